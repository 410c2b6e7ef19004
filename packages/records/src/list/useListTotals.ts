import { type AnyRecord, type Core, type ListQuestion, summedFields } from '@bip/contract'
import type { DataListProps } from '@bip/design-system'
import useSWR from 'swr'
import { totalsKey } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { useText } from '../host/useText.ts'

type TotalsOfTable = Pick<DataListProps<AnyRecord>['table'], 'hasTotals' | 'totals' | 'totalsLabel'>

const none = {}

/** The foot of a list: sums over all that match, asked for once for all pages, and only while a column that has one is shown. */
export const useListTotals = (
  core: Core,
  { search, filters }: ListQuestion,
  shown: readonly string[],
): { foot: TotalsOfTable; refresh: () => void } => {
  const api = useApi(core)
  const { t } = useText()
  const isAsked = summedFields(core).some(({ key }) => shown.includes(key))
  const asked = { search, filters }
  const { data, isLoading, mutate } = useSWR(isAsked ? totalsKey(core, asked) : null, () => api.totals(asked), {
    keepPreviousData: true,
  })
  const refresh = (): void => void mutate()
  // A gateway that does not sum, or could not, has a list without a foot.
  if (!isAsked || data === undefined) return { foot: none, refresh }
  const label = data === null ? 'list.totalTooMany' : 'list.total'
  return { foot: { hasTotals: true, totals: isLoading ? none : (data ?? none), totalsLabel: t(label) }, refresh }
}
