import { dayLength, dayNumber, dayText } from '@bip/contract/calendar'
import { type OrderResult, run } from '@bip/scheduling'
import { sql } from 'kysely'
import { newId } from '../../../../db/id.ts'
import { settled } from '../../../../seed/demo/ahead.ts'
import { createRandom } from '../../../../seed/demo/random.ts'
import type { DemoContext, DemoStep } from '../../../../seed/demo/step.ts'
import { store } from '../../../../seed/demo/store.ts'
import { type DemoRecord, madeOf, peopleOf } from '../../../../seed/demo/world.ts'
import { type Loaded, loadPlant } from '../../schedule/loadPlant.ts'
import { placingsOf } from '../../schedule/placings.ts'

/** Days from the end of the work to the day that was promised: most have some left, a few were promised too early. */
const slackOf = (random: ReturnType<typeof createRandom>): number =>
  random.chance(0.03) ? -random.whole(1, 4) : random.pick([1, 2, 2, 3, 4, 5, 7, 10, 14])

/** What the plan is reckoned from. */
const planned = ['mo', 'mo_item', 'mo_item_operations', 'produce_route_steps', 'work_process'] as const

/** Tells the database how much there is: a plan that is asked for at once would be read the slow way, and nothing else counts so soon. */
const analyze = (tx: DemoContext['tx'], tables: readonly string[]) =>
  sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx)

/** The scheduler itself places what is open, so that the plan can be done; what was promised follows from it. */
async function makeSchedule(context: DemoContext): Promise<void> {
  const { tx, config, world } = context
  const { timeZone } = config
  const options = { tenantId: config.tenantId, timeZone, now: world.calendar.now }
  await settled(tx)
  await analyze(tx, planned)
  const loaded = await loadPlant(tx, options)
  const first = promises(loaded, run(promised(loaded, new Map())).orders)
  const { placements, whys, orders } = run(promised(loaded, first))
  const days = new Map([...first, ...promises(loaded, orders, first)])
  const [planner = world.admin] = peopleOf(world, 'd06')
  const at = world.calendar.at(-1, 17, 0)
  const records = placingsOf(loaded, placements, whys).map(
    (one): DemoRecord => ({
      ...{ id: newId(), at, by: planner },
      values: {
        ...{ scheduleName: `${one.itemNo} / ${one.stepNo}`, operationId: one.operationId, itemId: one.itemId, moId: one.moId },
        ...{ stepNo: String(one.stepNo), processId: one.processId, workGroupId: one.groupId, scheduleStatus: '1' },
        ...{
          stationId: one.stationId,
          laneNo: String(one.laneNo),
          crewKey: one.crewKey,
          startsAt: one.startsAt,
          endsAt: one.endsAt,
        },
        ...{ setupMinutes: String(one.setupMinutes), workedMinutes: String(one.workedMinutes), waitsFor: one.waitsFor },
        ...{ waitMinutes: String(one.waitMinutes), isPinned: false },
      },
    }),
  )
  await store({ tx, config, world }, 'workSchedule', records)
  await settled(tx)
  await analyze(tx, ['work_schedule'])
  await followDemo(context, loaded, days)
}

/** The plant with the days that were promised; what goes into the orders is there. */
const promised = ({ plant }: Loaded, days: Promised): Loaded['plant'] => ({
  ...plant,
  orders: plant.orders.map(({ ready: _, ...order }) => {
    const day = days.get(order.key)?.day
    return day ? { ...order, due: (dayNumber(day) + 1) * dayLength } : order
  }),
})

/** The day of each item, and how many days it has to spare. */
type Promised = ReadonlyMap<string, { day: string; slack: number }>

/** Days by when a plan has the orders done; of those that were promised before, only what it misses and was not promised too early. */
function promises({ plant, clock }: Loaded, orders: readonly OrderResult[], before?: Promised): Promised {
  const random = createRandom('promises')
  return new Map(
    orders.flatMap(({ order, projected, late }) => {
      const slack = before ? (before.get(order)?.slack ?? 0) : slackOf(random)
      if (projected === null || (before && (late === 0 || slack < 0))) return []
      // What is far ahead is promised with more to spare.
      const spare = slack * 1440 + (slack < 0 ? 0 : Math.round((projected - plant.now) / 6))
      return [[order, { day: clock.instant(projected + spare + 480).slice(0, 10), slack }] as const]
    }),
  )
}

/**
 * Operations, items and orders say what the plan says, and are due when it was promised; what goes into them is there. One statement a
 * table: their rows are under many indexes.
 */
async function followDemo({ tx, config }: DemoContext, { plant, operations }: Loaded, days: Promised): Promise<void> {
  const { tenantId, timeZone: zone } = config
  const today = dayText(Math.floor(plant.now / dayLength))
  const orderOf = new Map([...operations.values()].map(({ itemId, moId }) => [itemId, moId]))
  const dues = [...days].map(([item, { day }]) => ({ item, mo: orderOf.get(item), due: day }))
  const list = sql`json_to_recordset(${JSON.stringify(dues)}::json) as v(item text, mo text, due date)`
  const dates = sql`(min(w.starts_at) at time zone ${zone})::date as first, (max(w.ends_at) at time zone ${zone})::date as last`
  await sql`update mo_item_operations x set station_id = w.station_id, planned_start = w.starts_at, planned_end = w.ends_at
    from work_schedule w where x.tenant_id = ${tenantId} and w.tenant_id = x.tenant_id and w.operation_id = x.id`.execute(tx)
  await sql`update mo_item i set planned_end = d.last, due_date = coalesce(d.due, i.due_date),
      planned_start = case i.item_status when 'running' then least(i.planned_start, d.first) else d.first end
    from (select w.item_id as id, max(v.due) as due, ${dates} from work_schedule w left join ${list} on v.item = w.item_id
      where w.tenant_id = ${tenantId} group by w.item_id) d where i.tenant_id = ${tenantId} and i.id = d.id`.execute(tx)
  await sql`update mo o set planned_end = d.last, due_date = coalesce(d.due, o.due_date),
      planned_start = case o.mo_status when 'running' then least(o.planned_start, d.first) else d.first end,
      materials_on = case when d.due is null then o.materials_on else least(o.materials_on, ${today}::date) end
    from (select w.mo_id as id, max(v.due) as due, ${dates} from work_schedule w left join ${list} on v.mo = w.mo_id
      where w.tenant_id = ${tenantId} group by w.mo_id) d where o.tenant_id = ${tenantId} and o.id = d.id`.execute(tx)
}

export const scheduleStep: DemoStep = {
  ...{
    key: 'workSchedule',
    name: 'the plan of the plant',
    count: 1,
    after: ['moItem', 'workManpower', 'stationDowntime', 'workHoursReport'],
  },
  run: (context) => (madeOf(context.world, 'moItem').length > 0 ? makeSchedule(context) : Promise.resolve()),
}
