import '../../pages/surface.css'
import type { PlanInput, PlanTask } from '../../../../packages/charts/src/gantt/index.ts'
import { plan as made } from '../../pages/plan.ts'
import { offerSurface } from '../../pages/surface.ts'
import { chart, everyDay } from './chart.tsx'

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** The tasks and links that the peers show; what nothing leads begins where theirs does. */
function prepare(count: number): PlanInput {
  const { tasks, links, start } = made(count)
  const led = new Set(links.map(({ target }) => target))
  return {
    start: dayOf(start),
    calendars: [everyDay],
    hoursPerDay: 24,
    tasks: tasks.map(
      ({ id, parent, text, start: begins, days, progress, isSummary }): PlanTask => ({
        key: String(id),
        name: text,
        ...(parent > 0 && { parent: String(parent) }),
        ...(!isSummary && { duration: days, progress }),
        ...(!isSummary && !led.has(id) && { constraint: { type: 'startNoEarlier', date: dayOf(begins) } }),
      }),
    ),
    links: links.map(({ id, source, target }) => ({ key: String(id), from: String(source), to: String(target) })),
  }
}

offerSurface({ prepare, ...chart() })
