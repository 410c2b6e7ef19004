import type { Filling } from '../feature/Services.ts'
import type { CellRange } from '../model/cellPlace.ts'
import { type FillContext, fillCells } from './fillCells.ts'
import { pasting } from './pasting.ts'

const span = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** Fills cells from those beside them: on by counting or repeating, by the handle and by the keys of spreadsheets. */
export const fillingOf = <T>(context: FillContext<T>): Filling => {
  const cells = fillCells(context)
  const { areHere, put, copied, goOn } = cells

  /** The block was drawn out to a larger one. */
  const stretch = (block: CellRange, whole: CellRange, isOther: boolean): void => {
    if (!areHere(whole.from.place, whole.to.place)) return
    const rows = span(block.from.place, block.to.place)
    const across = span(block.from.column, block.to.column)
    const below = span(block.to.place + 1, whole.to.place)
    const above = span(whole.from.place, block.from.place - 1).reverse()
    const beside = span(block.to.column + 1, whole.to.column)
    const before = span(whole.from.column, block.from.column - 1).reverse()
    const isDown = below.length > 0 || above.length > 0
    const entries = isDown
      ? across.flatMap((column) => {
          const cells = rows.map((place) => ({ place, column }))
          const into = [...below, ...above].map((place) => ({ place, column }))
          return goOn(above.length > 0 ? cells.reverse() : cells, into, isOther)
        })
      : rows.flatMap((place) => {
          const cells = across.map((column) => ({ place, column }))
          const into = [...beside, ...before].map((column) => ({ place, column }))
          return goOn(before.length > 0 ? cells.reverse() : cells, into, isOther)
        })
    put(entries)
  }

  /** Ctrl D and Ctrl R: the block's first row or column in all others; a single row or column takes the one before it. */
  const repeat = ({ from, to }: CellRange, way: 'down' | 'right'): void => {
    const isSingle = way === 'down' ? from.place === to.place : from.column === to.column
    const back = isSingle ? 1 : 0
    const [place, column] = way === 'down' ? [from.place - back, 0] : [0, from.column - back]
    if (place < 0 || column < 0 || !areHere(from.place - back, to.place)) return
    const rows = span(way === 'down' ? place + 1 : from.place, to.place)
    const across = span(way === 'right' ? column + 1 : from.column, to.column)
    put(
      rows.flatMap((row) =>
        across.map((at) => copied(way === 'down' ? { place, column: at } : { place: row, column }, { place: row, column: at })),
      ),
    )
  }

  /** Empties the block. */
  const clear = ({ from, to }: CellRange): void => {
    if (!areHere(from.place, to.place)) return
    put(
      span(from.place, to.place).flatMap((place) =>
        span(from.column, to.column).map((column) => ({ at: { place, column }, text: '' })),
      ),
    )
  }

  return { stretch, repeat, clear, paste: pasting(context, cells) }
}
