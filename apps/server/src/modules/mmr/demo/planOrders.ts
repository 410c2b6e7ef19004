import { addDays } from '../../../base/days.ts'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'
import { workSpan } from '../workdays.ts'
import { coded } from './config.ts'
import { type CategorySpec, categories, type PhaseSpec, phases, stations } from './phases.ts'

const status = (letters: string) => `DC_MMR_PLAN_ORDER_STATUS_${letters}`
const reasons = ['material', 'material', 'people', 'design', 'quality', 'customer', 'outsourcing', 'site'] as const

/** Each kind as often as it is sold. */
const soldKinds = categories.flatMap((category) => Array.from({ length: category.share }, () => category))

type PlacedTask = { name: string; startDate: string; endDate: string; hours: number }
type PlacedPhase = { spec: PhaseSpec; tasks: PlacedTask[]; startDate: string; endDate: string; days: number; hours: number }

/** A plan order with what its phases are made of. */
export type DemoPlanOrder = DemoRecord & { placed: PlacedPhase[]; slip: number }

/** Phases of a category one behind the other, from a day on; big orders take longer. */
function place(category: CategorySpec, from: string, scale: number): PlacedPhase[] {
  let next = from
  return category.phases.flatMap((code) => {
    const spec = phases.find((one) => one.code === code)
    if (!spec) return []
    const tasks = spec.tasks.map(([name, days, hours]) => {
      const span = workSpan(next, Math.max(1, Math.round(days * scale)))
      next = span.next
      return { name, startDate: span.startDate, endDate: span.endDate, hours: Math.round(hours * scale) }
    })
    const [first, last] = [tasks[0], tasks.at(-1)]
    if (!first || !last) return []
    const days = spec.tasks.reduce((sum, [, days]) => sum + Math.max(1, Math.round(days * scale)), 0)
    const hours = tasks.reduce((sum, { hours }) => sum + hours, 0)
    return [{ spec, tasks, startDate: first.startDate, endDate: last.endDate, days, hours }]
  })
}

/** How much of a phase is done today, 0 to 100, where its order slips by some days. */
export function progressOf({ startDate, endDate }: { startDate: string; endDate: string }, slip: number, today: string): number {
  const [start, end] = [addDays(startDate, slip), addDays(endDate, slip)]
  if (end < today) return 100
  if (start >= today) return 0
  const length = Date.parse(end) - Date.parse(start) + 86_400_000
  return Math.min(95, Math.max(5, Math.round(((Date.parse(today) - Date.parse(start)) / length) * 20) * 5))
}

/** Plan orders of what was sold: one for each line of a sales order that was reviewed, until there are enough. */
export function makePlanOrders(world: World, count: number): DemoPlanOrder[] {
  const random = createRandom('planOrders')
  const today = world.calendar.day(0)
  const sold = madeOf(world, 'saleOrder').filter(({ values }) => values.processStatus === 'approved')
  const lines = sold.flatMap((order) => (order.values.lines as Record<string, unknown>[]).map((_, at) => ({ order, at })))
  const share = Math.min(1, count / Math.max(1, lines.length))
  const counters = new Map<string, number>()
  return lines
    .filter(() => random.chance(share))
    .map(({ order }, index) => one(world, { random, order, index, today, counters }))
    .slice(0, count)
}

const passed = new WeakMap<readonly DemoRecord[], Map<unknown, string>>()

/** Orders for the ERP that were passed, by the sales orders that they were made from. */
function passedOrders(world: World, key: 'erpOrder' | 'erpOrderNe'): Map<unknown, string> {
  const orders = madeOf(world, key)
  const known =
    passed.get(orders) ??
    new Map(
      orders.flatMap(({ id, values }): [unknown, string][] =>
        values.orderStatus === 'passed' && values.saleOrderId ? [[values.saleOrderId, id]] : [],
      ),
    )
  passed.set(orders, known)
  return known
}

type Making = { random: Random; order: DemoRecord; index: number; today: string; counters: Map<string, number> }

