import type { AnyRecord, Core } from '@bip/contract'
import useSWR from 'swr'
import { recordKey } from './refresh.ts'
import { useApi } from './useApi.ts'

/** One record as stored; nothing is asked without an id. */
export const useRecord = (core: Core, id: string | undefined) => {
  const api = useApi(core)
  const { data, error, isLoading, mutate } = useSWR<AnyRecord>(id === undefined ? null : recordKey(core, id), () =>
    api.detail(id ?? ''),
  )
  return { record: data, error, isLoading, retry: () => void mutate() }
}
