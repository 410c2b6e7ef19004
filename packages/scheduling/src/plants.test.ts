import { describe, expect, it } from 'vitest'
import { check } from './check/check.ts'
import type { Operation, Plant } from './model/types.ts'
import { repair } from './repair.ts'
import { run } from './schedule.ts'
import { plantOf } from './testing/index.ts'

const isFull = Boolean(process.env.BIP_PROVE)
const seeds = Array.from({ length: isFull ? 4000 : 200 }, (_, at) => at + 1)
const size = { orders: 12, stations: 6, days: 28 }

/** Nothing is wrong with a plan, and nothing is missing in it that is not told. */
function faultsOf(plant: Plant, { placements, unplaced }: Pick<ReturnType<typeof run>, 'placements' | 'unplaced'>): string[] {
  const missing = plant.operations.length - placements.length - unplaced.length
  return [...check(plant, placements), ...(missing === 0 ? [] : [`${missing} operations are lost`])]
}

describe('plants by chance', () => {
  it(
    'are planned so that all of it can be done, forward, backward, with search, and again after a change',
    () => {
      const faults = seeds.flatMap((seed) => {
        const plant = plantOf(seed, size)
        const forward = run(plant)
        const later = run(plant, { direction: 'backward' })
        const found: string[] = [...faultsOf(plant, forward), ...faultsOf(plant, later)]
        if (seed % 10 === 0) found.push(...faultsOf(plant, run(plant, { search: { seed, steps: 20 } })))
        const some = forward.placements[Math.floor(forward.placements.length / 2)]
        if (some) {
          const stops = [some.start, some.start + 1440]
          const stopped = {
            ...plant,
            stations: plant.stations.map((one) =>
              one.key === some.station ? { ...one, stops: [...(one.stops ?? []), ...stops] } : one,
            ),
          }
          found.push(...check(stopped, repair(stopped, forward.placements).placements()))
          const pinned = {
            ...plant,
            operations: plant.operations.map((one) =>
              one.key === some.operation ? { ...one, pinned: { station: some.station, start: some.start } } : one,
            ),
          }
          found.push(...faultsOf(pinned, run(pinned)))
        }
        return found.map((fault) => `${seed}: ${fault}`)
      })
      expect(faults.slice(0, 5)).toEqual([])
    },
    isFull ? 3_600_000 : 120_000,
  )

  it('are planned the same way each time', () => {
    const plant = plantOf(5, size)
    const options = { search: { seed: 3, steps: 30 } }
    expect(run(plant, options)).toEqual(run(structuredClone(plant), options))
  })
})

const always = [0, 100_000]
const small = (operations: readonly Operation[], more: Partial<Plant> = {}): Plant => ({
  ...{ now: 0, horizon: 100_000, stations: [{ key: 's', hours: always }], crews: [] },
  orders: [...new Set(operations.map(({ order }) => order))].map((key) => ({ key, due: 200 })),
  ...{ operations, ...more },
})
const whysOf = (plant: Plant) =>
  Object.fromEntries([...run(plant).whys].map(([key, { kind, by }]) => [key, by ? `${kind} ${by}` : kind]))

describe('every operation says what it waits for', () => {
  it.each([
    [
      'the station, and what comes before it',
      small(
        [
          { key: 'a', order: 'one', stations: ['s'], run: 60 },
          { key: 'b', order: 'two', stations: ['s'], run: 60 },
          { key: 'c', order: 'two', stations: ['t'], run: 10, after: ['b'] },
        ],
        {
          stations: [
            { key: 's', hours: always },
            { key: 't', hours: always },
          ],
        },
      ),
      { a: 'none', b: 'station a', c: 'predecessor b' },
    ],
    [
      'people, although a station is free',
      small(
        [
          { key: 'a', order: 'one', stations: ['s'], run: 60, people: 1, skills: ['weld'] },
          { key: 'b', order: 'two', stations: ['t'], run: 60, people: 1, skills: ['weld'] },
        ],
        {
          stations: [
            { key: 's', hours: always },
            { key: 't', hours: always },
          ],
          crews: [{ key: 'welders', hours: always, skills: ['weld'], people: 1 }],
        },
      ),
      { a: 'none', b: 'person welders' },
    ],
    [
      'materials, and the shift',
      small(
        [
          { key: 'a', order: 'one', stations: ['s'], run: 60 },
          { key: 'b', order: 'two', stations: ['t'], run: 60 },
        ],
        {
          stations: [
            { key: 's', hours: always },
            { key: 't', hours: [480, 960] },
          ],
          orders: [
            { key: 'one', due: 500, ready: 90 },
            { key: 'two', due: 600 },
          ],
        },
      ),
      { a: 'material', b: 'shift t' },
    ],
  ])('%s', (_, plant, expected) => {
    expect(whysOf(plant)).toEqual(expected)
  })
})

