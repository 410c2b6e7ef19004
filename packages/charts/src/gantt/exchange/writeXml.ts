import { dayText, finishDay, startDay, wallText } from '@bip/contract/calendar'
import type { Baseline } from '../model/baseline.ts'
import type { Plan } from '../model/Plan.ts'
import { progressOf } from '../model/progress.ts'
import type { PlanDate, PlanTask } from '../model/types.ts'
import { treeOf } from '../model/visible.ts'
import { calendarsXml } from './calendarXml.ts'
import { constraintNumbers, lagFormats, linkNumbers, maxFileBaselines, minutesText, nobody } from './projectFile.ts'
import { splitXml } from './splitXml.ts'
import { xmlText } from './xmlText.ts'

const tag = (name: string, value: string | number | undefined): string =>
  value === undefined || value === '' ? '' : `<${name}>${typeof value === 'string' ? xmlText(value) : value}</${name}>`

/** A plan's date with its time: of a day alone its beginning or its end. */
const moment = (date: PlanDate, edge: 'start' | 'end'): string =>
  date.includes('T') ? `${date}:00` : `${date}T${edge === 'start' ? '08:00' : '17:00'}:00`

type Options = {
  /** Name of the project. */
  name: string
  /** Eleven at most, as the format has numbers for. Default none. */
  baselines?: readonly Baseline[]
  /** The number of a task; default its place in the tree, such as `2.3`. */
  codeOf?: (task: PlanTask) => string | undefined
}

/** Tasks in the order of the plan, each with its depth and place. */
function outline(plan: Plan): { task: PlanTask; level: number; place: string }[] {
  const { roots, childrenOf } = treeOf(plan)
  const found: { task: PlanTask; level: number; place: string }[] = []
  const stack = roots.map((task, at) => ({ task, level: 1, place: String(at + 1) })).reverse()
  for (let one = stack.pop(); one; one = stack.pop()) {
    found.push(one)
    const { level, place } = one
    const below = childrenOf(one.task) ?? []
    for (let at = below.length - 1; at >= 0; at -= 1)
      stack.push({ task: below[at] as PlanTask, level: level + 1, place: `${place}.${at + 1}` }) // at is one of theirs
  }
  return found
}

