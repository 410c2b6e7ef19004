import { type Changes, type Language, type LogDetail, type LogEntry, type LogKind, label, say } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { epoch, firstIdAt } from '../../db/id.ts'
import { anywhere } from '../../http/paging.ts'
import { localDay, startOfDay } from '../../kinds/zone.ts'
import { displayColumn, findModel, type Model } from '../../model/model.ts'
import { isShared, maySeeDrafts } from '../../model/scope.ts'
import { operationName, sayChanges } from '../../resources/read/history.ts'
import type { Session } from '../../services/session.ts'

export type AskedLogs = {
  kind: LogKind
  search: string
  /** Any of them. */
  outcome: readonly string[] | undefined
  /** Days in the tenant's zone, both included. */
  from: string | undefined
  to: string | undefined
  current: number
  size: number
}

const day = 86_400_000
/** The history of records is never thinned out, so without a day one looks back this far. Days. */
export const usualDays = 90
const entry = label('日志', 'The entry', 'Mục nhật ký')
/** What is counted; nobody turns so many pages, and counting further takes its time. */
export const maxCounted = 10_000

/** What stands in the history beside the records of resources. */
const others: Readonly<Record<string, ReturnType<typeof label>>> = {
  role: label('角色', 'Role', 'Vai trò'),
  menu: label('菜单', 'Menu', 'Trình đơn'),
  param: label('系统参数', 'Setting', 'Tham số'),
  tenant: label('租户', 'Tenant', 'Tổ chức thuê'),
  session: label('会话', 'Session', 'Phiên'),
  file: label('文件', 'File', 'Tệp'),
  clock: label('系统时间', 'System time', 'Giờ hệ thống'),
  registration: label('注册申请', 'Registration', 'Đăng ký'),
}

const logColumns = sql`id, at, user_id as "userId", user_name as "userName", subject, outcome, ms, trace, address, agent, count,
  coalesce(to_char(last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '') as "lastAt"`
const historyColumns = sql`id, at, user_id as "userId", user_name as "userName", resource || ' ' || record_id as subject, operation as outcome,
  null::int as ms, '' as trace, '' as address, '' as agent, 1 as count, '' as "lastAt"`

/** A question about operations that names no first day means the last ones; what it means is told with the answer. */
export function withWindow<A extends AskedLogs>(asked: A, { timeZone }: Pick<Session, 'timeZone'>, now: Date): A {
  if (asked.kind !== 'usual' || asked.from) return asked
  const last = asked.to ? new Date(within(asked.to, timeZone) + day / 2) : now
  return { ...asked, from: localDay(new Date(last.getTime() - usualDays * day), timeZone) }
}

/** Days become ranges of ids, which sort by time: the index answers them, also under row-level security. */
function conditions({ kind, search, outcome, from, to }: AskedLogs, session: Session): RawBuilder<unknown> {
  const { tenantId, timeZone } = session
  const isUsual = kind === 'usual'
  const parts: RawBuilder<unknown>[] = [sql`tenant_id = ${tenantId}`, isUsual ? notOthers(session) : sql`kind = ${kind}`]
  if (from) parts.push(sql`id >= ${firstIdAt(within(from, timeZone))}`)
  if (to) parts.push(sql`id < ${firstIdAt(within(to, timeZone) + day)}`)
  if (outcome) parts.push(sql`${isUsual ? sql`operation` : sql`outcome`} = any(${outcome}::text[])`)
  if (search) {
    const found = isUsual
      ? sql`concat_ws(' ', user_name, resource, record_id, operation)`
      : sql`concat_ws(' ', user_name, subject, trace, address, detail)`
    parts.push(sql`${found} ilike ${anywhere(search)}`)
  }
  return sql.join(parts, sql` and `)
}

const personal = Object.values(resources).flatMap(({ key, personal }) => (personal ? [key] : []))

/** What others did with what is theirs alone is in no log either. */
const notOthers = ({ userId }: Session) => sql`(resource <> all(${personal}::text[]) or user_id = ${userId})`

/** The first millisecond of a day, of those for which there are ids. */
const within = (given: string, timeZone: string): number =>
  Math.min(Math.max(Date.parse(startOfDay(given, timeZone)), epoch), Date.now() + 2 * day)

const tableOf = (kind: LogKind) => (kind === 'usual' ? sql`change_history` : sql`log_entry`)

