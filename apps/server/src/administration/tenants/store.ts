import { randomInt } from 'node:crypto'
import { type Language, label, type NewTenant, say, type TenantDetail, type TenantDraft } from '@bip/contract'
import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { anywhere } from '../../http/paging.ts'
import { differencesOf, writeAdminHistory } from '../../logs/adminHistory.ts'
import { ensureAdministrator, ensureBaseline } from '../../seed/baseline.ts'
import { ensureRegions } from '../../seed/regions.ts'
import type { Session } from '../../services/session.ts'
import { ensureDefinitions } from '../../workflow/deploy.ts'
import { demandEverything } from '../holdings/demand.ts'

const tenant = label('租户', 'the tenant', 'tổ chức thuê')
const nameField = label('租户名称', 'Tenant', 'Tên tổ chức thuê')
const idField = label('租户编号', 'Number', 'Mã tổ chức thuê')
const domainField = label('域名', 'Domain', 'Tên miền')
const packageWord = label('产品包', 'the package', 'gói sản phẩm')
const firstStays = label(
  '平台自身的租户不能停用或删除',
  'the platform’s own tenant is neither disabled nor removed',
  'không thể vô hiệu hóa hoặc xóa tổ chức của chính nền tảng',
)
const disableFirst = label('请先停用该租户', 'disable the tenant first', 'hãy vô hiệu hóa tổ chức thuê trước')
const namesDiffer = label(
  '输入的名称与租户名称不一致',
  'the name that was typed is not that of the tenant',
  'tên đã nhập không trùng với tên tổ chức thuê',
)

const columns = sql`t.tenant_id as id, t.tenant_id as "tenantId", t.name as "tenantName", coalesce(t.domain, '') as domain,
  coalesce(t.contact_name, '') as "contactName", coalesce(t.contact_phone, '') as "contactPhone", t.account_limit as "accountLimit",
  (select count(*)::int from "user" u where u.tenant_id = t.tenant_id and not u.is_deleted) as "accountCount",
  coalesce(t.expires_on::text, '') as "expiresOn", t.time_zone as "timeZone", coalesce(t.package_id, '') as "packageId",
  coalesce(p.package_name, '') as "packageName", coalesce(t.datasource_id, '') as "datasourceId", t.status,
  coalesce(t.remark, '') as remark, t.created_at as "createTime"`

const from = (first: string) => sql`tenant t left join tenant_package p on p.tenant_id = ${first} and p.id = t.package_id`

export type AskedTenants = {
  search: string /** Any of them. */
  status: readonly string[] | undefined
  current: number
  size: number
}

