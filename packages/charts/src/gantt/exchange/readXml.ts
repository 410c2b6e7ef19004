import { dayNumber, dayText, type WorkingCalendar } from '@bip/contract/calendar'
import type { Constraint, LinkType } from '../model/types.ts'
import { below, type Node, parseXml } from './parseXml.ts'
import {
  constraintNumbers,
  type FileLink,
  type FileTask,
  linkNumbers,
  maxFileBaselines,
  maxFileMB,
  maxFileTasks,
  nobody,
  type ProjectFile,
  ProjectFileError,
} from './projectFile.ts'
import { calendarsIn, type FileCalendars } from './readCalendars.ts'
import { splitsOf } from './readSplits.ts'

const moment = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/

/** The day of a moment; one that ends at midnight belongs to the day before. */
function dayOf(text: string | undefined, edge: 'start' | 'end' = 'start'): string | null {
  const [, day, clock] = moment.exec(text ?? '') ?? []
  if (!day) return null
  try {
    const number = dayNumber(day)
    return dayText(edge === 'end' && clock === '00:00' ? number - 1 : number)
  } catch {
    return null
  }
}

const hoursOf = (text: string | undefined): number | null => {
  const [, hours, minutes] = /^PT(\d+)H(\d+)M/.exec(text ?? '') ?? []
  return hours === undefined ? null : Number(hours) + Number(minutes ?? 0) / 60
}

const keyOf = <K extends string>(numbers: Readonly<Record<K, number>>, value: string | undefined): K | undefined =>
  (Object.keys(numbers) as K[]).find((key) => String(numbers[key]) === value)

/** By the clock: minutes, hours, days, weeks, months, and the same where they are estimated. */
const elapsedFormats = new Set(['4', '6', '8', '10', '12', '36', '38', '40', '42', '44'])
/** A part of the time that the leading task takes: working time, and time by the clock. */
const percentFormats = new Map([
  ['19', 'working'],
  ['51', 'working'],
  ['20', 'calendar'],
  ['52', 'calendar'],
] as const)

/** `tasks` are those of the file by their uids: a lag may be told as a part of the time of the task that leads. */
function linksOf(node: Node, minutesPerDay: number, tasks: ReadonlyMap<string, Node>): FileLink[] {
  return below(node, 'PredecessorLink').flatMap(({ texts }): FileLink[] => {
    const from = texts.get('PredecessorUID')
    const type: LinkType = keyOf(linkNumbers, texts.get('Type') ?? '1') ?? 'FS'
    const format = texts.get('LagFormat') ?? '7'
    const number = Number(texts.get('LinkLag') ?? 0)
    const part = percentFormats.get(format as never)
    const leader = tasks.get(from ?? '')
    const lagUnit = part ?? (elapsedFormats.has(format) ? 'calendar' : 'working')
    const lag = part
      ? (number / 100) * (leader ? lengthOf(leader, lagUnit, minutesPerDay) : 0)
      : number / (lagUnit === 'calendar' ? 14_400 : minutesPerDay * 10)
    return from && Number.isFinite(lag) ? [{ from, type, lag: Math.round(lag * 100) / 100, lagUnit }] : []
  })
}

/** How many days a task takes, those of work or all. */
function lengthOf({ texts }: Node, unit: FileLink['lagUnit'], minutesPerDay: number): number {
  const [start, end] = [dayOf(texts.get('Start')), dayOf(texts.get('Finish'), 'end')]
  const hours = hoursOf(texts.get('Duration')) ?? 0
  if (unit === 'working' && !elapsedFormats.has(texts.get('DurationFormat') ?? '7')) return (hours * 60) / minutesPerDay
  return hours === 0 || !start || !end ? 0 : dayNumber(end) - dayNumber(start) + 1
}

function constraintOf({ texts }: Node): Constraint | null {
  const type = keyOf(constraintNumbers, texts.get('ConstraintType'))
  const date = dayOf(texts.get('ConstraintDate'), type && /finish/i.test(type) ? 'end' : 'start')
  return type && date ? { type, date } : null
}

/** Those of a baseline that say both dates; what ends at the midnight at which it begins has a day all the same. */
function baselinesOf(node: Node): FileTask['baselines'] {
  return below(node, 'Baseline').flatMap(({ texts }) => {
    const number = Number(texts.get('Number') ?? 0)
    const [start, finish] = [dayOf(texts.get('Start')), dayOf(texts.get('Finish'), 'end')]
    if (!(number >= 0 && number < maxFileBaselines) || !start || !finish) return []
    const [, end = finish] = [start, finish].toSorted()
    return [{ number, start, end }]
  })
}

/** What tasks need to know of the rest of the file. */
type Around = {
  people: ReadonlyMap<string, Assigned[]>
  calendars: FileCalendars
  minutesPerDay: number
  nodes: ReadonlyMap<string, Node>
}

