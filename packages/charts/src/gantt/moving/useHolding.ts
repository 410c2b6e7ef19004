import { announce, useLocale } from '@bip/design-system'
import { useMemo } from 'react'
import { ganttTexts } from '../Gantt.texts.ts'
import type { PlanEdit } from '../model/edits.ts'
import type { Holding } from '../types.ts'
import type { Steps } from '../useSteps.ts'
import type { GanttStores } from '../view/GanttStores.ts'

/** What would come of what is in the hand: shown while it moves, made when it is let go. Where a deadline breaks, the reader is asked. */
export const useHolding = (stores: GanttStores, steps: Steps) => {
  const { t } = useLocale()
  return useMemo(() => {
    const { holding } = stores
    const make = (): void => {
      const now = holding.get()
      holding.set(null)
      if (now) steps.tell(steps.make(now.edits))
    }
    return {
      show: (edits: readonly PlanEdit[], by: Holding['by']): void => {
        const effect = steps.preview(edits)
        holding.set(effect && { edits, effect, by, isAsking: false })
      },
      /** Makes it, unless a deadline breaks or links conflict by it: then it waits for an answer. */
      drop: (): void => {
        const now = holding.get()
        if (!now || now.edits.length === 0) holding.set(null)
        else if (now.effect.brokenDeadlines.length > 0 || now.effect.held.length > 0) holding.set({ ...now, isAsking: true })
        else make()
      },
      make,
      /** Waits for an answer, whatever it does. */
      propose: (edits: readonly PlanEdit[]): void => {
        const effect = steps.preview(edits)
        holding.set(effect && { edits, effect, by: 'pointer', isAsking: true })
      },
      giveUp: (): void => {
        if (holding.get()) announce(t(ganttTexts.givenUp))
        holding.set(null)
      },
    }
  }, [stores, steps, t])
}
