import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { planMoved } from '../planMoved.ts'

const overlaps = label(
  '该工位在此时段已有检修单 {no}，请改时间或先取消它',
  'The station has {no} at that time already. Choose another time, or cancel that one first',
  'Trạm đã có phiếu {no} trong thời gian này. Hãy đổi thời gian hoặc hủy phiếu đó',
)

/** A station has one maintenance at a time. */
async function refuseOverlap({ tx, session, place }: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const { rows } = await sql<{ no: string }>`select no from station_downtime where tenant_id = ${session.tenantId}
    and not is_deleted and station_id = ${values.stationId} and id <> ${before?.id ?? ''}
    and downtime_status in ('planned', 'running') and starts_at < ${values.endsAt} and ends_at > ${values.startsAt}
    limit 1`.execute(tx)
  if (rows[0]) throw notPossible(place, overlaps, { no: rows[0].no })
}

/** The plan shows when stations stand still. */
const shown = (context: Context): Promise<void> => planMoved(context)

export const stationDowntimeExtension: Extension = {
  beforeSave: refuseOverlap,
  afterSaveAll: shown,
  beforeRemove: shown,
  operations: { begin: shown, finish: shown, cancel: shown },
}