/** One page of a log, newest first, in the caller's words. */
export async function listLogs(tx: Tx, session: Session, asked: AskedLogs, language: Language) {
  const { kind, current, size } = asked
  const where = conditions(asked, session)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total
    from (select from ${tableOf(kind)} where ${where} limit ${maxCounted}) t`.execute(tx)
  const records = await readLogs(tx, session, asked, language, { limit: size, offset: (current - 1) * size })
  return { records, total: counted[0]?.total ?? 0 }
}

/** Entries of a log, newest first. */
export async function readLogs(
  tx: Tx,
  session: Session,
  asked: AskedLogs,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
): Promise<LogEntry[]> {
  const { kind } = asked
  const { rows } = await sql<LogEntry>`select ${kind === 'usual' ? historyColumns : logColumns} from ${tableOf(kind)}
    where ${conditions(asked, session)} order by id desc limit ${limit} offset ${offset}`.execute(tx)
  if (kind !== 'usual') return rows
  const names = await recordNames(tx, session, rows)
  return rows.map((row) => inWords(row, names, language))
}

/** What the records of operations are called today, by `resource id`; those that are gone, and drafts of others, have no name. */
async function recordNames(tx: Tx, session: Session, rows: readonly LogEntry[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  const byResource = Map.groupBy(rows, ({ subject }) => subject.split(' ')[0] ?? '')
  for (const [resource, entries] of byResource) {
    const model = findModel(resource)
    if (!model) continue
    const ids = entries.map(({ subject }) => subject.slice(resource.length + 1))
    const { rows: found } = await sql<{
      id: string
      name: string | null
    }>`select t.id, t.${sql.id(displayColumn(model))}::text as name from ${sql.id(model.table)} t
      where t.tenant_id = ${session.tenantId} and t.id = any(${ids}::text[])
        and ${maySeeDrafts(session, model) ? sql`true` : isShared(model, sql`t`)}`.execute(tx)
    for (const { id, name } of found) if (name) names.set(`${resource} ${id}`, name)
  }
  return names
}

/** An operation with the name of what it was done to. */
function inWords(row: LogEntry, names: ReadonlyMap<string, string>, language: Language): LogEntry {
  const [resource = '', ...rest] = row.subject.split(' ')
  const model = findModel(resource)
  const name = model?.core.label ?? others[resource]
  return {
    ...row,
    subject: `${name ? say(name, language) : resource} ${names.get(row.subject) ?? rest.join(' ')}`,
    outcome: operationName(row.outcome, model, language),
  }
}

/** One entry with all that was kept of it; throws `notFound`. */
export async function readLog(tx: Tx, session: Session, kind: LogKind, id: string, language: Language): Promise<LogDetail> {
  const { tenantId } = session
  if (kind !== 'usual') {
    const { rows } = await sql<LogEntry & { detail: string }>`select ${logColumns}, detail from log_entry
      where tenant_id = ${tenantId} and kind = ${kind} and id = ${id}`.execute(tx)
    if (!rows[0]) throw new Refusal('notFound', { what: say(entry, language) })
    return { ...rows[0], fields: [] }
  }
  const { rows } = await sql<LogEntry & { resource: string; changes: Changes }>`
    select ${historyColumns}, resource, changes from change_history
    where tenant_id = ${tenantId} and id = ${id} and ${notOthers(session)}`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('notFound', { what: say(entry, language) })
  const { resource, changes, ...usual } = row
  const { userId } = usual
  const model = findModel(resource)
  const isTold = !model || userId === session.userId || maySeeDrafts(session, model)
  const fields = isTold ? await fieldsOf(tx, session, model, changes, language) : []
  return { ...inWords(usual, await recordNames(tx, session, [usual]), language), detail: '', fields }
}

/** What an operation changed, in the words of its resource where it was one of a record. */
async function fieldsOf(
  tx: Tx,
  session: Session,
  model: Model | undefined,
  changes: Changes,
  language: Language,
): Promise<LogDetail['fields']> {
  if (!model)
    return Object.entries(changes).map(([key, { before, after }]) => ({
      key,
      label: key,
      before: text(before),
      after: text(after),
    }))
  const say = await sayChanges(tx, session, model, [changes], { language, timeZone: session.timeZone })
  return say(changes)
}

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
