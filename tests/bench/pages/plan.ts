import { randomFrom } from './rows.ts'

export type PlanTask = {
  id: number
  /** 0 at the top. */
  parent: number
  text: string
  start: Date
  end: Date
  days: number
  /** 0 to 100. */
  progress: number
  isSummary: boolean
}

export type PlanLink = { id: number; source: number; target: number }

export type Plan = { tasks: PlanTask[]; links: PlanLink[]; start: Date; end: Date }

const dayLength = 86_400_000
const begin = new Date(2026, 0, 5)
const later = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/**
 * Projects of ten packages of ten tasks, 111 records each; the tasks of a package follow one another, and so do the packages' first
 * tasks. Most bars lie near the start, so that scrolling down keeps bars and links in view.
 */
export function plan(count: number): Plan {
  const random = randomFrom(7)
  const below = (limit: number) => Math.floor(random() * limit)
  const tasks: PlanTask[] = []
  const links: PlanLink[] = []
  const add = (parent: number, text: string, start: Date, days: number, isSummary: boolean): PlanTask => {
    const task = { id: tasks.length + 1, parent, text, start, end: later(start, days), days, progress: below(101), isSummary }
    tasks.push(task)
    return task
  }
  const link = (source: PlanTask | undefined, target: PlanTask) => {
    if (source) links.push({ id: links.length + 1, source: source.id, target: target.id })
  }
  const isFull = () => tasks.length >= count

  for (let number = 1; !isFull(); number += 1) {
    const project = add(0, `项目 ${number}`, later(begin, random() < 0.85 ? below(8) : below(360)), 0, true)
    let firstOfLast: PlanTask | undefined
    for (let part = 1; part <= 10 && !isFull(); part += 1) {
      const group = add(project.id, `部件 ${number}.${part}`, later(project.start, below(6)), 0, true)
      let last: PlanTask | undefined
      for (let step = 1; step <= 10 && !isFull(); step += 1) {
        const task = add(group.id, `任务 ${number}.${part}.${step}`, last?.end ?? group.start, 1 + below(4), false)
        link(last, task)
        if (step === 1) {
          link(firstOfLast, task)
          firstOfLast = task
        }
        last = task
        stretch(group, task.end)
        stretch(project, task.end)
      }
    }
  }
  while (tasks.at(-1)?.isSummary) tasks.pop()
  const end = new Date(tasks.reduce((latest, task) => Math.max(latest, task.end.getTime()), 0))
  return { tasks, links, start: begin, end: later(end, 7) }
}

function stretch(summary: PlanTask, end: Date) {
  if (end > summary.end) summary.end = end
  summary.days = Math.round((summary.end.getTime() - summary.start.getTime()) / dayLength)
}
