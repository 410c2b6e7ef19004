import type { MouseEvent } from 'react'
import type { CellPlace } from '../model/cellPlace.ts'
import type { EdgeScroll } from '../view/edgeScroll.ts'

type Following = {
  cellAt: (element: Element | null) => CellPlace | null
  onCell: (at: CellPlace) => void
  /** Hears of no event when the reader gave up. */
  onEnd: (event: globalThis.MouseEvent | null) => void
}

/** Follows the mouse over cells until it is let go, scrolling where it leaves the table; Escape gives up. */
export const followMouse = (event: MouseEvent, { cellAt, onCell, onEnd }: Following): void => {
  const scroller = event.currentTarget.closest<HTMLElement>('[role="grid"], [role="treegrid"]')
  if (!scroller) return
  const point = (x: number, y: number): void => {
    const at = cellAt(document.elementFromPoint(x, y))
    if (at) onCell(at)
  }
  let edge: EdgeScroll | null = null
  let isOver = false
  // Needed only where the mouse leaves the rows, which it does not at once.
  import('../view/edgeScroll.ts').then(
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
  const moved = ({ target, clientX, clientY }: globalThis.MouseEvent): void => {
    if (isOver) {
      // Given up, but still held: the browser would now select text.
      window.getSelection()?.removeAllRanges()
      return
    }
    // Outside the window it meets the page as a whole.
    const at = target instanceof Element ? cellAt(target) : null
    if (at) onCell(at)
    edge?.move(clientX, clientY)
  }
  const keyed = (key: KeyboardEvent): void => {
    if (key.key !== 'Escape' || isOver) return
    // A dialog around must not close.
    key.preventDefault()
    key.stopPropagation()
    end(null)
  }
  const released = (ended: globalThis.MouseEvent): void => {
    listening.abort()
    end(ended)
  }
  window.addEventListener('mousemove', moved, { signal })
  window.addEventListener('keydown', keyed, { signal, capture: true })
  window.addEventListener('mouseup', released, { signal })
}
