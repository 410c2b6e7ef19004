import { expect, test } from 'vitest'
import { type PlanRow, sentPlanOf, type WholePlan, wholePlanOf } from './planCalls.ts'

const row = (id: string, more: Partial<PlanRow>): PlanRow => ({
  ...{ id, version: 1, itemNo: id, name: id, parentId: null, itemType: 'task', phase: null, status: 'planning' },
  ...{ ownerId: null, ownerName: null, deptName: null, updatedBy: null, planStart: '2026-11-30', planEnd: '2026-12-04' },
  ...{
    duration: 5,
    splits: null,
    deadline: null,
    constraintType: null,
    constraintDate: null,
    actualStart: null,
    actualEnd: null,
  },
  ...{ baselineStart: null, baselineEnd: null, progress: 0, plannedHours: null, links: [] },
  ...more,
})

test('a plan that was sent is the same plan again: names by id, links with their item', () => {
  const link = { predecessorId: '1', linkType: 'FS', lag: 2 } as const
  const plan: WholePlan = {
    project: { id: 'p', name: '装配线', code: 'XM', planStart: '2026-11-30', planEnd: '2027-01-01', deliveryDate: null },
    items: [
      row('1', { ownerId: 'u1', ownerName: '林晓', deptName: '项目部', updatedById: 'u2', updatedBy: '韩工' }),
      row('2', {
        ownerId: 'u2',
        ownerName: '韩工',
        updatedById: 'u2',
        updatedBy: '韩工',
        links: [link, { ...link, linkType: 'SS' }],
      }),
    ],
    mayEdit: true,
    holidays: ['2026-10-01'],
    workedDays: [],
    absences: [],
  }
  expect(wholePlanOf(sentPlanOf(plan))).toEqual(plan)
})
