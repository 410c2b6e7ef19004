import { type AnyRecord, type Conflict, isEmpty } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { localTime } from '../../kinds/zone.ts'
import type { Changes } from '../../model/changes.ts'
import type { Context, Values } from '../../model/extension.ts'
import type { Model } from '../../model/model.ts'

type Asking = Pick<Context, 'tx' | 'session' | 'place'> & { model: Model }

/** The refusal of a write that was made from an older version, telling who changed which field since; undefined for others. */
export async function refuseStale(asking: Asking, before: AnyRecord, input: Values): Promise<Refusal | undefined> {
  if (isEmpty(input.version) || Number(input.version) === before.version) return undefined
  const { tx, session, model, place } = asking
  const seen = /^\d{1,9}$/.test(String(input.version)) ? Number(input.version) : 0
  const { rows } = await sql<{
    version: number
    at: string
    user_name: string
    changes: Changes
  }>`select version, at, user_name, changes
    from change_history where tenant_id = ${session.tenantId} and resource = ${model.core.key} and record_id = ${before.id}
    and version > ${seen} order by id`.execute(tx)
  const since: Changes = {}
  for (const { changes } of rows)
    for (const [key, { before, after }] of Object.entries(changes))
      since[key] = { before: since[key] ? since[key].before : before, after }
  const last = rows.at(-1)
  const conflict: Conflict = {
    version: before.version,
    changedBy: last?.user_name ?? '',
    changedAt: last?.at ?? before.updateTime,
    fields: Object.entries(since).map(([key, change]) => ({
      key,
      label: model.core.fields[key]?.label[place.language] ?? key,
      ...change,
    })),
  }
  const when = localTime(new Date(conflict.changedAt), place.timeZone).slice(0, 16)
  return new Refusal('stale', { who: conflict.changedBy, when }, conflict)
}
