import type { MouseEvent } from 'react'
import type { CellPlace, CellRange } from '../model/cellPlace.ts'
import type { GridView } from '../view/GridView.ts'
import { isOne, stretched } from './cellBlock.ts'
import { followMouse } from './followMouse.ts'
import type { CellBlockState } from './useCellBlock.ts'

/** px at a block's corner that are its handle. */
const handleSize = 10

const isOnHandle = (event: MouseEvent): boolean => {
  const cell = (event.target as Element).closest<HTMLElement>('.cell[data-mark~="corner"]') // The mouse meets elements.
  const box = cell?.getBoundingClientRect()
  return box !== undefined && event.clientX > box.right - handleSize && event.clientY > box.bottom - handleSize
}

/** Blocks that are drawn over cells by the mouse, and drawn out by the handle at their corner. */
export const blockMouse = <T>(view: GridView<T>, { range, chosen, filled, handle, put }: CellBlockState) => {
  const cellAt = (element: Element | null): CellPlace | null => {
    const cell = element?.closest<HTMLElement>('.body .cell')
    const slot = cell && view.slotOf(cell)
    return cell && slot && cell.dataset.column ? { place: slot.place, column: Number(cell.dataset.column) } : null
  }
  const drawOut = (event: MouseEvent, block: CellRange): void => {
    // The focus stays where it is, and no text is selected.
    event.preventDefault()
    const onCell = (at: CellPlace): void => {
      filled.current = stretched(block, at)
      view.refreshMarks()
    }
    const onEnd = (ended: globalThis.MouseEvent | null): void => {
      const whole = filled.current
      filled.current = null
      if (!whole) return
      put(ended ? whole : range.current)
      if (ended) handle.current?.onFill(block, whole, ended.ctrlKey || ended.metaKey)
    }
    followMouse(event, { cellAt, onCell, onEnd })
  }
  const drawOver = (event: MouseEvent, at: CellPlace): void => {
    const { current } = range
    // With Shift the focus stays where it is.
    const begun: CellRange = event.shiftKey && current ? current : { from: at, to: at }
    // The browser would select the text between the two presses.
    if (begun === current) event.preventDefault()
    put({ from: begun.from, to: at })
    const onCell = (to: CellPlace): void => {
      const from = range.current?.from
      if (!from || (range.current?.to.place === to.place && range.current.to.column === to.column)) return
      if (!isOne({ from, to })) window.getSelection()?.removeAllRanges()
      put({ from, to })
    }
    followMouse(event, { cellAt, onCell, onEnd: (ended) => (ended ? undefined : put(begun)) })
  }
  return {
    onMouseDown: (event: MouseEvent): void => {
      const at = cellAt(event.target as Element) // The mouse meets elements.
      if (!at || event.button !== 0) return
      const block = chosen.current
      if (block && isOnHandle(event)) drawOut(event, block)
      else drawOver(event, at)
    },
  }
}
