import { type Changes, type Core, type HistoryEntry, type Label, type Language, label, makingOperation } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Sql } from '../../kinds/index.ts'
import { notFound } from '../../model/ids.ts'
import type { Model } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { demand, privateStates, reach, scopeOf } from '../../model/scope.ts'
import { systemName, systemUser } from '../../model/systemUser.ts'
import { readValueNames } from '../../model/valueNames.ts'
import type { Session } from '../../services/session.ts'
import { lineChanges } from './lineChanges.ts'

const maxEntries = 500

const operations: Readonly<Record<string, Label>> = {
  create: label('新建', 'Created', 'Tạo mới'),
  update: label('修改', 'Changed', 'Sửa'),
  merge: label('合并', 'Merged', 'Gộp'),
  remove: label('删除', 'Removed', 'Xóa'),
  restore: label('恢复', 'Restored', 'Khôi phục'),
  erase: label('彻底删除', 'Removed for good', 'Xóa vĩnh viễn'),
  import: label('导入', 'Imported', 'Nhập'),
  move: label('移动', 'Moved', 'Di chuyển'),
  grant: label('授权', 'Granted', 'Cấp quyền'),
  end: label('强制下线', 'Signed out', 'Buộc đăng xuất'),
  enable: label('启用', 'Enabled', 'Kích hoạt'),
  issueReserved: label('出库', 'Issued', 'Xuất kho'),
  keepAgain: label('恢复预留', 'Reserved again', 'Giữ lại'),
  confirm: label('确认', 'Confirmed', 'Xác nhận'),
  disable: label('停用', 'Disabled', 'Vô hiệu hóa'),
  resetAdministrator: label('重置管理员密码', 'Administrator’s password reset', 'Đặt lại mật khẩu quản trị viên'),
}

type Row = { id: string; at: string; user_id: string; user_name: string; operation: string; changes: Changes }

/**
 * What was done to a record, newest first, in the caller's words. Where a resource has states that are not for everybody, values are told to
 * whom they were shown then: the maker and who may edit it.
 */
export async function historyOf(tx: Tx, session: Session, model: Model, id: string, place: Place): Promise<HistoryEntry[]> {
  const isOpen = await seesValues(tx, session, model, id, place)
  const { rows } = await sql<Row>`select id, at, user_id, user_name, operation, changes from change_history
    where tenant_id = ${session.tenantId} and resource = ${model.core.key} and record_id = ${id} order by id desc limit ${maxEntries}`.execute(
    tx,
  )
  const say = await sayChanges(
    tx,
    session,
    model,
    rows.map(({ changes }) => changes),
    place,
  )
  const fieldsOf = (changes: Changes) => (isOpen ? say(changes) : [])
  return rows.map(({ id, at, user_id, user_name, operation, changes }) => ({
    id,
    at,
    userId: user_id,
    userName: user_id === systemUser.userId ? systemName[place.language] : user_name,
    operation,
    operationLabel: operationName(operation, model, place.language),
    fields: fieldsOf(changes),
  }))
}

/** Whether the caller may be told what a record held; throws `notFound` for a record beyond their reach. */
async function seesValues(tx: Tx, session: Session, model: Model, id: string, place: Place): Promise<boolean> {
  const scope = demand(session, model, 'view', model.core.label[place.language])
  const within = reach(session, scope, sql`t`)
  const { rows } = await sql<{
    isOpen: boolean
  }>`select ${isOpenSql(session, model)} as "isOpen" from ${sql.table(model.table)} t
    where t.tenant_id = ${session.tenantId} and t.id = ${id}${within ? sql` and ${within}` : sql``}`.execute(tx)
  const [record] = rows
  if (!record) throw notFound(model, place.language)
  return record.isOpen
}

/** Throws `notFound` where the caller may not be told what a record held. */
export async function mustSeeHistory(tx: Tx, session: Session, model: Model, id: string, place: Place): Promise<void> {
  if (!(await seesValues(tx, session, model, id, place))) throw notFound(model, place.language)
}

/** Whether a caller who sees the record `t` also saw it in all states that it has been in. */
function isOpenSql(session: Session, model: Model): Sql {
  if (privateStates(model).length === 0) return sql`true`
  return reach(session, [...(scopeOf(session, model, 'edit') ?? []), { scope: 'self', rules: [] }], sql`t`) ?? sql`true`
}

/** What an operation is called; `model` knows those of its own. */
export const operationName = (operation: string, model: Model | undefined, language: Language): string =>
  (operations[operation] ?? (model && ownOperation(model.core, operation)))?.[language] ?? operation

const ownOperation = ({ actions, due, makes = {} }: Core, operation: string): Label | undefined =>
  actions?.[operation]?.label ??
  due?.[operation]?.label ??
  Object.entries(makes).find(([name]) => makingOperation(name) === operation)?.[1].label

/** How changes of a resource read in the caller's words. */
export async function sayChanges(
  tx: Tx,
  session: Session,
  model: Model,
  all: readonly Changes[],
  place: Place,
): Promise<(changes: Changes) => HistoryEntry['fields']> {
  const sides = all.flatMap((changes) => [side(changes, 'before'), side(changes, 'after')])
  const valueNames = await readValueNames(tx, session.tenantId, model, sides, place)
  const print = (key: string, value: unknown) => {
    const part = model.parts.find((one) => one.key === key)
    if (part) return part.kind.print(part.field, value, valueNames)
    const lines = model.lines.find((one) => one.key === key)
    return lines && Array.isArray(value)
      ? value.map((line, at) => `${at + 1}. ${valueNames.line(lines.field.fields, line)}`).join('\n')
      : ''
  }
  return (changes) =>
    Object.entries(changes).map(([key, { before, after }]) => {
      const lines = model.lines.find((one) => one.key === key)
      return {
        key,
        label: model.core.fields[key]?.label[place.language] ?? key,
        before: print(key, before),
        after: print(key, after),
        ...(lines ? { lines: lineChanges(lines, before, after, valueNames) } : { stored: { before, after } }),
      }
    })
}

const side = (changes: Changes, which: 'before' | 'after'): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, change[which]]))
