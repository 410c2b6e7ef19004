import { type AnyRecord, type Core, type FilterValue, type ListGroup, type ListQuestion, summedFields } from '@bip/contract'
import type { DataColumn, DataListProps } from '@bip/design-system'
import { type ReactNode, useMemo } from 'react'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { csvOf } from '../transfer/csvOf.ts'
import { saveFile } from '../transfer/saveFile.ts'
import { type GroupedRow, groupRow } from './groupedRow.ts'
import { groupFilter } from './groupFilter.ts'
import { useGroupColumns } from './useGroupColumns.tsx'
import { useGroups } from './useGroups.ts'
import { useOpenGroups } from './useOpenGroups.ts'

export type GroupTableOptions = {
  core: Core
  asked: ListQuestion
  by: string
  /** The columns of the list, in which records stand below their group. */
  columns: readonly DataColumn<AnyRecord>[]
  /** Asks for all records of a group. */
  onOpen: (by: string, filter: FilterValue) => void
  /** Opens a record; without it they lead nowhere. */
  onRecord?: (record: AnyRecord) => void
  rowActions?: (record: AnyRecord) => ReactNode
}

/** The groups of a list as a table: what they are, how many records they have and what those sum up to; unfolded, their records below them. */
export function useGroupTable({ core, asked, by, columns: listed, onOpen, onRecord, rowActions }: GroupTableOptions) {
  const { t, say } = useText()
  const { answer, error, isLoading } = useGroups(core, asked, by)
  const groups = answer?.groups ?? noGroups
  const rows = useMemo(() => groups.map(groupRow), [groups])
  const { expansion, setExpansion, toggle, tree } = useOpenGroups({ core, asked, by, groups })
  const field = fieldOf(core, by)
  const header = field ? say(field.label) : by
  const named = ({ label }: ListGroup): string => label || t('value.empty')
  const columns = useGroupColumns({ core, by, listed, header })
  const press = (row: GroupedRow): void => {
    if (row.kind === 'record') {
      onRecord?.(row.record)
      return
    }
    const filter = groupFilter(core, by, row.group)
    if (filter === undefined) return
    if (row.kind === 'group') toggle(row.key)
    else onOpen(by, filter)
  }
  const table: DataListProps<GroupedRow>['table'] = {
    columns,
    rows,
    rowKey: ({ key }) => key,
    tree,
    expansion,
    onExpansionChange: setExpansion,
    onRowPress: press,
    rowActions: rowActions && ((row) => (row.kind === 'record' ? rowActions(row.record) : null)),
    isServed: true,
    isLoading,
  }
  const save = (): void => {
    const sums = summedFields(core)
    const lines = groups.map((group) => [named(group), String(group.count), ...sums.map(({ key }) => group.sums[key] ?? '')])
    const headOf = (key: string): string => columns.find((column) => column.key === key)?.header ?? key
    const heads = [header, t('group.count'), ...sums.map(({ key }) => headOf(key))]
    saveFile(new Blob([csvOf([heads, ...lines])], { type: 'text/csv' }), `${say(core.label)} - ${header}.csv`)
  }
  return {
    table,
    isCut: answer?.isCut === true,
    error,
    save,
    total: answer && !answer.isCut ? groups.reduce((sum, { count }) => sum + count, 0) : undefined,
  }
}

const noGroups: readonly ListGroup[] = []
