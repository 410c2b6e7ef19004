import { calendarOf, type DayNumber, dayNumber, standardCalendar } from '@bip/contract/calendar'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../seed/demo/random.ts'
import { planDays } from '../workdays.ts'
import { type Capacity, type Hold, Load } from './load.ts'
import { overloadsOf } from './overloads.ts'
import { type Scheduled, type Step, scheduleBackward, scheduleForward } from './schedule.ts'
import { scheduleMany } from './scheduleMany.ts'
import { reasonFor, reasonsFor } from './why.ts'

/** More of them where all is proved. */
const worlds = process.env.BIP_PROVE ? 5000 : 300
const calendar = calendarOf(standardCalendar)
const monday = dayNumber('2026-11-23')
const stations = new Map<string, Capacity>([['s1', { name: '装配工位 1', max: 1 }]])
const departments = new Map<string, Capacity>([['d1', { name: '装配车间', max: 4 }]])

const phase = (name: string, days: number, more: Partial<Step> = {}): Step => ({
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

describe('phases that are not free to go anywhere', () => {
  const place = (phases: Step[], load = new Load(stations, departments), days = calendar as Pick<typeof calendar, 'isWorkday'>) =>
    scheduleForward({ orderNo: 'A', phases, load, calendar: days }, monday) ?? []

  test('wait for their material, ordered or not, and for a station that is free only later than that', () => {
    const ordered = phase('one', 1, { arrival: { day: monday + 2, name: '丝杠', no: 'PO-7' } })
    const [one] = place([ordered])
    expect(one).toMatchObject({ start: monday + 2, why: { kind: 'material' } })
    expect(reasonsFor(one as Scheduled, 'en')).toBe('Waits for “丝杠”, which PO-7 brings on 2026-11-25')
    const [other] = place([phase('one', 1, { arrival: { day: monday + 2, name: '丝杠', no: null } })])
    expect(reasonsFor(other as Scheduled, 'zh-CN')).toBe('等待物料“丝杠”，尚未订购，最早 2026-11-25 到货')
    const load = new Load(stations, departments)
    load.add({ ...phase('held', 5), orderNo: 'B' }, [monday + 2])
    expect(place([ordered], load)).toMatchObject([{ start: monday + 3, why: { kind: 'hold' } }])
  })

  test('are worked by fewer people for longer where a department never has as many, and say so', () => {
    const [one] = place([phase('one', 2, { people: 6 })])
    expect(one).toMatchObject({ days: 3, people: 4, end: monday + 2, short: { has: 4, needs: 6 } })
    expect(reasonsFor(one as Scheduled, 'en')).toContain('it needs 6 people; “装配车间” has 4')
    const none = new Load(stations, new Map([['d1', { name: '装配车间', max: 0 }]]))
    const [nobody] = place([phase('one', 2)], none)
    expect(reasonsFor(nobody as Scheduled, 'en')).toContain('“装配车间” has none')
  })

  test('go round a pinned one: before it where they come before it, and what does not fit there is told', () => {
    const pinned = phase('pinned', 2, { fixed: { start: monday + 4, end: monday + 7, hasBegun: false } })
    expect(place([phase('one', 3), pinned, phase('two', 1)])).toMatchObject([
      { name: 'one', start: monday, end: monday + 2 },
      { name: 'two', start: monday + 8, why: { kind: 'previous', name: 'pinned' } },
    ])
    const [late] = place([phase('one', 5), pinned])
    expect(late?.collides).toBe('pinned')
    expect(reasonsFor(late as Scheduled, 'en')).toContain('“pinned” has fixed dates and begins before it ends')
    const asking = {
      orderNo: 'A',
      phases: [phase('one', 2), pinned, phase('two', 1)],
      load: new Load(stations, departments),
      calendar,
    }
    expect(scheduleBackward(asking, { end: monday + 18, earliest: monday })).toMatchObject([
      { name: 'one', start: monday + 2, end: monday + 3, why: { kind: 'next', name: 'pinned' } },
      { name: 'two', start: monday + 18, end: monday + 18 },
    ])
  })

  test('are worked on no holiday, and on a Saturday that is worked instead', () => {
    const days = planDays({ holidays: [monday + 1], worked: [monday + 5] })
    expect(place([phase('one', 5)], undefined, days)).toMatchObject([{ start: monday, end: monday + 5 }])
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
      { start: monday + 7, end: monday + 8, why: { kind: 'next', name: 'two' } },
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

type Days = { day: DayNumber; station: number; people: number }

/** Every plan of a world, in the order in which its orders come, beside what somebody pinned wherever they liked. */
function planned(seed: number) {
  const random = createRandom(`world ${seed}`)
  const load = new Load(stations, departments)
  const pins = Array.from({ length: random.whole(0, 3) }, (_, at) => {
    const day = monday + random.pick([0, 1, 2, 3, 4, 7, 8, 9, 10])
    const step = phase(`pin ${at}`, 1, { people: random.whole(0, 4), stationId: random.chance(0.7) ? 's1' : null })
    load.add({ ...step, orderNo: 'pinned' }, [day])
    return { day, station: step.stationId ? 1 : 0, people: step.people }
  })
  const all = Array.from({ length: random.whole(1, 8) }, (_, order) => {
    const from = monday + random.whole(0, 20)
    const phases = Array.from({ length: random.whole(1, 4) }, (_, at) => {
      const arrival = random.chance(0.3) ? { day: from + random.whole(0, 15), name: 'material', no: null } : undefined
      const fixedAt = from + random.whole(0, 30)
      const fixed = random.chance(0.15) ? { start: fixedAt, end: fixedAt + 2, hasBegun: random.chance(0.5) } : undefined
      const more = { people: random.whole(0, 6), stationId: random.chance(0.5) ? 's1' : null }
      return phase(`${at}`, random.whole(1, 6), { ...more, ...(arrival && { arrival }), ...(fixed && { fixed }) })
    })
    const asking = { orderNo: String(order), phases, load, calendar }
    const placed = random.chance(0.3)
      ? (scheduleBackward(asking, { end: from + random.whole(0, 60), earliest: monday }) ?? [])
      : (scheduleForward(asking, from) ?? [])
    return { phases, placed }
  })
  return { all, pins, over: load.overloads() }
}

/** The days on which a phase is worked. */
const daysOf = ({ start, end }: Scheduled): DayNumber[] =>
  Array.from({ length: end - start + 1 }, (_, at) => start + at).filter((day) => calendar.isWorkday(day))

/** What stands on each day, added up without any of the code that plans. */
function addedUp(days: readonly Days[]): Map<DayNumber, Days> {
  const used = new Map<DayNumber, Days>()
  for (const { day, station, people } of days) {
    const known = used.get(day)
    used.set(day, { day, station: (known?.station ?? 0) + station, people: (known?.people ?? 0) + people })
  }
  return used
}

test(`in ${worlds} worlds nothing is over its capacity but what was pinned so, which is told; the same world gives the same plan`, () => {
  let pinnedOver = 0
  for (let seed = 0; seed < worlds; seed += 1) {
    const { all, pins, over } = planned(seed)
    expect(planned(seed)).toEqual({ all, pins, over })
    const pinned = addedUp(pins)
    const placed = all.flatMap((order) => order.placed)
    const worked = placed.flatMap((one) =>
      daysOf(one).map((day) => ({ day, station: one.stationId ? 1 : 0, people: one.people })),
    )
    const tooMuch: string[] = []
    for (const { day, station, people } of addedUp([...pins, ...worked]).values()) {
      const before = pinned.get(day)
      expect(station <= Math.max(1, before?.station ?? 0), `station in world ${seed}`).toBe(true)
      expect(people <= Math.max(4, before?.people ?? 0), `people in world ${seed}`).toBe(true)
      if (station > 1) tooMuch.push(`station ${day} ${station}`)
      if (people > 4) tooMuch.push(`people ${day} ${people}`)
    }
    pinnedOver += tooMuch.length
    expect(over.map(({ kind, day, amount }) => `${kind} ${day} ${amount}`).sort()).toEqual(tooMuch.sort())
    for (const one of placed) expect(daysOf(one)).toHaveLength(one.days)
    for (const { phases, placed: own } of all)
      for (const [at, one] of own.entries()) {
        expect(one.start > (own[at - 1]?.end ?? 0), `order of phases in world ${seed}`).toBe(true)
        const step = phases.find(({ id }) => id === one.id)
        expect(one.start >= (step?.arrival?.day ?? 0), `material in world ${seed}`).toBe(true)
      }
  }
  expect(pinnedOver).toBeGreaterThan(0)
})

test('what is pinned above capacity is told by place, with its worst day and the orders on it', () => {
  const load = new Load(stations, departments)
  for (const orderNo of ['B', 'A']) load.add({ ...phase('pin', 2), orderNo }, [monday, monday + 1])
  expect(overloadsOf(load.overloads())).toEqual([
    { kind: 'station', name: '装配工位 1', from: '2026-11-23', days: 2, amount: 2, max: 1, orders: ['A', 'B'] },
  ])
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
