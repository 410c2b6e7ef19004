import { dayLength, dayNumber, dayText, finishDay, startDay } from '@bip/contract/calendar'
import { expect, test } from 'vitest'
import { linePlan } from '../fixtures/plan.ts'
import { baselineOf } from '../model/baseline.ts'
import { Plan } from '../model/Plan.ts'
import type { PlanInput } from '../model/types.ts'
import { ProjectFileError } from './projectFile.ts'
import { readProjectXml } from './readXml.ts'
import { projectXmlOf } from './writeXml.ts'

const rich: PlanInput = {
  start: '2026-09-28',
  calendars: [
    {
      key: 'plant',
      week: [
        [
          ['08:00', '12:00'],
          ['13:00', '17:00'],
        ],
        [
          ['08:00', '12:00'],
          ['13:00', '17:00'],
        ],
        [
          ['08:00', '12:00'],
          ['13:00', '17:00'],
        ],
        [
          ['08:00', '12:00'],
          ['13:00', '17:00'],
        ],
        [
          ['08:00', '12:00'],
          ['13:00', '17:00'],
        ],
        [],
        [],
      ],
      exceptions: [{ from: '2026-10-01', to: '2026-10-02', shifts: [] }],
    },
  ],
  resources: [{ key: 'u1', name: '林晓 & <同事>' }],
  tasks: [
    { key: 'p', name: '设计' },
    {
      key: 'a',
      name: '机械设计',
      parent: 'p',
      duration: 5,
      progress: 40,
      assignments: [{ resource: 'u1', units: 1 }],
      effort: 36,
    },
    { key: 'b', name: '校审', parent: 'p', duration: 2, deadline: '2026-10-20' },
    { key: 'm', name: '冻结', parent: 'p', duration: 0 },
    { key: 'c', name: '采购', duration: 3, constraint: { type: 'startNoEarlier', date: '2026-10-26' } },
    { key: 'd', name: '手动', duration: 2, mode: 'manual', start: '2026-11-05' },
  ],
  links: [
    { key: '1', from: 'a', to: 'b', type: 'FS', lag: 2 },
    { key: '2', from: 'b', to: 'm', type: 'FF' },
    { key: '3', from: 'm', to: 'c', type: 'SS', lag: -1 },
    { key: '4', from: 'a', to: 'c', type: 'FS', lag: 3, lagUnit: 'calendar' },
  ],
}

const daysOf = (plan: Plan, key: string) => {
  const { start, finish } = plan.spanOf(key)
  return [dayText(startDay(start)), dayText(Math.max(startDay(start), finishDay(finish)))]
}

test.each([
  ['a plan with everything', rich],
  ['the plan of a line', linePlan()],
])('%s comes back as it went out', (_, input) => {
  const plan = new Plan(input)
  const baseline = baselineOf(plan, 'b', 'b')
  const file = readProjectXml(projectXmlOf(plan, { name: '装配线 <1> & 二', baselines: [baseline] }))
  expect(file.name).toBe('装配线 <1> & 二')
  expect(file.tasks.length).toBe(plan.tasks.length)
  const byName = new Map(file.tasks.map((task) => [task.uid, task]))
  const keys = new Map<string, string>()
  for (const task of file.tasks) {
    const of = plan.tasks.find(({ key, name }) => (name ?? key) === task.name && !keys.has(key))
    expect(of, task.name).toBeDefined()
    if (!of) continue
    keys.set(of.key, task.uid)
    expect([task.start, task.end], task.name).toEqual(daysOf(plan, of.key))
    expect(task).toMatchObject({ isSummary: plan.isSummary(of.key), isManual: of.mode === 'manual' })
    expect(task.parent && byName.get(task.parent)?.name).toBe(of.parent ? (plan.taskOf(of.parent).name ?? of.parent) : null)
    if (!task.isSummary) expect(task.progress).toBe(of.progress ?? 0)
    expect(task.constraint).toEqual(of.constraint ?? null)
    expect(task.deadline).toBe(of.deadline ?? null)
    expect(task.baselines).toEqual([{ number: 0, start: task.start, end: task.end }])
    expect(task.people).toEqual(
      (of.assignments ?? []).map(({ resource }) => plan.input.resources?.find(({ key }) => key === resource)?.name),
    )
    expect(task.hours).toBe(of.effort ?? null)
  }
  const links = file.tasks.flatMap(({ uid, links }) =>
    links.map(({ from, type, lag, lagUnit }) => `${from} ${type} ${lag} ${lagUnit} ${uid}`),
  )
  const wanted = plan.links.map(
    ({ from, to, type = 'FS', lag = 0, lagUnit = 'working' }) => `${keys.get(from)} ${type} ${lag} ${lagUnit} ${keys.get(to)}`,
  )
  expect(links.sort()).toEqual(wanted.sort())
})

test('free days go along as one exception of the calendar', () => {
  const xml = projectXmlOf(new Plan(rich), { name: 'x' })
  expect(xml.match(/<Exception>/g)).toHaveLength(1)
  expect(xml).toContain('<FromDate>2026-10-01T00:00:00</FromDate><ToDate>2026-10-02T23:59:00</ToDate>')
})

const faultOf = (text: string) => {
  try {
    readProjectXml(text)
  } catch (error) {
    if (error instanceof ProjectFileError) return error.fault
    throw error
  }
  return null
}
const wrapped = (tasks: string): string =>
  `<?xml version="1.0"?><Project xmlns="http://schemas.microsoft.com/project"><Tasks>${tasks}</Tasks></Project>`
const whole = projectXmlOf(new Plan(rich), { name: 'x' })

