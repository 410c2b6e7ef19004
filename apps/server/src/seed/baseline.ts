import { label } from '@bip/contract'
import { baselineMenu, dictionaries } from '@bip/contract/baseline'
import { sql } from 'kysely'
import type { Config } from '../base/config.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { kept } from '../db/naming.ts'
import { hashPassword, randomPassword } from '../identity/secrets/passwords.ts'
import { storePassword } from '../identity/secrets/stored.ts'
import { modelFor } from '../model/model.ts'
import { insertRecords, newRow } from '../resources/draft/rows.ts'

const administratorRole = 'administrator'

const administrator = label('管理员', 'Administrator', 'Quản trị viên')
const company = label('公司', 'Company', 'Công ty')

/**
 * What the product cannot work without: the tenant, its administrator role, dictionaries and menu. Run at every start; rows that a
 * customer changed or removed stay as they are.
 */
export async function ensureBaseline(tx: Tx, { tenantId, timeZone }: Pick<Config, 'tenantId' | 'timeZone'>): Promise<void> {
  await sql`
    insert into tenant (tenant_id, name, time_zone) values (${tenantId}, ${company['zh-CN']}, ${timeZone})
    on conflict do nothing`.execute(tx)
  const role = { id: administratorRole, code: administratorRole, ...kept(administrator), is_administrator: true }
  await ensure(tx, 'role', ['id'], [{ tenant_id: tenantId, ...role }])
  await ensure(
    tx,
    'dictionary',
    ['code'],
    dictionaries.map(({ code, label }) => ({ tenant_id: tenantId, code, ...kept(label) })),
  )
  await ensure(
    tx,
    'dictionary_value',
    ['code', 'dict_key'],
    dictionaries.flatMap(({ code, values }) =>
      values.map(({ key, label, tone }, sort) => ({
        tenant_id: tenantId,
        code,
        dict_key: key,
        ...kept(label),
        tone: tone ?? null,
        sort,
      })),
    ),
  )
  await ensure(
    tx,
    'menu',
    ['id'],
    baselineMenu.map(({ id, parentId, code, label, icon, path, sort, permission, keepAlive }) => ({
      tenant_id: tenantId,
      id,
      parent_id: parentId,
      code,
      ...kept(label),
      icon,
      path,
      sort,
      permission: permission ?? null,
      is_open: keepAlive ? 2 : 1,
    })),
  )
}

/** Inserts rows of one shape, or brings them up to date where nobody customised them. Rows that are already so are not written. */
async function ensure(tx: Tx, table: string, key: readonly string[], rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((column) => sql.id(column)))
  const changing = columns.filter((column) => column !== 'tenant_id' && !key.includes(column))
  const now = sql.join(changing.map((column) => sql.id('t', column)))
  const next = sql.join(changing.map((column) => sql.id('excluded', column)))
  await sql`
    insert into ${sql.table(table)} as t (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (tenant_id, ${sql.join(key.map((column) => sql.id(column)))}) do update
    set ${sql.join(changing.map((column) => sql`${sql.id(column)} = ${sql.id('excluded', column)}`))}
    where not t.customised and (${now}) is distinct from (${next})`.execute(tx)
}

export type FirstAdministrator = { account: string; password: string }

/**
 * Makes the one administrator of a tenant that has no user yet, with a password that nobody knew before, in a department of this name;
 * null where there are users.
 */
export async function ensureAdministrator(
  tx: Tx,
  tenantId: string,
  now: Date,
  deptName = company['zh-CN'],
): Promise<FirstAdministrator | null> {
  const { rows } = await sql`select from "user" where tenant_id = ${tenantId} limit 1`.execute(tx)
  if (rows.length > 0) return null
  const [deptId, userId] = [newId(now.getTime()), newId(now.getTime())]
  const at = now.toISOString()
  const base = (id: string) => newRow({ tenantId, id, userId, deptId, at: now })
  const department = { deptName, deptCode: '0', sort: '0' }
  await insertRecords(tx, modelFor('department'), [{ base: base(deptId), values: department }])
  const account = 'admin'
  const user = { account, realName: administrator['zh-CN'], deptId, roleIds: [administratorRole], status: 'enabled' }
  await insertRecords(tx, modelFor('user'), [{ base: base(userId), values: user }])
  const password = randomPassword()
  await storePassword(tx, { tenantId, userIds: [userId], hash: await hashPassword(password), pwStatus: 1, origin: 'given', at })
  return { account, password }
}