it('an order knows what first made it late, and its due date stays as it was promised', () => {
  const plant = small([
    { key: 'a', order: 'one', stations: ['s'], run: 150 },
    { key: 'b1', order: 'two', stations: ['s'], run: 100 },
    { key: 'b2', order: 'two', stations: ['s'], run: 20, after: ['b1'] },
  ])
  const { orders } = run(plant)
  const late = orders.find(({ late }) => late > 0)
  expect(late).toMatchObject({ due: 200, projected: 270, late: 70, lateBy: { operation: expect.any(String) } })
})

it.each([
  ['without a station', { stations: [] }, 'noStation'],
  ['whose skills nobody has', { people: 1, skills: ['fly'] }, 'noSkill'],
  ['at a station without a calendar', { stations: ['dead'] }, 'noHours'],
  ['that is longer than the plan', { run: 200_000 }, 'beyondHorizon'],
] as const)('an operation %s is told, and what comes behind it', (_, change, reason) => {
  const stations = [
    { key: 's', hours: always },
    { key: 'dead', hours: [] },
  ]
  const plant = small(
    [
      { key: 'a', order: 'one', stations: ['s'], run: 10, ...change },
      { key: 'b', order: 'one', stations: ['s'], run: 10, after: ['a'] },
    ],
    { stations },
  )
  expect(run(plant).unplaced).toEqual([
    { operation: 'a', reason },
    { operation: 'b', reason: 'predecessor' },
  ])
})

it('a circle of orders is refused with its members', () => {
  const plant = small([
    { key: 'a', order: 'one', stations: ['s'], run: 10, after: ['b'] },
    { key: 'b', order: 'two', stations: ['s'], run: 10, after: ['a'] },
  ])
  expect(() => run(plant)).toThrow('in a circle: a ← b')
})

it('setup is saved between two of one family, a part is handed over early, and a place for two takes two', () => {
  const step = { stations: ['s'], run: 60, setup: 30, family: 'steel' }
  const { placements } = run(
    small([
      { key: 'a', order: 'one', ...step },
      { key: 'b', order: 'two', ...step },
    ]),
  )
  expect(placements.map(({ setup }) => setup)).toEqual([30, 0])
  const parts = run(
    small(
      [
        { key: 'a', order: 'one', stations: ['s'], run: 100, overlap: 20 },
        { key: 'b', order: 'one', stations: ['t'], run: 100, after: ['a'] },
      ],
      {
        stations: [
          { key: 's', hours: always },
          { key: 't', hours: always },
        ],
      },
    ),
  )
  expect(parts.placements.map(({ start, end }) => [start, end])).toEqual([
    [0, 100],
    [20, 120],
  ])
  const two = run(
    small(
      [
        { key: 'a', order: 'one', stations: ['s'], run: 9 },
        { key: 'b', order: 'two', stations: ['s'], run: 9 },
      ],
      { stations: [{ key: 's', hours: always, capacity: 2 }] },
    ),
  )
  expect(two.placements.map(({ start, lane }) => [start, lane])).toEqual([
    [0, 0],
    [0, 1],
  ])
})

it('an operation that is moved by hand pushes away what stood there', () => {
  const plant = small([
    { key: 'a', order: 'one', stations: ['s'], run: 60 },
    { key: 'b', order: 'two', stations: ['s'], run: 60 },
  ])
  const moved = repair(plant, run(plant).placements, [{ operation: 'b', station: 's', start: 0 }])
  expect(moved.placements().map(({ operation, start }) => [operation, start])).toEqual([
    ['a', 60],
    ['b', 0],
  ])
})
