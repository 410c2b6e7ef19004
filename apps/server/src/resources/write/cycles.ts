import { cycleText, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { columnName } from '../../kinds/index.ts'
import type { Saved } from '../../model/extension.ts'
import type { Writing } from '../draft/writing.ts'

/** Refuses records that came to stand below themselves, and would vanish from their tree with all below them. */
export async function refuseCycles({ tx, session, model, place }: Writing, saved: readonly Saved[]): Promise<void> {
  const { core, table } = model
  const { tree } = core
  if (!tree) return
  const { parent, cycle = cycleText } = tree
  const moved = saved.filter(({ record, before }) => before && record[parent] && record[parent] !== before[parent])
  if (moved.length === 0) return
  const column = sql.id(columnName(parent))
  // Two who move at once could each see no cycle and make one together.
  await sql`select pg_advisory_xact_lock(hashtext(${`tree ${table} ${session.tenantId}`}))`.execute(tx)
  const ids = moved.map(({ record }) => record.id)
  const { rows } = await sql`with recursive above (start, id, parent_id) as (
      select id, id, ${column} from ${sql.table(table)} where tenant_id = ${session.tenantId} and id = any(${ids}::text[])
      union select above.start, t.id, t.${column} from ${sql.table(table)} t
        join above on t.tenant_id = ${session.tenantId} and t.id = above.parent_id)
    select from above where parent_id = start limit 1`.execute(tx)
  const reason = say(cycle, place.language, { what: core.label[place.language] })
  if (rows.length > 0) throw new Refusal('invalidFields', { fields: reason }, { fields: { [parent]: reason } })
}
