import { calendarOf, type DayNumber, dayNumber, standardCalendar } from '@bip/contract/calendar'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../seed/demo/random.ts'
import { type Capacity, type Hold, Load, type PhaseTask } from './load.ts'
import { type Scheduled, scheduleBackward, scheduleForward } from './schedule.ts'
import { scheduleMany } from './scheduleMany.ts'
import { reasonFor } from './why.ts'

const calendar = calendarOf(standardCalendar)
const monday = dayNumber('2026-11-23')
const stations = new Map<string, Capacity>([['s1', { name: '装配工位 1', max: 1 }]])
const departments = new Map<string, Capacity>([['d1', { name: '装配车间', max: 4 }]])

const phase = (name: string, days: number, more: Partial<PhaseTask> = {}): PhaseTask => ({
  id: name,
  name,
  days,
  stationId: 's1',
  deptId: 'd1',
  people: 2,
  ...more,
})

describe('phases from a day on', () => {
  test('follow each other over weekends, and say why they begin when they do', () => {
    const load = new Load(stations, departments)
    const placed = scheduleForward({ orderNo: 'A', phases: [phase('one', 5), phase('two', 2)], load, calendar }, monday)
    expect(placed).toMatchObject([
      { start: monday, end: monday + 4, why: { kind: 'start' } },
      { start: monday + 7, end: monday + 8, why: { kind: 'previous', name: 'one' } },
    ])
  })

  test('wait for a station that another order holds, which is named', () => {
    const load = new Load(stations, departments)
    scheduleForward({ orderNo: 'A', phases: [phase('one', 3)], load, calendar }, monday)
    const [waiting] = scheduleForward({ orderNo: 'B', phases: [phase('one', 1)], load, calendar }, monday) ?? []
    expect(waiting).toMatchObject({ start: monday + 3, why: { kind: 'hold', hold: { kind: 'station', orders: ['A'] } } })
  })

  test('wait for people where those of the department are taken', () => {
    const load = new Load(stations, departments)
    const free = { stationId: null, people: 3 }
    scheduleForward({ orderNo: 'A', phases: [phase('one', 2, free)], load, calendar }, monday)
    const [waiting] = scheduleForward({ orderNo: 'B', phases: [phase('one', 1, free)], load, calendar }, monday) ?? []
    expect(waiting).toMatchObject({ start: monday + 2, why: { kind: 'hold', hold: { kind: 'people', name: '装配车间' } } })
  })
})

describe('phases until a promised day', () => {
  test('end on it and begin as late as they can', () => {
    const load = new Load(stations, departments)
    const placed = scheduleBackward(
      { orderNo: 'A', phases: [phase('one', 2), phase('two', 3)], load, calendar },
      { end: monday + 11, earliest: monday },
    )
    expect(placed).toMatchObject([
      { start: monday + 7, end: monday + 8, why: { kind: 'previous', name: 'two' } },
      { start: monday + 9, end: monday + 11, why: { kind: 'promise' } },
    ])
  })

  test('take no room where the day cannot be kept', () => {
    const load = new Load(stations, departments)
    const asking = { orderNo: 'A', phases: [phase('one', 4), phase('two', 4)], load, calendar }
    expect(scheduleBackward(asking, { end: monday + 4, earliest: monday })).toBeUndefined()
    expect(load.hold(phase('other', 1), monday + 4, 'B')).toBeUndefined()
  })
})

/** Every plan of a world, in the order in which its orders come. */
function planned(seed: number): Scheduled[] {
  const random = createRandom(`world ${seed}`)
  const load = new Load(stations, departments)
  return Array.from({ length: random.whole(1, 8) }, (_, order) => {
    const phases = Array.from({ length: random.whole(1, 4) }, (_, at) =>
      phase(`${at}`, random.whole(1, 6), { people: random.whole(1, 4), stationId: random.chance(0.5) ? 's1' : null }),
    )
    const asking = { orderNo: String(order), phases, load, calendar }
    const from = monday + random.whole(0, 20)
    if (random.chance(0.3)) return scheduleBackward(asking, { end: from + random.whole(0, 60), earliest: monday }) ?? []
    return scheduleForward(asking, from) ?? []
  }).flat()
}

/** The days on which a phase is worked. */
const daysOf = ({ start, end }: Scheduled): DayNumber[] =>
  Array.from({ length: end - start + 1 }, (_, at) => start + at).filter((day) => calendar.isWorkday(day))

test('no station and no department is over its capacity in 500 worlds, and the same world gives the same plan', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const all = planned(seed)
    expect(planned(seed)).toEqual(all)
    const used = new Map<DayNumber, { station: number; people: number }>()
    for (const one of all) {
      expect(daysOf(one)).toHaveLength(one.days)
      for (const day of daysOf(one)) {
        const { station, people } = used.get(day) ?? { station: 0, people: 0 }
        used.set(day, { station: station + (one.stationId ? 1 : 0), people: people + one.people })
      }
    }
    for (const { station, people } of used.values()) expect(station <= 1 && people <= 4, `world ${seed}`).toBe(true)
  }
})

test('a phase that needs nobody waits for no people, and one that waits for its own order says so', () => {
  const load = new Load(stations, departments)
  load.add({ ...phase('full', 5, { people: 4, stationId: null }), orderNo: 'A' }, [monday])
  const waiting = (people: number, orderNo: string) => load.hold(phase('next', 1, { people, stationId: null }), monday, orderNo)
  expect(waiting(0, 'B')).toBeUndefined()
  expect(reasonFor({ kind: 'hold', hold: waiting(1, 'B') as Hold }, 'en')).toContain('they work on A')
  expect(reasonFor({ kind: 'hold', hold: waiting(1, 'A') as Hold }, 'en')).toContain('another phase of this order')
})

describe('several orders', () => {
  const order = (orderNo: string, priority: string, promised: number | null) => ({
    ...{ id: orderNo, orderNo, priority, promised, earliest: monday },
    phases: [phase('one', 3)],
  })
  const place = (direction: 'forward' | 'backward') =>
    scheduleMany(
      {
        orders: [order('C', 'normal', null), order('B', 'normal', monday + 4), order('A', 'urgent', monday + 60)],
        load: new Load(stations, departments),
        calendar,
      },
      direction,
    ).map(({ order, placed, isBackward }) => [order.orderNo, placed?.[0]?.start, isBackward])

  test('are placed by priority, then by the day that was promised, whatever order they come in', () => {
    expect(place('forward')).toEqual([
      ['A', monday, false],
      ['B', monday + 3, false],
      ['C', monday + 8, false],
    ])
  })

  test('are planned back from their promise where it can be kept, and forward where there is none', () => {
    expect(place('backward')).toEqual([
      ['A', monday + 58, true],
      ['B', monday + 2, true],
      ['C', monday + 7, false],
    ])
  })
})
