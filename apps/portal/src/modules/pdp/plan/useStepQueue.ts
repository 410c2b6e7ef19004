import type { GanttOutcome, GanttStep } from '@bip/charts/gantt'
import { type RefObject, useRef } from 'react'

type Options = {
  store: (step: GanttStep) => Promise<GanttOutcome>
  /** How many steps are on their way. */
  pending: RefObject<number>
  /** Called when none is on its way any more. */
  onIdle?: () => void
}

/** Stores steps of a Gantt one after the other: each needs the versions that the one before it left. */
export const useStepQueue = ({ store, pending, onIdle }: Options): ((step: GanttStep) => Promise<GanttOutcome>) => {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (step) => {
    pending.current += 1
    const next = last.current.then(() => store(step))
    last.current = next
      .catch(() => undefined)
      .then(() => {
        pending.current -= 1
        if (pending.current === 0) onIdle?.()
      })
    return next
  }
}
