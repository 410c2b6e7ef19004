import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import type { Session } from '../services/session.ts'

/** The roles that may do everything. */
export async function administratorRoles(tx: Tx, tenantId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from role where tenant_id = ${tenantId} and is_administrator and not is_deleted`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

type Account = Readonly<Record<string, unknown>>

/** Whether an account, as it is stored or about to be, is an administrator's. */
export const isAdministrator = (account: Account | null, roles: ReadonlySet<string>): boolean =>
  Array.isArray(account?.roleIds) && account.roleIds.some((id) => roles.has(id))

/** Throws `administratorOnly` where somebody else touches the account of an administrator. */
export function demandAdministrator(session: Session, roles: ReadonlySet<string>): void {
  if (!session.roleIds.some((id) => roles.has(id))) throw new Refusal('administratorOnly')
}

/** Throws `lastAdministrator` when nobody but `userIds` could administer. Rows of administrators stay locked until the end. */
export async function keepOneAdministrator(
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
  roles: ReadonlySet<string>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from "user" where tenant_id = ${tenantId} and not is_deleted and status = 'enabled'
      and role_ids && ${[...roles]}::text[]
    order by id for update`.execute(tx)
  if (rows.every(({ id }) => userIds.includes(id))) throw new Refusal('lastAdministrator')
}
