import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'

type Moves = {
  rows: RefObject<HTMLElement | null>
  count: number
  move: (from: number, to: number) => void
}

/** Moves rows by their grip: dragged, the row changes places as it passes others; arrow keys take it one place. */
export const useRowMoves = ({ rows, count, move }: Moves) => {
  const [dragged, setDragged] = useState<number | null>(null)

  const rowAt = (y: number): number => {
    const boxes = [...(rows.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    return boxes.findIndex(({ top, bottom }) => y >= top && y < bottom)
  }

  /** Only past the middle of the other row, or a small row and a tall one would change places back and forth. */
  const drag = (event: PointerEvent): void => {
    if (dragged === null) return
    const to = rowAt(event.clientY)
    const box = rows.current?.children[to]?.getBoundingClientRect()
    if (!box || to === dragged) return
    const middle = (box.top + box.bottom) / 2
    if (to > dragged ? event.clientY < middle : event.clientY > middle) return
    move(dragged, to)
    setDragged(to)
  }

  const grip = (index: number) => ({
    'data-grip': '',
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(index)
    },
    onPointerMove: drag,
    onPointerUp: () => setDragged(null),
    onLostPointerCapture: () => setDragged(null),
    onKeyDown: (event: KeyboardEvent) => {
      const to = event.key === 'ArrowUp' ? index - 1 : event.key === 'ArrowDown' ? index + 1 : -1
      if (to < 0 || to >= count) return
      event.preventDefault()
      move(index, to)
    },
  })

  return { dragged, grip }
}
