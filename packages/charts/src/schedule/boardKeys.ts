import { dayLength, type WallTime } from '@bip/contract/calendar'
import type { KeyboardEvent } from 'react'
import type { ScheduleMove, ScheduleOperation } from './types.ts'
import type { Held } from './useHeld.ts'

type Options = {
  now: WallTime
  /** Keys of the resources that are not folded away, from top to bottom. */
  resources: readonly string[]
  lists: ReadonlyMap<string, readonly ScheduleOperation[]>
  held: Held | null
  setHeld: (held: Held | null) => void
  mayMove: boolean
  onDrop: (move: ScheduleMove) => void
  onMark: (key: string, isAdded: boolean) => void
  onPin?: (key: string, isPinned: boolean) => void
  onOpen?: (key: string) => void
  onFocus: (operation: ScheduleOperation | undefined) => void
  /** Says to a screen reader what is held and where; null when it was given up. */
  tell: (operation: ScheduleOperation, move: ScheduleMove | null) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const downs: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** What the keys do on a bar: go to its neighbours, hold and move it, mark, pin and open it. */
export const boardKeys = (options: Options) => {
  const { now, resources, lists, held, setHeld, mayMove, onDrop, onMark, onPin, onOpen, onFocus, tell } = options

  const holdOrRelease = (operation: ScheduleOperation, isHeld: boolean): void => {
    if (isHeld) {
      setHeld(null)
      return
    }
    const start = operation.resource === null ? Math.ceil(now / 60) * 60 : operation.start
    const place = { key: operation.key, resource: operation.resource ?? resources[0] ?? '', start }
    setHeld({ ...place, end: start + operation.end - operation.start, isByKeys: true })
    tell(operation, place)
  }
  const moveHeld = (operation: ScheduleOperation, was: Held, { by = 0, down = 0 }): void => {
    const resource = resources[resources.indexOf(was.resource) + down] ?? was.resource
    const next = { ...was, resource, start: was.start + by, end: was.end + by }
    setHeld(next)
    tell(operation, next)
  }
  const goAlong = ({ resource, key }: ScheduleOperation, step: number): void => {
    const list = lists.get(resource ?? '') ?? []
    onFocus(list[list.findIndex((one) => one.key === key) + step])
  }
  const goAcross = ({ resource, start }: ScheduleOperation, down: number): void => {
    for (let at = resources.indexOf(resource ?? '') + down; at >= 0 && at < resources.length; at += down) {
      const near = (lists.get(resources[at] ?? '') ?? []).find(({ end }) => end > start)
      if (!near) continue
      onFocus(near)
      return
    }
  }

  return (event: KeyboardEvent, operation: ScheduleOperation): void => {
    const [step, down] = [steps[event.key], downs[event.key]]
    const isHeld = held?.key === operation.key
    const isPlaced = operation.resource !== null
    if (event.key === 'p' && onPin && isPlaced) onPin(operation.key, !operation.isPinned)
    else if (event.key === 'm') onMark(operation.key, true)
    else if (event.key === ' ' && mayMove && !operation.isPinned) holdOrRelease(operation, isHeld)
    else if (event.key === 'Enter' && isHeld && held) {
      setHeld(null)
      onDrop({ key: held.key, resource: held.resource, start: held.start })
    } else if (event.key === 'Enter') onOpen?.(operation.key)
    else if (event.key === 'Escape' && isHeld) {
      setHeld(null)
      tell(operation, null)
    } else if (isHeld && held && step) moveHeld(operation, held, { by: step * (event.shiftKey ? dayLength : 60) })
    else if (isHeld && held && down) moveHeld(operation, held, { down })
    else if (step && isPlaced) goAlong(operation, step)
    else if (down && isPlaced) goAcross(operation, down)
    else return
    event.preventDefault()
  }
}
