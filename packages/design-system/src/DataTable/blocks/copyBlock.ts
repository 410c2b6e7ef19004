import type { ClipboardEvent } from 'react'
import type { LocaleTools } from '../../foundations/locale.ts'
import { toast } from '../../Toast/toast.ts'
import type { LineHost } from '../lines/LineHost.ts'
import type { Line } from '../lines/lines.ts'
import type { CellRange } from '../model/cellPlace.ts'
import { type CellBlock, toHtml, toTsv } from '../model/clipboard.ts'
import { editingTexts } from '../texts/editing.texts.ts'

/** As many cells are copied at most; more would hold up the page. */
const maxCells = 500_000

/** A part of a text is selected, in the page or in an input of a cell that is being typed into. */
const isSelectingText = (target: EventTarget): boolean => {
  if (target instanceof HTMLInputElement) return !target.matches('.cell-input:not([data-typing])')
  return window.getSelection()?.isCollapsed === false
}

type Source<T> = Pick<LineHost<T>, 'lineAt'> & { text: (line: Line<T>, column: number) => string; locale: LocaleTools }

/** Puts a block on the clipboard; answers whether it was the block that was asked for, and it could be had. */
export const copyBlock = <T>(
  event: ClipboardEvent,
  chosen: CellRange | null,
  { lineAt, text, locale: { t, formatNumber } }: Source<T>,
): boolean => {
  // A table in a detail may have had it.
  if (!chosen || event.defaultPrevented || isSelectingText(event.target)) return false
  const { from, to } = chosen
  const [height, width] = [to.place - from.place + 1, to.column - from.column + 1]
  event.preventDefault()
  if (height * width > maxCells) {
    toast.info(t(editingTexts.tooMany, { count: formatNumber(maxCells) }))
    return false
  }
  const lines = Array.from({ length: height }, (_, row) => lineAt(from.place + row))
  if (lines.some((line) => line?.kind === 'loading')) {
    toast.info(t(editingTexts.unloaded))
    return false
  }
  const cells: CellBlock = lines.map((line) =>
    Array.from({ length: width }, (_, at) => (line ? text(line, from.column + at) : '')),
  )
  event.clipboardData.setData('text/plain', toTsv(cells))
  event.clipboardData.setData('text/html', toHtml(cells))
  return true
}
