import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { notFound } from '../../model/ids.ts'
import type { Model } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { demand, reach } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'

/**
 * For calls about a record beside those of its resource: throws `forbidden` without the permission for the operation, and `notFound` for a
 * record that is not there or beyond its reach, one like the other.
 */
export async function demandWithin(
  tx: Tx,
  session: Session,
  model: Model,
  { operation, id, language }: { operation: string; id: string; language: Place['language'] },
): Promise<void> {
  const within = reach(session, demand(session, model, operation, model.core.label[language]), sql`t`)
  const { rows } = await sql`select from ${sql.table(model.table)} t where t.tenant_id = ${session.tenantId} and t.id = ${id}
    and not t.is_deleted${within ? sql` and ${within}` : sql``}`.execute(tx)
  if (rows.length === 0) throw notFound(model, language)
}
