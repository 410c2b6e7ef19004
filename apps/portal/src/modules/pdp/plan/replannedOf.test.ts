import type { PlanEdit } from '@bip/charts/gantt'
import { dayNumber } from '@bip/contract/calendar'
import type { PlanRow, WholePlan } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { daysOf, planOf } from './planOf.ts'
import { asksReason, replannedOf } from './replannedOf.ts'

const row = (id: string, more: Partial<PlanRow>): PlanRow => ({
  ...{ id, version: 1, itemNo: id, name: id, parentId: null, itemType: 'task', phase: null, status: 'toStart' },
  ...{
    ownerId: null,
    ownerName: null,
    planStart: '2026-12-01',
    planEnd: '2026-12-04',
    duration: 4,
    splits: null,
    deadline: null,
  },
  ...{ constraintType: null, constraintDate: null, actualStart: null, actualEnd: null, baselineStart: null, baselineEnd: null },
  ...{ progress: 0, plannedHours: null, links: [] },
  ...more,
})
const follows = (predecessorId: string) => [{ predecessorId, linkType: 'FS' as const, lag: 0 }]

const whole: WholePlan = {
  project: { id: 'p', name: 'p', code: 'p', planStart: '2026-12-01', planEnd: '2026-12-31', deliveryDate: null },
  mayEdit: true,
  holidays: [],
  workedDays: [],
  absences: [],
  items: [
    row('design', {}),
    row('making', { planStart: '2026-12-07', planEnd: '2026-12-08', duration: 2, links: follows('design') }),
    row('later', { planStart: '2026-12-15', planEnd: '2026-12-15', duration: 1, links: follows('making'), status: 'planning' }),
  ],
}
const rows = new Map(whole.items.map((one) => [one.id, one]))

const stepOf = (edits: readonly PlanEdit[]) => {
  const plan = planOf(whole)
  return { plan, step: { edits, effect: plan.apply(edits) } }
}

test('a stored plan is drawn with the days that are stored, also where they leave a gap', () => {
  const { plan, step } = stepOf([])
  expect(replannedOf(plan, step, rows)).toEqual([])
  expect(whole.items.map(({ id }) => plan.spanOf(id).start)).toEqual([
    ...whole.items.map(({ id }) => planOf(whole).spanOf(id).start),
  ])
})

test('what a drop moves is stored item by item with the versions that were seen, and asks why', () => {
  const { plan, step } = stepOf([{ kind: 'setTask', key: 'design', set: { duration: 6 } }])
  const items = replannedOf(plan, step, rows)
  expect(items).toEqual([
    { id: 'design', version: 1, planStart: '2026-12-01', planEnd: '2026-12-08' },
    { id: 'making', version: 1, planStart: '2026-12-09', planEnd: '2026-12-10' },
  ])
  expect(asksReason(items, rows)).toBe(true)
})

test('a task that is split, or joined again, is stored with its pauses and asks why', () => {
  const { plan, step } = stepOf([{ kind: 'setTask', key: 'design', set: { splits: [{ after: 2, pause: 1 }] } }])
  const items = replannedOf(plan, step, rows)
  expect(items[0]).toEqual({ id: 'design', version: 1, planEnd: '2026-12-07', planStart: '2026-12-01', splits: '2/1' })
  expect(asksReason([{ id: 'design', version: 1, splits: null }], rows)).toBe(true)
  const stored = { ...whole, items: whole.items.map((one) => (one.id === 'design' ? { ...one, ...items[0] } : one)) }
  const again = planOf(stored)
  expect(again.taskOf('design').splits).toEqual([{ after: 2, pause: 1 }])
  expect(again.spanOf('design')).toEqual(plan.spanOf('design'))
})

