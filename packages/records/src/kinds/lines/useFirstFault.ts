import { type DataTableHandle, type RowOutcome, useFormState } from '@bip/design-system'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { LineRow } from './lineRows.ts'

type Setup = {
  root: RefObject<HTMLElement | null>
  table: RefObject<DataTableHandle<LineRow> | null>
  wrong: readonly RowOutcome[]
}

/** Leads to the first cell in which something is wrong: after a submit that ended here, and when it is asked for. */
export const useFirstFault = ({ root, table, wrong }: Setup): (() => void) => {
  const go = (): void => {
    const [first] = wrong
    if (first) table.current?.focusRow(first.key, first.column)
  }
  const goIfHere = useEffectEvent(() => {
    if (root.current?.contains(document.activeElement)) go()
  })
  const { submitCount } = useFormState()
  useEffect(() => {
    // The form has just led the focus to its first error; within the lines it goes on to the very cell.
    if (submitCount > 0) setTimeout(() => goIfHere(), 0)
  }, [submitCount])
  return go
}
