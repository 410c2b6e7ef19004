import { type Collected, collectCalls } from '@bip/contract'
import type { PickerChoice } from '@bip/pickers'
import { useMemo } from 'react'
import useSWR from 'swr'
import { useHost } from '../host/RecordsProvider.tsx'
import { quiet } from './useApi.ts'

const none: readonly PickerChoice[] = []

/** The records of a resource that the reader collected, newest first; none where nothing is collected, and until it is known. */
export function useFavourites(resource: string): readonly PickerChoice[] {
  const { client, hasCollection = false } = useHost()
  const { data } = useSWR<readonly Collected[], Error>(
    hasCollection ? collectCalls.view : null,
    (path: string) => quiet(client).request<Collected[]>({ path }),
    // Whoever changes it says so.
    { revalidateOnFocus: false, revalidateIfStale: false },
  )
  return useMemo(() => {
    const own = data?.filter((one) => one.resource === resource) ?? []
    return own.length === 0 ? none : own.map(({ recordId, title }) => ({ id: recordId, label: title }))
  }, [data, resource])
}
