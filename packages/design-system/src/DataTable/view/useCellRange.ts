import { type ClipboardEvent, type MouseEvent, useCallback, useMemo, useRef } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { toast } from '../../Toast/toast.ts'
import { editingTexts } from '../editing/editing.texts.ts'
import { type CellBlock, toHtml, toTsv } from '../model/clipboard.ts'
import type { Line, Lines } from '../model/lines.ts'
import type { EdgeScroll } from './edgeScroll.ts'
import type { GridView } from './GridView.ts'
import type { CellPlace } from './useGridFocus.ts'

/** A block of cells by its corners, top left and bottom right, both within. */
export type CellRange = { from: CellPlace; to: CellPlace }

/** As many cells are copied at most; more would hold up the page. */
const mostCells = 500_000

/** px at a block's corner that are its handle. */
const handleSize = 10

const ordered = ({ from, to }: CellRange): CellRange => ({
  from: { place: Math.min(from.place, to.place), column: Math.min(from.column, to.column) },
  to: { place: Math.max(from.place, to.place), column: Math.max(from.column, to.column) },
})

const isWithin = ({ from, to }: CellRange, place: number, column: number): boolean =>
  place >= from.place && place <= to.place && column >= from.column && column <= to.column

const isOne = ({ from, to }: CellRange): boolean => from.place === to.place && from.column === to.column

/** Keys of lines, and for rows their index in the data. */
type Keys = ReadonlyMap<string, number | undefined>

const noKeys: Keys = new Map()

/** A larger block is known by its first rows: to look through it whenever rows are pushed would hold them up. */
const mostKeys = 5000

const keysIn = <T>(lines: Lines<T>, { from, to }: CellRange): Keys => {
  const keys = new Map<string, number | undefined>()
  for (let { place } = from; place <= to.place && keys.size < mostKeys; place += 1) {
    const line = lines.at(place)
    if (line) keys.set(line.key, line.kind === 'row' ? line.index : undefined)
  }
  return keys
}

/** Where the rows of a block begin now, in whatever order; null where they do not stand together, undefined where some are not here and nobody can tell. */
const topOf = <T>(lines: Lines<T>, keys: Keys, { from }: CellRange): number | null | undefined => {
  const isHere = (place: number): boolean => keys.has(lines.at(place)?.key ?? '')
  const there = lines.at(from.place)
  if (there?.kind === 'loading') return undefined
  const [[first, index] = ['']] = keys
  const place = there?.key === first ? from.place : lines.placeOf(first, index)
  if (place < 0) return null
  let [top, end] = [place, place + 1]
  while (top > 0 && isHere(top - 1)) top -= 1
  while (end - top < keys.size && isHere(end)) end += 1
  if (lines.at(end)?.kind === 'loading') return undefined
  return end - top === keys.size ? top : null
}

const moved = ({ place, column }: CellPlace, by: number): CellPlace => ({ place: place + by, column })

/** The block made longer towards a cell, down or to the side, whichever is further; null within the block. */
const stretched = (block: CellRange, { place, column }: CellPlace): CellRange | null => {
  const down = place > block.to.place ? place - block.to.place : Math.min(0, place - block.from.place)
  const right = column > block.to.column ? column - block.to.column : Math.min(0, column - block.from.column)
  if (down === 0 && right === 0) return null
  const isDown = Math.abs(down) >= Math.abs(right)
  const corner = isDown ? { place, column: block.from.column } : { place: block.from.place, column }
  const other = isDown
    ? { place: down > 0 ? block.from.place : block.to.place, column: block.to.column }
    : { place: block.to.place, column: right > 0 ? block.from.column : block.to.column }
  return ordered({ from: corner, to: other })
}

/** What a block can be drawn out with; null where nothing can be written. */
type FillHandle = {
  canFill: (at: CellPlace) => boolean
  /** The reader has drawn the block out to a larger one; `isOther` with Ctrl, which turns counting and repeating round. */
  onFill: (block: CellRange, whole: CellRange, isOther: boolean) => void
}

