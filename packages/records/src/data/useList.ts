import type { AnyRecord, Core, ListQuestion, Page } from '@bip/contract'
import useSWR from 'swr'
import { listKey } from './refresh.ts'
import { useApi } from './useApi.ts'

export type ListAnswer = {
  page: Page<AnyRecord> | undefined
  /** When the shown page was answered, ms since 1970. */
  answeredAt: number | undefined
  /** The first answer is on its way. */
  isLoading: boolean
  /** Any answer is on its way. */
  isValidating: boolean
  error: unknown
  refresh: () => void
}

type Options = {
  /** Asked again by itself, ms. Default not. */
  refreshInterval?: number
}

/** One page of a resource; the page before stays until the next one is there. Nothing is asked where `isReady` is false. */
export const useList = (core: Core, question: ListQuestion, isReady = true, { refreshInterval }: Options = {}): ListAnswer => {
  const api = useApi(core)
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    isReady ? listKey(core, question) : null,
    async () => ({ page: await api.list(question), at: Date.now() }),
    { keepPreviousData: true, refreshInterval },
  )
  return {
    page: data?.page,
    answeredAt: data?.at,
    isLoading: isLoading && data === undefined,
    isValidating,
    error,
    refresh: () => void mutate(),
  }
}
