import { type Core, type ListGroup, type ListQuestion, normaliseQuestion } from '@bip/contract'
import type { DataSelection } from '@bip/design-system'
import { useState } from 'react'
import useSWR from 'swr'
import { listKey } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { type GroupedRow, groupRow, rowsBelow } from './groupedRow.ts'
import { groupFilter } from './groupFilter.ts'

/** Records that are shown below a group; who wants the others opens them as a list. */
const maxRecords = 50

type Below = readonly GroupedRow[] | 'failed'

type Options = { core: Core; asked: ListQuestion; by: string; groups: readonly ListGroup[] }

/** Which groups are unfolded, and the lines below them, fetched when they are. */
export const useOpenGroups = ({ core, asked, by, groups }: Options) => {
  const api = useApi(core)
  const [expansion, setExpansion] = useState<DataSelection>({ mode: 'some', keys: new Set() })
  const isOpen = (key: string): boolean => (expansion.mode === 'some' ? expansion.keys.has(key) : !expansion.except.has(key))
  const opened = groups.filter((group) => isOpen(groupRow(group).key))
  const fetchBelow = async (group: ListGroup): Promise<Below> => {
    const filter = groupFilter(core, by, group)
    if (filter === undefined) return []
    const filters = { ...asked.filters, [by]: filter }
    try {
      const page = await api.list(normaliseQuestion({ ...asked, group: undefined, current: 1, size: maxRecords, filters }))
      return rowsBelow(group, page.records, page.total)
    } catch {
      return 'failed'
    }
  }
  const { data, mutate } = useSWR(
    opened.length > 0 ? listKey(core, ['opened', by, asked, opened.map(({ value }) => value)]) : null,
    async () => new Map(await Promise.all(opened.map(async (group) => [groupRow(group).key, await fetchBelow(group)] as const))),
    { keepPreviousData: true },
  )
  return {
    expansion,
    setExpansion,
    toggle: (key: string): void => {
      const keys = new Set(opened.map((group) => groupRow(group).key))
      if (!keys.delete(key)) keys.add(key)
      setExpansion({ mode: 'some', keys })
    },
    tree: {
      childrenOf: (row: GroupedRow): Below | 'unknown' | undefined => {
        if (row.kind !== 'group' || groupFilter(core, by, row.group) === undefined) return undefined
        return data?.get(row.key) ?? 'unknown'
      },
      onRetry: () => void mutate(),
    },
  }
}
