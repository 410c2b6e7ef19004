import type { AnyRecord, Core } from '@bip/contract'
import { type DataColumn, textWidth } from '@bip/design-system'
import { useMemo, useState } from 'react'

type Column = DataColumn<AnyRecord>
type Widths = Readonly<Record<string, Required<Pick<Column, 'width' | 'wholeWidth'>>>>

/** px: size of the cells' type, what stands around a text, what may stand beside it such as a portrait or a dot, widest at first, widest of all. */
const [type, around, beside, widest, whole] = [13, 26, 28, 320, 640]

/** Words may be narrower than their kind's usual width, figures keep it: those of the next page may be longer. */
const minShare = 0.6

const widthsIn = (columns: readonly Column[], rows: readonly AnyRecord[]): Widths =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const { key, width = 0, cell, align } = column
      const texts = rows.map((row) => cell?.text?.(undefined, row, column) ?? '')
      const longest = Math.max(...texts.map((text) => textWidth(text, type)))
      // Nothing in any row says nothing about what will be.
      if (longest === 0) return []
      const needed = Math.ceil(longest) + around + (cell?.render ? beside : 0)
      const min = align === 'right' ? width : width * minShare
      const first = Math.round(Math.min(Math.max(needed, min), Math.max(widest, width)))
      return [[key, { width: first, wholeWidth: Math.min(whole, Math.max(needed, first)) }]]
    }),
  )

/** Columns as wide as the first rows that came need, by kind and content; they stay so on the pages that follow. */
export const useFirstWidths = (core: Core, columns: readonly Column[], rows: readonly AnyRecord[]): Column[] => {
  const [first, setFirst] = useState<{ core: Core; rows: readonly AnyRecord[] }>()
  const isHere = first?.core === core
  if (!isHere && rows.length > 0) setFirst({ core, rows })
  const shown = isHere ? first.rows : undefined
  return useMemo(() => {
    if (!shown) return [...columns]
    const widths = widthsIn(columns, shown)
    return columns.map((column) => ({ ...column, ...widths[column.key] }))
  }, [columns, shown])
}
