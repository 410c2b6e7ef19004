import type { Core } from '@bip/contract'
import type { ProcessDetail } from '@bip/contract/workflow'
import type { UseFormReturn } from '@bip/design-system'
import { useHost } from '@bip/records'
import { sentValues, type Values } from '@bip/records/parts'
import { useKeptDraft } from '../drafts/useKeptDraft.ts'
import { isWritable } from './taskCore.ts'
import type { TaskComment } from './useComment.ts'

type TaskDraftOptions = {
  /** The resource as the task sees it. */
  seen: Core
  form: UseFormReturn<Values>
  comment: TaskComment
  onSaved: (() => void) | undefined
}

/** The words beside the form stand in the draft under a name that no field has. */
const commentKey = '_comment'

/** Keeps what a task's form holds for another day; undefined where the task has nothing to fill in, or the reader may keep no drafts. */
export function useTaskDraft(
  { process }: ProcessDetail,
  { seen, form, comment, onSaved }: TaskDraftOptions,
): (() => Promise<void>) | undefined {
  const { permissions } = useHost()
  const isOn = onSaved !== undefined && process.status === 'todo' && isWritable(seen) && permissions.has('wf_process_draft')
  const { processDefinitionId: processKey, taskId, formKey } = process
  const kept = useKeptDraft({ processKey, formKey, taskId, isOn }, ({ [commentKey]: words, ...values }) => {
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true })
    if (typeof words === 'string') comment.change(words)
  })
  if (!isOn) return undefined
  return async () => {
    const values = () => ({ ...sentValues(seen, form.getValues(), true), [commentKey]: comment.value })
    if ((await kept.askToSave(values)) !== 'saved') return
    form.reset(form.getValues())
    comment.change('')
    onSaved?.()
  }
}
