import { useCallback, useRef } from 'react'
import type { FillHandle } from '../feature/Services.ts'
import type { LineHost } from '../lines/LineHost.ts'
import type { CellPlace, CellRange } from '../model/cellPlace.ts'
import { isOne, isWithin, keysIn, type LineKeys, moved, ordered, topOf } from './cellBlock.ts'

/** Whatever shows lines whose cells have looks. */
export interface BlockHost<T> extends Pick<LineHost<T>, 'lines' | 'lineAt'> {
  /** The looks of cells are other ones now. */
  refreshMarks: () => void
}

const noKeys: LineKeys = new Map()

/** A block of cells, chosen with Shift or by drawing over them; it goes with its rows. Each function stays the same one. */
export const useCellBlock = <T>(host: BlockHost<T>) => {
  /** As it was drawn, from the cell where it began. */
  const range = useRef<CellRange | null>(null)
  /** The same, its corners in order: asked for by every cell that is written. */
  const chosen = useRef<CellRange | null>(null)
  /** What it is being drawn out to. */
  const filled = useRef<CellRange | null>(null)
  const handle = useRef<FillHandle | null>(null)
  /** The rows of the block from top to bottom, by key. */
  const keys = useRef(noKeys)

  const put = useCallback(
    (next: CellRange | null): void => {
      const hadBlock = range.current !== null && !isOne(range.current)
      range.current = next
      chosen.current = next && ordered(next)
      keys.current = next ? keysIn(host.lines, ordered(next)) : noKeys
      if (handle.current || hadBlock || (next && !isOne(next))) host.refreshMarks()
    },
    [host],
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
      const { current: drawn } = range
      const top = drawn && topOf(host.lines, keys.current, ordered(drawn))
      if (!drawn || top === undefined) return
      const by = top === null ? 0 : top - ordered(drawn).from.place
      if (top === null) move(focus, false)
      else if (by !== 0) put({ from: moved(drawn.from, by), to: moved(drawn.to, by) })
    },
    [host, move, put],
  )
  const mark = useCallback((place: number, column: number): string => {
    const block = chosen.current
    if (!block) return ''
    const { from, to } = block
    if (!filled.current && (place < from.place || place > to.place)) return ''
    const isCorner = place === to.place && column === to.column && !filled.current && handle.current?.canFill(to)
    const isFilled = filled.current && isWithin(filled.current, place, column)
    const words = [!isOne(block) && isWithin(block, place, column) && 'range', isFilled && 'fill', isCorner && 'corner']
    return words.filter(Boolean).join(' ')
  }, [])
  return { range, chosen, filled, handle, put, move, follow, mark }
}

export type CellBlockState = ReturnType<typeof useCellBlock>
