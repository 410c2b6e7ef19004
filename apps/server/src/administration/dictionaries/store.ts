import {
  type DictionaryDraft,
  type DictionaryHead,
  type DictionaryValueDetail,
  type DictionaryValueDraft,
  type Language,
  label,
  say,
} from '@bip/contract'
import { dictionaries } from '@bip/contract/baseline'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Session } from '../../services/session.ts'

const dictionary = label('字典', 'Dictionary', 'Từ điển')
const value = label('字典值', 'Value', 'Giá trị')
const keptBySystem = label(
  '系统字典不能删除；不再使用的值可以封存',
  'what comes with the product cannot be removed; seal a value that is no longer used',
  'không thể xóa dữ liệu của hệ thống; hãy niêm phong giá trị không còn dùng',
)
const keptByRoles = label('角色在角色页面维护', 'roles are kept on their own page', 'vai trò được quản lý ở trang riêng')

/** Filled from the roles; kept on their page. */
export const rolesCode = 'ROLE'

const systemValues = new Map(dictionaries.map(({ code, values }) => [code, new Set(values.map(({ key }) => key))]))
/** Whether a dictionary, or a value of one, comes with the product. */
export const isSystem = (code: string, key?: string): boolean =>
  key === undefined ? systemValues.has(code) : systemValues.get(code)?.has(key) === true

const missing = (what: typeof value, language: Language) => new Refusal('notFound', { what: say(what, language) })

/** All dictionaries but that of the roles, by code. */
export async function listDictionaries(tx: Tx, { tenantId }: Session): Promise<DictionaryHead[]> {
  const { rows } = await sql<Omit<DictionaryHead, 'isSystem'>>`select code, name as "dictValue", names,
      (select count(*)::int from dictionary_value v where v.tenant_id = d.tenant_id and v.code = d.code and not v.is_deleted) as count
    from dictionary d where tenant_id = ${tenantId} and not is_deleted and code <> ${rolesCode} order by code`.execute(tx)
  return rows.map((row) => ({ ...row, isSystem: isSystem(row.code) }))
}

/** The values of a dictionary in their order, sealed ones too. */
export async function listValues(tx: Tx, { tenantId }: Session, code: string): Promise<DictionaryValueDetail[]> {
  const { rows } = await sql<
    Omit<DictionaryValueDetail, 'isSystem'>
  >`select code, dict_key as "dictKey", name as "dictValue", names,
      coalesce(tone, '') as "listClass", sort, coalesce(remark, '') as remark, is_sealed as "isSealed"
    from dictionary_value where tenant_id = ${tenantId} and code = ${code} and not is_deleted order by sort, dict_key`.execute(tx)
  return rows.map((row) => ({ ...row, isSystem: isSystem(row.code, row.dictKey) }))
}

/** Stores a dictionary; a new one needs a code of its own, also of none that was removed. */
export async function saveDictionary(tx: Tx, { tenantId }: Session, draft: DictionaryDraft, language: Language): Promise<void> {
  const { code, dictValue, names, isNew } = draft
  demandOwn(code, language)
  const known = await sql<{ isGone: boolean }>`select is_deleted as "isGone" from dictionary
    where tenant_id = ${tenantId} and code = ${code} for update`.execute(tx)
  const [before] = known.rows
  if (isNew && before && !before.isGone) throw new Refusal('duplicate', { field: say(dictionary, language), value: code })
  if (!isNew && (!before || before.isGone)) throw missing(dictionary, language)
  await sql`insert into dictionary (tenant_id, code, name, names, customised)
    values (${tenantId}, ${code}, ${dictValue}, ${JSON.stringify(names)}::jsonb, true)
    on conflict (tenant_id, code) do update set name = excluded.name, names = excluded.names, customised = true, is_deleted = false`.execute(
    tx,
  )
}

/** Stores a value; a new one needs a key of its own within the dictionary. */
export async function saveValue(tx: Tx, session: Session, draft: DictionaryValueDraft, language: Language): Promise<void> {
  const { tenantId } = session
  const { code, dictKey, dictValue, names, listClass, sort, remark, isSealed, isNew } = draft
  demandOwn(code, language)
  if (!(await listDictionaries(tx, session)).some((one) => one.code === code)) throw missing(dictionary, language)
  const isThere = (await listValues(tx, session, code)).some((one) => one.dictKey === dictKey)
  if (isNew && isThere) throw new Refusal('duplicate', { field: say(value, language), value: dictKey })
  if (!isNew && !isThere) throw missing(value, language)
  await sql`insert into dictionary_value (tenant_id, code, dict_key, name, names, tone, remark, sort, is_sealed, customised)
    values (${tenantId}, ${code}, ${dictKey}, ${dictValue}, ${JSON.stringify(names)}::jsonb, ${listClass || null}, ${remark || null},
      ${sort}, ${isSealed}, true)
    on conflict (tenant_id, code, dict_key) do update set name = excluded.name, names = excluded.names, tone = excluded.tone,
      remark = excluded.remark, sort = excluded.sort, is_sealed = excluded.is_sealed, customised = true, is_deleted = false`.execute(
    tx,
  )
}

/** Removes values (`CODE.key`) and dictionaries (`CODE`) that did not come with the product; all of them or none. */
export async function removeEntries(tx: Tx, { tenantId }: Session, ids: readonly string[], language: Language): Promise<void> {
  for (const id of ids) {
    const [code = '', key] = id.split(/\.(.*)/s)
    demandOwn(code, language)
    if (isSystem(code, key)) throw new Refusal('badRequest', { reason: say(keptBySystem, language) })
    const inDictionary = sql`tenant_id = ${tenantId} and code = ${code} and not is_deleted`
    const { numAffectedRows = 0n } =
      key === undefined
        ? await sql`update dictionary set is_deleted = true, customised = true where ${inDictionary}`.execute(tx)
        : await sql`update dictionary_value set is_deleted = true, customised = true where ${inDictionary} and dict_key = ${key}`.execute(
            tx,
          )
    if (numAffectedRows === 0n) throw missing(key === undefined ? dictionary : value, language)
  }
}

function demandOwn(code: string, language: Language): void {
  if (code === rolesCode) throw new Refusal('badRequest', { reason: say(keptByRoles, language) })
}
