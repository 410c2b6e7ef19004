import { type ProcessAddress, type ProcessTask, processPath } from '@bip/contract/workflow'
import { resourceEntries } from '../../app/resources.ts'

/** The page of a task: handled while it is open for the caller, else read-only. A process may have pages of its own. */
export function taskPath(task: ProcessAddress & Pick<ProcessTask, 'status'>): string {
  const { taskId, processInstanceId, businessId, status, processDefinitionKey } = task
  const route = resourceEntries.find(({ approval }) => approval?.processKey === processDefinitionKey)?.approval?.route
  if (!route) return processPath(task, status === 'todo' ? 'todo' : 'done')
  return status === 'todo'
    ? `${route}/handle/${taskId}/${processInstanceId}/${businessId}`
    : `${route}/detail/${processInstanceId}/${businessId}`
}
