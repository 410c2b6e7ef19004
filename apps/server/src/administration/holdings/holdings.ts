import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { narrowedBy } from '../../permissions/narrow.ts'
import { everyPermission, mergeGrants } from '../../permissions/permissions.ts'
import type { Session } from '../../services/session.ts'
import { type Book, type BookRole, departmentsBelow } from './book.ts'

/** Whose holdings are asked for: roles count by where their owner stands. An empty `userId` stands for nobody in particular. */
export type Account = { userId: string; deptId: string; roleIds: readonly string[] }

/** What somebody may do, over which rows, and which guarded calls are open to them. */
export type Holdings = Pick<Session, 'userId' | 'deptId' | 'deptIds' | 'permissions' | 'narrowed'> & {
  isAdministrator: boolean
  apiScopeIds: ReadonlySet<string>
}

/** What an account holds by the book. */
export function holdingsOf(book: Book, { userId, deptId, roleIds }: Account): Holdings {
  const roles = roleIds.flatMap((id): (BookRole & { id: string })[] => {
    const role = book.roles.get(id)
    return role ? [{ ...role, id }] : []
  })
  const caller = { userId, deptId, deptIds: departmentsBelow(book, deptId) }
  const isAdministrator = roles.some((role) => role.isAdministrator)
  const grants = roles.flatMap(({ id, grants }) => grants.map((grant) => ({ ...grant, roleId: id })))
  const scopes = roles.flatMap(({ id, dataScopeIds }) =>
    dataScopeIds.flatMap((scopeId) => {
      const scope = book.dataScopes.get(scopeId)
      return scope ? [{ ...scope, roleId: id, deptIds: scope.deptId ? departmentsBelow(book, scope.deptId) : null }] : []
    }),
  )
  const narrowed = isAdministrator ? undefined : narrowedBy(grants, scopes, caller)
  return {
    ...caller,
    isAdministrator,
    permissions: isAdministrator ? everyPermission : mergeGrants(grants),
    ...(narrowed && { narrowed }),
    apiScopeIds: new Set(roles.flatMap((role) => role.apiScopeIds)),
  }
}

/** Nothing narrows what an administrator may do. */
export const isAdministrator = ({ guards }: Session): boolean => guards === undefined

/** What the caller holds; of their session, so that it is what their calls are judged by. */
export async function holdingsOfCaller(tx: Tx, session: Session): Promise<Holdings> {
  const { rows } = await sql<{ id: string }>`select distinct scope_id as id from role_scope
    where tenant_id = ${session.tenantId} and kind = 'api' and role_id = any(${[...session.roleIds]}::text[])`.execute(tx)
  return { ...session, isAdministrator: isAdministrator(session), apiScopeIds: new Set(rows.map(({ id }) => id)) }
}
