import { type AnyRecord, type Collected, type Core, collectCalls } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { useCallback, useMemo } from 'react'
import useSWR from 'swr'
import { useHost } from '../host/RecordsProvider.tsx'
import { reasonOf } from './errors.ts'
import { quiet } from './useApi.ts'

/** What the reader collected, as far as pages of records need to know it. */
export type Collection = {
  has: (core: Pick<Core, 'key'>, record: Pick<AnyRecord, 'id'>) => boolean
  /** Puts a record there, or takes it away; a refusal is told. */
  toggle: (core: Pick<Core, 'key'>, record: Pick<AnyRecord, 'id'>) => Promise<void>
}

const keyOf = (resource: string, id: string): string => `${resource} ${id}`

/** The reader's collection; undefined where nothing is collected, until it is known, and for records without a page. */
export function useCollection(core: Core): Collection | undefined {
  const { client, hasCollection = false } = useHost()
  const toast = useToast()
  const isOffered = hasCollection && core.calls.detail !== undefined
  const { data, mutate } = useSWR<readonly Collected[], Error>(
    isOffered ? collectCalls.view : null,
    (path: string) => quiet(client).request<Collected[]>({ path }),
    // Who changes it says so; lists and pages that open need not ask again.
    { revalidateOnFocus: false, revalidateIfStale: false },
  )
  const keys = useMemo(() => data && new Set(data.map(({ resource, recordId }) => keyOf(resource, recordId))), [data])
  const has = useCallback<Collection['has']>(({ key }, { id }) => keys?.has(keyOf(key, id)) ?? false, [keys])
  const toggle = useCallback<Collection['toggle']>(
    async ({ key }, { id }) => {
      const path = keys?.has(keyOf(key, id)) ? collectCalls.remove : collectCalls.add
      try {
        await quiet(client).request({ method: 'POST', path, body: { resource: key, recordId: id } })
        await mutate()
      } catch (error) {
        toast.error(reasonOf(error))
      }
    },
    [client, keys, mutate, toast],
  )
  return useMemo(() => (isOffered && keys ? { has, toggle } : undefined), [isOffered, keys, has, toggle])
}
