import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { isComposing } from '../../Field/ime.ts'
import type { PanelRow } from './panelRows.ts'
import type { useColumnMoves } from './useColumnMoves.ts'

type Setup = {
  rows: readonly PanelRow[]
  /** Number of the row that the keyboard stands on; -1 for none. */
  active: number
  setActiveKey: (key: string) => void
  scrollTo: (index: number) => void
  moves: ReturnType<typeof useColumnMoves>
  canMove: boolean
}

const pageLength = 10

const rowOf = ({ target }: { target: EventTarget }): number => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return row ? Number(row.dataset.row) : -1
}
const partOf = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part]')?.dataset.part : undefined

/** Brings the row that the keyboard went to into sight, once it is in the page. */
const useReveal = (active: number, scrollTo: (index: number) => void): RefObject<boolean> => {
  const reveals = useRef(false)
  useLayoutEffect(() => {
    if (reveals.current && active >= 0) scrollTo(active)
    reveals.current = false
  })
  return reveals
}

/** What keys and the pointer do in the list of columns. */
export const useColumnListEvents = ({ rows, active, setActiveKey, scrollTo, moves, canMove }: Setup) => {
  const { pointer } = moves
  const reveals = useReveal(active, scrollTo)

  /** The column nearest to a row, looking on in the direction of the way. */
  const goTo = (at: number, by: 1 | -1): void => {
    const clamped = Math.max(0, Math.min(rows.length - 1, at))
    const beyond = by > 0 ? rows.slice(clamped) : rows.slice(0, clamped + 1).reverse()
    const next = beyond.find((row) => row.kind === 'column')
    if (next?.kind !== 'column') return
    reveals.current = true
    setActiveKey(next.column.key)
  }
  const ways: Record<string, readonly [number, 1 | -1]> = {
    ArrowDown: [active + 1, 1],
    ArrowUp: [active - 1, -1],
    PageDown: [active + pageLength, 1],
    PageUp: [active - pageLength, -1],
    Home: [0, 1],
    End: [rows.length - 1, -1],
  }
  return {
    onFocus: (): void => {
      if (active < 0) goTo(0, 1)
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (isComposing(event) || event.ctrlKey || event.metaKey) return
      const way = ways[event.key]
      if (event.altKey) {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moves.step(active, event.key === 'ArrowDown' ? 1 : -1)
        else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') moves.pin(active, event.key === 'ArrowLeft' ? -1 : 1)
        else return
        reveals.current = true
      } else if (way) goTo(...way)
      else if (event.key === ' ' || event.key === 'Enter') moves.toggle(active)
      else return
      event.preventDefault()
    },
    onPointerDown: (event: PointerEvent): void => {
      const row = rows[rowOf(event)]
      if (row?.kind !== 'column') return
      setActiveKey(row.column.key)
      const part = partOf(event)
      if (canMove && (part === 'grip' || (part === undefined && event.pointerType !== 'touch'))) pointer.down(event, rowOf(event))
    },
    onClick: (event: MouseEvent): void => {
      if (pointer.wasDrag()) return
      const at = rowOf(event)
      const part = partOf(event)
      if (part === 'start' || part === 'end') moves.pinTo(at, part)
      else if (part === 'unpin') moves.pinTo(at, null)
      else if (part !== 'grip') moves.toggle(at)
    },
  }
}
