import { dayNumber, dayText, finishDay, wallTime } from '@bip/contract/calendar'
import { describe, expect, it } from 'vitest'
import { planOf } from '../fixtures/cases/notation.ts'
import { baselineOf, varianceOf } from './baseline.ts'
import { joined, splitAfter, workedUntil } from './changes.ts'
import { effortOf, withEffort } from './effort.ts'
import { loadOf, tasksByResource } from './load.ts'
import { Plan } from './Plan.ts'
import { progressOf } from './progress.ts'
import { segmentsOf } from './segments.ts'
import { isCritical, slackOf } from './slack.ts'

const slackText = (text: string): string => {
  const plan = new Plan(planOf(text))
  return plan.tasks
    .map(({ key }) => `${key} ${slackOf(plan, key).total}/${slackOf(plan, key).free}${isCritical(plan, key) ? ' critical' : ''}`)
    .join('; ')
}

describe('slack, total and free', () => {
  it.each([
    ['A 2; B 3 <A:FS', 'A 0/0 critical; B 0/0 critical'],
    ['A 2; B 5; C 1 <A:FS,B:FS', 'A 3/3; B 0/0 critical; C 0/0 critical'],
    ['A 1; B 1 <A:FS; C 5; D 1 <B:FS,C:FS', 'A 3/0; B 3/3; C 0/0 critical; D 0/0 critical'],
    ['A 5; B 1 <A:SS+1w', 'A 0/0 critical; B 3/3'],
    ['A 5; B 2 <A:FF', 'A 0/0 critical; B 0/0 critical'],
    ['A 3; B 2 <A:FS+2w; C 7', 'A 0/0 critical; B 0/0 critical; C 0/0 critical'],
    ['A 3 by=11-24; B 5', 'A -1/0 critical; B 0/0 critical'],
    ['A 2 MSO=11-24; B 5', 'A 0/0 critical; B 0/0 critical'],
    ['A 2; B 2 <A:FS FNLT=11-27; C 9', 'A 1/0; B 1/1; C 0/0 critical'],
    ['S 0; A 2 in=S; B 4 in=S; C 1 <S:FS', 'S 0/0 critical; A 2/2; B 0/0 critical; C 0/0 critical'],
    ['A 5; M 0 <A:FS; B 2 <M:FS', 'A 0/0 critical; M 0/0 critical; B 0/0 critical'],
    ['A 1 cal=six; B 6', 'A 6/6; B 0/0 critical'],
  ])('%s', (text, slack) => {
    expect(slackText(text)).toBe(slack)
  })

  it('does not make critical what is complete', () => {
    expect(slackText('A 2 ended=11-24; B 2 <A:FS')).toBe('A 0/0; B 0/0 critical')
  })
})

it('a split task is drawn in its parts, with what is free between them', () => {
  const plan = new Plan(planOf('A 4 split=2/1'))
  expect(
    segmentsOf(plan, 'A').map(({ start, finish }) => [start, finish].map((time) => time / 1440 - dayNumber('2026-11-23'))),
  ).toEqual([
    [expect.closeTo(8 / 24), expect.closeTo(1 + 17 / 24)],
    [expect.closeTo(3 + 8 / 24), expect.closeTo(4 + 17 / 24)],
  ])
})

it('a task is split where it is asked, longer where it stops already, and joined again', () => {
  const plan = new Plan(planOf('A 4; B 1 <A:FS'))
  const finishes = (): string[] => plan.tasks.map(({ key }) => dayText(finishDay(plan.spanOf(key).finish)))
  plan.apply(splitAfter(plan, 'A', { after: 2, pause: 1 }))
  plan.apply(splitAfter(plan, 'A', { after: 2, pause: 1 }))
  plan.apply(splitAfter(plan, 'A', { after: 1, pause: 1 }))
  expect(plan.taskOf('A').splits).toEqual([
    { after: 1, pause: 1 },
    { after: 2, pause: 2 },
  ])
  expect(finishes()).toEqual(['2026-12-01', '2026-12-02'])
  expect(workedUntil(plan, 'A', wallTime('2026-11-24', 'end'))).toBe(1)
  expect(splitAfter(plan, 'A', { after: 4, pause: 1 })).toEqual([])
  plan.apply(joined(plan, 'A'))
  expect(finishes()).toEqual(['2026-11-26', '2026-11-27'])
})

it('the progress of a summary is that of the work below it', () => {
  const { start, tasks } = planOf('S 0; A 3 in=S; B 1 in=S; C 2')
  const plan = new Plan({ start, tasks: tasks.map((task) => (task.key === 'B' ? { ...task, progress: 100 } : task)) })
  expect([...progressOf(plan)]).toEqual([25, 0, 100, 0])
})

it('a baseline tells by how many working days a task begins, ends and lasts otherwise', () => {
  const plan = new Plan(planOf('A 4; B 2 <A:FS'))
  const baseline = baselineOf(plan, 'first', 'First')
  plan.apply([
    { kind: 'setTask', key: 'A', set: { duration: 5 } },
    { kind: 'addTask', task: { key: 'C' } },
  ])
  expect(varianceOf(plan, baseline, 'A')).toEqual({ start: 0, finish: 1, duration: 1 })
  expect(varianceOf(plan, baseline, 'B')).toEqual({ start: 1, finish: 1, duration: 0 })
  expect(varianceOf(plan, baseline, 'C')).toBeUndefined()
})

it('load is hours a day against what there is, holidays and pauses left out', () => {
  const plan = new Plan(planOf('A 4 who=Wu split=2/1; B 2 who=Wu'))
  const { demand, capacity } = loadOf(
    plan,
    'Wu',
    tasksByResource(plan).get('Wu') ?? [],
    dayNumber('2026-11-23'),
    dayNumber('2026-12-02'),
  )
  expect([...demand]).toEqual([16, 16, 0, 0, 0, 8, 0, 8, 0])
  expect([...capacity]).toEqual([8, 8, 8, 0, 0, 8, 0, 8, 8])
})

describe('effort is duration times units', () => {
  const task = { key: 'A', duration: 5, assignments: [{ resource: 'Li', units: 1 }] }

  it.each([
    ['fixedDuration', { units: 2 }, { effort: 80, assignments: [{ resource: 'Li', units: 2 }] }],
    ['fixedDuration', { effort: 20 }, { effort: 20, assignments: [{ resource: 'Li', units: 0.5 }] }],
    ['fixedEffort', { units: 2 }, { effort: 40, duration: 2.5, assignments: [{ resource: 'Li', units: 2 }] }],
    ['fixedEffort', { duration: 10 }, { effort: 40, duration: 10, assignments: [{ resource: 'Li', units: 0.5 }] }],
    ['fixedUnits', { effort: 80 }, { effort: 80, duration: 10 }],
    ['fixedUnits', { duration: 2 }, { effort: 16, duration: 2 }],
  ] as const)('%s, changed by %j', (effortMode, change, expected) => {
    expect(withEffort({ ...task, effortMode }, change, 8)).toEqual(expected)
  })

  it('without people is none, and a longer duration asks for none', () => {
    expect(effortOf({ key: 'A', duration: 3 }, 8)).toBe(0)
    expect(withEffort({ key: 'A', duration: 3 }, { duration: 4 }, 8)).toEqual({ duration: 4 })
  })
})
