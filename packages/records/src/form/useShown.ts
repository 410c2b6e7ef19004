import { type AnyRecord, type Field, targetOf } from '@bip/contract'
import { useWatch } from '@bip/design-system'
import useSWR from 'swr'
import { useApiByKey } from '../data/useApi.ts'

/** What a field shows of the record that the form names now: as it came with the stored record, else as a lookup answers. What is rolled up of others is as it was stored. */
export const useShown = (
  field: Field,
  name: string,
  fields: Readonly<Record<string, Field>>,
  record: Partial<AnyRecord>,
): unknown => {
  const [reference = '', of = ''] = field.from ?? []
  const id: unknown = useWatch({ name: reference })
  const referring = fields[reference]
  const to = (referring && targetOf(referring)) ?? ''
  const api = useApiByKey(to)
  const isStored = record[reference] === id
  const asked = !isStored && api && typeof id === 'string' && id !== '' ? ['along', to, id] : null
  const { data } = useSWR(asked, async () => (await api?.lookup([String(id)]))?.get(String(id)) ?? null)
  return isStored || !field.from ? record[name] : (data?.[of] ?? null)
}
