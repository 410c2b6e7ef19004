import type { ProcessTask } from '@bip/contract/workflow'
import { type ReactNode, useRef, useState } from 'react'
import { Enclosing } from './Enclosing.tsx'
import { isAnyEnclosed, nothingEnclosed, sentEnclosed } from './enclosed.ts'
import { EnclosingForm } from './task.styles.ts'

/** What goes along with a decision on a task; `gather` answers null while a file is still on its way. */
export const useEnclosing = (
  process: ProcessTask,
  isOpen: boolean,
): { element: ReactNode; isDirty: boolean; gather: () => Record<string, unknown> | null } => {
  const [enclosed, setEnclosed] = useState(nothingEnclosed)
  const form = useRef<HTMLFormElement>(null)
  // Whoever was only asked for an opinion decides nothing that could go along.
  const isDecided = isOpen && !process.ownerName
  const has = {
    copies: isDecided && !process.hideCopy,
    next: isDecided && process.needsAssignee === true,
    files: isDecided && !process.hideAttachment,
  }
  const element = (has.copies || has.next || has.files) && (
    <EnclosingForm ref={form} onSubmit={(event) => event.preventDefault()}>
      <Enclosing value={enclosed} onChange={setEnclosed} has={has} />
    </EnclosingForm>
  )
  return {
    element,
    isDirty: isAnyEnclosed(enclosed),
    // A file input with a file on its way is not valid.
    gather: () => (form.current?.checkValidity() === false ? null : sentEnclosed(enclosed)),
  }
}
