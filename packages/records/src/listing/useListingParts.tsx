import type { AnyRecord, ListQuestion, Page } from '@bip/contract'
import type { DataListFilter, DataListProps, SelectionBarProps } from '@bip/design-system'
import { type ReactNode, useMemo } from 'react'
import { useSelection } from '../list/useSelection.ts'

/** What a page does with the rows of a listing, beside showing them. */
export type ListingParts<R extends object, P extends Page<R> = Page<R>> = {
  /** Values by field key, in the place of those that came with a row. */
  shown?: (row: R) => Readonly<Record<string, unknown>>
  /** Buttons for the list as a whole. */
  actions?: (question: ListQuestion) => ReactNode
  /** Buttons of a row. */
  rowActions?: (row: R) => ReactNode
  /** Buttons for chosen rows of the page; without it nothing is chosen. */
  chosenActions?: (rows: readonly R[], clear: () => void) => ReactNode
  onRowPress?: (row: R) => void
  /** Stands above the rows, such as a warning. */
  note?: (page: P) => ReactNode
  /** Asked again by itself, ms, where rows change while one looks. Default not. */
  refreshInterval?: number
  /** Conditions drawn by the page, in the place of those of their fields. */
  conditions?: (question: ListQuestion, ask: (question: ListQuestion) => void) => readonly DataListFilter[]
}

type Table = Pick<
  DataListProps<AnyRecord>['table'],
  'selectionMode' | 'selection' | 'onSelectionChange' | 'rowActions' | 'onRowPress'
>
type Listed = { rows: readonly AnyRecord[]; table: Table; selectionBar: SelectionBarProps | undefined }

/** Rows as they are drawn, and what can be done with them. */
export function useListingParts<R extends object, P extends Page<R>>(
  { shown, rowActions, chosenActions, onRowPress }: ListingParts<R, P>,
  records: readonly AnyRecord[],
  { question, rowId = 'id' }: { question: ListQuestion; rowId?: string },
): Listed {
  // Rows of the listing's own call, which are of that form.
  const given = records as unknown as readonly R[]
  const rows = useMemo(
    () => records.map((record, at) => ({ ...record, id: String(record[rowId]), ...(given[at] && shown?.(given[at])) })),
    [records, given, shown, rowId],
  )
  const selection = useSelection(rows, question)
  const originals = new Map(rows.flatMap(({ id }, at) => (given[at] ? [[id, given[at]] as const] : [])))
  const originalsOf = (some: readonly AnyRecord[]): R[] => some.flatMap(({ id }) => originals.get(id) ?? [])
  const chosen = originalsOf(selection.records)
  const withOriginal =
    <T,>(use: ((row: R) => T) | undefined) =>
    ({ id }: AnyRecord): T | undefined => {
      const row = originals.get(id)
      return row && use?.(row)
    }
  return {
    rows,
    table: {
      ...(chosenActions && {
        selectionMode: 'multiple',
        selection: selection.chosen,
        onSelectionChange: selection.choose,
      }),
      rowActions: rowActions && withOriginal(rowActions),
      onRowPress: onRowPress && withOriginal(onRowPress),
    },
    selectionBar: chosenActions && {
      count: chosen.length,
      total: chosen.length,
      onClear: selection.clear,
      actions: chosenActions(chosen, selection.clear),
    },
  }
}
