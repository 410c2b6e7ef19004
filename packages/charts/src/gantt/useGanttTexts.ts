import { dayNumber, dayText, finishDay, startDay } from '@bip/contract/calendar'
import { useLocale } from '@bip/design-system'
import { useMemo } from 'react'
import { constraintTexts, ganttTexts, statusTexts } from './Gantt.texts.ts'
import { type Baseline, varianceOf } from './model/baseline.ts'
import type { PlanEffect } from './model/effect.ts'
import type { Plan } from './model/Plan.ts'
import { isCritical } from './model/slack.ts'
import type { PlanSpan, PlanTask } from './model/types.ts'

/** What is said of tasks and of what a change does. */
export const useGanttTexts = (plan: Plan, progressAt: (index: number) => number, baselines: readonly Baseline[]) => {
  const { t, formatDate, formatNumber } = useLocale()
  return useMemo(() => {
    const day = (at: number): string => formatDate(dayText(at))
    const dates = ({ start, finish }: PlanSpan) => ({ start: day(startDay(start)), finish: day(finishDay(finish)) })
    const daysOf = (task: PlanTask): string => formatNumber(Math.round((task.duration ?? 1) * 100) / 100)
    const kind = (task: PlanTask, span: PlanSpan) => {
      if (plan.isSummary(task.key)) return ganttTexts.barSummary
      return span.start === span.finish ? ganttTexts.barMilestone : ganttTexts.barTask
    }
    const moved = (task: PlanTask, baseline: Baseline): string => {
      const days = Math.round(varianceOf(plan, baseline, task.key)?.finish ?? 0)
      if (days === 0) return ''
      return t(days > 0 ? ganttTexts.isLaterThan : ganttTexts.isEarlierThan, { name: baseline.name, days: Math.abs(days) })
    }
    const bound = ({ constraint, key }: PlanTask): string => {
      if (!constraint) return ''
      const at = dayNumber(constraint.date.slice(0, 10))
      // What stands where it was put says so by its start.
      const isTold = constraint.type === 'startNoEarlier' && at === startDay(plan.spanOf(key).start)
      return isTold ? '' : t(ganttTexts.isBound, { rule: t(constraintTexts[constraint.type]), day: day(at) })
    }
    const linked = ({ key }: PlanTask): string[] => {
      const { incoming, outgoing } = plan.schedule.network
      const at = plan.indexOf(key)
      const count = ({ heads }: typeof incoming): number => (heads[at + 1] ?? 0) - (heads[at] ?? 0)
      const [before, after] = [count(incoming), count(outgoing)]
      return [
        before > 0 ? t(ganttTexts.follows, { count: before }) : '',
        after > 0 ? t(ganttTexts.isFollowed, { count: after }) : '',
      ]
    }
    return {
      day,
      dates,
      nameOf: (task: PlanTask): string => task.name ?? task.key,
      bar: (task: PlanTask): string => {
        const span = plan.spanOf(task.key)
        const late = plan.daysLate(task.key)
        const percent = formatNumber(Math.round(progressAt(plan.indexOf(task.key))))
        const parts = [
          t(kind(task, span), { name: task.name ?? task.key, ...dates(span), days: daysOf(task), progress: percent }),
          task.status && t(statusTexts[task.status]),
          isCritical(plan, task.key) && t(ganttTexts.isCritical),
          late > 0 && t(ganttTexts.isLate, { days: late }),
          plan.isHeld(task.key) && t(ganttTexts.isHeld),
          (task.splits?.length ?? 0) > 0 && t(ganttTexts.isSplit, { count: (task.splits?.length ?? 0) + 1 }),
          task.mode === 'manual' && t(ganttTexts.isManual),
          bound(task),
          task.deadline && late === 0 && t(ganttTexts.isDue, { day: day(dayNumber(task.deadline.slice(0, 10))) }),
          ...linked(task),
          ...baselines.map((baseline) => moved(task, baseline)),
        ]
        return parts.filter(Boolean).join(t(ganttTexts.comma))
      },
      effect: ({ moved, brokenDeadlines, held }: PlanEffect): string => {
        const parts = [
          moved.length > 0 ? t(ganttTexts.moves, { count: formatNumber(moved.length) }) : t(ganttTexts.nothingMoves),
          brokenDeadlines.length > 0 && t(ganttTexts.breaks, { count: formatNumber(brokenDeadlines.length) }),
          held.length > 0 && t(ganttTexts.conflicts, { count: formatNumber(held.length) }),
        ]
        return parts.filter(Boolean).join(t(ganttTexts.comma))
      },
    }
  }, [plan, progressAt, baselines, t, formatDate, formatNumber])
}

export type GanttTexts = ReturnType<typeof useGanttTexts>
