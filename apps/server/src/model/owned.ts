import { sql } from 'kysely'
import { columnName, type Sql } from '../kinds/index.ts'
import type { Session } from '../services/session.ts'
import type { Model } from './model.ts'

type Named = { key: string; column: string }
/** The fields that say whose a record is, where that is not its maker. `isMakers`: whoever made it keeps it within reach. */
export type Owned = { person: Named; department: Named; isMakers: boolean }

/** A record of which is asked whose it is. */
export type Reached = { createUser: string; createDept: string } & Readonly<Record<string, unknown>>

const named = (key: string): Named => ({ key, column: columnName(key) })

/** Whose the records of a resource are; undefined where they are their makers'. */
export function ownedOf({ core: { owner } }: Model): Owned | undefined {
  if (!owner) return undefined
  return { person: named(owner.person), department: named(owner.department), isMakers: owner.from !== undefined }
}

/** Whether the row is the caller's own. */
export function isOwnRow({ userId }: Session, row: Sql, owned: Owned | undefined): Sql {
  const made = sql`${row}.create_user = ${userId}`
  if (!owned) return made
  const isOwner = sql`${row}.${sql.id(owned.person.column)} = ${userId}`
  return owned.isMakers ? sql`(${isOwner} or ${made})` : isOwner
}

/** The same over a record that has been read. */
export function isOwn({ userId }: Session, record: Reached, owned: Owned | undefined): boolean {
  if (!owned) return record.createUser === userId
  return record[owned.person.key] === userId || (owned.isMakers && record.createUser === userId)
}

/** The department by which reaches go. */
export const rowDepartment = (row: Sql, owned: Owned | undefined): Sql =>
  sql`${row}.${sql.id(owned ? owned.department.column : 'create_dept')}`

/** The same of a record; empty where there is none. */
export const departmentOf = (record: Reached, owned: Owned | undefined): string =>
  String((owned ? record[owned.department.key] : record.createDept) ?? '')
