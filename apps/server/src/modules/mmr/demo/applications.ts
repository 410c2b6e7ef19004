import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'
import type { DemoPhase } from './planOrders.ts'

const reasons = ['节点提前，增加人手', '原人员请假', '客户要求周末施工', '调试人手不足', '现场问题处理'] as const

/** The phases of one kind that people are asked for, oldest first. */
const asked = (world: World, codes: readonly string[], count: number): DemoPhase[] =>
  madeOf<DemoPhase>(world, 'planOrderPhase')
    .filter(
      ({ placed, order }) => codes.includes(placed.spec.code) && order.values.planOrderStatus !== 'DC_MMR_PLAN_ORDER_STATUS_V',
    )
    .sort((a, b) => (a.placed.startDate < b.placed.startDate ? -1 : 1))
    .slice(-count)

/** What became of an application by its day. */
function decided(world: World, random: Random, startDate: string) {
  const isPast = startDate < world.calendar.day(0)
  const state = isPast ? (random.chance(0.9) ? 'approved' : 'rejected') : random.pick(['draft', 'submitted', 'submitted'])
  const by = random.pick(peopleOf(world, 'd06'))
  return {
    applicationStatus: state,
    rejectReason: state === 'rejected' ? '人员已排满，请改期' : null,
    decidedBy: isPast ? by.id : null,
    decidedAt: isPast ? `${startDate}T01:00:00.000Z` : null,
  }
}

const numbered = (prefix: string) => {
  const counters = new Map<string, number>()
  return (at: string): string => {
    const year = at.slice(0, 4)
    const number = (counters.get(year) ?? 0) + 1
    counters.set(year, number)
    return `${prefix}-${year}-${String(number).padStart(5, '0')}`
  }
}

const severalOf = (random: Random, people: readonly { id: string }[], max: number): string[] => [
  ...new Set(Array.from({ length: random.whole(1, max) }, () => random.pick(people).id)),
]

const madeAt = (world: World, startDate: string): string => {
  const at = `${startDate}T00:30:00.000Z`
  return at < world.calendar.at(-1) ? at : world.calendar.at(-1)
}

export function makeStationApplications(world: World, count: number): DemoRecord[] {
  const random = createRandom('stationApplications')
  const number = numbered('DJ')
  return asked(world, ['ZP', 'DQ', 'TS'], count).map((phase, index) => {
    const at = madeAt(world, phase.placed.startDate)
    const by = random.pick(peopleOf(world, 'd10'))
    return {
      id: idAt(at, index),
      at,
      by,
      values: {
        applicationNo: number(at),
        ...decided(world, random, phase.placed.startDate),
        planOrderId: phase.order.id,
        phaseId: phase.id,
        stationId: phase.values.stationId ?? madeOf(world, 'planStation')[0]?.id,
        applicantId: by.id,
        userIds: severalOf(random, peopleOf(world, 'd10', 'd12'), 3),
        startDate: phase.placed.startDate,
        endDate: phase.placed.endDate,
        shift: 'day',
        hoursPerDay: '8.0',
        reason: random.pick(reasons),
        remark: null,
      },
    }
  })
}

export function makeDispatchApplications(world: World, count: number): DemoRecord[] {
  const random = createRandom('dispatchApplications')
  const number = numbered('PG')
  const sites = new Map(madeOf(world, 'planProjectConfig').map(({ id, values }) => [id, String(values.siteName)]))
  return asked(world, ['AZ', 'SAT'], count).map((phase, index) => {
    const at = madeAt(world, phase.placed.startDate)
    const by = random.pick(peopleOf(world, 'd05'))
    const userIds = severalOf(random, peopleOf(world, 'd05', 'd10'), 4)
    return {
      id: idAt(at, index),
      at,
      by,
      values: {
        dispatchNo: number(at),
        ...decided(world, random, phase.placed.startDate),
        planOrderId: phase.order.id,
        applicantId: by.id,
        siteName: sites.get(String(phase.order.values.projectConfigId)) ?? '客户现场',
        userIds,
        leaderId: userIds[0],
        workType: phase.placed.spec.code === 'AZ' ? 'installation' : 'commissioning',
        startDate: phase.placed.startDate,
        endDate: phase.placed.endDate,
        travelDays: random.pick(['0.5', '1.0', '2.0']),
        estimatedCost: `${userIds.length * phase.placed.days * random.whole(300, 600)}.00`,
        reason: random.pick(reasons),
        remark: null,
      },
    }
  })
}
