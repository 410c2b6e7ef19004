import { run } from '@bip/scheduling'
import { sql } from 'kysely'
import { newId } from '../../../../db/id.ts'
import { createRandom } from '../../../../seed/demo/random.ts'
import type { DemoContext, DemoStep } from '../../../../seed/demo/step.ts'
import { store } from '../../../../seed/demo/store.ts'
import { type DemoRecord, madeOf, peopleOf } from '../../../../seed/demo/world.ts'
import { type Loaded, loadPlant } from '../../schedule/loadPlant.ts'
import { placingsOf } from '../../schedule/placings.ts'

/** Days from the end of the work to the day that was promised: most have some left, a few were promised too early. */
const slackOf = (random: ReturnType<typeof createRandom>): number =>
  random.chance(0.03) ? -random.whole(1, 4) : random.pick([1, 2, 2, 3, 4, 5, 7, 10, 14])

/** The scheduler itself places what is open, so that the plan can be done; what was promised follows from it. */
async function makeSchedule({ tx, config, services, world }: DemoContext): Promise<void> {
  const { timeZone } = config
  const options = { tenantId: config.tenantId, timeZone, now: world.calendar.now }
  await promise(options.tenantId, { tx, config, services, world }, await loadPlant(tx, options))
  const loaded = await loadPlant(tx, options)
  const { placements, whys } = run(loaded.plant)
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
  await followDemo(tx, config.tenantId, timeZone)
}

/** Due dates by a first run, materials before it. */
async function promise(tenantId: string, { tx }: DemoContext, { plant, operations, clock }: Loaded): Promise<void> {
  const random = createRandom('promises')
  const { orders } = run({ ...plant, orders: plant.orders.map(({ ready: _, ...order }) => order) })
  const items = new Map([...operations.values()].map((one) => [one.itemId, one]))
  const dues = orders.flatMap(({ order, projected }) => {
    const moId = items.get(order)?.moId
    if (!moId || projected === null) return []
    const due = clock.instant(projected + slackOf(random) * 1440 + 480).slice(0, 10)
    return [{ item: order, mo: moId, due }]
  })
  const list = sql`json_to_recordset(${JSON.stringify(dues)}::json) as v(item text, mo text, due date)`
  await sql`update mo_item i set due_date = v.due from ${list} where i.tenant_id = ${tenantId} and i.id = v.item`.execute(tx)
  await sql`update mo o set due_date = v.due, materials_on = least(o.materials_on, current_date)
    from ${list} where o.tenant_id = ${tenantId} and o.id = v.mo`.execute(tx)
}

/** Operations, items and orders say what the plan says. */
async function followDemo(tx: DemoContext['tx'], tenantId: string, zone: string): Promise<void> {
  await sql`update mo_item_operations x set station_id = w.station_id, planned_start = w.starts_at, planned_end = w.ends_at
    from work_schedule w where x.tenant_id = ${tenantId} and w.tenant_id = x.tenant_id and w.operation_id = x.id`.execute(tx)
  await sql`update mo_item i set planned_end = d.last, planned_start = least(i.planned_start, d.first)
    from (select item_id as id, (min(starts_at) at time zone ${zone})::date as first, (max(ends_at) at time zone ${zone})::date as last
      from work_schedule where tenant_id = ${tenantId} group by item_id) d where i.tenant_id = ${tenantId} and i.id = d.id`.execute(
    tx,
  )
  await sql`update mo o set planned_end = d.last, planned_start = least(o.planned_start, d.first)
    from (select mo_id as id, (min(starts_at) at time zone ${zone})::date as first, (max(ends_at) at time zone ${zone})::date as last
      from work_schedule where tenant_id = ${tenantId} group by mo_id) d where o.tenant_id = ${tenantId} and o.id = d.id`.execute(
    tx,
  )
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
