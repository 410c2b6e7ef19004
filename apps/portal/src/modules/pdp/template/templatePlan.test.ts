import type { PlanEdit } from '@bip/charts/gantt'
import { rowTableOf } from '@bip/contract'
import type { PlanLinkRow, TemplatePlanAnswer, TemplateRow } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { planOf } from '../plan/planOf.ts'
import { changedItems, mondayFrom, templatePlan } from './templatePlan.ts'

const item = (id: string, startDay: number, workDays: number, more: Partial<TemplateRow> = {}): TemplateRow => ({
  ...{ id, version: 1, itemNo: id, name: id, parentId: null, itemType: 'task', phase: null, role: null, startDay, workDays },
  ...more,
})
type TemplateLink = PlanLinkRow & { itemId: string }
const answer: TemplatePlanAnswer = {
  mayEdit: true,
  items: rowTableOf([item('a', 1, 5), item('b', 6, 3), item('m', 8, 0, { itemType: 'milestone' })]),
  links: rowTableOf<TemplateLink>([
    { itemId: 'b', predecessorId: 'a', linkType: 'FS', lag: 0, lagUnit: null },
    { itemId: 'm', predecessorId: 'b', linkType: 'FS', lag: 0, lagUnit: null },
  ]),
}
const start = '2026-11-30'
const stepOf = (edits: readonly PlanEdit[]) => {
  const whole = templatePlan(answer, start)
  const plan = planOf(whole)
  const effect = plan.apply(edits)
  return changedItems(plan, { edits, effect }, new Map(whole.items.map((row) => [row.id, row])), start)
}

test('a template is drawn as a project that begins on a Monday', () => {
  expect(mondayFrom('2026-11-28')).toBe(start)
  expect(mondayFrom(start)).toBe(start)
  const { items } = templatePlan(answer, start)
  expect(items.map(({ planStart, planEnd }) => [planStart, planEnd])).toEqual([
    ['2026-11-30', '2026-12-04'],
    ['2026-12-07', '2026-12-09'],
    ['2026-12-09', '2026-12-09'],
  ])
  expect(stepOf([])).toEqual([])
})

test('what moves is stored as days from the start, with what follows', () => {
  expect(stepOf([{ kind: 'setTask', key: 'a', set: { duration: 7 } }])).toEqual([
    { id: 'a', version: 1, startDay: '1', workDays: '7' },
    { id: 'b', version: 1, startDay: '8', workDays: '3' },
    { id: 'm', version: 1, startDay: '10', workDays: '0' },
  ])
})

test('what a template does not have is not stored', () => {
  expect(stepOf([{ kind: 'setTask', key: 'a', set: { splits: [{ after: 1, pause: 1 }] } }])).toBeNull()
  expect(stepOf([{ kind: 'setTask', key: 'a', set: { progress: 10 } }])).toBeNull()
})
