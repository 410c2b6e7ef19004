import { type AnyRecord, isEmpty, label, say } from '@bip/contract'
import { mo } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import type { Context } from '../../../model/extension.ts'
import { linesOf } from './items.ts'

const stopped = label('工位 {name} 已停用', 'The station {name} stands still', 'Trạm {name} đang dừng')
const retired = label('工艺路线已停用', 'The route is retired', 'Tuyến công nghệ đã ngừng dùng')
const overdue = label('交期 {day} 已过', 'The due day {day} has passed', 'Đã qua hạn giao {day}')
const changed = label('订单的“{field}”已改动', '“{field}” of the order was changed', '“{field}” của lệnh đã đổi')
const released = label('{count} 项预留物料已释放', '{count} reservations of material were released', 'Đã bỏ giữ {count} vật tư')

/** Of an order, what its items go by. */
const minded = ['quantity', 'dueDate', 'priority', 'routeId', 'materialsOn', 'components'] as const

/** What has changed while it was paused, in words: stations, the route, the order itself, its due day, the material that was kept for it. */
export async function resume({ tx, session, at, place }: Context, item: AnyRecord): Promise<{ changed: string }> {
  const { tenantId } = session
  const since = String(item.pausedAt ?? at.toISOString())
  const stations = linesOf(item.operations).flatMap(({ stationId }) => (isEmpty(stationId) ? [] : [String(stationId)]))
  const { rows } = await sql<{ name: string }>`select station_name as name from work_station where tenant_id = ${tenantId}
    and id = any(${stations}::text[]) and (station_status <> 'running' or not is_active) order by station_code`.execute(tx)
  const { rows: facts } = await sql<{ isRetired: boolean; keys: string[]; released: number }>`select
      exists (select from mo m join produce_route r on r.tenant_id = m.tenant_id and r.id = m.route_id
        where m.tenant_id = ${tenantId} and m.id = ${item.moId} and r.route_status = 'retired') as "isRetired",
      array(select distinct k from change_history h cross join lateral jsonb_object_keys(h.changes) k
        where h.tenant_id = ${tenantId} and h.resource = 'mo' and h.record_id = ${item.moId} and h.at >= ${since}::timestamptz) as keys,
      (select count(*)::int from stock_reservation s where s.tenant_id = ${tenantId} and s.reserved_for = ${item.itemNo}
        and s.reservation_status not in ('active', 'used') and s.update_time >= ${since}::timestamptz) as released`.execute(tx)
  const [fact] = facts
  const said = (text: typeof stopped, values = {}): string => say(text, place.language, values)
  const due = isEmpty(item.dueDate) ? null : String(item.dueDate)
  return {
    changed: [
      ...rows.map(({ name }) => said(stopped, { name })),
      ...(fact?.isRetired ? [said(retired)] : []),
      ...minded
        .filter((key) => fact?.keys.includes(key))
        .map((key) => said(changed, { field: say(mo.fields[key].label, place.language) })),
      ...(due && due < localDay(at, place.timeZone) ? [said(overdue, { day: due })] : []),
      ...(fact && fact.released > 0 ? [said(released, { count: fact.released })] : []),
    ].join('\n'),
  }
}