test('progress asks no reason; a link that goes is told by what followed it', () => {
  const { plan, step } = stepOf([{ kind: 'setTask', key: 'making', set: { progress: 40 } }])
  const items = replannedOf(plan, step, rows)
  expect(items).toEqual([{ id: 'making', version: 1, progress: 40 }])
  expect(asksReason(items, rows)).toBe(false)
  const cut = stepOf([{ kind: 'removeLink', key: 'making FS later' }])
  expect(replannedOf(cut.plan, cut.step, rows)).toEqual([{ id: 'later', version: 1, links: [] }])
})

test('a constraint and a deadline that were asked for are stored; a bar that was dragged keeps its day by its dates', () => {
  const constraint = { type: 'startNoEarlier' as const, date: '2026-12-14' }
  const dragged = stepOf([{ kind: 'setTask', key: 'making', set: { constraint } }])
  expect(replannedOf(dragged.plan, dragged.step, rows)[0]).toEqual({
    ...{ id: 'making', version: 1, planStart: '2026-12-14', planEnd: '2026-12-15' },
  })
  const asked = stepOf([{ kind: 'setTask', key: 'making', set: { constraint, deadline: '2026-12-18' }, isAsked: true }])
  const [item] = replannedOf(asked.plan, asked.step, rows)
  expect(item).toMatchObject({ constraintType: 'startNoEarlier', constraintDate: '2026-12-14', deadline: '2026-12-18' })
  const stored = new Map([...rows].map(([id, one]) => [id, id === 'making' ? { ...one, ...item } : one]))
  expect(replannedOf(asked.plan, { ...asked.step, edits: asked.step.edits }, stored)).not.toContainEqual(
    expect.objectContaining({ id: 'making' }),
  )
  // Taken back, the item is free again, although taking back asks for nothing by itself.
  const effect = asked.plan.apply(asked.step.effect.inverse)
  const [back] = replannedOf(asked.plan, { edits: asked.step.effect.inverse, effect }, stored)
  expect(back).toMatchObject({ constraintType: null, constraintDate: null, deadline: null, planStart: '2026-12-07' })
})

test('a link keeps its lag and in which days it counts', () => {
  const set = { lag: 3, lagUnit: 'calendar' as const }
  const { plan, step } = stepOf([{ kind: 'setLink', key: 'design FS making', set }])
  const links = [{ predecessorId: 'design', linkType: 'FS', lag: 3, lagUnit: 'calendar' }]
  expect(replannedOf(plan, step, rows)[0]).toMatchObject({ id: 'making', planStart: '2026-12-08', links })
  const again = planOf({
    ...whole,
    items: whole.items.map((one) => (one.id === 'making' ? { ...one, links: links as typeof one.links } : one)),
  })
  expect(again.links.find(({ to }) => to === 'making')).toMatchObject({ lag: 3, lagUnit: 'calendar' })
})

test('whoever is on leave has a calendar of their own, and works as the plan does on every other day', () => {
  const items = [row('design', { ownerId: 'li', ownerName: '李' }), row('making', { ownerId: 'wu', ownerName: '吴' })]
  const absences = [{ personId: 'li', from: '2026-12-02', to: '2026-12-03' }]
  const plan = planOf({ ...whole, items, holidays: ['2026-12-04'], absences })
  const hours = (person: string) =>
    ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map(
      (day) => plan.calendarOfResource(person).hoursOn(dayNumber(day)).total / 60,
    )
  expect(hours('li')).toEqual([8, 0, 0, 0])
  expect(hours('wu')).toEqual([8, 8, 8, 0])
  // Drawn as it is stored, and worked around the leave once it moves.
  const stored = planOf({ ...whole, items: [row('design', { ownerId: 'li', planEnd: '2026-12-08' })], absences })
  expect(daysOf(stored, 'design')).toEqual({ planStart: '2026-12-01', planEnd: '2026-12-08' })
  stored.apply([{ kind: 'setTask', key: 'design', set: { constraint: { type: 'startNoEarlier', date: '2026-12-04' } } }])
  expect(daysOf(stored, 'design')).toEqual({ planStart: '2026-12-04', planEnd: '2026-12-09' })
})
