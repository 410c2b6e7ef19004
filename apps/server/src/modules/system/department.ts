import { label, say } from '@bip/contract'
import { department } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../http/errors.ts'
import type { Extension } from '../../resources/extension.ts'
import { modelOf } from '../../resources/model.ts'

const ownChild = label(
  '上级部门不能是本部门或其下级',
  'the parent must not be the department itself or one below it',
  'phòng ban cấp trên không được là chính nó hoặc cấp dưới của nó',
)

/** Departments are a tree: one that came to stand under itself would vanish from it with all its people. */
export const departmentExtension: Extension = {
  beforeSave: async ({ tx, session, place }, values, before) => {
    if (!before || !values.parentId || values.parentId === before.parentId) return
    const table = sql.table(modelOf(department).table)
    const { rows } = await sql`with recursive above (id, parent_id) as (
        select id, parent_id from ${table} where tenant_id = ${session.tenantId} and id = ${String(values.parentId)}
        union select t.id, t.parent_id from ${table} t join above on t.tenant_id = ${session.tenantId} and t.id = above.parent_id)
      select from above where id = ${before.id}`.execute(tx)
    if (rows.length > 0)
      throw new Refusal(
        'invalidFields',
        { fields: say(ownChild, place.language) },
        { fields: { parentId: say(ownChild, place.language) } },
      )
  },
}
