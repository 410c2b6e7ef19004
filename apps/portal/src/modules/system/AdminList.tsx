import type { Page } from '@bip/contract'
import {
  type DataColumn,
  DataList,
  type DataListFilter,
  type DataSelection,
  Empty,
  PageHeader,
  useLocale,
} from '@bip/design-system'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useAuth } from '../../app/auth.tsx'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { useTabLabel } from '../../shell/tabContext.ts'
import { pagingOf, useAsked, usePaged } from './adminCalls.ts'

export type AdminListProps<T extends { id: string }, P extends Page<T> = Page<T>> = {
  title: string
  /** The call that answers a page. */
  path: string
  /** What the list asks beside page, size and search. */
  query?: Readonly<Record<string, string>>
  columns: readonly DataColumn<T>[]
  /** What is searched. */
  hint: string
  empty: { title: string; description?: string; icon: ReactNode }
  actions?: ReactNode
  conditions?: readonly DataListFilter[]
  onClear?: () => void
  onRowPress?: (row: T) => void
  rowActions?: (row: T) => ReactNode
  /** What is done with chosen rows; see `useChosen`. */
  chosen?: Chosen<T>
  /** Rows become cards where there is little room. Default false. */
  hasCards?: boolean
  /** Stands above the rows, such as a warning. */
  note?: (page: P) => ReactNode
}

type Chosen<T> = {
  selection: DataSelection
  onChange: (selection: DataSelection) => void
  clear: () => void
  /** Buttons for the rows. */
  actions: (rows: readonly T[]) => ReactNode
}

const nothingChosen: DataSelection = { mode: 'some', keys: new Set() }

/** Rows of a list that are chosen for `actions`; nothing can be chosen where that is not offered. */
export function useChosen<T>(isOffered: boolean, actions: Chosen<T>['actions']) {
  const [selection, onChange] = useState(nothingChosen)
  const clear = useCallback(() => onChange(nothingChosen), [])
  return { clear, chosen: isOffered ? { selection, onChange, clear, actions } : undefined }
}

const rowKey = ({ id }: { id: string }): string => id

/** A list that the server pages and searches, for what is no record of a resource. Its question lives in the address. */
export const AdminList = <T extends { id: string }, P extends Page<T> = Page<T>>(props: AdminListProps<T, P>) => {
  const {
    title,
    path,
    query,
    columns,
    hint,
    empty,
    actions,
    conditions,
    onClear,
    onRowPress,
    rowActions,
    chosen,
    note,
    hasCards,
  } = props
  const { asked, ask } = useAsked()
  const { data, error, isLoading, isValidating, mutate } = usePaged<T, P>(path, { ...query, ...asked })
  useTabLabel(title)
  const hasFailed = error !== undefined && data === undefined
  const rows = data?.records ?? []
  const keys = chosen?.selection.mode === 'some' ? chosen.selection.keys : new Set<string>()
  const marked = rows.filter(({ id }) => keys.has(id))
  const clear = (): void => {
    ask({ q: undefined })
    onClear?.()
  }
  return (
    <DataList
      label={title}
      head={
        <>
          <PageHeader title={title} count={data?.total} actions={actions} />
          {data && note?.(data)}
        </>
      }
      search={{ value: asked.search, placeholder: hint, onSearch: (q) => ask({ q }) }}
      conditions={conditions}
      onClear={asked.search || onClear ? clear : undefined}
      selectionBar={
        chosen && { count: marked.length, total: marked.length, onClear: chosen.clear, actions: chosen.actions(marked) }
      }
      table={{
        columns,
        rows,
        rowKey,
        isServed: true,
        hasColumnMenu: false,
        hasCards,
        ...(chosen && { selectionMode: 'multiple', selection: chosen.selection, onSelectionChange: chosen.onChange }),
        isLoading: isLoading || isValidating,
        onRowPress,
        rowActions,
        emptyState: data && <Empty {...empty} />,
        errorState: hasFailed ? <LoadFailed error={error} onRetry={() => void mutate()} /> : undefined,
      }}
      paging={pagingOf(data, ask)}
    />
  )
}

/** Columns of such lists come sorted by the server. */
export const asServed = { isSortable: false, isFilterable: false } as const

/** A column that shows an instant where the tenant is. */
export function useTimeColumn<T>(key: string, header: string, width = 170): DataColumn<T> {
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  return useMemo(
    () => ({
      ...asServed,
      key,
      header,
      width,
      cell: { text: (value) => (value ? formatDateTime(String(value), { timeZone, seconds: true }) : '') },
    }),
    [key, header, width, formatDateTime, timeZone],
  )
}
