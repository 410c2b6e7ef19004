import type { AnyRecord, Core } from '@bip/contract'
import { DataTable } from '@bip/design-system'
import { useMemo } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { openedBy } from './opened.ts'
import { useListColumns } from './useListColumns.tsx'

type TreeTableProps = {
  core: Core
  /** Rows of a query that answers a tree, each with its `children`. */
  rows: readonly AnyRecord[]
}

/** Few rows are seen at once; of many the first level. */
const maxOpened = 200

const below = ({ children }: AnyRecord): readonly AnyRecord[] | undefined =>
  Array.isArray(children) && children.length > 0 ? children : undefined

const rowKey = ({ id }: AnyRecord): string => id
const isOffered = (): boolean => false

/** Every row of a tree, with those below. */
const allOf = (rows: readonly AnyRecord[]): AnyRecord[] => rows.flatMap((row) => [row, ...allOf(below(row) ?? [])])

/** What a query answered as rows below rows, in the columns of its list. */
export const TreeTable = ({ core, rows }: TreeTableProps) => {
  const host = useHost()
  const { say } = useText()
  const all = useMemo(() => allOf(rows), [rows])
  const columns = useListColumns(core, isOffered, all)
  const expansion = useMemo(() => {
    const keys = new Set(all.filter(below).map(rowKey))
    return { mode: 'some' as const, keys: all.length <= maxOpened ? keys : new Set<string>() }
  }, [all])
  const open = (row: AnyRecord): void => {
    const opened = openedBy(host, core, row)
    if (opened) host.openRecord(opened.core, opened.id)
  }
  return (
    <DataTable
      label={say(core.label)}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      tree={{ childrenOf: below }}
      defaultExpansion={expansion}
      onRowPress={core.computed?.opens ? open : undefined}
      hasCards
    />
  )
}
