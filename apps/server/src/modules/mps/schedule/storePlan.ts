import { changesBetween } from '@bip/contract'
import { workSchedule } from '@bip/contract/resources'
import { sql } from 'kysely'
import { type Change, writeHistory } from '../../../model/changes.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { insertRecords } from '../../../resources/draft/rows.ts'
import { baseRow } from '../../../resources/write/store.ts'

const model = modelOf(workSchedule)

/** Where an operation is to stand. Moments are ISO; `row` is its row in the plan with what it said, null for a new one. */
export type Placing = {
  operationId: string
  itemId: string
  moId: string
  itemNo: string
  stepNo: number
  processId: string | null
  groupId: string | null
  stationId: string
  laneNo: number
  crewKey: string | null
  startsAt: string
  endsAt: string
  setupMinutes: number
  workedMinutes: number
  waitsFor: string
  waitMinutes: number
  isPinned: boolean
  row: { id: string; version: number; stationId: string; startsAt: string; endsAt: string; isPinned: boolean } | null
}

type Storing = Pick<Context, 'tx' | 'session' | 'at'>

const valuesOf = (one: Placing): Values => ({
  ...{ scheduleName: `${one.itemNo} / ${one.stepNo}`, operationId: one.operationId, itemId: one.itemId, moId: one.moId },
  ...{ stepNo: String(one.stepNo), processId: one.processId, workGroupId: one.groupId, stationId: one.stationId },
  ...{ laneNo: String(one.laneNo), crewKey: one.crewKey, startsAt: one.startsAt, endsAt: one.endsAt },
  ...{ setupMinutes: String(one.setupMinutes), workedMinutes: String(one.workedMinutes), waitsFor: one.waitsFor },
  ...{ waitMinutes: String(one.waitMinutes), isPinned: one.isPinned, scheduleStatus: one.row ? '3' : '1' },
})

/** Nobody else applies a plan of this tenant until the transaction is over. */
export const lockPlan = ({ tx, session }: Pick<Context, 'tx' | 'session'>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('work_schedule ' || ${session.tenantId}, 0))`.execute(tx)

/** Stores where operations stand, with their history, and what items and orders say of their dates. */
export async function storePlan(storing: Storing, placings: readonly Placing[]): Promise<void> {
  if (placings.length === 0) return
  const { tx, session, at } = storing
  const fresh = placings.filter(({ row }) => !row).map((one) => ({ base: baseRow(storing), values: valuesOf(one) }))
  if (fresh.length > 0) await insertRecords(tx, model, fresh)
  const moved = placings.flatMap((one) => (one.row ? [{ ...one, id: one.row.id, row: one.row }] : []))
  if (moved.length > 0)
    await sql`update work_schedule w set station_id = v.station, lane_no = v.lane, crew_key = v.crew, starts_at = v.starts, ends_at = v.ends,
        setup_minutes = v.setup, worked_minutes = v.worked, waits_for = v.waits, wait_minutes = v.minutes, is_pinned = v.pinned,
        schedule_status = case when w.starts_at is distinct from v.starts or w.station_id is distinct from v.station then '3' else w.schedule_status end,
        version = w.version + 1, update_user = ${session.userId}, update_time = ${at.toISOString()}
      from json_to_recordset(${JSON.stringify(
        moved.map((one) => ({
          ...{ id: one.id, station: one.stationId, lane: one.laneNo, crew: one.crewKey, starts: one.startsAt, ends: one.endsAt },
          ...{
            setup: one.setupMinutes,
            worked: one.workedMinutes,
            waits: one.waitsFor,
            minutes: one.waitMinutes,
            pinned: one.isPinned,
          },
        })),
      )}::json) as v(id text, station text, lane numeric, crew text, starts timestamptz, ends timestamptz, setup numeric, worked numeric,
        waits text, minutes numeric, pinned boolean)
      where w.tenant_id = ${session.tenantId} and w.id = v.id`.execute(tx)
  const history: Change[] = [
    ...fresh.map(({ base }): Change => ({ recordId: base.id, version: 1, operation: 'create', changes: {} })),
    ...moved.map((one): Change => {
      const after = { stationId: one.stationId, startsAt: one.startsAt, endsAt: one.endsAt, isPinned: one.isPinned }
      const { id, version, ...before } = one.row
      return {
        recordId: id,
        version: version + 1,
        operation: 'update',
        changes: changesBetween(workSchedule.fields, before, after),
      }
    }),
  ]
  await writeHistory(tx, session, model, at, history)
  await followPlan(storing, [...new Set(placings.map(({ itemId }) => itemId))])
}

/** Operations, items and orders say the dates that the plan has for them, and whether all of them is planned. */
export async function followPlan({ tx, session, at }: Storing, itemIds: readonly string[]): Promise<void> {
  const { tenantId } = session
  const zone = session.timeZone
  await sql`update mo_item_operations x set station_id = w.station_id, planned_start = w.starts_at, planned_end = w.ends_at,
      is_pinned = coalesce(w.is_pinned, false)
    from work_schedule w where x.tenant_id = ${tenantId} and x.parent_id = any(${itemIds}::text[]) and w.tenant_id = x.tenant_id
      and w.operation_id = x.id and not w.is_deleted`.execute(tx)
  const whole = sql`case when d.open > 0 then '0' when d.moved > 0 then '3' else '1' end`
  await sql`update mo_item i set planned_start = d.first, planned_end = d.last, version = i.version + 1,
      schedule_status = case when i.item_status = 'paused' then '2' else ${whole} end,
      update_user = ${session.userId}, update_time = ${at.toISOString()}
    from (select x.parent_id as id, (min(x.planned_start) at time zone ${zone})::date as first, (max(x.planned_end) at time zone ${zone})::date as last,
        count(*) filter (where w.id is null and coalesce(x.finished_quantity, 0) < o.quantity) as open, count(*) filter (where w.schedule_status = '3') as moved
      from mo_item_operations x join mo_item o on o.tenant_id = x.tenant_id and o.id = x.parent_id
      left join work_schedule w on w.tenant_id = x.tenant_id and w.operation_id = x.id and not w.is_deleted
      where x.tenant_id = ${tenantId} and x.parent_id = any(${itemIds}::text[]) group by x.parent_id) d
    where i.tenant_id = ${tenantId} and i.id = d.id`.execute(tx)
  await sql`update mo m set planned_start = d.first, planned_end = d.last, schedule_status = d.status, version = m.version + 1,
      update_user = ${session.userId}, update_time = ${at.toISOString()}
    from (select i.mo_id as id, min(i.planned_start) as first, max(i.planned_end) as last, case when bool_or(i.schedule_status = '0') then '0'
        when bool_or(i.schedule_status = '2') then '2' when bool_or(i.schedule_status = '3') then '3' else '1' end as status
      from mo_item i where i.tenant_id = ${tenantId} and not i.is_deleted and i.item_status <> 'cancelled'
        and i.mo_id in (select mo_id from mo_item where tenant_id = ${tenantId} and id = any(${itemIds}::text[])) group by i.mo_id) d
    where m.tenant_id = ${tenantId} and m.id = d.id and m.split_status <> '0'`.execute(tx)
}
