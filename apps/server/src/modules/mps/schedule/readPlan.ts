import { readTogether } from '@bip/contract'
import { mo, scheduleCalls, workSchedule } from '@bip/contract/resources'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { inBackground } from '../../../base/caller.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call } from '../../../http/route.ts'
import { Json, type Route, route } from '../../../http/route.ts'
import { modelOf } from '../../../model/model.ts'
import { demand, reach, scopeOf } from '../../../model/scope.ts'
import type { Services } from '../../../services/services.ts'
import { joinParts, ownPieces } from '../orders/ownPieces.ts'

const [rows_, orders_] = [modelOf(workSchedule), modelOf(mo)]
const access = { permission: 'workSchedule_view' } as const
const text = z.string().trim().max(64).optional()

type Asked = Pick<Call, 'session' | 'language'>

/** What of the plan, and of its orders, the caller sees; orders are `o`, rows `w`. */
const withinOf = ({ session, language }: Asked) => {
  demand(session, rows_, 'view', workSchedule.label[language])
  const scope = scopeOf(session, orders_, 'view')
  return { orders: scope === undefined ? sql`false` : (reach(session, scope, sql`o`) ?? sql`true`) }
}

const open = sql`i.item_status in ('released', 'running', 'paused') and coalesce(x.finished_quantity, 0) < ${ownPieces}`

/** Minutes that a transaction may take between its moment and its end. */
const longest = 1

/** When the run that holds was made: the last one that somebody applied, or what the plan began with. */
const ranAt = (
  tenantId: string,
) => sql`coalesce((select max(p.create_time) from schedule_proposal p where p.tenant_id = ${tenantId}
  and p.proposal_status = 'applied' and p.run_kind <> 'byHand' and not p.is_deleted),
  (select min(w.create_time) from work_schedule w where w.tenant_id = ${tenantId} and not w.is_deleted))`

/** Operations of which something was reported and audited since that run. */
const reportedSince = (tenantId: string) => sql`(select count(distinct (r.item_id, r.step_no))::int from work_hours_report r
  join mo_item i on i.tenant_id = r.tenant_id and i.id = r.item_id and i.item_status in ('released', 'running', 'paused')
  where r.tenant_id = ${tenantId} and not r.is_deleted and r.report_status = 'audited' and r.update_time > k.ran_at)`

/** What a plan shows, as the first transaction that it may not show, and a minute after which whatever that one writes is dated. */
const markPattern = /^(\d{1,18})\.(\d{1,12})$/

/** Boards that ask within so many ms share an answer. */
const together = readTogether<Json>(20)

/**
 * The whole plan, or with the mark of an earlier one only the items that changed after it; those that left it are named without bars. A push
 * has all boards ask at once: whoever sees the same shares the answer.
 */
const plan = route({
  method: 'GET',
  path: scheduleCalls.plan,
  access,
  query: z.object({ since: z.string().regex(markPattern).optional() }).loose(),
  run: ({ services, session, language, query: { since } }) => {
    const { orders } = withinOf({ session, language })
    const mayEdit = scopeOf(session, rows_, 'edit') !== undefined
    const within = orders.compile(services.database.builder)
    const key = JSON.stringify([session.tenantId, within.sql, within.parameters, mayEdit, since])
    // What several wait for does not end because one of them leaves.
    return together(key, () => inBackground(() => readPlan(services, { tenantId: session.tenantId, orders, mayEdit, since })))
  },
})

type Reading = { tenantId: string; orders: RawBuilder<unknown>; mayEdit: boolean; since?: string }

