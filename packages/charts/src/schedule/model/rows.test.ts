import { expect, it } from 'vitest'
import type { ScheduleOperation, ScheduleResource } from '../types.ts'
import { byResource, groupHeight, laneHeight, loadOf, partsBetween, partsOf, rowAt, rowsOf } from './rows.ts'

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

it('a row is drawn in parts: each operation in the one where it begins, a long one for as long as it is in sight', () => {
  const list = [operation('long', 'a', 50, 320), operation('one', 'a', 110, 140), operation('two', 'a', 430, 440)]
  const parts = partsOf(list, 100)
  expect([...parts.parts].map(([part, own]) => [part, own.map(({ key }) => key)])).toEqual([
    [0, ['long']],
    [1, ['one']],
    [4, ['two']],
  ])
  expect(partsBetween(parts, [300, 400], 100)).toEqual([0, 1])
  expect(partsBetween(parts, [400, 500], 100)).toEqual([1, 4])
  expect(partsBetween(parts, [900, 1000], 100)).toEqual([])
})
