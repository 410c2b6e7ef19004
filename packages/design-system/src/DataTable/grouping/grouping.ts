import { useCallback, useMemo } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Table, TableBase } from '../feature/Table.ts'
import { groupLines } from '../lines/groupLines.ts'
import type { DataSort } from '../model/types.ts'
import { valueReader } from '../model/valueReader.ts'
import type { RowPart } from '../rowModel/RowPart.ts'
import { groupText } from './groupText.ts'

/** px by which lines of a group stand further in than the group's own, as the styles have it. */
const step = 18

const useGroups = <T>({ options: { columns, groupBy }, columns: { described }, makerOf }: TableBase<T>): RowPart<T> => {
  const locale = useLocale()
  // Rows of a group must stand together; a column that is sorted by as well says in which direction.
  const sort = useCallback(
    (before: readonly DataSort[]): readonly DataSort[] => {
      const groups = groupBy.map((key) => before.find((one) => one.key === key) ?? ({ key, direction: 'asc' } as const))
      return [...groups, ...before.filter(({ key }) => !groupBy.includes(key))]
    },
    [groupBy],
  )
  const arrange = useMemo<RowPart<T>['arrange']>(() => {
    const steps = groupBy.flatMap((key) => {
      const column = columns.find((one) => one.key === key)
      return column ? [{ column: key, read: valueReader(column) }] : []
    })
    return steps.length > 0 ? ({ order, rowKey, isOpen }) => groupLines(order, rowKey, steps, isOpen) : undefined
  }, [columns, groupBy])
  const texts = useMemo(() => ({ group: groupText(columns, described, makerOf, locale) }), [columns, described, makerOf, locale])
  return { sort, arrange, texts }
}

const menuOf = <T>({ options: { groupBy, onGroupByChange } }: Table<T>): Contribution<T> => ({
  menu: ({ id }) => {
    const isBy = groupBy.includes(id)
    return {
      groupByThis: onGroupByChange && !isBy && (() => onGroupByChange([...groupBy, id])),
      ungroup: onGroupByChange && isBy && (() => onGroupByChange(groupBy.filter((key) => key !== id))),
    }
  },
})

/** Rows put together by the values of columns. */
export const grouping = feature({
  name: 'grouping',
  props: ['groupBy', 'onGroupByChange'],
  room: ({ groupBy }) => ({ indent: groupBy.length > 0 ? step * (1 + groupBy.length) : 0 }),
  useRows: useGroups,
  useTable: menuOf,
})