const readPlan = (services: Services, { tenantId, orders, mayEdit, since }: Reading): Promise<Json> =>
  services.database.asTenant(
    tenantId,
    async (tx) => {
      const now = services.clock()
      const minute = Math.floor(now.getTime() / 60_000) - longest
      const from = await knownMark(tx, since)
      const dated = from && sql`>= ${new Date(from.minute * 60_000).toISOString()}`
      // Transactions are counted in 32 bits on rows, and in 64 in marks.
      const changed = from
        ? sql`and i.update_time ${dated} and ((i.xmin::text::bigint - ${from.first}::bigint) & 4294967295) < 2147483648`
        : sql``
      const changedItems = from
        ? sql`coalesce((select json_agg(i.id) from mo_item i where i.tenant_id = ${tenantId} ${changed}), '[]'::json)`
        : sql`null::json`
      const isStationShown = from
        ? sql`exists (select from work_station s where s.tenant_id = ${tenantId} and s.update_time ${dated})
          or exists (select from work_group g where g.tenant_id = ${tenantId} and g.update_time ${dated})`
        : sql`true`
      const { rows } = await sql<{
        plan: string
      }>`select json_build_object('now', ${now.toISOString()}::text, 'mark', pg_snapshot_xmin(pg_current_snapshot())::text || '.' || ${minute}::text,
        'mayEdit', ${mayEdit}::boolean, 'changedItems', ${changedItems}, 'ranAt', to_json(k.ran_at), 'reported', ${reportedSince(tenantId)},
        'stations', case when ${isStationShown} then coalesce((select json_agg(json_build_object('id', s.id, 'code', s.station_code, 'name', s.station_name,
          'groupId', s.work_group_id, 'groupName', coalesce(g.work_group_name, ''), 'capacity', coalesce(s.parallel_capacity, 1)::int,
          'processIds', coalesce(s.process_ids, '{}'))
          order by g.work_group_code, s.station_code) from work_station s left join work_group g on g.tenant_id = s.tenant_id and g.id = s.work_group_id
          where s.tenant_id = ${tenantId} and not s.is_deleted and s.is_active), '[]') end,
        'stops', coalesce((select json_agg(json_build_object('stationId', d.station_id, 'start', to_json(d.starts_at), 'end', to_json(d.ends_at),
          'changedAt', to_json(case when d.downtime_status = 'planned' then d.update_time else d.create_time end)))
          from station_downtime d where d.tenant_id = ${tenantId} and not d.is_deleted and d.downtime_status in ('planned', 'running')), '[]'),
        'bars', coalesce((select json_agg(json_build_object('operationId', x.id, 'id', w.id, 'version', coalesce(w.version, 0), 'itemId', i.id,
          'itemNo', i.item_no, 'moId', o.id, 'stepNo', x.step_no, 'processId', x.process_id, 'processName', coalesce(p.process_name, ''),
          'materialName', coalesce(m.material_name, ''), 'stationId', w.station_id, 'lane', coalesce(w.lane_no, 0), 'start', w.starts_at, 'end', w.ends_at,
          'status', case when i.item_status = 'paused' then '2' else coalesce(w.schedule_status, '0') end, 'isPinned', coalesce(w.is_pinned, false),
          'priority', i.priority, 'dueDate', i.due_date, 'minutes', coalesce(w.worked_minutes, coalesce(x.setup_minutes, 0) + x.run_minutes * ${ownPieces}),
          'quantity', ${ownPieces}::text, 'isLate', coalesce(i.planned_end > i.due_date, false), 'why', coalesce(w.waits_for, 'none'), 'whyMinutes', coalesce(w.wait_minutes, 0)) order by i.id, x.step_no)
          from mo_item i join mo o on o.tenant_id = i.tenant_id and o.id = i.mo_id and not o.is_deleted
          join mo_item_operations x on x.tenant_id = i.tenant_id and x.parent_id = i.id ${joinParts}
          left join work_process p on p.tenant_id = x.tenant_id and p.id = x.process_id
          left join material m on m.tenant_id = o.tenant_id and m.id = o.material_id
          left join work_schedule w on w.tenant_id = x.tenant_id and w.operation_id = x.id and not w.is_deleted
          where i.tenant_id = ${tenantId} and not i.is_deleted and ${open} and ${orders} ${changed}), '[]'))::text as plan
          from (select ${ranAt(tenantId)} as ran_at) k`.execute(tx)
      return new Json(rows[0]?.plan ?? 'null')
    },
    { readOnly: true },
  )

/** A mark in parts; nothing where there is none, or where it was made by another database, such as one that a backup took the place of. */
async function knownMark(tx: Tx, since: string | undefined): Promise<{ first: string; minute: number } | undefined> {
  const [, first = '', minute = ''] = markPattern.exec(since ?? '') ?? []
  if (!first) return undefined
  const { rows } = await sql<{
    isKnown: boolean
  }>`select ${first}::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as "isKnown"`.execute(tx)
  return rows[0]?.isKnown ? { first, minute: Number(minute) } : undefined
}

/** Where a kept plan has the operations that it changes. */
const places = route({
  method: 'GET',
  path: scheduleCalls.places,
  access,
  query: z.object({ id: z.string().min(1).max(64) }).loose(),
  run: ({ services, session, language, query: { id } }) =>
    services.database.asTenant(
      session.tenantId,
      async (tx) => {
        const { orders } = withinOf({ session, language })
        const { rows } =
          await sql`select c.operation_id as "operationId", c.station_id as "stationId", coalesce(c.lane_no, 0)::int as lane,
            to_json(c.starts_at) as start, to_json(c.ends_at) as "end"
          from schedule_proposal p join schedule_proposal_changes c on c.tenant_id = p.tenant_id and c.parent_id = p.id
          join mo_item i on i.tenant_id = c.tenant_id and i.id = c.item_id join mo o on o.tenant_id = i.tenant_id and o.id = i.mo_id
          where p.tenant_id = ${session.tenantId} and p.id = ${id} and not p.is_deleted and ${orders}`.execute(tx)
        return rows
      },
      { readOnly: true },
    ),
})

