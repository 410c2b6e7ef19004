import type { AnyRecord, Core } from '@bip/contract'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

export const listKey = (core: Pick<Core, 'key'>, question: unknown) => ['list', core.key, question] as const
export const totalsKey = (core: Pick<Core, 'key'>, question: unknown) => ['totals', core.key, question] as const
export const recordKey = (core: Pick<Core, 'key'>, id: string) => ['record', core.key, id] as const
export const historyKey = (core: Pick<Core, 'key'>, id: string) => ['history', core.key, id] as const

const isAbout = (key: unknown, core: Pick<Core, 'key'>): boolean => Array.isArray(key) && key[1] === core.key

/** Asks again for everything that is shown of a resource; `saved` stands in for its record until the answer is there. */
export const useRefresh = (): ((core: Pick<Core, 'key'>, saved?: AnyRecord) => Promise<unknown>) => {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (core, saved) => {
      if (saved) await mutate(recordKey(core, saved.id), saved, { revalidate: false })
      return mutate((key) => isAbout(key, core))
    },
    [mutate],
  )
}
