import { expect, it } from 'vitest'
import type { ScheduleOperation, ScheduleResource } from '../types.ts'
import { byResource, groupHeight, laneHeight, loadOf, rowAt, rowsOf } from './rows.ts'

const resources: ScheduleResource[] = [
  { key: 'a', name: 'A', group: 'one' },
  { key: 'b', name: 'B', group: 'one', capacity: 2 },
  { key: 'c', name: 'C', group: 'two' },
]
const operation = (key: string, resource: string, start: number, end: number): ScheduleOperation => ({
  ...{ key, resource, start, end, lane: 0, chain: key, name: key, detail: '', tone: 'info', why: '' },
  ...{ isPinned: false, isLate: false, isPaused: false },
})

it('groups stand above their resources, a place for two is twice as high, and a folded group hides them', () => {
  const rows = rowsOf(resources, new Set(['two']))
  expect(rows.map(({ key }) => key)).toEqual(['group one', 'a', 'b', 'group two'])
  expect(rowAt(rows, groupHeight + laneHeight + 5)?.key).toBe('b')
  expect(rowAt(rows, groupHeight + 3 * laneHeight + 5)?.key).toBe('group two')
  expect(rowAt(rows, 9999)).toBeUndefined()
})

it('the load of a group is what its resources do on each day, also over midnight', () => {
  const lists = byResource([operation('x', 'a', 1380, 1500), operation('y', 'b', 600, 660), operation('z', 'c', 0, 60)])
  expect([...loadOf(lists, resources.slice(0, 2))]).toEqual([
    [0, 120],
    [1, 60],
  ])
})
