import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'

const twice = label(
  '“{from}”到“{to}”的换型时间已有；请修改原有的一条',
  'There is a setup from “{from}” to “{to}” already. Change that one',
  'Đã có thời gian chuyển từ “{from}” sang “{to}”. Hãy sửa dòng đó',
)

/** Two families have one setup in each direction. */
async function refuseTwice({ tx, session, place }: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const { rows } = await sql`select from setup_matrix where tenant_id = ${session.tenantId} and not is_deleted
    and from_family = ${values.fromFamily} and to_family = ${values.toFamily} and id <> ${before?.id ?? ''} limit 1`.execute(tx)
  if (rows.length > 0) throw notPossible(place, twice, { from: String(values.fromFamily), to: String(values.toFamily) })
}

export const setupMatrixExtension: Extension = { beforeSave: refuseTwice }
