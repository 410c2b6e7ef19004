import { type ListQuestion, type Page, questionToWire } from '@bip/contract'
import type { ProcessTask } from '@bip/contract/workflow'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'

/** One page of a list of tasks. Its key begins with the call's path, so that a push asks for it again. */
export function useTaskPage(path: string, question: ListQuestion) {
  const { language } = usePreferences()
  return useSWR<Page<ProcessTask>, Error>(
    [path, question, language],
    () => client.request<Page<ProcessTask>>({ method: 'GET', path, query: questionToWire(question), silent: true }),
    { keepPreviousData: true },
  )
}
