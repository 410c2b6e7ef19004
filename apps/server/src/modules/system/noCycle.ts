import { type Core, type Label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../http/errors.ts'
import type { Extension } from '../../resources/extension.ts'
import { modelOf } from '../../resources/model.ts'

/** For records that are a tree by `parentId`: refuses one that would come to stand under itself and vanish with all below it. */
export const noCycle = (core: Core, refusal: Label): Extension['beforeSave'] => {
  const table = sql.table(modelOf(core).table)
  return async ({ tx, session, place }, values, before) => {
    if (!before || !values.parentId || values.parentId === before.parentId) return
    const { rows } = await sql`with recursive above (id, parent_id) as (
        select id, parent_id from ${table} where tenant_id = ${session.tenantId} and id = ${String(values.parentId)}
        union select t.id, t.parent_id from ${table} t join above on t.tenant_id = ${session.tenantId} and t.id = above.parent_id)
      select from above where id = ${before.id}`.execute(tx)
    const reason = say(refusal, place.language)
    if (rows.length > 0) throw new Refusal('invalidFields', { fields: reason }, { fields: { parentId: reason } })
  }
}