test('a file that is broken, foreign, empty, too large or that says what cannot be is refused with what is wrong', () => {
  expect(faultOf('PK\u0003\u0004 binary')).toEqual({ code: 'broken', line: 1 })
  expect(faultOf(whole.slice(0, whole.length / 2))).toMatchObject({ code: 'broken' })
  expect(faultOf('<html><body/></html>')).toEqual({ code: 'foreign', root: 'html' })
  expect(faultOf(wrapped(''))).toEqual({ code: 'empty' })
  expect(faultOf(`<Project>${' '.repeat(41 << 20)}</Project>`)).toMatchObject({ code: 'tooLarge' })
  const task = (more: string) => `<Task><UID>1</UID><Name>甲</Name><OutlineLevel>1</OutlineLevel>${more}</Task>`
  const dates = '<Start>2026-11-02T08:00:00</Start><Finish>2026-11-06T17:00:00</Finish>'
  expect(faultOf(wrapped(task('<Start>soon</Start>')))).toEqual({ code: 'badTask', name: '甲', field: 'start' })
  expect(faultOf(wrapped(task(dates.replace('11-06', '10-06'))))).toEqual({ code: 'badTask', name: '甲', field: 'end' })
  expect(faultOf(wrapped(task(`${dates}<PercentComplete>140</PercentComplete>`)))).toEqual({
    code: 'badTask',
    name: '甲',
    field: 'progress',
  })
  expect(faultOf(wrapped(task(dates).repeat(20_001)))).toMatchObject({ code: 'tooMany', count: 20_001 })
  expect(readProjectXml(wrapped(task(dates))).tasks).toMatchObject([{ name: '甲', start: '2026-11-02', end: '2026-11-06' }])
})

test('entities of a document type are not followed', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${wrapped('<Task><UID>1</UID><Name>&b;</Name><OutlineLevel>1</OutlineLevel><Start>2026-11-02T08:00:00</Start><Finish>2026-11-06T17:00:00</Finish></Task>').replace('<?xml version="1.0"?>', '')}`
  const fault = faultOf(bomb)
  if (fault) expect(fault.code).toBe('broken')
  else expect(readProjectXml(bomb).tasks[0]?.name).not.toContain('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')
})

test('up to eleven baselines come back under their numbers, and a task that one does not know has none of it', () => {
  const plan = new Plan(rich)
  const days = (shift: number) => ({
    start: dayNumber('2026-10-05') * dayLength + shift * dayLength,
    finish: (dayNumber('2026-10-08') + shift) * dayLength,
  })
  const baselines = Array.from({ length: 12 }, (_, at) => ({ key: `b${at}`, name: `b${at}`, spans: new Map([['a', days(at)]]) }))
  const file = readProjectXml(projectXmlOf(plan, { name: 'x', baselines }))
  const [a, b] = ['机械设计', '校审'].map((name) => file.tasks.find((task) => task.name === name))
  expect(a?.baselines.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(a?.baselines[10]).toEqual({ number: 10, start: '2026-10-15', end: '2026-10-17' })
  expect(b?.baselines).toEqual([])
})

test('what Microsoft Project writes beside days of work is understood: parts of a task as lag, time by the clock, tasks switched off', () => {
  const task = (uid: number, more: string) =>
    `<Task><UID>${uid}</UID><Name>T${uid}</Name><OutlineLevel>1</OutlineLevel><Start>2026-11-02T08:00:00</Start><Finish>2026-11-06T17:00:00</Finish><Duration>PT40H0M0S</Duration>${more}</Task>`
  const link = (lag: number, format: number) =>
    `<PredecessorLink><PredecessorUID>1</PredecessorUID><Type>1</Type><LinkLag>${lag}</LinkLag><LagFormat>${format}</LagFormat></PredecessorLink>`
  const lines = [
    task(1, ''),
    task(2, link(50, 19)),
    task(3, link(100, 20)),
    task(4, link(28_800, 40)),
    task(5, link(9600, 39)),
    task(6, `<Active>0</Active>${link(0, 7)}`),
    task(7, '<ExternalTask>1</ExternalTask>'),
    task(8, '<Milestone>1</Milestone>'),
    task(9, '<Milestone>1</Milestone>').replace('PT40H', 'PT0H'),
  ]
  const people = `<Resources><Resource><UID>1</UID><Name>水泥</Name><Type>0</Type></Resource><Resource><UID>2</UID><Name>林晓</Name><Type>1</Type></Resource></Resources>
    <Assignments>${[1, 2].map((uid) => `<Assignment><TaskUID>1</TaskUID><ResourceUID>${uid}</ResourceUID></Assignment>`).join('')}</Assignments>`
  const file = readProjectXml(wrapped(lines.join('')).replace('</Project>', `${people}</Project>`))
  expect(file.tasks.map(({ uid }) => uid)).toEqual(['1', '2', '3', '4', '5', '8', '9'])
  expect(file.left).toEqual({ unknownLinks: 0, inactive: 2 })
  expect(file.tasks.flatMap(({ links }) => links.map(({ lag, lagUnit }) => `${lag} ${lagUnit}`))).toEqual([
    '2.5 working',
    '5 calendar',
    '2 calendar',
    '2 working',
  ])
  expect(file.tasks[0]?.people).toEqual(['林晓'])
  expect(file.tasks.map(({ isMilestone }) => isMilestone).slice(-2)).toEqual([false, true])
  expect(faultOf(wrapped(task(1, '') + task(1, '')))).toEqual({ code: 'badTask', name: 'T1', field: 'uid' })
})
