import { dayText, finishDay, startDay } from '@bip/contract/calendar'
import { type ColumnLayout, type DataColumn, useLocale } from '@bip/design-system'
import { type ReactNode, useMemo } from 'react'
import { ganttTexts, statusTexts } from '../Gantt.texts.ts'
import type { Plan } from '../model/Plan.ts'
import { slackOf } from '../model/slack.ts'
import type { PlanTask } from '../model/types.ts'
import type { BarPainter } from './BarPainter.ts'
import { hiddenColumns } from './fittingColumns.ts'
import { StatusCircle } from './StatusCircle.tsx'

type Options = {
  plan: Plan
  painter: BarPainter
  progressAt: (index: number) => number
  /** Columns of the caller, between those of the plan and the axis. */
  more: readonly DataColumn<PlanTask>[]
  axisWidth: number
  head: () => ReactNode
  /** On a phone the name stands alone. */
  isNarrow: boolean
  /** px for the table and the bars together. */
  room: number
  layout: ColumnLayout
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** The columns of the table, pinned before the axis, and the axis itself. */
export const useGanttColumns = ({ plan, painter, progressAt, more, axisWidth, head, isNarrow, room, layout }: Options) => {
  const { t } = useLocale()
  const columns = useMemo((): readonly DataColumn<PlanTask>[] => {
    const isLeaf = ({ key }: PlanTask): boolean => !plan.isSummary(key)
    const days = ({ key }: PlanTask): number => {
      const { start, finish } = plan.spanOf(key)
      return rounded(plan.calendarOf(key).between(start, finish) / plan.schedule.facts.minutesPerDay)
    }
    const duration = (task: PlanTask): number => (isLeaf(task) ? (task.duration ?? 1) : days(task))
    const shared = { pin: 'start', isSortable: false, isFilterable: false, ...(isNarrow && { isHidden: true }) } as const
    const bounded = (min: number, max: number) => (value: unknown) =>
      typeof value === 'number' && value >= min && value <= max ? undefined : `${min} – ${max}`
    return [
      {
        ...shared,
        key: 'name',
        header: t(ganttTexts.name),
        width: isNarrow ? 150 : 230,
        value: ({ name, key }) => name ?? key,
        isHidden: false,
        edit: {},
      },
      {
        ...shared,
        key: 'status',
        header: t(ganttTexts.status),
        width: 148,
        ...(plan.tasks.every(({ status }) => status === undefined) && { isHidden: true }),
        value: ({ status }) => status ?? '',
        cell: {
          text: (_, { status }) => (status ? t(statusTexts[status]) : ''),
          render: ({ row: { status } }) => status && <StatusCircle status={status} />,
        },
      },
      {
        ...shared,
        key: 'start',
        header: t(ganttTexts.start),
        type: 'date',
        width: 108,
        value: ({ key }) => dayText(startDay(plan.spanOf(key).start)),
        edit: { isEditable: isLeaf },
      },
      {
        ...shared,
        key: 'finish',
        header: t(ganttTexts.finish),
        type: 'date',
        width: 108,
        value: ({ key }) => dayText(finishDay(plan.spanOf(key).finish)),
      },
      {
        ...shared,
        key: 'duration',
        header: t(ganttTexts.duration),
        type: 'number',
        width: 84,
        value: duration,
        edit: { isEditable: isLeaf, validate: bounded(0, 9999) },
      },
      {
        ...shared,
        key: 'progress',
        header: t(ganttTexts.progress),
        type: 'number',
        width: 72,
        value: ({ key }) => Math.round(progressAt(plan.indexOf(key))),
        edit: { isEditable: isLeaf, validate: bounded(0, 100) },
      },
      {
        ...shared,
        key: 'slack',
        header: t(ganttTexts.slackColumn),
        type: 'number',
        width: 84,
        isHidden: true,
        value: ({ key }) => rounded(slackOf(plan, key).total),
      },
      ...more.map((column) => ({ ...shared, ...column, ...(isNarrow && { isHidden: true }) })),
      {
        key: 'time',
        header: t(ganttTexts.timeAxis),
        width: axisWidth,
        isSortable: false,
        isFilterable: false,
        isResizable: false,
        painted: { cell: painter.paint, head },
      },
    ]
  }, [plan, painter, progressAt, more, axisWidth, head, isNarrow, t])
  const hidden = [...hiddenColumns(columns.slice(0, -1), room, layout)].join()
  return useMemo(() => {
    const keys = new Set(hidden.split(','))
    return columns.map((column) => (keys.has(column.key) ? { ...column, isHidden: true } : column))
  }, [columns, hidden])
}