function one(world: World, { random, order, index, today, counters }: Making): DemoPlanOrder {
  const category = random.pick(soldKinds)
  const scale = random.pick([0.6, 0.8, 1, 1, 1.3])
  const orderDate = String(order.values.orderDate)
  const placed = place(category, addDays(orderDate, random.whole(3, 25)), scale)
  const [startDate, endDate] = [placed[0]?.startDate ?? orderDate, placed.at(-1)?.endDate ?? orderDate]
  const slip = random.chance(0.28) ? random.whole(3, 24) : 0
  const done = placed.map((phase) => progressOf(phase, slip, today))
  const state = stateOf(random, done, startDate > today)
  const project = madeOf(world, 'planProjectConfig').find(({ values }) => values.customerId === order.values.customerId)
  const planner = random.pick(peopleOf(world, 'd06', 'd05'))
  const at = `${addDays(orderDate, 1)}T0${random.whole(1, 8)}:${random.whole(10, 59)}:00.000Z`
  const made = at < world.calendar.at(0, 7) ? at : world.calendar.at(0, 7)
  const year = made.slice(0, 4)
  const number = (counters.get(year) ?? 0) + 1
  counters.set(year, number)
  const weight = placed.reduce((sum, { days }) => sum + days, 0)
  const progress = placed.reduce((sum, { days }, at) => sum + days * (done[at] ?? 0), 0) / Math.max(1, weight)
  return {
    id: idAt(made, index),
    at: made,
    by: planner,
    placed,
    slip,
    values: {
      planOrderNo: `JH-${year}-${String(number).padStart(5, '0')}`,
      planOrderStatus: state,
      customerProductName: random.pick(category.products),
      lineCode: `L${String(index + 1).padStart(4, '0')}`,
      customerId: order.values.customerId,
      categoryId: coded(world, 'planOrderCategory', 'categoryCode', category.code),
      saleOrderId: order.id,
      erpOrderId: passedOrders(world, 'erpOrder').get(order.id) ?? null,
      erpOrderNeId: passedOrders(world, 'erpOrderNe').get(order.id) ?? null,
      projectConfigId: project?.id ?? null,
      orgId: order.values.orgId,
      stockOrgId: order.values.orgId,
      technologyId: null,
      entryId: null,
      quantity: String(random.pick([1, 1, 1, 2, 3])),
      unit: 'set',
      priority: random.pick(['normal', 'normal', 'normal', 'high', 'low', 'urgent']),
      deptId: category.dept,
      managerId: planner.id,
      startDate,
      endDate,
      promisedDate: addDays(endDate, random.whole(-5, 20)),
      actualStart: (done[0] ?? 0) > 0 ? addDays(startDate, slip) : null,
      actualEnd: state === status('C') ? addDays(endDate, slip) : null,
      progress: String(Math.round(progress)),
      planDays: String(weight),
      planHours: placed.reduce((sum, { hours }) => sum + hours, 0).toFixed(1),
      actualHours: '0.0',
      delayReason: slip > 0 ? random.pick(reasons) : null,
      suspendReason: state === status('S') ? '等待客户场地' : null,
      cancelReason: state === status('V') ? '客户取消订单' : null,
      remark: null,
      attachments: [],
    },
  }
}

function stateOf(random: Random, done: readonly number[], isAhead: boolean): string {
  if (done.every((progress) => progress >= 100)) return status('C')
  if (isAhead || done.every((progress) => progress === 0)) return status('PP')
  if (random.chance(0.05)) return status('S')
  return random.chance(0.02) ? status('V') : status('IP')
}

/** A phase with its plan order and what of it is done. */
export type DemoPhase = DemoRecord & { order: DemoPlanOrder; placed: PlacedPhase; progress: number }

export function makePhases(world: World, count: number): DemoPhase[] {
  const random = createRandom('planPhases')
  const today = world.calendar.day(0)
  const records: DemoPhase[] = []
  for (const order of madeOf<DemoPlanOrder>(world, 'planOrder'))
    for (const [at, placed] of order.placed.entries()) {
      const { spec } = placed
      const progress = progressOf(placed, order.slip, today)
      const kinds = stations.filter(([, , , kind]) => kind === spec.station)
      const station = kinds.length > 0 ? random.pick(kinds)[0] : null
      const people = peopleOf(world, spec.dept)
      records.push({
        id: idAt(order.at, records.length),
        at: order.at,
        by: order.by,
        order,
        placed,
        progress,
        values: {
          planOrderId: order.id,
          phaseInfoId: coded(world, 'planPhaseInfo', 'phaseCode', spec.code),
          phaseName: spec.name,
          phaseStatus: progress >= 100 ? 'completed' : progress > 0 ? 'inProgress' : 'planned',
          sort: String(at + 1),
          deptId: spec.dept,
          stationId: coded(world, 'planStation', 'stationCode', station),
          leaderId: people.length > 0 ? random.pick(people).id : null,
          startDate: placed.startDate,
          endDate: placed.endDate,
          days: String(placed.days),
          planHours: placed.hours.toFixed(1),
          planPeople: String(spec.people),
          progress: progress > 0 ? String(progress) : null,
          actualStart: progress > 0 ? addDays(placed.startDate, order.slip) : null,
          actualEnd: progress >= 100 ? addDays(placed.endDate, order.slip) : null,
          isPinned: false,
          isMilestone: spec.isMilestone,
          delayReason: order.slip > 0 && placed.endDate < today ? order.values.delayReason : null,
          dateReason: null,
          remark: null,
        },
      })
    }
  return records.slice(0, count)
}
