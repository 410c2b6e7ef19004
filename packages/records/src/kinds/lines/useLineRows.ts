import type { Line, LinesField } from '@bip/contract'
import { type CellEdit, changeRows, type DataColumn, moveRows, type RowChange, type RowMove } from '@bip/design-system'
import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../host/useText.ts'
import { copyOf, newLine } from './edits.ts'
import { arrivedRows, filledRows, isSameLines, type LineRow, lineKey, numbered, rowsOf } from './lineRows.ts'
import { linesOf } from './linesOf.ts'

type Setup = {
  field: LinesField
  value: unknown
  onChange: (lines: readonly Line[]) => void
  columns: readonly DataColumn<LineRow>[]
  /** Most lines. */
  max: number
  isReadOnly: boolean
}

const keyOf = ({ key }: LineRow): string => key

const edited = (row: LineRow, edits: readonly CellEdit[] | undefined, columns: readonly DataColumn<LineRow>[]): LineRow =>
  (edits ?? []).reduce(
    (next, { column, value }) => columns.find(({ key }) => key === column)?.edit?.set?.(next, value) ?? next,
    row,
  )

/** The lines as rows of a grid. A document without lines begins with a blank one; blank ones are no part of the value. */
export const useLineRows = ({ field, value, onChange, columns, max, isReadOnly }: Setup) => {
  const { t } = useText()
  const blank = (): LineRow => ({ key: lineKey(), at: 0, line: newLine(field) })
  const started = (found: readonly LineRow[]): readonly LineRow[] => (found.length === 0 && !isReadOnly ? [blank()] : found)
  const [rows, setRows] = useState(() => started(rowsOf(linesOf(value))))
  const latest = useRef(rows)
  /** The value that these rows make, or were made of. */
  const known = useRef<unknown>(value)

  const show = (next: readonly LineRow[]): void => {
    latest.current = next
    setRows(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value alone is other lines.
  useLayoutEffect(() => {
    if (isSameLines(value, known.current)) return
    known.current = value
    show(started(arrivedRows(field, linesOf(value), latest.current)))
  }, [value])

  const put = (next: readonly LineRow[]): void => {
    show(numbered(next))
    const lines = filledRows(field, latest.current).map(({ line }) => line)
    if (isSameLines(lines, known.current)) return
    known.current = lines
    onChange(lines)
  }

  return {
    rows,
    rowKey: keyOf,
    newRow: blank,
    copyRow: ({ key }: LineRow): LineRow => {
      const stored = latest.current.find((one) => one.key === key)
      return { ...blank(), line: stored ? copyOf(stored.line) : newLine(field) }
    },
    change: (change: RowChange<LineRow>): void => {
      const next = changeRows(latest.current, change, keyOf)
      if (next.length > max) throw new Error(t('lines.full', { max }))
      put(next)
    },
    move: (move: RowMove): void => put(moveRows(latest.current, move, keyOf)),
    edit: (edits: readonly CellEdit[]): void => {
      const byRow = Map.groupBy(edits, ({ key }) => key)
      put(latest.current.map((row) => edited(row, byRow.get(row.key), columns)))
    },
    /** The row of a line of the value, by its number there. */
    filled: (index: number): LineRow | undefined => filledRows(field, latest.current)[index],
  }
}
