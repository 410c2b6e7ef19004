import type { AnyRecord, Choice, Core, FilterValue, ListQuestion } from '@bip/contract'
import useSWR from 'swr'
import { useApi } from '../data/useApi.ts'
import { useList } from '../data/useList.ts'
import { mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'

/** A row of the dialog: a record, or no more than its name. */
export type PickerRow = AnyRecord | Choice

type Extras = Readonly<Record<string, string>>

/** The filters that say what the extras of a picker say. */
export const filtersOf = (extras: Extras = {}): Record<string, FilterValue> =>
  Object.fromEntries(
    Object.entries(extras).map(([name, value]) =>
      name.endsWith('_in') ? [name.slice(0, -3), { in: value.split(',') }] : [name, value],
    ),
  )

/** The page that a picker shows: of the list for who may see the records, else at most twenty names. */
export const usePickerPage = (core: Core, question: ListQuestion, extras: Extras | undefined) => {
  const host = useHost()
  const api = useApi(core)
  const mayView = mayUse(host, core, 'view')
  const list = useList(core, question, mayView)
  const { search = '' } = question
  const names = useSWR(
    mayView ? null : ['choices', core.key, search, JSON.stringify(extras)],
    () => api.choices(search, extras && { ...extras }),
    { keepPreviousData: true },
  )
  const rows: readonly PickerRow[] | undefined = mayView ? list.page?.records : names.data
  return {
    mayView,
    page: rows && { rows, total: mayView ? (list.page?.total ?? 0) : rows.length },
    isLoading: mayView ? list.isValidating : names.isValidating,
    error: mayView ? list.error : names.error,
    retry: () => (mayView ? list.refresh() : void names.mutate()),
  }
}
