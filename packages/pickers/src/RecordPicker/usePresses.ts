import { useEffect, useRef } from 'react'

/** Pause in ms in which a second press makes a double press. */
const doublePressMs = 300
/** The longest pause that a browser takes for a double press, ms. */
const browserDoubleMs = 700

type Row = { id: string }

/** Tells one press on a row from two: one counts once no second has come, two count at once. */
export const usePresses = <T extends Row>(onPress: (row: T) => void, onDouble: (row: T) => void) => {
  const waiting = useRef<{ row: T; timer: ReturnType<typeof setTimeout> } | null>(null)
  const last = useRef<{ row: T; at: number } | null>(null)
  const latest = useRef({ onPress, onDouble })
  latest.current = { onPress, onDouble }
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

  const forget = (): void => {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
  }
  const double = (): void => {
    const pressed = last.current
    forget()
    last.current = null
    // Two presses on a box or a button follow no press on a row.
    if (pressed && performance.now() - pressed.at < browserDoubleMs) latest.current.onDouble(pressed.row)
  }
  const press = (row: T): void => {
    const before = waiting.current?.row
    forget()
    last.current = { row, at: performance.now() }
    if (before?.id === row.id) {
      double()
      return
    }
    if (before) latest.current.onPress(before)
    const timer = setTimeout(() => {
      waiting.current = null
      latest.current.onPress(row)
    }, doublePressMs)
    waiting.current = { row, timer }
  }
  // A double press selects a word, and a table does not hear presses that select: the browser's own event tells of it.
  return { press, double }
}
