import { useMemo } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { CellRenderer, DataColumn } from '../model/types.ts'
import { type CellMaker, makeCells } from './cellMakers.ts'

/** How every column's cells are written and drawn. */
export const useCells = <T>(columns: readonly DataColumn<T>[], renderers: Readonly<Record<string, CellRenderer<T>>>) => {
  const locale = useLocale()
  return useMemo(() => {
    const makers = new Map(columns.map((column) => [column.key, makeCells(column, renderers, locale)]))
    return (column: DataColumn<T>) => makers.get(column.key) as CellMaker<T> // Made for every column.
  }, [columns, renderers, locale])
}