/** Tenants by number; the caller is of the first one. */
export async function listTenants(tx: Tx, { tenantId }: Session, { search, status, current, size }: AskedTenants) {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (search) parts.push(sql`concat_ws(' ', t.tenant_id, t.name, t.domain, t.contact_name) ilike ${anywhere(search)}`)
  if (status) parts.push(sql`t.status = any(${status}::text[])`)
  const where = sql.join(parts, sql` and `)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from tenant t where ${where}`.execute(tx)
  const { rows } = await sql<TenantDetail>`select ${columns} from ${from(tenantId)} where ${where}
    order by t.tenant_id limit ${size} offset ${(current - 1) * size}`.execute(tx)
  return { records: rows, total: counted[0]?.total ?? 0 }
}

/** One tenant, its row locked where it is about to change; throws `notFound`. */
export async function readTenant(
  tx: Tx,
  { tenantId }: Session,
  id: string,
  language: Language,
  { lock = false } = {},
): Promise<TenantDetail> {
  if (lock) await sql`select from tenant where tenant_id = ${id} for update`.execute(tx)
  const { rows } = await sql<TenantDetail>`select ${columns} from ${from(tenantId)} where t.tenant_id = ${id}`.execute(tx)
  if (!rows[0]) throw new Refusal('notFound', { what: say(tenant, language) })
  return rows[0]
}

export type Writing = { tx: Tx; session: Session; language: Language; now: Date }

/** Makes a tenant with all that it needs to work and its first administrator, or changes one. The password is answered this once. */
export async function saveTenant(writing: Writing, draft: TenantDraft): Promise<NewTenant> {
  const { tx, session, language, now } = writing
  const before = draft.id ? await readTenant(tx, session, draft.id, language, { lock: true }) : null
  const id = before?.id ?? draft.tenantId ?? (await freeNumber(tx))
  await refuseTaken(writing, id, draft, before === null)
  if (draft.packageId) await demandPackage(writing, draft.packageId)
  if (before) demandOwnPackage(writing, before, draft.packageId ?? '')
  if (!before) await sql`insert into tenant (tenant_id, name) values (${id}, ${draft.tenantName})`.execute(tx)
  await sql`update tenant set name = ${draft.tenantName}, domain = ${draft.domain || null}, contact_name = ${draft.contactName},
      contact_phone = ${draft.contactPhone}, account_limit = ${draft.accountLimit}, expires_on = ${draft.expiresOn || null}::date,
      time_zone = ${draft.timeZone}, package_id = ${draft.packageId || null}, remark = ${draft.remark}
    where tenant_id = ${id}`.execute(tx)
  const after = await readTenant(tx, session, id, language)
  const changes = before ? differencesOf(before, after) : {}
  if (before && Object.keys(changes).length === 0) return { id }
  await writeAdminHistory(tx, session, { resource: 'tenant', id, operation: before ? 'update' : 'create', changes })
  if (before) return { id }
  await ensureBaseline(tx, { tenantId: id, timeZone: draft.timeZone })
  await ensureDefinitions(tx, id)
  await ensureRegions(tx, id, now)
  // The first department is the whole company; its name has room for 60.
  const administrator = await ensureAdministrator(tx, id, now, draft.tenantName.slice(0, 60))
  return { id, ...administrator }
}

async function refuseTaken({ tx, language }: Writing, id: string, draft: TenantDraft, isNew: boolean): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`select tenant_id as id, name from tenant
    where (tenant_id = ${id} and ${isNew}) or (tenant_id <> ${id}
      and (lower(name) = lower(${draft.tenantName}) or lower(domain) = lower(${draft.domain || null})))`.execute(tx)
  const [other] = rows
  if (!other) return
  const [field, value] =
    other.id === id
      ? [idField, id]
      : other.name.toLowerCase() === draft.tenantName.toLowerCase()
        ? [nameField, draft.tenantName]
        : [domainField, draft.domain]
  throw new Refusal('duplicate', { field: say(field, language), value })
}

/** A number of six digits that no tenant has. */
async function freeNumber(tx: Tx): Promise<string> {
  for (;;) {
    const number = String(randomInt(100_000, 1_000_000))
    const { rows } = await sql`select from tenant where tenant_id = ${number}`.execute(tx)
    if (rows.length === 0) return number
  }
}

/** What the own tenant is offered is what everybody of it may have, so only who has everything decides on that. */
function demandOwnPackage({ session, language }: Writing, before: TenantDetail, packageId: string): void {
  if (before.id === session.tenantId && before.packageId !== packageId) demandEverything(session, language)
}

async function demandPackage({ tx, session, language }: Writing, id: string): Promise<void> {
  const { rows } = await sql`select from tenant_package
    where tenant_id = ${session.tenantId} and id = ${id} and not is_deleted`.execute(tx)
  if (rows.length === 0) throw new Refusal('notFound', { what: say(packageWord, language) })
}

export type TenantSetting = Partial<Pick<TenantDetail, 'accountLimit' | 'expiresOn' | 'timeZone' | 'packageId' | 'datasourceId'>>

/** Sets what is named for tenants, all of them or none. */
export async function setTenants(writing: Writing, ids: readonly string[], setting: TenantSetting): Promise<void> {
  const { tx, session, language } = writing
  if (setting.packageId) await demandPackage(writing, setting.packageId)
  for (const id of ids) {
    const before = await readTenant(tx, session, id, language, { lock: true })
    const { accountLimit, expiresOn, timeZone, packageId, datasourceId } = { ...before, ...setting }
    demandOwnPackage(writing, before, packageId)
    await sql`update tenant set account_limit = ${accountLimit}, expires_on = ${expiresOn || null}::date, time_zone = ${timeZone},
        package_id = ${packageId || null}, datasource_id = ${datasourceId || null} where tenant_id = ${id}`.execute(tx)
    const changes = differencesOf(before, { ...before, ...setting })
    if (Object.keys(changes).length > 0)
      await writeAdminHistory(tx, session, { resource: 'tenant', id, operation: 'update', changes })
  }
}

/** Disables tenants, which ends every session of theirs, or lets them in again. */
export async function switchTenants(writing: Writing, ids: readonly string[], status: TenantDetail['status']): Promise<void> {
  const { tx, session, language, now } = writing
  for (const id of ids) {
    if (id === session.tenantId) throw new Refusal('badRequest', { reason: say(firstStays, language) })
    const { status: was } = await readTenant(tx, session, id, language, { lock: true })
    if (was === status) continue
    await sql`update tenant set status = ${status} where tenant_id = ${id}`.execute(tx)
    if (status === 'disabled')
      await sql`update session set ended_at = ${now.toISOString()}::timestamptz, end_reason = 'the tenant was disabled'
        where tenant_id = ${id} and ended_at is null`.execute(tx)
    const operation = status === 'disabled' ? 'disable' : 'enable'
    await writeAdminHistory(tx, session, { resource: 'tenant', id, operation })
  }
}

/** Removes a disabled tenant with every row it has; whoever does it types its name. Answers the keys of its files. */
export async function removeTenant({ tx, session, language }: Writing, id: string, typed: string): Promise<string[]> {
  if (id === session.tenantId) throw new Refusal('badRequest', { reason: say(firstStays, language) })
  const { status, tenantName } = await readTenant(tx, session, id, language, { lock: true })
  if (status !== 'disabled') throw new Refusal('badRequest', { reason: say(disableFirst, language) })
  if (typed.trim() !== tenantName) {
    const reason = say(namesDiffer, language)
    throw new Refusal('invalidFields', { fields: reason }, { fields: { name: reason } })
  }
  const { rows: files } = await sql<{ key: string }>`select storage_key as key from stored_file where tenant_id = ${id}
    union select storage_key from file_pending where tenant_id = ${id}`.execute(tx)
  const { rows: tables } = await sql<{ name: string }>`select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.column_name = 'tenant_id' and c.table_schema = current_schema() order by 1`.execute(tx)
  for (const { name } of tables) await sql`delete from ${sql.table(name)} where tenant_id = ${id}`.execute(tx)
  await writeAdminHistory(tx, session, {
    resource: 'tenant',
    id,
    operation: 'remove',
    changes: { tenantName: { before: tenantName, after: null } },
  })
  return files.map(({ key }) => key)
}
