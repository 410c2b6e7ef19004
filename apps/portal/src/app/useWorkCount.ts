import type { TopMessages } from '@bip/contract'
import { type WorkCount, workflowCalls } from '@bip/contract/workflow'
import useSWR from 'swr'
import { client } from './client.ts'

export const topMessagesPath = '/blade-message/message/my/topList'

/** Keys of everything that a push may have changed: the server is asked again, for the push is only the hint. */
export const isWorkKey = (key: unknown): boolean =>
  Array.isArray(key) &&
  typeof key[0] === 'string' &&
  (key[0].startsWith('/blade-workflow/') || key[0].startsWith('/blade-message/'))

const quiet = { keepPreviousData: true, revalidateOnFocus: true }

/** Open processes and tasks of the caller: the workbench's badge. */
export function useWorkCount() {
  return useSWR<WorkCount, Error>(
    [workflowCalls.workCount],
    ([path]: [string]) => client.request<WorkCount>({ method: 'GET', path, silent: true }),
    quiet,
  )
}

/** The newest messages and how many are unread. */
export function useTopMessages() {
  return useSWR<TopMessages, Error>(
    [topMessagesPath],
    ([path]: [string]) => client.request<TopMessages>({ method: 'GET', path, silent: true }),
    quiet,
  )
}
