import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Account } from './holdings.ts'

/** Whoever of a tenant has one of these roles, or any where none is named: once for those who have the same roles in the same department. */
export async function accountsWith(tx: Tx, tenantId: string, roleIds?: readonly string[]): Promise<Account[]> {
  const held = roleIds ? sql`role_ids && ${[...roleIds]}::text[]` : sql`role_ids <> '{}'`
  const { rows } = await sql<Omit<Account, 'userId'>>`select dept as "deptId", to_json(roles) as "roleIds" from (
    select distinct coalesce(dept_id, '') as dept, role_ids as roles from "user"
    where tenant_id = ${tenantId} and not is_deleted and ${held}) a`.execute(tx)
  return rows.map((row) => ({ userId: '', ...row }))
}
