import { type AnyRecord, type Core, summedFields } from '@bip/contract'
import { type CellContext, type DataColumn, useLocale } from '@bip/design-system'
import { useMemo } from 'react'
import { decimalText, useFigures } from '../fields/useFigures.ts'
import { useText } from '../host/useText.ts'
import type { GroupedRow } from './groupedRow.ts'
import { AllRecords, GroupName } from './groups.styles.ts'

type Column = DataColumn<AnyRecord>

type Options = {
  core: Core
  by: string
  /** The columns of the list. */
  listed: readonly Column[]
  /** The name of the field by which the list is grouped. */
  header: string
}

/** px that the names of groups and records have at first. */
const nameWidth = 280

const plain = { isSortable: false, isFilterable: false } as const

const drawn = (column: Column, context: CellContext<GroupedRow>, record: AnyRecord) =>
  column.cell?.render?.({ ...context, row: record, text: column.cell.text?.(undefined, record, column) ?? '', column })

/** A column of the list that shows records as it does there, and of groups what they sum up to. */
const recordColumn = (column: Column, sumOf: (row: GroupedRow) => string): DataColumn<GroupedRow> => {
  const { cell } = column
  return {
    ...plain,
    key: column.key,
    header: column.header,
    type: column.type,
    align: column.align,
    width: column.width,
    wholeWidth: column.wholeWidth,
    minWidth: column.minWidth,
    value: () => null,
    cell: {
      text: (_, row) => (row.kind === 'record' ? (cell?.text?.(undefined, row.record, column) ?? '') : sumOf(row)),
      render:
        cell?.render &&
        ((context) => (context.row.kind === 'record' ? drawn(column, context, context.row.record) : context.text)),
    },
  }
}

/** The columns of a grouped list: what groups and records are called, how many there are, then those of the list. */
export const useGroupColumns = ({ core, by, listed, header }: Options): DataColumn<GroupedRow>[] => {
  const { t } = useText()
  const { formatNumber } = useLocale()
  const figures = useFigures()
  return useMemo(() => {
    const title = listed.find(({ pin }) => pin === 'start') ?? listed.find(({ key }) => key === core.display) ?? listed[0]
    const summed = new Set(summedFields(core).map(({ key }) => key))
    const nameOf = (row: GroupedRow): string => {
      if (row.kind === 'group') return row.group.label || t('value.empty')
      if (row.kind === 'all') return t('group.all', { count: formatNumber(row.count) })
      return title?.cell?.text?.(undefined, row.record, title) ?? row.record.id
    }
    const sumOf = (row: GroupedRow, key: string): string => {
      const sum = row.kind === 'group' && summed.has(key) ? (decimalText(row.group.sums[key]) ?? '') : ''
      return sum === '' ? '' : figures(sum, 2)
    }
    return [
      {
        ...plain,
        key: 'label',
        header,
        width: nameWidth,
        pin: 'start',
        value: nameOf,
        cell: {
          text: (_, row) => nameOf(row),
          render: (context) => {
            const { row, text } = context
            if (row.kind === 'group') return <GroupName>{text}</GroupName>
            if (row.kind === 'all') return <AllRecords>{text}</AllRecords>
            return (title && drawn(title, context, row.record)) ?? text
          },
        },
      },
      {
        ...plain,
        key: 'count',
        header: t('group.count'),
        width: 90,
        type: 'decimal',
        value: (row) => (row.kind === 'group' ? String(row.group.count) : null),
        cell: { text: (_, row) => (row.kind === 'group' ? formatNumber(row.group.count) : '') },
      },
      // What all of a group share is its name.
      ...listed
        .filter((column) => column !== title && column.key !== by)
        .map((column) => recordColumn(column, (row) => sumOf(row, column.key))),
    ]
  }, [core, by, listed, header, figures, formatNumber, t])
}
