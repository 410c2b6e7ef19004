import { maxBulkRows } from '@bip/contract'
import { sql } from 'kysely'
import type { Model } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { readQuestion } from '../../model/question.ts'
import { demand } from '../../model/scope.ts'
import { readNames } from '../../model/valueNames.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { rowsAsked } from '../read/list.ts'

type Asking = { session: Session; services: Services; model: Model; place: Place }
type Asked = { query: Readonly<Record<string, string>>; after: string | null; except?: readonly string[] }

/**
 * The ids of the next part of what a list's query is about, in their own order: what is done to one part may change what matches, and
 * still no record is met twice or passed over. `after` is where the next part begins.
 */
export async function nextIds(
  asking: Asking,
  { query, after, except = [] }: Asked,
): Promise<{ ids: string[]; after: string | null }> {
  const { session, services, model, place } = asking
  const scope = demand(session, model, 'view', model.core.label[place.language])
  const where = rowsAsked(readQuestion(model, query, place), session, scope)
  const { rows } = await services.database.asTenant(
    session.tenantId,
    (tx) =>
      sql<{ id: string }>`select t.id from ${sql.table(model.table)} t where ${where} and t.id > ${after ?? ''}
        and not (t.id = any(${[...except]}::text[])) order by t.id limit ${maxBulkRows}`.execute(tx),
    { readOnly: true },
  )
  const ids = rows.map(({ id }) => id)
  return { ids, after: ids.length < maxBulkRows ? null : (ids.at(-1) ?? null) }
}

/** What records are called, for those who did not choose them one by one. */
export async function namesOf({ session, services, model }: Asking, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const names = await services.database.asTenant(
    session.tenantId,
    (tx) => readNames(tx, session.tenantId, new Map([[model.core.key, new Set(ids)]])),
    { readOnly: true },
  )
  return names.get(model.core.key) ?? new Map()
}
