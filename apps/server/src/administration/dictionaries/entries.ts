import { type DictionaryValueDetail, type Language, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { anywhere } from '../../http/paging.ts'
import type { Session } from '../../services/session.ts'
import { isSystem, rolesCode } from './store.ts'

const entry = label('字典项', 'The entry', 'Mục từ điển')

/** A dictionary or a value of one as the spec's lists have them: `CODE` stands above `CODE.key`. */
export type DictionaryRow = DictionaryValueDetail & { id: string; parentId: string; title: string }

type Asked = { onlyCode?: string; search: string; current: number; size: number }

const entries = (tenantId: string) => sql`(
  select code as id, '0' as "parentId", code, '' as "dictKey", name as "dictValue", names, '' as "listClass", 0 as sort, '' as remark,
    false as "isSealed" from dictionary where tenant_id = ${tenantId} and not is_deleted and code <> ${rolesCode}
  union all
  select v.code || '.' || v.dict_key, v.code, v.code, v.dict_key, v.name, v.names, coalesce(v.tone, ''), v.sort, coalesce(v.remark, ''),
    v.is_sealed from dictionary_value v join dictionary d on d.tenant_id = v.tenant_id and d.code = v.code and not d.is_deleted
    where v.tenant_id = ${tenantId} and not v.is_deleted and v.code <> ${rolesCode}) e`

const present = (row: Omit<DictionaryRow, 'isSystem' | 'title'>): DictionaryRow => ({
  ...row,
  title: row.dictValue,
  isSystem: row.dictKey === '' ? isSystem(row.code) : isSystem(row.code, row.dictKey),
})

/** Dictionaries and their values by code, each dictionary before its values. */
export async function findEntries(tx: Tx, { tenantId }: Session, { onlyCode, search, current, size }: Asked) {
  const like = anywhere(search)
  const where = sql`${onlyCode ? sql`e.code = ${onlyCode}` : sql`true`}
    and ${search ? sql`concat_ws(' ', e.code, e."dictKey", e."dictValue") ilike ${like}` : sql`true`}`
  const { rows: counted } = await sql<{
    total: number
  }>`select count(*)::int as total from ${entries(tenantId)} where ${where}`.execute(tx)
  const { rows } = await sql<Omit<DictionaryRow, 'isSystem' | 'title'>>`select * from ${entries(tenantId)} where ${where}
    order by e.code, e."parentId" <> '0', e.sort, e."dictKey" limit ${size} offset ${(current - 1) * size}`.execute(tx)
  return { records: rows.map(present), total: counted[0]?.total ?? 0 }
}

/** One dictionary or value by its id; throws `notFound`. */
export async function readEntry(tx: Tx, { tenantId }: Session, id: string, language: Language): Promise<DictionaryRow> {
  const { rows } = await sql<
    Omit<DictionaryRow, 'isSystem' | 'title'>
  >`select * from ${entries(tenantId)} where e.id = ${id}`.execute(tx)
  if (!rows[0]) throw new Refusal('notFound', { what: say(entry, language) })
  return present(rows[0])
}
