import { type AnyRecord, conflictOf, isStale, type Past } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { localTime } from '../../kinds/zone.ts'
import type { Context, Values } from '../../model/extension.ts'
import type { Model } from '../../model/model.ts'

type Asking = Pick<Context, 'tx' | 'session' | 'place'> & { model: Model }

/** The refusal of a write that was made from an older version, telling who changed which field since; undefined for others. */
export async function refuseStale(asking: Asking, before: AnyRecord, input: Values): Promise<Refusal | undefined> {
  if (!isStale(input.version, before.version)) return undefined
  const { tx, session, model, place } = asking
  const seen = /^\d{1,9}$/.test(String(input.version)) ? Number(input.version) : 0
  const { rows } = await sql<Past>`select at, user_name as "userName", changes
    from change_history where tenant_id = ${session.tenantId} and resource = ${model.core.key} and record_id = ${before.id}
    and version > ${seen} order by id`.execute(tx)
  const conflict = conflictOf(model.core.fields, before, rows, place.language)
  const when = localTime(new Date(conflict.changedAt), place.timeZone).slice(0, 16)
  return new Refusal('stale', { who: conflict.changedBy, when }, conflict)
}
