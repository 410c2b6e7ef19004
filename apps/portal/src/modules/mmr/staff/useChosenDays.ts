import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { dayWidth, nameWidth } from './staff.styles.ts'

/** Days of one row, from where choosing began to where it is now. */
export type ChosenDays = { row: number; from: number; to: number }

export type ChoosingDays = {
  rows: number
  days: number
  /** What was chosen is to be filled; a single press on an entry opens it instead. */
  onFill: (chosen: ChosenDays) => void
  onOpen: (entryId: string) => void
  onReach: (chosen: ChosenDays) => void
}

const clamp = (value: number, max: number): number => Math.max(0, Math.min(max, value))

/** Choosing days of a person by dragging over them, and by arrows. */
export function useChosenDays({ rows, days, onFill, onOpen, onReach }: ChoosingDays) {
  const [chosen, setChosen] = useState<ChosenDays | null>(null)
  const drag = useRef<{ row: number; from: number; entry: string | undefined } | null>(null)

  const dayAt = (event: PointerEvent<HTMLElement>): number => {
    const { left } = event.currentTarget.getBoundingClientRect()
    return clamp(Math.floor((event.clientX - left + event.currentTarget.scrollLeft - nameWidth) / dayWidth), days - 1)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement // what was pressed is an element
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
    if (event.button !== 0 || row === undefined) return
    const from = dayAt(event)
    drag.current = { row: Number(row), from, entry: target.closest<HTMLElement>('[data-entry]')?.dataset.entry }
    setChosen({ row: Number(row), from, to: from })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const begun = drag.current
    if (!begun) return
    const to = dayAt(event)
    setChosen((now) => (now && now.to === to && now.row === begun.row ? now : { row: begun.row, from: begun.from, to }))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const begun = drag.current
    drag.current = null
    if (!begun) return
    const to = dayAt(event)
    if (begun.entry && to === begun.from) onOpen(begun.entry)
    else onFill({ row: begun.row, from: begun.from, to })
  }
  const onPointerCancel = (): void => {
    drag.current = null
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const now = chosen ?? { row: 0, from: 0, to: 0 }
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key]
    if (event.key === 'Escape') setChosen(null)
    else if (event.key === 'Enter') onFill(now)
    else if (step) {
      const [down = 0, along = 0] = step
      const to = clamp(now.to + along, days - 1)
      const next = event.shiftKey && down === 0 ? { ...now, to } : { row: clamp(now.row + down, rows - 1), from: to, to }
      setChosen(next)
      onReach(next)
    } else return
    event.preventDefault()
  }
  return { chosen, setChosen, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown } }
}
