import { useRef } from 'react'
import type { DateFieldState } from 'react-stately/useDateFieldState'

type Part = DateFieldState['segments'][number]

/** Whether the part holds more than it can mean, such as the month 13. */
export const isBeyond = ({ value, maxValue }: Part): boolean =>
  typeof value === 'number' && maxValue !== undefined && value > maxValue

/** What a part shows. The behaviour writes minutes from the nearest time that there is. */
export const textOf = (part: Part): string => (isBeyond(part) ? String(part.value).padStart(2, '0') : part.text)

/**
 * Keeps what is typed. The behaviour would make another date of one that does not exist: of a month 13 the month 3,
 * and of 30 February the 28th as soon as the focus leaves.
 */
export const useTypedParts = <State extends DateFieldState>(state: State): State & { forgetTyped: () => void } => {
  const begun = useRef<{ type: Part['type']; figure: number } | null>(null)
  const forgetTyped = (): void => {
    begun.current = null
  }
  const afresh =
    <Arguments extends unknown[]>(change: (...given: Arguments) => void) =>
    (...given: Arguments): void => {
      forgetTyped()
      change(...given)
    }
  const editable = state.segments.filter(({ isEditable }) => isEditable)

  const setSegment = (type: Part['type'], next: number): void => {
    const { maxValue = 0 } = editable.find((part) => part.type === type) ?? {}
    const first = begun.current?.type === type ? begun.current.figure : 0
    forgetTyped()
    // A second figure that comes alone has pushed out the first one, which is no more than it does in two of them together.
    const isSecond = maxValue < 100 && first > 0 && next < 10
    // A figure that no other can follow sends the focus on, except from the last part.
    const isFirst = !isSecond && next < 10 && (next * 10 <= maxValue || editable.at(-1)?.type === type)
    if (isFirst) begun.current = { type, figure: next }
    state.setSegment(type, isSecond ? first * 10 + next : next)
  }

  return {
    ...state,
    forgetTyped,
    setSegment,
    increment: afresh(state.increment),
    decrement: afresh(state.decrement),
    incrementPage: afresh(state.incrementPage),
    decrementPage: afresh(state.decrementPage),
    incrementToMax: afresh(state.incrementToMax),
    decrementToMin: afresh(state.decrementToMin),
    clearSegment: afresh(state.clearSegment),
    confirmPlaceholder: () => undefined,
  }
}
