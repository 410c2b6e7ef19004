import { dayNumber } from '@bip/contract/calendar'
import { useLocale } from '@bip/design-system'
import { fitted } from '../axis/axis.ts'
import { tiersOf } from '../axis/ticks.ts'
import { ganttTexts } from '../Gantt.texts.ts'
import type { Baseline } from '../model/baseline.ts'
import type { Plan } from '../model/Plan.ts'
import { useTickText } from '../view/AxisHead.tsx'
import type { GanttLook } from '../view/Tools.tsx'
import { dayWords, type PlanPicture, rangeOf } from './planSvg.ts'

type Options = {
  plan: Plan
  /** The row of each task by its number; -1 for one that is not shown. */
  rows: Int32Array
  look: GanttLook
  baselines: readonly Baseline[]
  today: string
  progressAt: (index: number) => number
}

/** px that the bars have across on paper, about. */
const barsWidth = 1000

/** What is drawn of a plan on other paper: the rows that are shown, in their order. */
export const usePicture = ({ plan, rows, look, baselines, today, progressAt }: Options) => {
  const { t, formatDate, formatNumber } = useLocale()
  const [first, last] = rangeOf(plan)
  const tickText = useTickText(tiersOf({ from: first, to: last, pxPerDay: fitted(last - first, barsWidth) })[0])
  return (title: string): PlanPicture => {
    const { parent } = plan.schedule.network
    const depthOf = (at: number): number => {
      let depth = 0
      for (let one = parent[at] ?? -1; one >= 0; one = parent[one] ?? -1) depth += 1
      return depth
    }
    const shown = [...rows.entries()].filter(([, row]) => row >= 0).sort(([, one], [, other]) => one - other)
    return {
      plan,
      rows: shown.flatMap(([at]) => {
        const task = plan.tasks[at]
        return task ? [{ task, depth: depthOf(at) }] : []
      }),
      columns: [
        { header: t(ganttTexts.name), width: 240, text: ({ name, key }) => name ?? key },
        { header: t(ganttTexts.start), width: 86, text: (task) => formatDate(dayWords(plan, task).start) },
        { header: t(ganttTexts.finish), width: 86, text: (task) => formatDate(dayWords(plan, task).finish) },
        {
          ...{ header: t(ganttTexts.progress), width: 56, align: 'end' as const },
          text: ({ key }) => formatNumber(Math.round(progressAt(plan.indexOf(key)))),
        },
      ],
      tickText,
      baselines,
      hasCritical: look.critical,
      today: dayNumber(today),
      title,
      progressAt,
    }
  }
}
