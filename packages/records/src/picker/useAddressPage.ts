import type { AnyRecord, Choice, Page } from '@bip/contract'
import { between, missingSearch, type Picker, type SearchValues, searchToWire } from '@bip/contract/pickers'
import type { PickerQuestion } from '@bip/pickers/dialog'
import useSWR from 'swr'
import { quiet } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useThrottled } from '../search/useThrottled.ts'
import type { PickerRow } from './usePickerPage.ts'

type Sent = Readonly<Record<string, unknown>>

/** The parameters of a picker's own address; null while something that must be said is not. */
const wireOf = (
  { asks = {}, search = [] }: Picker,
  question: PickerQuestion,
  values: SearchValues,
  extras: Readonly<Record<string, string>> = {},
): string | null => {
  if (missingSearch(search, values)) return null
  const { current = 'current', size = 'size', search: quick, wildcard, always } = asks
  const text = between(question.search, wildcard)
  return JSON.stringify({
    ...extras,
    ...always,
    ...searchToWire(search, values),
    ...(quick && text && { [quick]: text }),
    [current]: String(question.current),
    [size]: String(question.size),
  })
}

/** A row as the resource would name its fields: what the address calls otherwise stands under both names. */
const rowOf = ({ columns, rowKey, defaultLabel }: Picker, sent: Sent): PickerRow => {
  const renamed = columns.filter(({ prop, field }) => prop !== field && sent[prop] !== undefined && sent[prop] !== null)
  const fields: Record<string, unknown> = { ...sent }
  const labels: Record<string, string> = { ...(sent._labels as Record<string, string> | undefined) } // as every record carries it
  for (const { prop, field } of renamed) {
    if (field in sent) labels[field] = String(sent[prop])
    else fields[field] = sent[prop]
  }
  const id = String(sent.id ?? sent[rowKey] ?? '')
  return { ...fields, _labels: labels, id, label: String(fields[defaultLabel] ?? sent.label ?? id) } as AnyRecord & Choice // what the address sent, completed
}

/** The page of a picker that has an address of its own, asked by the names that it has there. */
export const useAddressPage = (
  picker: Picker,
  question: PickerQuestion,
  values: SearchValues,
  extras: Readonly<Record<string, string>> | undefined,
) => {
  const { client } = useHost()
  const wanted = wireOf(picker, question, values, extras)
  const asked = useThrottled(wanted, picker.asks?.throttleMs ?? 0)
  const { data, error, isValidating, mutate } = useSWR(
    asked === null || wanted === null ? null : ['picker', picker.listUrl, asked],
    () =>
      quiet(client).request<Page<Sent> | readonly Sent[]>({
        path: picker.listUrl,
        query: JSON.parse(asked ?? '{}') as Record<string, string>, // written by `wireOf`
        isRead: true,
      }),
    { keepPreviousData: true },
  )
  const sent = data && ('records' in data ? data.records : data)
  return {
    page: sent &&
      wanted !== null && {
        rows: sent.map((row) => rowOf(picker, row)),
        total: data && 'records' in data ? data.total : sent.length,
      },
    isLoading: isValidating || asked !== wanted,
    error,
    retry: () => void mutate(),
  }
}