const dates = route({
  method: 'GET',
  path: scheduleCalls.dates,
  access,
  run: ({ services, session, language }) =>
    services.database.asTenant(
      session.tenantId,
      async (tx) => {
        const { orders } = withinOf({ session, language })
        const { rows } =
          await sql`select to_json(${services.clock().toISOString()}::timestamptz) as now, to_json(min(w.starts_at)) as "from", to_json(max(w.ends_at)) as "to",
            count(*)::int as open, json_build_object('0', count(*) filter (where i.item_status <> 'paused' and w.id is null),
              '1', count(*) filter (where i.item_status <> 'paused' and w.schedule_status = '1'), '2', count(*) filter (where i.item_status = 'paused'),
              '3', count(*) filter (where i.item_status <> 'paused' and w.schedule_status = '3')) as counts
          from mo_item i join mo o on o.tenant_id = i.tenant_id and o.id = i.mo_id and not o.is_deleted
          join mo_item_operations x on x.tenant_id = i.tenant_id and x.parent_id = i.id ${joinParts}
          left join work_schedule w on w.tenant_id = x.tenant_id and w.operation_id = x.id and not w.is_deleted
          where i.tenant_id = ${session.tenantId} and not i.is_deleted and ${open} and ${orders}`.execute(tx)
        return rows[0]
      },
      { readOnly: true },
    ),
})

const orders = route({
  method: 'GET',
  path: scheduleCalls.orders,
  access,
  query: z.object({ mtoNo: text, billNo: text }).loose(),
  run: ({ services, session, language, query: { mtoNo, billNo } }) =>
    services.database.asTenant(
      session.tenantId,
      async (tx) => {
        const within = withinOf({ session, language }).orders
        const zone = session.timeZone
        const mto = mtoNo ? sql`and o.mto_no = ${mtoNo}` : sql``
        const bill = billNo ? sql`and o.bill_no = ${billNo}` : sql``
        const { rows } =
          await sql`select o.id, o.bill_no as "billNo", o.mto_no as "mtoNo", m.material_name as "materialName", to_json(o.due_date) as "dueDate",
            to_json(case when e.missing = 0 then e.projected end) as projected,
            greatest(coalesce((e.projected at time zone ${zone})::date - o.due_date, 0), 0) as "lateDays",
            case when (e.projected at time zone ${zone})::date > o.due_date then (select json_build_object('stepNo', l.step_no::text, 'processName', coalesce(p.process_name, ''),
              'why', l.waits_for, 'minutes', l.wait_minutes) from work_schedule l left join work_process p on p.tenant_id = l.tenant_id and p.id = l.process_id
              where l.tenant_id = o.tenant_id and l.mo_id = o.id and not l.is_deleted and l.waits_for <> 'predecessor'
              order by l.wait_minutes desc nulls last, l.starts_at limit 1) end as "lateBy"
          from mo o left join material m on m.tenant_id = o.tenant_id and m.id = o.material_id
          join lateral (select max(w.ends_at) as projected, count(*) filter (where w.id is null) as missing, count(*) as operations
            from mo_item i join mo_item_operations x on x.tenant_id = i.tenant_id and x.parent_id = i.id ${joinParts}
            left join work_schedule w on w.tenant_id = x.tenant_id and w.operation_id = x.id and not w.is_deleted
            where i.tenant_id = o.tenant_id and i.mo_id = o.id and not i.is_deleted and ${open}) e on e.operations > 0
          where o.tenant_id = ${session.tenantId} and not o.is_deleted and ${within} ${mto} ${bill}
          order by o.due_date, o.id limit 5000`.execute(tx)
        return rows
      },
      { readOnly: true },
    ),
})

const materials = route({
  method: 'GET',
  path: scheduleCalls.materials,
  access,
  query: z.object({ moId: z.string().min(1).max(64) }).loose(),
  run: ({ services, session, language, query: { moId } }) =>
    services.database.asTenant(
      session.tenantId,
      async (tx) => {
        const within = withinOf({ session, language }).orders
        const { rows } =
          await sql`select to_json(o.materials_on) as "materialsOn", coalesce((select json_agg(json_build_object('id', c.id,
            'materialName', coalesce(m.material_name, ''), 'materialCode', coalesce(m.material_code, ''), 'required', n.required::text,
            'available', n.available::text, 'lacks', greatest(n.required - n.available, 0)::text) order by c.line_no)
            from mo_components c left join material m on m.tenant_id = c.tenant_id and m.id = c.material_id
            cross join lateral (select round(c.per_piece * o.quantity * (100 + coalesce(c.scrap_rate, 0)) / 100, 4) as required,
              coalesce((select sum(b.available) from stock_balance b where b.tenant_id = c.tenant_id and b.material_id = c.material_id and not b.is_deleted), 0) as available) n
            where c.tenant_id = o.tenant_id and c.parent_id = o.id), '[]') as lines
          from mo o where o.tenant_id = ${session.tenantId} and o.id = ${moId} and not o.is_deleted and ${within}`.execute(tx)
        return rows[0] ?? { materialsOn: null, lines: [] }
      },
      { readOnly: true },
    ),
})

/** What the plan says: for the board, its dates, its orders, and the materials of one of them. */
export const readingRoutes: readonly Route[] = [plan, places, dates, orders, materials]
