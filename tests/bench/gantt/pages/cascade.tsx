import '../../pages/surface.css'
import type { PlanInput } from '../../../../packages/charts/src/gantt/index.ts'
import { offerSurface } from '../../pages/surface.ts'
import { chart, everyDay } from './chart.tsx'

const followers = 1000

/** Projects of a thousand and one tasks one after the other: whatever bar near the top is moved takes about a thousand with it. */
function prepare(count: number): PlanInput {
  const tasks: PlanInput['tasks'][number][] = []
  const links: NonNullable<PlanInput['links']>[number][] = []
  for (let project = 1; tasks.length < count; project += 1) {
    tasks.push({ key: `p${project}`, name: `项目 ${project}` })
    for (let step = 0; step <= followers; step += 1) {
      const key = `${project}.${step}`
      tasks.push({ key, parent: `p${project}`, name: `任务 ${key}`, duration: 3 })
      if (step > 0) links.push({ key, from: `${project}.${step - 1}`, to: key })
    }
  }
  return { start: '2026-01-05', calendars: [everyDay], hoursPerDay: 24, tasks, links }
}

offerSurface({ prepare, ...chart() })
