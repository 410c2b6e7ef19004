import { type Page, questionToWire } from '@bip/contract'
import { type ProcessTask, workflowCalls } from '@bip/contract/workflow'
import { useRef } from 'react'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { taskPath } from './taskPath.ts'

type Neighbours = { previous?: string; next?: string }

/** As many as one clears in a sitting. */
const size = 100

/** The tasks before and after one in the list of what waits for the reader, as addresses; absent at its ends. */
export function useNeighbours(taskId: string): Neighbours {
  const { data } = useSWR<Page<ProcessTask>, Error>(taskId ? [workflowCalls.todoList, 'neighbours'] : null, () =>
    client.request<Page<ProcessTask>>({
      path: workflowCalls.todoList,
      query: questionToWire({ current: 1, size }),
      silent: true,
    }),
  )
  // The list is read anew as soon as a task is decided, and no longer has it; what stood beside it is still where one goes on.
  const known = useRef<{ taskId: string; beside: Neighbours } | null>(null)
  const tasks = data?.records ?? []
  const at = tasks.findIndex((task) => task.taskId === taskId)
  if (at >= 0) {
    const [previous, next] = [tasks[at - 1], tasks[at + 1]]
    known.current = {
      taskId,
      beside: { ...(previous && { previous: taskPath(previous) }), ...(next && { next: taskPath(next) }) },
    }
  }
  return known.current?.taskId === taskId ? known.current.beside : {}
}