/** A plan as Microsoft Project reads it (its XML format). */
export function projectXmlOf(plan: Plan, { name, baselines = [], codeOf }: Options): string {
  const rows = outline(plan)
  const uids = new Map(rows.map(({ task }, at) => [task.key, at + 1]))
  const people = new Map((plan.input.resources ?? []).map(({ key }, at) => [key, at + 1]))
  const progress = progressOf(plan)
  const { minutesPerDay } = plan.schedule.facts
  const { xml: calendars, numbers } = calendarsXml(plan.input)
  const tenths = { working: minutesPerDay * 10, calendar: 14_400 }
  const links = new Map<string, string[]>()
  for (const { from, to, type = 'FS', lag = 0, lagUnit = 'working' } of plan.links) {
    const text = `<PredecessorLink>${tag('PredecessorUID', uids.get(from))}${tag('Type', linkNumbers[type])}<CrossProject>0</CrossProject>${tag('LinkLag', Math.round(lag * tenths[lagUnit]))}${tag('LagFormat', lagFormats[lagUnit])}</PredecessorLink>`
    links.set(to, [...(links.get(to) ?? []), text])
  }
  const taskXml = ({ task, level, place }: (typeof rows)[number], at: number): string => {
    const { start, finish } = plan.spanOf(task.key)
    const isMilestone = start === finish
    const isSummary = plan.isSummary(task.key)
    // The pauses of a split task are no part of its duration.
    const pauses = isSummary ? 0 : (task.splits ?? []).reduce((sum, { pause }) => sum + pause * minutesPerDay, 0)
    const minutes = plan.calendarOf(task.key).between(start, finish) - pauses
    const own = tag('CalendarUID', task.calendar === undefined ? -1 : numbers.byKey.get(task.calendar))
    const bases = baselines.slice(0, maxFileBaselines).map(({ spans }) => spans.get(task.key))
    const begin = `${wallText(start)}:00`
    const end = isMilestone
      ? begin
      : `${dayText(finishDay(finish))}T${wallText(finish).slice(11) === '00:00' ? '17:00' : wallText(finish).slice(11)}:00`
    return [
      '<Task>',
      tag('UID', at + 1) + tag('ID', at + 1) + tag('Name', task.name ?? task.key) + tag('Manual', task.mode === 'manual' ? 1 : 0),
      tag('WBS', codeOf?.(task) ?? place) + tag('OutlineNumber', place) + tag('OutlineLevel', level),
      tag('Start', begin) + tag('Finish', end) + tag('Duration', minutesText(minutes)) + tag('DurationFormat', 7),
      task.effort !== undefined ? tag('Work', minutesText(task.effort * 60)) : '',
      tag('Milestone', isMilestone && !isSummary ? 1 : 0) + tag('Summary', isSummary ? 1 : 0),
      tag('PercentComplete', Math.round(progress[plan.indexOf(task.key)] ?? 0)),
      task.actualStart ? tag('ActualStart', moment(task.actualStart, 'start')) : '',
      task.constraint
        ? tag('ConstraintType', constraintNumbers[task.constraint.type]) +
          own +
          tag('ConstraintDate', moment(task.constraint.date, /finish/i.test(task.constraint.type) ? 'end' : 'start'))
        : tag('ConstraintType', 0) + own,
      task.deadline ? tag('Deadline', moment(task.deadline, 'end')) : '',
      ...(links.get(task.key) ?? []),
      ...bases.map((base, at) =>
        base
          ? `<Baseline>${tag('Number', at)}${tag('Start', `${dayText(startDay(base.start))}T08:00:00`)}${tag('Finish', `${dayText(finishDay(base.finish))}T17:00:00`)}</Baseline>`
          : '',
      ),
      '</Task>',
    ].join('')
  }
  const resources = (plan.input.resources ?? []).map(
    ({ key, name: own }) =>
      `<Resource>${tag('UID', people.get(key))}${tag('ID', people.get(key))}${tag('Name', own)}<Type>1</Type>${tag('CalendarUID', numbers.byResource.get(key))}</Resource>`,
  )
  let number = 0
  const assigned = (task: PlanTask, resource: number, units: number): string => {
    number += 1
    return `<Assignment>${tag('UID', number)}${tag('TaskUID', uids.get(task.key))}${tag('ResourceUID', resource)}${tag('Units', units)}${splitXml(plan, task, number, units)}</Assignment>`
  }
  const assignments = rows.flatMap(({ task }) => {
    const own = (task.assignments ?? []).flatMap(({ resource, units }) => {
      const to = people.get(resource)
      return to === undefined ? [] : [assigned(task, to, units)]
    })
    // The parts of a task are told by who works on it; nobody has a number of its own.
    return own.length === 0 && (task.splits ?? []).length > 0 && !plan.isSummary(task.key) ? [assigned(task, nobody, 1)] : own
  })
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Project xmlns="http://schemas.microsoft.com/project">',
    `<SaveVersion>14</SaveVersion>${tag('Name', name)}${tag('Title', name)}<ScheduleFromStart>1</ScheduleFromStart>`,
    `${tag('StartDate', moment(plan.input.start, 'start'))}${tag('CalendarUID', numbers.ofPlan)}${tag('MinutesPerDay', minutesPerDay)}${tag('MinutesPerWeek', minutesPerDay * 5)}<DaysPerMonth>20</DaysPerMonth>`,
    calendars,
    `<Tasks>\n${rows.map(taskXml).join('\n')}\n</Tasks>`,
    `<Resources>${resources.join('\n')}</Resources><Assignments>${assignments.join('\n')}</Assignments></Project>`,
  ].join('\n')
}
