import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { HeldDataScope, HeldGrant } from '../../permissions/narrow.ts'

/** A data scope as it is stored. */
export type StoredScope = Omit<HeldDataScope, 'roleId' | 'deptIds'> & { id: string; deptId: string | null }

export type BookRole = {
  isAdministrator: boolean
  grants: readonly Pick<HeldGrant, 'code' | 'scope'>[]
  dataScopeIds: readonly string[]
  apiScopeIds: readonly string[]
}

/** Who may do what in a tenant: its roles, the data scopes they have, and the tree of departments that reaches go by. */
export type Book = {
  roles: ReadonlyMap<string, BookRole>
  dataScopes: ReadonlyMap<string, StoredScope>
  /** Departments by the one above them. */
  below: ReadonlyMap<string, readonly string[]>
}

type RoleRow = BookRole & { id: string }

/** The book of a tenant as it stands in this transaction. */
export async function readBook(tx: Tx, tenantId: string): Promise<Book> {
  const { rows: roles } = await sql<RoleRow>`select r.id, r.is_administrator as "isAdministrator",
      (select coalesce(json_agg(json_build_object('code', g.code, 'scope', g.scope)), '[]') from role_permission g
        where g.tenant_id = r.tenant_id and g.role_id = r.id) as grants,
      (select coalesce(json_agg(s.scope_id), '[]') from role_scope s
        where s.tenant_id = r.tenant_id and s.role_id = r.id and s.kind = 'data') as "dataScopeIds",
      (select coalesce(json_agg(s.scope_id), '[]') from role_scope s
        where s.tenant_id = r.tenant_id and s.role_id = r.id and s.kind = 'api') as "apiScopeIds"
    from role r where r.tenant_id = ${tenantId} and not r.is_deleted`.execute(tx)
  const { rows: scopes } = await sql<StoredScope>`select id, resource_code as resource, scope_type as type, dept_id as "deptId",
      scope_field as field, scope_value as value from data_scope where tenant_id = ${tenantId} and not is_deleted`.execute(tx)
  return {
    roles: new Map(roles.map(({ id, ...role }) => [id, role])),
    dataScopes: new Map(scopes.map((scope) => [scope.id, scope])),
    below: treeOf(await readDepartments(tx, tenantId)),
  }
}

type Department = { id: string; parentId: string }

/** The departments of a tenant, each with the one above it; an empty id for none. */
export async function readDepartments(tx: Tx, tenantId: string): Promise<Department[]> {
  const { rows } = await sql<Department>`select id, coalesce(parent_id, '') as "parentId"
    from department where tenant_id = ${tenantId} and not is_deleted`.execute(tx)
  return rows
}

export const treeOf = (departments: readonly Department[]): Book['below'] =>
  new Map(
    [...Map.groupBy(departments, ({ parentId }) => parentId)].map(([parentId, children]) => [
      parentId,
      children.map(({ id }) => id),
    ]),
  )

/** A department with all below it; none for an empty id. */
export function departmentsBelow({ below }: Book, id: string): readonly string[] {
  if (id === '') return []
  const found = new Set([id])
  // The set grows while it is walked: each department brings those right below it.
  for (const one of found) for (const child of below.get(one) ?? []) found.add(child)
  return [...found]
}
