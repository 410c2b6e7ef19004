import { type Core, type FilterValue, type ListGroup, type ListQuestion, summedFields } from '@bip/contract'
import { type DataColumn, type DataListProps, Link, useLocale } from '@bip/design-system'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { decimalText, useFigures } from '../kinds/useFigures.ts'
import { csvOf } from '../transfer/csvOf.ts'
import { saveFile } from '../transfer/saveFile.ts'
import { groupFilter } from './groupFilter.ts'
import { useGroups } from './useGroups.ts'

type Options = {
  core: Core
  asked: ListQuestion
  by: string
  onOpen: (by: string, filter: FilterValue) => void
}

/** The groups of a list as a table: what they are, how many records they have and what those sum up to. A group leads to its records. */
export function useGroupTable({ core, asked, by, onOpen }: Options) {
  const { t, say } = useText()
  const { formatNumber } = useLocale()
  const figures = useFigures()
  const { answer, error, isLoading } = useGroups(core, asked, by)
  const field = fieldOf(core, by)
  const header = field ? say(field.label) : by
  const open = (group: ListGroup): void => {
    const filter = groupFilter(core, by, group)
    if (filter !== undefined) onOpen(by, filter)
  }
  const opening = useRef(open)
  useLayoutEffect(() => {
    opening.current = open
  })
  const columns = useMemo((): DataColumn<ListGroup>[] => {
    const named = ({ label }: ListGroup): string => label || t('value.empty')
    const plain = { isSortable: false, isFilterable: false } as const
    return [
      {
        ...plain,
        key: 'label',
        header,
        width: 280,
        value: named,
        cell: {
          text: (_, row) => named(row),
          render: ({ row }) => (row.value === null ? named(row) : <Link onPress={() => opening.current(row)}>{named(row)}</Link>),
        },
      },
      {
        ...plain,
        key: 'count',
        header: t('group.count'),
        width: 120,
        type: 'decimal',
        summary: 'sum',
        cell: { text: (_, row) => formatNumber(row.count) },
      },
      ...summedFields(core).map(({ key }): DataColumn<ListGroup> => {
        const sum = ({ sums }: ListGroup): string => decimalText(sums[key]) ?? ''
        const summed = core.fields[key]
        return {
          ...plain,
          key,
          header: summed ? say(summed.label) : key,
          width: 160,
          align: 'right',
          value: sum,
          cell: { text: (_, row) => (sum(row) === '' ? '' : figures(sum(row), 2)) },
        }
      }),
    ]
  }, [core, header, figures, formatNumber, t, say])
  const table: DataListProps<ListGroup>['table'] = {
    columns,
    rows: answer?.groups ?? [],
    rowKey: ({ value }) => value ?? '',
    onRowPress: open,
    hasCards: true,
    isLoading,
  }
  const save = (): void => {
    const sums = summedFields(core).map(({ key }) => key)
    const rows = (answer?.groups ?? []).map(({ label, count, sums: own }) => [
      label,
      String(count),
      ...sums.map((key) => own[key] ?? ''),
    ])
    const heads = columns.map(({ header: head }) => String(head))
    saveFile(new Blob([csvOf([heads, ...rows])], { type: 'text/csv' }), `${say(core.label)} - ${header}.csv`)
  }
  return { table, isCut: answer?.isCut === true, error, save }
}
