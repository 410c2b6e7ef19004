import { type ProcessTask, workflowCalls } from '@bip/contract/workflow'
import { useConfirm, useToast } from '@bip/design-system'
import { useNavigate } from 'react-router-dom'
import { client } from '../../app/client.ts'
import { useText } from '../../app/useText.ts'
import { taskPath } from './taskPath.ts'
import { useWorkChanged } from './useWorkChanged.ts'

/** Takes a task that waits for one of several, once the caller has said so, and opens it to be decided. */
export function useClaiming(): (task: ProcessTask) => Promise<void> {
  const { t } = useText()
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const workChanged = useWorkChanged()
  return async (task) => {
    const isWanted = await confirm({
      title: t('work.claimTitle'),
      message: t('work.claimHint'),
      confirmLabel: t('work.claimIt'),
    })
    if (!isWanted) return
    try {
      await client.request({ method: 'POST', path: workflowCalls.claimTask, body: { taskId: task.taskId }, silent: true })
      navigate(taskPath({ ...task, status: 'todo' }))
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    }
    workChanged(task.processDefinitionKey)
  }
}
