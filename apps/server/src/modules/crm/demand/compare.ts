import { isEmpty } from '@bip/contract'

type Row = Readonly<Record<string, unknown>>

/** A cell that differs, or a row that only one of two schedules has: then `column` is empty. */
export type RowChange = {
  itemNo: string
  itemName: string
  change: 'added' | 'changed' | 'removed'
  column: string
  before: unknown
  after: unknown
}

const itemOf = (row: Row): string => String(row.itemNo ?? '').trim()
const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || String(one ?? '') === String(other ?? '')

/** What the later rows change, row by row in their order, those that went at the end. Rows are known by their item. */
export function changesOf(before: readonly Row[], after: readonly Row[], columns: readonly string[]): RowChange[] {
  const old = new Map(before.map((row) => [itemOf(row).toLowerCase(), row]))
  const kept = new Set<string>()
  const changes = after.flatMap((row): RowChange[] => {
    const key = itemOf(row).toLowerCase()
    kept.add(key)
    const named = { itemNo: itemOf(row), itemName: String(row.itemName ?? '') }
    const was = old.get(key)
    if (!was) return [{ ...named, change: 'added', column: '', before: null, after: row }]
    return columns
      .filter((column) => !isSame(was[column], row[column]))
      .map((column) => ({ ...named, change: 'changed', column, before: was[column], after: row[column] }))
  })
  const removed = before.filter((row) => !kept.has(itemOf(row).toLowerCase()))
  return [
    ...changes,
    ...removed.map(
      (row): RowChange => ({
        itemNo: itemOf(row),
        itemName: String(row.itemName ?? ''),
        change: 'removed',
        column: '',
        before: row,
        after: null,
      }),
    ),
  ]
}
