import { dayNumber, dayText } from '@bip/contract/calendar'
import { Parser } from 'saxen'
import type { Constraint, LinkType } from '../model/types.ts'
import {
  constraintNumbers,
  type FileLink,
  type FileTask,
  linkNumbers,
  maxFileMB,
  maxFileTasks,
  type ProjectFile,
  ProjectFileError,
} from './projectFile.ts'

/** What is read of an element: its own texts by name, and those of elements below it that may come several times. */
type Node = { texts: Map<string, string>; below: Map<string, Node[]> }

/** Elements that hold others; the rest is text. */
const holders: ReadonlySet<string> = new Set(['Project', 'Task', 'PredecessorLink', 'Baseline', 'Resource', 'Assignment'])
/** Elements that are passed over with all that is in them. */
const passed: ReadonlySet<string> = new Set([
  'Calendars',
  'Views',
  'Filters',
  'TimephasedData',
  'ExtendedAttributes',
  'OutlineCodes',
  'WBSMasks',
])

const newNode = (): Node => ({ texts: new Map(), below: new Map() })

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** The elements of a project file that matter here. Throws `broken` and `foreign`. */
function parse(text: string): { root: Node; splits: number } {
  const root = newNode()
  const stack: Node[] = []
  let name = ''
  let written = ''
  let skipping = 0
  let splits = 0
  let isOpen = false
  let isClosed = false
  const parser = new Parser()
  const fail = (context: { line: number }): never => {
    throw new ProjectFileError({ code: 'broken', line: context.line + 1 })
  }
  parser.on('error', (_error, getContext) => fail(getContext()))
  parser.on('attention', () => undefined)
  parser.on('openTag', (element) => {
    const own = element.replace(/^.*:/, '')
    if (!isOpen) {
      if (own !== 'Project') throw new ProjectFileError({ code: 'foreign', root: own })
      isOpen = true
    }
    if (skipping > 0 || passed.has(own)) {
      skipping += 1
      if (own === 'Split') splits += 1
      return
    }
    name = own
    written = ''
    if (!holders.has(own)) return
    const node = own === 'Project' ? root : newNode()
    const above = stack.at(-1)
    const siblings = above?.below.get(own)
    if (siblings) siblings.push(node)
    else above?.below.set(own, [node])
    stack.push(node)
  })
  parser.on('text', (value, decode) => {
    if (skipping === 0) written += decode(value)
  })
  parser.on('cdata', (value) => {
    if (skipping === 0) written += value
  })
  parser.on('closeTag', (element) => {
    const own = element.replace(/^.*:/, '')
    if (skipping > 0) {
      skipping -= 1
      return
    }
    if (holders.has(own)) {
      stack.pop()
      isClosed = own === 'Project' || isClosed
    } else if (own === name) stack.at(-1)?.texts.set(own, written.trim())
    name = ''
  })
  try {
    parser.parse(text)
  } catch (error) {
    if (error instanceof ProjectFileError) throw error
    throw new ProjectFileError({ code: 'broken', line: 1 })
  }
  if (!isOpen || !isClosed) throw new ProjectFileError({ code: 'broken', line: lineOf(text, text.length) })
  return { root, splits }
}

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

function linksOf(node: Node): FileLink[] {
  return (node.below.get('PredecessorLink') ?? []).flatMap(({ texts }): FileLink[] => {
    const from = texts.get('PredecessorUID')
    const type: LinkType = keyOf(linkNumbers, texts.get('Type') ?? '1') ?? 'FS'
    const isElapsed = ['4', '6', '8', '10', '12'].includes(texts.get('LagFormat') ?? '7')
    const lag = Number(texts.get('LinkLag') ?? 0) / (isElapsed ? 14_400 : 4800)
    return from && Number.isFinite(lag)
      ? [{ from, type, lag: Math.round(lag * 100) / 100, lagUnit: isElapsed ? 'calendar' : 'working' }]
      : []
  })
}

function constraintOf({ texts }: Node): Constraint | null {
  const type = keyOf(constraintNumbers, texts.get('ConstraintType'))
  const date = dayOf(texts.get('ConstraintDate'), type && /finish/i.test(type) ? 'end' : 'start')
  return type && date ? { type, date } : null
}

