import { announce, toast, useLocale } from '@bip/design-system'
import { useMemo, useReducer, useState } from 'react'
import { ganttTexts } from './Gantt.texts.ts'
import type { PlanEdit } from './model/edits.ts'
import type { PlanEffect } from './model/effect.ts'
import { History } from './model/History.ts'
import type { Plan } from './model/Plan.ts'
import { PlanError } from './model/planError.ts'
import type { GanttOutcome, GanttStep } from './types.ts'
import type { GanttTexts } from './useGanttTexts.ts'

type Options = {
  plan: Plan
  onStep: ((step: GanttStep) => GanttOutcome | Promise<GanttOutcome>) | undefined
  words: Pick<GanttTexts, 'effect' | 'nameOf'>
}

/** Steps of the reader: made at once, stored, taken back and made again; what is refused is taken back with its reason. */
export const useSteps = ({ plan, onStep, words }: Options) => {
  const { t } = useLocale()
  const [version, redraw] = useReducer((times: number) => times + 1, 0)
  const [history, setHistory] = useState(() => new History())
  const [known, setKnown] = useState(plan)
  if (known !== plan) {
    setKnown(plan)
    setHistory(new History())
  }

  return useMemo(() => {
    const reasonOf = (error: unknown): string => {
      if (!(error instanceof PlanError)) throw error
      const { fault } = error
      const name = (key: string): string => words.nameOf(plan.has(key) ? plan.taskOf(key) : { key })
      if (fault.code === 'cycle') return t(ganttTexts.cycle, { path: fault.path.map(name).join(' → ') })
      return t(ganttTexts.badValue, { name: 'key' in fault ? name(fault.key) : '' })
    }
    const store = async (step: GanttStep): Promise<void> => {
      const outcome = await Promise.resolve<GanttOutcome>(onStep?.(step) ?? { status: 'stored' }).catch(
        (): GanttOutcome => ({ status: 'refused', reason: t(ganttTexts.lost) }),
      )
      if (outcome.status === 'stored') return
      plan.apply(step.effect.inverse)
      history.drop()
      redraw()
      toast.error(outcome.reason)
    }
    /** Makes changes; answers why not, or null. */
    const make = (edits: readonly PlanEdit[]): string | null => {
      if (edits.length === 0) return null
      try {
        const effect = plan.apply(edits)
        history.add({ edits, inverse: effect.inverse })
        redraw()
        announce(t(ganttTexts.dropped, { effect: words.effect(effect) }))
        void store({ edits, effect })
        return null
      } catch (error) {
        return reasonOf(error)
      }
    }
    const again = (edits: readonly PlanEdit[] | undefined, text: (typeof ganttTexts)['undone']): boolean => {
      if (!edits) return false
      const effect = plan.apply(edits)
      redraw()
      announce(t(text))
      void Promise.resolve(onStep?.({ edits, effect })).catch(() => toast.error(t(ganttTexts.lost)))
      return true
    }
    return {
      version,
      history,
      make,
      /** What changes would come to; null where they cannot be. */
      preview: (edits: readonly PlanEdit[]): PlanEffect | null => {
        try {
          return plan.preview(edits)
        } catch {
          return null
        }
      },
      tell: (reason: string | null): void => {
        if (reason) toast.error(reason)
      },
      undo: (): boolean => again(history.undo(), ganttTexts.undone),
      redo: (): boolean => again(history.redo(), ganttTexts.redone),
      isEditable: onStep !== undefined,
    }
  }, [plan, onStep, words, t, history, version])
}

export type Steps = ReturnType<typeof useSteps>
