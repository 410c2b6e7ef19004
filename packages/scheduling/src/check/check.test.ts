import { expect, it } from 'vitest'
import type { Placement, Plant } from '../model/types.ts'
import { check } from './check.ts'

const days = [480, 960, 1920, 2400, 3360, 3840]

/** Two orders of a saw and a welder, by day shifts, with a stop, a setup, a pin and materials that come late. */
const plant: Plant = {
  ...{ now: 480, horizon: 4000, setups: { 'steel>brass': 40 } },
  stations: [
    { key: 'saw', hours: days },
    { key: 'weld', hours: days, stops: [600, 660] },
    { key: 'idle', hours: days },
  ],
  crews: [
    { key: 'welders', hours: days, skills: ['weld'], people: 1, group: 'g1' },
    { key: 'cutters', hours: days, skills: ['cut'], people: 2, group: 'g2' },
  ],
  orders: [
    { key: 'one', due: 4000 },
    { key: 'two', due: 4000, ready: 500 },
  ],
  operations: [
    { key: 'a', order: 'one', stations: ['saw'], setup: 20, run: 60, family: 'steel', wait: 10 },
    { key: 'b', order: 'one', stations: ['weld'], run: 60, people: 1, skills: ['weld'], group: 'g1', after: ['a'] },
    { key: 'c', order: 'two', stations: ['saw'], setup: 20, run: 60, family: 'brass' },
    {
      key: 'd',
      order: 'two',
      stations: ['weld', 'idle'],
      run: 30,
      people: 1,
      skills: ['weld'],
      pinned: { station: 'weld', start: 2000 },
    },
  ],
}
const place = (operation: string, station: string, start: number, end: number, more: Partial<Placement> = {}): Placement => ({
  ...{ operation, station, lane: 0, crew: null, start, end, setup: 0, run: end - start },
  ...more,
})
const good: Record<string, Placement> = {
  a: place('a', 'saw', 480, 560, { setup: 20, run: 60 }),
  b: place('b', 'weld', 570, 690, { crew: 'welders', run: 60 }),
  c: place('c', 'saw', 560, 660, { setup: 40, run: 60 }),
  d: place('d', 'weld', 2000, 2030, { crew: 'welders' }),
}
const faultsWith = (change: Partial<Record<keyof typeof good, Partial<Placement>>>): string[] =>
  check(
    plant,
    Object.entries(good).map(([key, one]) => ({ ...one, ...change[key] })),
  )

it('a plan that can be done has no faults', () => {
  expect(faultsWith({})).toEqual([])
})

it.each([
  ['two at one place at once', { c: { start: 540, end: 640 } }, 'stand at saw at once'],
  ['a station that cannot do it', { a: { station: 'weld' } }, 'cannot be done at weld'],
  ['a place that is not there', { a: { lane: 1 } }, 'stands beside saw'],
  ['work outside the hours', { c: { start: 900, end: 1000 } }, 'works 60 minutes, not 100'],
  ['work through a stop', { b: { end: 630 } }, 'works 30 minutes, not 60'],
  ['less work than it takes', { a: { end: 520, run: 20 } }, 'runs 20 minutes, not 60'],
  ['less setup than between the two families', { c: { start: 560, end: 640, setup: 20 } }, 'has 20 minutes of setup, not 40'],
  ['a begin before what comes first is over and has waited', { b: { start: 565, end: 685 } }, 'begins before a is over'],
  ['a begin before the materials are there', { c: { start: 490, end: 590 } }, 'before its materials'],
  ['a begin in the past', { a: { start: 470, end: 550 } }, 'begins in the past'],
  ['nobody', { b: { crew: null } }, 'has nobody'],
  ['people without the skill', { b: { crew: 'cutters' } }, 'cutters cannot do b'],
  ['a pin that was left', { d: { start: 2010, end: 2040 } }, 'd left its pin'],
  ['more people than there are', { d: { start: 600, end: 630 } }, 'more are needed'],
  ['an operation that stands twice', { d: { operation: 'b' } }, 'b stands twice'],
] as const)('the checker finds %s', (_, change, fault) => {
  expect(faultsWith(change).join('\n')).toContain(fault)
})
