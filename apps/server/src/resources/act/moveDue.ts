import { type DueMove, isInstant, movedField } from '@bip/contract'
import { sql } from 'kysely'
import { Pace } from '../../base/pace.ts'
import type { Tx } from '../../db/database.ts'
import { columnName } from '../../kinds/index.ts'
import { localDay, startOfDay } from '../../kinds/zone.ts'
import { type Change, writeHistory } from '../../model/changes.ts'
import type { Model } from '../../model/model.ts'
import { systemUser } from '../../model/systemUser.ts'
import type { Services } from '../../services/services.ts'
import { tenantZone } from '../../tenancy/zone.ts'

/**
 * Moves records of a tenant whose day has passed, a slice at a time, each slice in one conditional statement with its history. Answers how
 * many; stops between two slices once the signal is aborted.
 */
export async function moveDue(services: Services, model: Model, tenantId: string, signal: AbortSignal): Promise<number> {
  const at = services.clock()
  const timeZone = await tenantZone(services, tenantId)
  const pace = new Pace()
  let total = 0
  for (const [name, move] of Object.entries(model.core.due ?? {})) {
    let count = 1
    while (count > 0 && !signal.aborted) {
      count = await services.database.asTenant(tenantId, (tx) =>
        pace.measure(pace.size, () => moveSlice(tx, { model, name, move, tenantId, at, timeZone, max: pace.size })),
      )
      total += count
    }
  }
  return total
}

type Slice = { model: Model; name: string; move: DueMove; tenantId: string; at: Date; timeZone: string; max: number }

async function moveSlice(tx: Tx, { model, name, move, tenantId, at, timeZone, max }: Slice): Promise<number> {
  const key = movedField(model.core, move)
  const day = model.core.fields[move.when]
  if (key === undefined || !day) return 0
  const [state, when] = [sql.id(columnName(key)), sql.id(columnName(move.when))]
  const today = localDay(at, timeZone)
  const isPast = isInstant(day) ? sql`${when} < ${startOfDay(today, timeZone)}::timestamptz` : sql`${when} < ${today}::date`
  // A record that somebody is changing now is looked at in the next run.
  const { rows } = await sql<{ id: string; version: number; before: string }>`with due as (
      select id, ${state} as before from ${sql.table(model.table)} where tenant_id = ${tenantId} and not is_deleted
        and ${state} = any(${move.from}::text[]) and ${isPast} order by id limit ${max} for update skip locked)
    update ${sql.table(model.table)} t set ${state} = ${move.to}, version = t.version + 1, update_time = ${at.toISOString()}
    from due where t.tenant_id = ${tenantId} and t.id = due.id returning t.id, t.version, due.before`.execute(tx)
  const changes = rows.map(
    ({ id, version, before }): Change => ({
      recordId: id,
      version,
      operation: name,
      changes: { [key]: { before, after: move.to } },
    }),
  )
  await writeHistory(tx, { tenantId, ...systemUser }, model, at, changes)
  return rows.length
}
