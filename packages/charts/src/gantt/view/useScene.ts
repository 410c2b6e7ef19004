import { useLocale } from '@bip/design-system'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Axis } from '../axis/axis.ts'
import { ganttTexts } from '../Gantt.texts.ts'
import type { Baseline } from '../model/baseline.ts'
import type { Plan } from '../model/Plan.ts'
import { progressOf } from '../model/progress.ts'
import type { PlanTask } from '../model/types.ts'
import { useGanttTexts } from '../useGanttTexts.ts'
import { BarPainter, type BarScene } from './BarPainter.ts'
import type { GanttLook } from './Tools.tsx'

type Given = { axis: Axis; version: number; look: GanttLook; baseline: Baseline | null; today: number }

/** What bars are drawn from, and who draws them. */
export const useScene = (plan: Plan, barLabel: ((task: PlanTask) => string) | undefined, baselines: readonly Baseline[]) => {
  const { t } = useLocale()
  const [painter] = useState(() => new BarPainter())
  const progress = useRef<{ of: Plan; version: number; values: Float64Array }>(undefined)
  const progressAt = useCallback(
    (index: number): number => {
      if (progress.current?.of !== plan || progress.current.version !== plan.version)
        progress.current = { of: plan, version: plan.version, values: progressOf(plan) }
      return progress.current.values[index] ?? 0
    },
    [plan],
  )
  const words = useGanttTexts(plan, progressAt, baselines)
  const labelOf = useMemo(
    () =>
      barLabel ??
      ((task: PlanTask): string => {
        const late = plan.daysLate(task.key)
        return late > 0 ? t(ganttTexts.isLate, { days: late }) : ''
      }),
    [barLabel, plan, t],
  )
  const scenes = useRef<{ by: readonly unknown[]; scene: BarScene }>(undefined)
  /** The scene of this drawing; the same one as long as nothing of it has changed. */
  const prepare = ({ axis, version, look, baseline, today }: Given): BarScene => {
    const by = [plan, axis, version, look, baseline, today, words, labelOf]
    const before = scenes.current
    if (!before || by.some((part, at) => part !== before.by[at])) {
      const scene: BarScene = {
        plan,
        axis,
        progressAt,
        baseline,
        hasCritical: look.critical,
        hasSlack: look.slack,
        today,
        wordsOf: words.bar,
        labelOf,
        ghosts: new Map(),
      }
      scenes.current = { by, scene }
      painter.scene = scene
    }
    return (scenes.current as { scene: BarScene }).scene // Made above.
  }
  return { painter, words, progressAt, prepare }
}
