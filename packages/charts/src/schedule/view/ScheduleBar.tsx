import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import type { ScheduleOperation } from '../types.ts'

/** What bars do. It stays the same for the whole life of a board, so that no bar is drawn again because of it. */
export type BarHandlers = {
  carry: (event: PointerEvent, operation: ScheduleOperation) => void
  onKey: (event: KeyboardEvent, operation: ScheduleOperation) => void
  onMark: (key: string, isAdded: boolean) => void
  onOpen: (key: string) => void
  onChain: (chain: string | null) => void
  onFocus: (operation: ScheduleOperation) => void
}

type Props = {
  operation: ScheduleOperation
  handlers: BarHandlers
  labelOf: (operation: ScheduleOperation) => string
  hintId: string | undefined
  isMovable: boolean
  isReached: boolean
  /** Painted bars show their chain by themselves. */
  isChained?: boolean
  isMarked: boolean
  /** Where it stands in its row, in px, over what is painted; none in the list beside the plan, where it is seen by itself. */
  x?: number
  width?: number
  y?: number
}

/** An operation, at its place or beside the plan. */
export const ScheduleBar = memo(function ScheduleBar(props: Props) {
  const { operation, handlers, labelOf, hintId, isMovable, isReached, isChained = false, isMarked, x, width, y } = props
  const { key, chain, tone, isLate, isPaused, isPinned, name } = operation
  const label = labelOf(operation)
  return (
    <button
      type="button"
      className={x === undefined ? 's-bar' : 's-spot'}
      style={x === undefined ? undefined : { insetInlineStart: x, inlineSize: width, insetBlockStart: y }}
      tabIndex={isReached ? 0 : -1}
      data-key={key}
      data-tone={tone}
      data-late={isLate || undefined}
      data-paused={isPaused || undefined}
      data-movable={isMovable || undefined}
      data-chain={isChained || undefined}
      data-marked={isMarked || undefined}
      aria-pressed={isMarked}
      aria-label={label}
      title={label}
      aria-describedby={hintId}
      onPointerDown={isMovable ? (event) => handlers.carry(event, operation) : undefined}
      onPointerEnter={() => handlers.onChain(chain)}
      onPointerLeave={() => handlers.onChain(null)}
      onFocus={() => handlers.onFocus(operation)}
      onClick={(event) => handlers.onMark(key, event.ctrlKey || event.metaKey || event.shiftKey)}
      onDoubleClick={() => handlers.onOpen(key)}
      onKeyDown={(event) => handlers.onKey(event, operation)}
    >
      {x === undefined && (isPinned ? `● ${name}` : name)}
    </button>
  )
})