function taskOf(node: Node, people: ReadonlyMap<string, string[]>): FileTask & { level: number } {
  const { texts } = node
  const name = texts.get('Name') ?? ''
  const bad = (field: 'start' | 'end' | 'progress' | 'uid'): never => {
    throw new ProjectFileError({ code: 'badTask', name: name || (texts.get('ID') ?? '?'), field })
  }
  const uid = texts.get('UID') || bad('uid')
  const start = dayOf(texts.get('Start')) ?? bad('start')
  const end = dayOf(texts.get('Finish'), 'end') ?? bad('end')
  const isMilestone = texts.get('Milestone') === '1'
  if (end < start && !isMilestone) bad('end')
  const progress = Number(texts.get('PercentComplete') ?? 0)
  if (!(progress >= 0 && progress <= 100)) bad('progress')
  const baseline = (node.below.get('Baseline') ?? []).find((one) => (one.texts.get('Number') ?? '0') === '0')
  const [baseStart, baseEnd] = [dayOf(baseline?.texts.get('Start')), dayOf(baseline?.texts.get('Finish'), 'end')]
  return {
    uid,
    code: texts.get('WBS') || texts.get('OutlineNumber') || uid,
    name,
    parent: null,
    level: Number(texts.get('OutlineLevel') ?? 1),
    isSummary: texts.get('Summary') === '1',
    isMilestone,
    isManual: texts.get('Manual') === '1',
    start,
    end: isMilestone ? start : end,
    days: isMilestone ? 0 : Math.round(((hoursOf(texts.get('Duration')) ?? 8) / 8) * 100) / 100,
    progress,
    constraint: constraintOf(node),
    deadline: dayOf(texts.get('Deadline'), 'end'),
    actualStart: dayOf(texts.get('ActualStart')),
    baseline: baseStart && baseEnd ? { start: baseStart, end: baseEnd } : null,
    hours: hoursOf(texts.get('Work')),
    people: people.get(uid) ?? [],
    links: linksOf(node),
  }
}

function peopleOf(root: Node): Map<string, string[]> {
  const names = new Map((root.below.get('Resource') ?? []).map(({ texts }) => [texts.get('UID'), texts.get('Name')]))
  const of = new Map<string, string[]>()
  for (const { texts } of root.below.get('Assignment') ?? []) {
    const [task, name] = [texts.get('TaskUID'), names.get(texts.get('ResourceUID'))]
    if (task && name) of.set(task, [...(of.get(task) ?? []), name])
  }
  return of
}

/** Reads a file of Microsoft Project (its XML format). Throws a `ProjectFileError` that says what is wrong with it. */
export function readProjectXml(text: string): ProjectFile {
  if (text.length > maxFileMB << 20) throw new ProjectFileError({ code: 'tooLarge', maxMB: maxFileMB })
  if (!/^\uFEFF?\s*</.test(text)) throw new ProjectFileError({ code: 'broken', line: 1 })
  const { root, splits } = parse(text.replace(/^\uFEFF/, ''))
  const nodes = (root.below.get('Task') ?? []).filter(
    // The first one stands for the whole project, and lines that were left empty for nothing.
    ({ texts }) => texts.get('OutlineLevel') !== '0' && texts.get('IsNull') !== '1' && texts.get('UID') !== '0',
  )
  if (nodes.length === 0) throw new ProjectFileError({ code: 'empty' })
  if (nodes.length > maxFileTasks) throw new ProjectFileError({ code: 'tooMany', max: maxFileTasks, count: nodes.length })
  const people = peopleOf(root)
  const above: string[] = []
  const tasks = nodes.map((node): FileTask => {
    const { level, ...task } = taskOf(node, people)
    above.length = Math.max(0, level - 1)
    const parent = above.findLast((uid) => uid !== undefined) ?? null
    above[level - 1] = task.uid
    return { ...task, parent }
  })
  const known = new Set(tasks.map(({ uid }) => uid))
  let unknownLinks = 0
  for (const task of tasks) {
    const kept = task.links.filter(({ from }) => known.has(from))
    unknownLinks += task.links.length - kept.length
    task.links = kept
  }
  return { name: root.texts.get('Title') || root.texts.get('Name') || '', tasks, left: { splits, unknownLinks } }
}
