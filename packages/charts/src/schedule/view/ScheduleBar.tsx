import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import type { ScheduleOperation } from '../types.ts'

/** What bars do. It stays the same for the whole life of a board, so that no bar is drawn again because of it. */
export type BarHandlers = {
  carry: (event: PointerEvent, operation: ScheduleOperation) => void
  onKey: (event: KeyboardEvent, operation: ScheduleOperation) => void
  onMark: (key: string, isAdded: boolean) => void
  onOpen: (key: string) => void
  onChain: (chain: string | null) => void
}

type Props = {
  operation: ScheduleOperation
  handlers: BarHandlers
  labelOf: (operation: ScheduleOperation) => string
  hintId: string | undefined
  isMovable: boolean
  isReached: boolean
  isChained: boolean
  isMarked: boolean
  /** Where it stands in its row, in px; none in the list beside the plan. */
  x?: number
  width?: number
  y?: number
}

/** An operation, at its place or beside the plan. */
export const ScheduleBar = memo(function ScheduleBar(props: Props) {
  const { operation, handlers, labelOf, hintId, isMovable, isReached, isChained, isMarked, x, width, y } = props
  const { key, chain, tone, isLate, isPaused, isPinned, name } = operation
  const label = labelOf(operation)
  return (
    <button
      type="button"
      className="s-bar"
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
      onFocus={() => handlers.onChain(chain)}
      onClick={(event) => handlers.onMark(key, event.ctrlKey || event.metaKey || event.shiftKey)}
      onDoubleClick={() => handlers.onOpen(key)}
      onKeyDown={(event) => handlers.onKey(event, operation)}
    >
      {isPinned ? `● ${name}` : name}
    </button>
  )
})
