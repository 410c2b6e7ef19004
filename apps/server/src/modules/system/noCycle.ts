import { type Core, type Label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { columnName } from '../../kinds/index.ts'
import type { Extension } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'

/** For records that are a tree by a reference to the one above: refuses those that came to stand under themselves and would vanish with all below them. */
export const noCycle = (core: Core, refusal: Label, key = 'parentId'): NonNullable<Extension['afterSaveAll']> => {
  const table = sql.table(modelOf(core).table)
  const column = sql.id(columnName(key))
  return async ({ tx, session, place }, saved) => {
    const moved = saved.filter(({ record, before }) => before && record[key] && record[key] !== before[key])
    if (moved.length === 0) return
    const ids = moved.map(({ record }) => record.id)
    const { rows } = await sql`with recursive above (start, id, parent_id) as (
        select id, id, ${column} from ${table} where tenant_id = ${session.tenantId} and id = any(${ids}::text[])
        union select above.start, t.id, t.${column} from ${table} t
          join above on t.tenant_id = ${session.tenantId} and t.id = above.parent_id)
      select from above where parent_id = start limit 1`.execute(tx)
    const reason = say(refusal, place.language)
    if (rows.length > 0) throw new Refusal('invalidFields', { fields: reason }, { fields: { [key]: reason } })
  }
}
