import { routes } from 'virtual:process-routes'
import { type ProcessAddress, type ProcessTask, processPath } from '@bip/contract/workflow'

/** The page of a task: handled while it is open for the caller, else read-only. A process may have pages of its own. */
export function taskPath(task: ProcessAddress & Pick<ProcessTask, 'status'>): string {
  const { taskId, processInstanceId, businessId, status, processDefinitionKey } = task
  const route = routes[processDefinitionKey]
  if (!route) return processPath(task, status === 'todo' ? 'todo' : 'done')
  return status === 'todo'
    ? `${route}/handle/${taskId}/${processInstanceId}/${businessId}`
    : `${route}/detail/${processInstanceId}/${businessId}`
}
