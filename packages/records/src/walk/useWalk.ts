import type { AnyRecord, Core, ListQuestion, Page } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { useState } from 'react'
import useSWR from 'swr'
import { reasonOf } from '../data/errors.ts'
import { listKey } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { keepQuestion, lastQuestion } from './lastQuestion.ts'

export type Walk = {
  /** Its place in the list, from 1, and how many the list has. */
  at: number
  total: number
  isEstimated: boolean
  previous?: () => void
  next?: () => void
}

/** Where a record stands in the list that was open last, and the ways to its neighbours, also on other pages; undefined where it is not in it. */
export function useWalk(core: Core, id: string, onGo: (id: string) => void): Walk | undefined {
  const host = useHost()
  const api = useApi(core)
  const toast = useToast()
  const [question] = useState(() => lastQuestion(host, core))
  const [isGoing, setGoing] = useState(false)
  // The list itself asked for this page; its answer is there still.
  const { data } = useSWR(
    question ? listKey(core, question) : null,
    async () => ({ page: await api.list(question), at: Date.now() }),
    { revalidateIfStale: false, revalidateOnFocus: false },
  )
  const page = data?.page
  const index = page?.records.findIndex((record) => record.id === id) ?? -1
  if (!question || !page || index < 0) return undefined

  const turn = async (current: number, which: (page: Page<AnyRecord>) => AnyRecord | undefined): Promise<void> => {
    setGoing(true)
    try {
      const asked: ListQuestion = { ...question, current }
      const record = which(await api.list(asked))
      if (!record) return
      keepQuestion(host, core, asked)
      onGo(record.id)
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setGoing(false)
    }
  }
  const neighbour = (by: 1 | -1): (() => void) | undefined => {
    if (isGoing) return undefined
    const record = page.records[index + by]
    if (record) return () => onGo(record.id)
    if (by < 0) return page.current > 1 ? () => void turn(page.current - 1, ({ records }) => records.at(-1)) : undefined
    return page.current * page.size < page.total ? () => void turn(page.current + 1, ({ records }) => records[0]) : undefined
  }
  return {
    at: (page.current - 1) * page.size + index + 1,
    total: page.total,
    isEstimated: page.estimated === true,
    previous: neighbour(-1),
    next: neighbour(1),
  }
}
