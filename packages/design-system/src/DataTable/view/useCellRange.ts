import { type ClipboardEvent, type MouseEvent, useCallback, useRef } from 'react'
import { type CellBlock, toHtml, toTsv } from '../model/clipboard.ts'
import type { Line } from '../model/lines.ts'
import type { GridView } from './GridView.ts'
import type { CellPlace } from './useGridFocus.ts'

/** Two corners of a block of cells. */
type Corners = { from: CellPlace; to: CellPlace }

/** As many cells are copied at most; more would hold up the page. */
const mostCells = 500_000

const sides = ({ from, to }: Corners) => ({
  top: Math.min(from.place, to.place),
  bottom: Math.max(from.place, to.place),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

/** A block of cells chosen with Shift or by drawing over them, and what of it goes to the clipboard. */
export const useCellRange = <T>(view: () => GridView<T>, text: (line: Line<T>, column: number) => string) => {
  const range = useRef<Corners | null>(null)
  const isDrawing = useRef(false)

  const put = useCallback(
    (next: Corners | null): void => {
      const hadBlock = range.current !== null && !isOne(range.current)
      range.current = next
      if (hadBlock || (next && !isOne(next))) view().refreshMarks()
    },
    [view],
  )
  const move = useCallback(
    (at: CellPlace, isExtending: boolean): void => {
      const isCell = at.place >= 0 && at.column >= 0
      put(isCell ? { from: isExtending ? (range.current?.from ?? at) : at, to: at } : null)
    },
    [put],
  )
  const mark = useCallback((place: number, column: number): string => {
    const block = range.current
    if (!block || isOne(block)) return ''
    const { top, bottom, left, right } = sides(block)
    return place >= top && place <= bottom && column >= left && column <= right ? 'range' : ''
  }, [])

  const cellOf = (event: MouseEvent): CellPlace | null => {
    const cell = (event.target as Element).closest<HTMLElement>('.body .cell') // The mouse meets elements.
    const slot = cell && view().slotOf(cell)
    return cell && slot ? { place: slot.place, column: Number(cell.dataset.column) } : null
  }

  const copy = (event: ClipboardEvent): void => {
    const block = range.current
    if (!block || isSelectingText(event.target)) return
    const { top, bottom, left, right } = sides(block)
    if ((bottom - top + 1) * (right - left + 1) > mostCells) return
    const cells: CellBlock = Array.from({ length: bottom - top + 1 }, (_, row) => {
      const line = view().lineAt(top + row)
      return Array.from({ length: right - left + 1 }, (_, at) => (line ? text(line, left + at) : ''))
    })
    event.clipboardData.setData('text/plain', toTsv(cells))
    event.clipboardData.setData('text/html', toHtml(cells))
    event.preventDefault()
  }

  return {
    /** The block's corners, top left and bottom right; null where the focus is in no cell. */
    block: (): { from: CellPlace; to: CellPlace } | null => {
      if (!range.current) return null
      const { top, bottom, left, right } = sides(range.current)
      return { from: { place: top, column: left }, to: { place: bottom, column: right } }
    },
    move,
    mark,
    copy,
    mouse: {
      onMouseDown: (event: MouseEvent): void => {
        const at = cellOf(event)
        if (!at || event.button !== 0) return
        if (event.shiftKey && range.current) {
          // The browser would select the text between the two presses.
          event.preventDefault()
          put({ from: range.current.from, to: at })
        } else put({ from: at, to: at })
        isDrawing.current = true
        window.addEventListener('mouseup', () => (isDrawing.current = false), { once: true })
      },
      onMouseOver: (event: MouseEvent): void => {
        const at = isDrawing.current ? cellOf(event) : null
        if (!at || !range.current) return
        if (at.place !== range.current.from.place || at.column !== range.current.from.column)
          window.getSelection()?.removeAllRanges()
        put({ from: range.current.from, to: at })
      },
    },
  }
}

/** A part of a text is selected, in the page or in an input of a cell that is being typed into. */
const isSelectingText = (target: EventTarget): boolean => {
  if (target instanceof HTMLInputElement) return !target.matches('.cell-input:not([data-typing])')
  return window.getSelection()?.isCollapsed === false
}

const isOne = ({ from, to }: Corners): boolean => from.place === to.place && from.column === to.column
