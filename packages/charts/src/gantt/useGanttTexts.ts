import { dayText, finishDay, startDay } from '@bip/contract/calendar'
import { useLocale } from '@bip/design-system'
import { useMemo } from 'react'
import { ganttTexts, statusTexts } from './Gantt.texts.ts'
import type { PlanEffect } from './model/effect.ts'
import type { Plan } from './model/Plan.ts'
import { isCritical } from './model/slack.ts'
import type { PlanSpan, PlanTask } from './model/types.ts'

/** What is said of tasks and of what a change does. */
export const useGanttTexts = (plan: Plan, progressAt: (index: number) => number) => {
  const { t, formatDate, formatNumber } = useLocale()
  return useMemo(() => {
    const day = (at: number): string => formatDate(dayText(at))
    const dates = ({ start, finish }: PlanSpan) => ({ start: day(startDay(start)), finish: day(finishDay(finish)) })
    const daysOf = (task: PlanTask): string => formatNumber(Math.round((task.duration ?? 1) * 100) / 100)
    const kind = (task: PlanTask, span: PlanSpan) => {
      if (plan.isSummary(task.key)) return ganttTexts.barSummary
      return span.start === span.finish ? ganttTexts.barMilestone : ganttTexts.barTask
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
  }, [plan, progressAt, t, formatDate, formatNumber])
}

export type GanttTexts = ReturnType<typeof useGanttTexts>
