import type { AnyRecord, Core } from '@bip/contract'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

export const listKey = (core: Pick<Core, 'key'>, question: unknown) => ['list', core.key, question] as const
export const totalsKey = (core: Pick<Core, 'key'>, question: unknown) => ['totals', core.key, question] as const
export const recordKey = (core: Pick<Core, 'key'>, id: string) => ['record', core.key, id] as const
export const historyKey = (core: Pick<Core, 'key'>, id: string) => ['history', core.key, id] as const

export const commentsKey = (core: Pick<Core, 'key'>, id: string, pages: number) => ['comments', core.key, id, pages] as const

const ofRecord = ['record', 'history', 'comments']

/** What a key is about is gone: to ask for it again would be answered with an error. */
const isOfGone = (key: unknown, gone: readonly string[]): boolean =>
  Array.isArray(key) && ofRecord.includes(String(key[0])) && gone.includes(String(key[2]))

const isAbout = (key: unknown, core: Pick<Core, 'key'>): boolean => Array.isArray(key) && key[1] === core.key

type Changes = {
  /** Stands in for its record until the answer is there. */
  saved?: AnyRecord
  /** Ids of records that are there no more. */
  gone?: readonly string[]
}

/** Asks again for everything that is shown of a resource. */
export const useRefresh = (): ((core: Pick<Core, 'key'>, changes?: Changes) => Promise<unknown>) => {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (core, { saved, gone = [] } = {}) => {
      if (saved) await mutate(recordKey(core, saved.id), saved, { revalidate: false })
      return mutate((key) => isAbout(key, core) && !isOfGone(key, gone))
    },
    [mutate],
  )
}

/** Whether a key is of the comments of a record: a push says that they changed. */
export const isCommentsKey = (key: unknown, about: { resource: string; id: string }): boolean =>
  Array.isArray(key) && key[0] === 'comments' && key[1] === about.resource && key[2] === about.id
