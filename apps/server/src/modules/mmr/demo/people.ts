import { computeInto } from '@bip/contract'
import { planOrderCount, planWorkHours } from '@bip/contract/resources'
import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'
import { workdaysBetween } from '../workdays.ts'
import type { DemoPhase } from './planOrders.ts'

const kinds: Readonly<Record<string, string>> = { ZP: 'assembly', DQ: 'wiring', TS: 'commissioning', AZ: 'installation' }

type Slot = { phase: DemoPhase; userId: string; deptId: string; day: string }

/** Who works at which phase on which day: nobody twice on a day. `most` people of a phase. */
function slots(world: World, [from, to]: readonly [string, string], max: number): Slot[] {
  const random = createRandom(`slots${from}`)
  const taken = new Set<string>()
  return madeOf<DemoPhase>(world, 'planOrderPhase').flatMap((phase) => {
    const { startDate, endDate, spec } = phase.placed
    if (endDate < from || startDate > to || phase.order.values.planOrderStatus === 'DC_MMR_PLAN_ORDER_STATUS_V') return []
    const people = peopleOf(world, spec.dept, ...(spec.dept === 'd10' ? ['d12'] : []))
    const days = workdaysBetween(startDate < from ? from : startDate, endDate > to ? to : endDate)
    return days.flatMap((day) =>
      Array.from({ length: Math.min(max, spec.people) }, () => random.pick(people)).flatMap(({ id: userId, deptId }): Slot[] => {
        const key = `${userId} ${day}`
        if (taken.has(key)) return []
        taken.add(key)
        return [{ phase, userId, deptId, day }]
      }),
    )
  })
}

/** Hours that were reported over the last year and a half. */
export function makeWorkHours(world: World, count: number): DemoRecord[] {
  const random = createRandom('planWorkHours')
  const counters = new Map<string, number>()
  const past = slots(world, [world.calendar.day(-540), world.calendar.day(-1)], 2).sort((a, b) => (a.day < b.day ? -1 : 1))
  return past.slice(-count).map(({ phase, userId, deptId, day }, index) => {
    const month = day.slice(0, 7).replace('-', '')
    const number = (counters.get(month) ?? 0) + 1
    counters.set(month, number)
    const values: Record<string, unknown> = {
      whrNo: `GS-${month}-${String(number).padStart(5, '0')}`,
      planOrderId: phase.order.id,
      phaseId: phase.id,
      userId,
      deptId,
      workDate: day,
      workType: kinds[phase.placed.spec.code] ?? 'support',
      hours: random.pick(['8.0', '8.0', '8.0', '6.0', '4.0']),
      overtime: random.chance(0.2) ? random.pick(['1.5', '2.0', '3.0']) : '0.0',
      content: random.pick(phase.placed.tasks).name,
      remark: null,
    }
    computeInto(planWorkHours.fields, values)
    const at = `${day}T10:00:00.000Z`
    return { id: idAt(at, index), at, by: { id: userId, deptId }, values }
  })
}

/** The schedule of the weeks around today. */
export function makeStaffSchedules(world: World, count: number): DemoRecord[] {
  const leaves = madeOf(world, 'leave').filter(({ values }) => values.leaveStatus === 'approved')
  const isOnLeave = (userId: string, day: string) =>
    leaves.some(({ values }) => values.applicantId === userId && String(values.startDate) <= day && day <= String(values.endDate))
  const counters = new Map<string, number>()
  return slots(world, [world.calendar.day(-14), world.calendar.day(28)], 4)
    .filter(({ userId, day }) => !isOnLeave(userId, day))
    .slice(0, count)
    .map(({ phase, userId, day }, index) => {
      const at = world.calendar.at(-15, 9, index % 60)
      const month = at.slice(0, 7).replace('-', '')
      const number = (counters.get(month) ?? 0) + 1
      counters.set(month, number)
      return {
        id: idAt(at, index),
        at,
        by: phase.order.by,
        values: {
          scheduleNo: `PB-${month}-${String(number).padStart(5, '0')}`,
          userId,
          workDate: day,
          shift: 'day',
          planOrderId: phase.order.id,
          phaseId: phase.id,
          // Stations take eight people, and several phases share one.
          stationId: null,
          hours: '8.0',
          remark: null,
        },
      }
    })
}

const skillsOf: Readonly<Record<string, readonly string[]>> = {
  d08: ['storekeeper'],
  d09: ['inspector'],
  d10: ['assembler', 'electrician', 'tester'],
  d12: ['assembler', 'welder'],
}

/** What the people of the workshops can do; electricians have their certificate, and some have to renew it soon. */
export function makeStaffSkills(world: World, count: number): DemoRecord[] {
  const random = createRandom('staffSkills')
  const at = world.calendar.at(-500, 9, 0)
  const records = Object.entries(skillsOf).flatMap(([dept, skills]) =>
    peopleOf(world, dept).flatMap((person) => {
      const own = new Set([random.pick(skills), random.pick(skills)])
      return [...own].map((skill) => ({ by: person, skill }))
    }),
  )
  return records.slice(0, count).map(({ by, skill }, index) => ({
    ...{ id: idAt(at, index), at, by },
    values: {
      userId: by.id,
      skill,
      grade: random.pick(['L1', 'L2', 'L2', 'L3', 'L4']),
      certificate: skill === 'electrician' ? '低压电工证' : null,
      validUntil: skill === 'electrician' ? world.calendar.day(random.whole(20, 900)) : null,
      remark: null,
    },
  }))
}

/** A count of each phase that runs, and of those that ended in the last months. */
export function makePlanOrderCounts(world: World, count: number): DemoRecord[] {
  const random = createRandom('planOrderCounts')
  const counters = new Map<string, number>()
  const today = world.calendar.day(0)
  const counted = madeOf<DemoPhase>(world, 'planOrderPhase')
    .filter(({ placed, progress }) => progress > 0 && placed.startDate < today)
    .map((phase) => ({ phase, day: phase.placed.endDate < today ? phase.placed.endDate : world.calendar.day(-1) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  return counted.slice(-count).map(({ phase, day }, index) => {
    const month = day.slice(0, 7).replace('-', '')
    const number = (counters.get(month) ?? 0) + 1
    counters.set(month, number)
    const planned = phase.placed.spec.people
    const share = phase.progress / 100
    const values: Record<string, unknown> = {
      countNo: `TJ-${month}-${String(number).padStart(5, '0')}`,
      planOrderId: phase.order.id,
      phaseId: phase.id,
      deptId: phase.placed.spec.dept,
      countDate: day,
      planPeople: String(planned),
      actualPeople: String(Math.max(0, planned - (random.chance(0.25) ? 1 : 0))),
      planHours: (phase.placed.hours * share).toFixed(1),
      actualHours: (phase.placed.hours * share * (0.85 + random.next() * 0.35)).toFixed(1),
      delayDays: String(phase.order.slip),
      delayReason: phase.order.slip > 0 ? phase.order.values.delayReason : null,
      remark: null,
    }
    computeInto(planOrderCount.fields, values)
    const at = `${day}T09:30:00.000Z`
    return { id: idAt(at, index), at, by: phase.order.by, values }
  })
}
