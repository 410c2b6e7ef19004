import { type Page, questionToWire } from '@bip/contract'
import { type ProcessTask, workflowCalls } from '@bip/contract/workflow'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { taskPath } from './taskPath.ts'

/** As many as one clears in a sitting. */
const size = 100

/** The tasks before and after one in the list of what waits for the reader, as addresses; absent at its ends. */
export function useNeighbours(taskId: string): { previous?: string; next?: string } {
  const { data } = useSWR<Page<ProcessTask>, Error>(taskId ? [workflowCalls.todoList, 'neighbours'] : null, () =>
    client.request<Page<ProcessTask>>({
      path: workflowCalls.todoList,
      query: questionToWire({ current: 1, size }),
      silent: true,
    }),
  )
  const tasks = data?.records ?? []
  const at = tasks.findIndex((task) => task.taskId === taskId)
  if (at < 0) return {}
  const [previous, next] = [tasks[at - 1], tasks[at + 1]]
  return { ...(previous && { previous: taskPath(previous) }), ...(next && { next: taskPath(next) }) }
}
