import { leave } from '@bip/contract/resources'
import type { ProcessTask } from '@bip/contract/workflow'

/** The page of a task: handled while it is open for the caller, else read-only. */
export function taskPath(task: Pick<ProcessTask, 'taskId' | 'processInstanceId' | 'businessId' | 'status'>): string {
  const route = leave.approval?.route ?? ''
  return task.status === 'todo'
    ? `${route}/handle/${task.taskId}/${task.processInstanceId}/${task.businessId}`
    : `${route}/detail/${task.processInstanceId}/${task.businessId}`
}
