import { routes } from 'virtual:process-routes'
import { type ProcessAddress, type ProcessTask, processPath } from '@bip/contract/workflow'

/** The page of a task: handled while it is open for the caller, else read-only. A process may have pages of its own, and a version of it another form. */
export function taskPath(task: ProcessAddress & Pick<ProcessTask, 'status'>): string {
  const { taskId, processInstanceId, businessId, status, processDefinitionKey, formUrl } = task
  const route = formUrl ? undefined : routes[processDefinitionKey]
  if (!route) return processPath(task, status === 'todo' ? 'todo' : 'done')
  return status === 'todo'
    ? `${route}/handle/${taskId}/${processInstanceId}/${businessId}`
    : `${route}/detail/${processInstanceId}/${businessId}`
}

/** The same page, in the menu below the entry that it was opened from. */
export const withParent = (path: string, entry: string | undefined): string =>
  entry ? `${path}${path.includes('?') ? '&' : '?'}parentMenuId=${encodeURIComponent(entry)}` : path
