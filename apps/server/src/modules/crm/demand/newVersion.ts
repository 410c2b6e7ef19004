import { type AnyRecord, holdsFiles, isWritable, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Values } from '../../../model/extension.ts'
import type { Model } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { save } from '../../../resources/write/save.ts'
import { linesOf } from './columns.ts'

const inWork = label(
  '版本 {version} 还在编制或评审，请在其上修改',
  'Version {version} is still being written or reviewed. Change that one',
  'Phiên bản {version} vẫn đang soạn hoặc xem xét. Hãy sửa trên phiên bản đó',
)

/** A draft with all that a schedule holds, as its next version. Only one version of a schedule is in work at a time. */
export async function newVersion(
  context: Context,
  model: Model,
  record: AnyRecord,
  reason: string,
): Promise<{ newVersion: string; id: string }> {
  const { tx, session, place } = context
  const firstId = String(record.firstId ?? record.id)
  const { rows } = await sql<{ id: string; versionNo: string; isInWork: boolean }>`select id, version_no::text as "versionNo",
      rlist_status in ('draft', 'review') and id <> ${record.id} as "isInWork"
    from customer_rlist where tenant_id = ${session.tenantId} and not is_deleted and coalesce(first_id, id) = ${firstId}
    order by version_no desc for update`.execute(tx)
  const other = rows.find(({ isInWork }) => isInWork)
  if (other) throw notPossible(place, inWork, { version: Number(other.versionNo) })
  const next = Math.max(...rows.map(({ versionNo }) => Number(versionNo)), 1) + 1
  const made = await save({ ...context, model, extension: {} }, copiedOf(model, record, reason))
  await sql`update customer_rlist set version_no = ${next}, rlist_no = ${record.rlistNo}, base_id = ${record.id}, first_id = ${firstId}
    where tenant_id = ${session.tenantId} and id = ${made.id}`.execute(tx)
  return { newVersion: `${record.rlistNo} V${next}`, id: made.id }
}

/** What people wrote in it, with rows of its own. */
function copiedOf({ core }: Model, record: AnyRecord, changeReason: string): Values {
  const own = Object.entries(core.fields).flatMap(([key, field]): [string, unknown][] =>
    isWritable(field) && !holdsFiles(field) ? [[key, record[key]]] : [],
  )
  const items = linesOf(record.items).map(({ id: _, ...row }) => row)
  return { ...Object.fromEntries(own), items, changeReason }
}
