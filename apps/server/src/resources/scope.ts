import { permissionCode, type Scope } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../http/errors.ts'
import type { Session } from '../http/route.ts'
import type { Sql } from '../kinds/index.ts'
import type { Model } from './model.ts'

/** How far the caller's permission for an operation reaches; undefined without it. */
export const scopeOf = (session: Session, model: Model, operation: string): Scope | undefined =>
  session.permissions.get(permissionCode(model.core, operation))

/** Throws `forbidden` naming the operation where the caller may not do it at all. */
export function demand(session: Session, model: Model, operation: string, what: string): Scope {
  const scope = scopeOf(session, model, operation)
  if (!scope) throw new Refusal('forbidden', { what })
  return scope
}

/**
 * The rows that a scope reaches, or null for all of them. What one made oneself is always within reach, so that a record does not
 * vanish when its maker changes departments.
 */
export function reach(session: Session, scope: Scope, row: Sql): Sql | null {
  const own = sql`${row}.create_user = ${session.userId}`
  if (scope === 'all') return null
  if (scope === 'self') return own
  const departments = scope === 'dept' ? [session.deptId] : session.deptIds
  return departments.length === 0 ? own : sql`(${own} or ${row}.create_dept in (${sql.join(departments)}))`
}

/** The same rule over a record that has been read. */
export function reaches(session: Session, scope: Scope, record: { createUser: string; createDept: string }): boolean {
  if (scope === 'all' || record.createUser === session.userId) return true
  if (scope === 'self') return false
  return scope === 'dept' ? record.createDept === session.deptId : session.deptIds.includes(record.createDept)
}
