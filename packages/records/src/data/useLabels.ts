import useSWR from 'swr'
import { useText } from '../host/useText.ts'
import { useApiByKey } from './useApi.ts'

/** The names of records of another resource by id, asked for in one batch; empty until they are there. */
export const useLabels = (resource: string, ids: readonly string[]): ReadonlyMap<string, string> => {
  const api = useApiByKey(resource)
  const { data } = useSWR(
    api && ids.length > 0 ? ['labels', resource, ...ids] : null,
    async () => new Map([...((await api?.lookup(ids)) ?? [])].map(([id, { label }]) => [id, label])),
    { dedupingInterval: 60_000, revalidateOnFocus: false },
  )
  return data ?? none
}

const none: ReadonlyMap<string, string> = new Map()

/** Where the name of a record is kept. */
export const labelKey = (resource: string, id: string) => ['label', resource, id] as const

/** The name of one record: what the gateway sent with it, else what a batched lookup answers. '' for no id. */
export const useLabel = (resource: string, id: string, sent: string | undefined): string => {
  const { t } = useText()
  const api = useApiByKey(resource)
  const { data, error } = useSWR(
    api && id !== '' && sent === undefined ? labelKey(resource, id) : null,
    async () => (await api?.lookup([id]))?.get(id)?.label ?? null,
    { dedupingInterval: 60_000, revalidateOnFocus: false },
  )
  if (id === '') return ''
  if (sent !== undefined) return sent
  if (error) return id
  return data === null ? t('value.unknown') : (data ?? '…')
}