/** A block of cells chosen with Shift or by drawing over them, what of it goes to the clipboard, and the handle at its corner. */
export const useCellRange = <T>(view: () => GridView<T>, text: (line: Line<T>, column: number) => string) => {
  const { t, formatNumber } = useLocale()
  const range = useRef<CellRange | null>(null)
  /** The same, its corners in order: asked for by every cell that is written. */
  const chosenRange = useRef<CellRange | null>(null)
  const filled = useRef<CellRange | null>(null)
  const handle = useRef<FillHandle | null>(null)

  /** The rows of the block from top to bottom, by key. */
  const keys = useRef(noKeys)

  const block = useCallback((): CellRange | null => chosenRange.current, [])
  const put = useCallback(
    (next: CellRange | null): void => {
      const hadBlock = range.current !== null && !isOne(range.current)
      range.current = next
      chosenRange.current = next && ordered(next)
      keys.current = next ? keysIn(view().lines, ordered(next)) : noKeys
      if (handle.current || hadBlock || (next && !isOne(next))) view().refreshMarks()
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
  /** Lines may have moved: the block goes with its rows; where they do not stand together any more, only the cell with the focus is left of it. */
  const follow = useCallback(
    (focus: CellPlace): void => {
      const { current: chosen } = range
      const top = chosen && topOf(view().lines, keys.current, ordered(chosen))
      if (!chosen || top === undefined) return
      const by = top === null ? 0 : top - ordered(chosen).from.place
      if (top === null) move(focus, false)
      else if (by !== 0) put({ from: moved(chosen.from, by), to: moved(chosen.to, by) })
    },
    [view, move, put],
  )
  const mark = useCallback((place: number, column: number): string => {
    const chosen = chosenRange.current
    if (!chosen) return ''
    const { from, to } = chosen
    if (!filled.current && (place < from.place || place > to.place)) return ''
    const isCorner = place === to.place && column === to.column && !filled.current && handle.current?.canFill(to)
    const isFilled = filled.current && isWithin(filled.current, place, column)
    const words = [!isOne(chosen) && isWithin(chosen, place, column) && 'range', isFilled && 'fill', isCorner && 'corner']
    return words.filter(Boolean).join(' ')
  }, [])

  /** Answers whether it was the block that was asked for, and it could be had. */
  const copy = (event: ClipboardEvent): boolean => {
    const chosen = block()
    // A table in a detail may have had it.
    if (!chosen || event.defaultPrevented || isSelectingText(event.target)) return false
    const { from, to } = chosen
    const [height, width] = [to.place - from.place + 1, to.column - from.column + 1]
    event.preventDefault()
    if (height * width > mostCells) {
      toast.info(t(editingTexts.tooMany, { count: formatNumber(mostCells) }))
      return false
    }
    const lines = Array.from({ length: height }, (_, row) => view().lineAt(from.place + row))
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

  const mouse = useMemo(() => {
    const cellAt = (element: Element | null): CellPlace | null => {
      const cell = element?.closest<HTMLElement>('.body .cell')
      const slot = cell && view().slotOf(cell)
      return cell && slot && cell.dataset.column ? { place: slot.place, column: Number(cell.dataset.column) } : null
    }
    /** Follows the mouse until it is let go, scrolling where it leaves the table; Escape gives up, and `onEnd` hears of no event. */
    const follow = (
      event: MouseEvent,
      onCell: (at: CellPlace) => void,
      onEnd: (event: globalThis.MouseEvent | null) => void,
    ): void => {
      const scroller = event.currentTarget.closest<HTMLElement>('[role="grid"], [role="treegrid"]')
      if (!scroller) return
      const point = (x: number, y: number): void => {
        const at = cellAt(document.elementFromPoint(x, y))
        if (at) onCell(at)
      }
      let edge: EdgeScroll | null = null
      let isOver = false
      // Needed only where the mouse leaves the rows, which it does not at once.
      import('./edgeScroll.ts').then(
        (module) => {
          if (!isOver) edge = module.edgeScroll(scroller, point)
        },
        () => undefined,
      )
      const end = (ended: globalThis.MouseEvent | null): void => {
        if (isOver) return
        isOver = true
        edge?.stop()
        onEnd(ended)
      }
      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener(
        'mousemove',
        ({ target, clientX, clientY }) => {
          if (isOver) {
            // Given up, but still held: the browser would now select text.
            window.getSelection()?.removeAllRanges()
            return
          }
          // Outside the window it meets the page as a whole.
          const at = target instanceof Element ? cellAt(target) : null
          if (at) onCell(at)
          edge?.move(clientX, clientY)
        },
        { signal },
      )
      window.addEventListener(
        'keydown',
        (key) => {
          if (key.key !== 'Escape' || isOver) return
          // A dialog around must not close.
          key.preventDefault()
          key.stopPropagation()
          end(null)
        },
        { signal, capture: true },
      )
      window.addEventListener(
        'mouseup',
        (ended) => {
          listening.abort()
          end(ended)
        },
        { signal },
      )
    }
    const isOnHandle = (event: MouseEvent): boolean => {
      const cell = (event.target as Element).closest<HTMLElement>('.cell[data-mark~="corner"]') // The mouse meets elements.
      const box = cell?.getBoundingClientRect()
      return box !== undefined && event.clientX > box.right - handleSize && event.clientY > box.bottom - handleSize
    }
    const drawOut = (event: MouseEvent, chosen: CellRange): void => {
      // The focus stays where it is, and no text is selected.
      event.preventDefault()
      follow(
        event,
        (at) => {
          filled.current = stretched(chosen, at)
          view().refreshMarks()
        },
        (ended) => {
          const whole = filled.current
          filled.current = null
          if (!whole) return
          put(ended ? whole : range.current)
          if (ended) handle.current?.onFill(chosen, whole, ended.ctrlKey || ended.metaKey)
        },
      )
    }
    return {
      onMouseDown: (event: MouseEvent): void => {
        const at = cellAt(event.target as Element) // The mouse meets elements.
        if (!at || event.button !== 0) return
        const chosen = block()
        if (chosen && isOnHandle(event)) {
          drawOut(event, chosen)
          return
        }
        const { current } = range
        // With Shift the focus stays where it is.
        const begun: CellRange = event.shiftKey && current ? current : { from: at, to: at }
        // The browser would select the text between the two presses.
        if (begun === current) event.preventDefault()
        put({ from: begun.from, to: at })
        follow(
          event,
          (to) => {
            const from = range.current?.from
            if (!from || (range.current?.to.place === to.place && range.current.to.column === to.column)) return
            if (!isOne({ from, to })) window.getSelection()?.removeAllRanges()
            put({ from, to })
          },
          (ended) => {
            if (!ended) put(begun)
          },
        )
      },
    }
  }, [view, put, block])

  return {
    /** The block; null where the focus is in no cell. */
    block,
    move,
    follow,
    mark,
    copy,
    mouse,
    /** What the block can be drawn out with. */
    handle,
  }
}

/** A part of a text is selected, in the page or in an input of a cell that is being typed into. */
const isSelectingText = (target: EventTarget): boolean => {
  if (target instanceof HTMLInputElement) return !target.matches('.cell-input:not([data-typing])')
  return window.getSelection()?.isCollapsed === false
}