function taskOf(node: Node, { people, calendars, minutesPerDay, nodes }: Around): FileTask & { level: number } {
  const { texts } = node
  const name = texts.get('Name') ?? ''
  const bad = (field: 'start' | 'end' | 'progress' | 'uid'): never => {
    throw new ProjectFileError({ code: 'badTask', name: name || (texts.get('ID') ?? '?'), field })
  }
  const uid = texts.get('UID') || bad('uid')
  const start = dayOf(texts.get('Start')) ?? bad('start')
  const end = dayOf(texts.get('Finish'), 'end') ?? bad('end')
  const duration = hoursOf(texts.get('Duration'))
  // Microsoft lets a task that takes time be marked as one; its days count for more than its mark.
  const isMilestone = texts.get('Milestone') === '1' && !(duration !== null && duration > 0)
  if (end < start && !isMilestone) bad('end')
  const progress = Number(texts.get('PercentComplete') ?? 0)
  if (!(progress >= 0 && progress <= 100)) bad('progress')
  const assigned = people.get(uid) ?? []
  const isSummary = texts.get('Summary') === '1'
  const calendar = calendars.keyOf(texts.get('CalendarUID'))
  return {
    uid,
    code: texts.get('WBS') || texts.get('OutlineNumber') || uid,
    name,
    parent: null,
    level: Number(texts.get('OutlineLevel') ?? 1),
    isSummary,
    isMilestone,
    isManual: texts.get('Manual') === '1',
    start,
    end: isMilestone ? start : end,
    days: isMilestone ? 0 : Math.round((((duration ?? minutesPerDay / 60) * 60) / minutesPerDay) * 100) / 100,
    progress,
    constraint: constraintOf(node),
    deadline: dayOf(texts.get('Deadline'), 'end'),
    actualStart: dayOf(texts.get('ActualStart')),
    baselines: baselinesOf(node),
    hours: hoursOf(texts.get('Work')),
    people: assigned.flatMap(({ name }) => name ?? []),
    splits:
      isSummary || isMilestone
        ? []
        : splitsOf(
            assigned.map(({ node }) => node),
            calendarFor(calendar, assigned, calendars),
            minutesPerDay,
          ),
    calendar,
    links: linksOf(node, minutesPerDay, nodes),
  }
}

/** Who works on a task; without a name where the file only says how the work goes by time. */
type Assigned = { name: string | null; node: Node }

function peopleOf(root: Node): Map<string, Assigned[]> {
  // Materials and costs are assigned like people.
  const isPerson = ({ texts }: Node) => (texts.get('Type') ?? '1') === '1' && texts.get('IsCostResource') !== '1'
  const all = below(root, 'Resource').filter(isPerson)
  const names = new Map(all.map(({ texts }) => [texts.get('UID'), texts.get('Name')]))
  const of = new Map<string, Assigned[]>()
  for (const node of below(root, 'Assignment')) {
    const [task, resource] = [node.texts.get('TaskUID'), node.texts.get('ResourceUID')]
    const name = names.get(resource) ?? null
    if (!task || !(name || resource === String(nobody))) continue
    const known = of.get(task)
    if (known) known.push({ name, node })
    else of.set(task, [{ name, node }])
  }
  return of
}

/** A task is worked on when its own calendar and those of all who work on it allow. */
function calendarFor(own: string | null, assigned: readonly Assigned[], calendars: FileCalendars): WorkingCalendar {
  const keys = new Set(own === null ? [] : [own])
  for (const { name } of assigned) if (name) keys.add(calendars.ofPeople.get(name) ?? calendars.ofProject ?? '')
  const [first = calendars.working(calendars.ofProject), ...rest] = [...keys].map(calendars.working)
  return rest.reduce((one, other) => one.common(other), first)
}

/** Reads a file of Microsoft Project (its XML format). Throws a `ProjectFileError` that says what is wrong with it. */
export function readProjectXml(text: string): ProjectFile {
  if (text.length > maxFileMB << 20) throw new ProjectFileError({ code: 'tooLarge', maxMB: maxFileMB })
  if (!/^\uFEFF?\s*</.test(text)) throw new ProjectFileError({ code: 'broken', line: 1 })
  const root = parseXml(text.replace(/^\uFEFF/, ''))
  const all = below(root, 'Task').filter(
    // The first one stands for the whole project, and lines that were left empty for nothing.
    ({ texts }) => texts.get('OutlineLevel') !== '0' && texts.get('IsNull') !== '1' && texts.get('UID') !== '0',
  )
  // Switched off, or shown here though they are of another project.
  const nodes = all.filter(({ texts }) => texts.get('Active') !== '0' && texts.get('ExternalTask') !== '1')
  if (nodes.length === 0) throw new ProjectFileError({ code: 'empty' })
  if (nodes.length > maxFileTasks) throw new ProjectFileError({ code: 'tooMany', max: maxFileTasks, count: nodes.length })
  const minutesPerDay = Number(root.texts.get('MinutesPerDay')) || 480
  const calendars = calendarsIn(root)
  const byUid = new Map(nodes.map((node) => [node.texts.get('UID') ?? '', node]))
  const around = { people: peopleOf(root), calendars, minutesPerDay, nodes: byUid }
  const above: string[] = []
  const tasks = nodes.map((node): FileTask => {
    const { level, ...task } = taskOf(node, around)
    above.length = Math.max(0, level - 1)
    const parent = above.findLast((uid) => uid !== undefined) ?? null
    above[level - 1] = task.uid
    return { ...task, parent }
  })
  const known = new Set<string>()
  for (const { uid, name } of tasks) {
    if (known.has(uid)) throw new ProjectFileError({ code: 'badTask', name, field: 'uid' })
    known.add(uid)
  }
  let unknownLinks = 0
  for (const task of tasks) {
    const kept = task.links.filter(({ from }) => known.has(from))
    unknownLinks += task.links.length - kept.length
    task.links = kept
  }
  return {
    name: root.texts.get('Title') || root.texts.get('Name') || '',
    tasks,
    calendars: calendars.specs,
    calendar: calendars.ofProject,
    calendarOf: calendars.ofPeople,
    hoursPerDay: minutesPerDay / 60,
    left: { unknownLinks, inactive: all.length - nodes.length },
  }
}
