import type { FileTask, ProjectFile } from '@bip/charts/gantt/exchange'
import type { WholePlan } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { baselinesIn, itemsOf, previewOf, splitsLeft } from './importOf.ts'

const task = (uid: string, code: string, more: Partial<FileTask> = {}): FileTask => ({
  ...{ uid, code, name: `任务 ${uid}`, parent: null, isSummary: false, isMilestone: false, isManual: false },
  ...{ start: '2026-12-01', end: '2026-12-04', days: 4, progress: 0, constraint: null, deadline: null, actualStart: null },
  ...{ baselines: [], hours: 32, people: ['林晓'], links: [], splits: [], calendar: null },
  ...more,
})
const file = (tasks: FileTask[]): ProjectFile => ({
  ...{ name: 'x', tasks, calendars: [], calendar: null, calendarOf: new Map(), hoursPerDay: 8 },
  left: { unknownLinks: 0, inactive: 0 },
})

test('numbers of the file are kept where they are numbers, else tasks are counted', () => {
  expect(itemsOf(file([task('1', '2.1'), task('2', '2.2')])).map(({ code }) => code)).toEqual(['2.1', '2.2'])
  const counted = file([
    task('1', 'A', { isSummary: true }),
    task('2', 'A', { parent: '1', links: [] }),
    task('3', 'B', { splits: [{ after: 1, pause: 1.5 }], links: [{ from: '2', type: 'FS', lag: 7, lagUnit: 'calendar' }] }),
  ])
  expect(itemsOf(counted)).toMatchObject([
    { code: '1', itemType: 'phase', plannedHours: null },
    { code: '1.1', parent: '1', ownerName: '林晓' },
    { code: '2', splits: '1/1.5', links: [{ from: '1.1', type: 'FS', lag: 7, lagUnit: 'calendar' }] },
  ])
})

test('pauses that leave no day of work by the week of the plan are left out and told', () => {
  const longer = file([
    task('1', '1', { splits: [{ after: 1, pause: 3.5 }] }),
    task('2', '2', { splits: [{ after: 1, pause: 2 }] }),
  ])
  expect(itemsOf(longer).map(({ splits }) => splits)).toEqual([null, '1/2'])
  expect(splitsLeft(longer)).toBe(1)
})

test('what a file would do to a plan is told before it is done', () => {
  const row = { planStart: '2026-12-01', planEnd: '2026-12-04', progress: 0, splits: null, status: 'toStart' }
  const whole = {
    items: [
      { itemNo: '1', name: '任务 1', ...row },
      { itemNo: '2', name: '任务 2', ...row, planEnd: '2026-12-02' },
      { itemNo: '9', name: '别的', ...row },
    ],
  } as unknown as WholePlan
  const preview = previewOf(itemsOf(file([task('1', '1'), task('2', '2'), task('3', '3')])), whole)
  expect(preview.created.map(({ code }) => code)).toEqual(['3'])
  expect(preview.changed).toMatchObject([{ name: '任务 2', end: '2026-12-02' }])
  expect(preview).toMatchObject({ same: 1, missing: 1 })
})

test('baselines of a file go by their numbers and by the codes of its tasks', () => {
  const days = (number: number, start: string) => ({ number, start, end: '2026-12-09' })
  const tasks = [
    task('1', '1', { baselines: [days(2, '2026-12-02'), days(0, '2026-12-01')] }),
    task('2', '2', { baselines: [days(2, '2026-12-03')] }),
  ]
  expect(baselinesIn(file(tasks), (number) => `B${number}`)).toEqual([
    { name: 'B0', days: { 1: '2026-12-01/2026-12-09' } },
    { name: 'B2', days: { 1: '2026-12-02/2026-12-09', 2: '2026-12-03/2026-12-09' } },
  ])
})
