import { expect, it } from 'vitest'
import type { ScheduleOperation, ScheduleResource } from '../types.ts'
import { between } from './between.ts'
import { byResource, groupHeight, laneHeight, loadOf, rowAt, rowsOf, rowsWithin } from './rows.ts'

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

it('only what goes on between two times is drawn: a long one for as long as it is in sight', () => {
  const list = [operation('long', 'a', 50, 320), operation('one', 'a', 110, 140), operation('two', 'a', 430, 440)]
  const keysBetween = (from: number, to: number) => between(list, from, to).map(({ key }) => key)
  expect(keysBetween(0, 1000)).toEqual(['long', 'one', 'two'])
  expect(keysBetween(300, 430)).toEqual(['long'])
  expect(keysBetween(319, 431)).toEqual(['long', 'two'])
  expect(keysBetween(320, 430)).toEqual([])
  expect(between([], 0, 1000)).toEqual([])
})

it('rows are drawn of which a px is in sight', () => {
  const rows = rowsOf(resources, new Set())
  const keysWithin = (top: number, bottom: number) => rowsWithin(rows, top, bottom).map(({ key }) => key)
  expect(keysWithin(groupHeight, groupHeight + 1)).toEqual(['a'])
  expect(keysWithin(groupHeight - 1, groupHeight + laneHeight + 1)).toEqual(['group one', 'a', 'b'])
})
