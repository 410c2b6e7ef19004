import { type FileDetail, holdsFiles, type Language, label, say } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Session } from '../http/route.ts'
import { columnName, type Sql } from '../kinds/index.ts'
import { displayColumn, type Model, modelOf } from '../resources/model.ts'
import { isShared, maySeeDrafts } from '../resources/scope.ts'
import { texts } from './readable.ts'
import { linkOf } from './stored.ts'

/** Every column of a resource that holds files. */
const holders = Object.values(resources).flatMap((core) =>
  Object.entries(core.fields).flatMap(([key, field]) =>
    holdsFiles(field) ? [{ core, model: modelOf(core), column: columnName(key) }] : [],
  ),
)

/** What a row of each holds, one file at a time. */
const held = [
  ...holders.map(({ core, model, column }) => ({
    core,
    model,
    files: sql`select f ->> 'id' from jsonb_array_elements(
      case when jsonb_typeof(t.${sql.id(column)}) = 'array' then t.${sql.id(column)} else '[]'::jsonb end) f`,
  })),
  ...texts.map(({ model, key }) => ({
    core: model.core,
    model,
    files: sql`select unnest(files_named_in(t.${sql.id(columnName(key))}))`,
  })),
]

const names = {
  message: label('消息', 'Message', 'Tin nhắn'),
  decision: label('审批意见', 'Approval comment', 'Ý kiến xét duyệt'),
  avatar: label('头像', 'Avatar', 'Ảnh đại diện'),
}

type Found = { fileId: string; id: string; title: string }

const isTitled = (session: Session, model: Model): Sql =>
  !model.core.personal && maySeeDrafts(session, model) ? sql`true` : isShared(model, sql`t`)

/** The records that hold each of these files, by file; what is personal, said in an approval or somebody's draft has no title. */
export async function usageOf(
  tx: Tx,
  session: Session,
  fileIds: readonly string[],
  language: Language,
): Promise<Map<string, FileDetail['usage']>> {
  const { tenantId } = session
  const usage = new Map<string, FileDetail['usage']>()
  if (fileIds.length === 0) return usage
  for (const { core, model, files } of held) {
    const { rows } = await sql<Found>`select f.id as "fileId", t.id,
        case when ${isTitled(session, model)} then coalesce(${sql.ref(`t.${displayColumn(model)}`)}::text, t.id) else '' end as title
      from ${sql.table(model.table)} t cross join lateral (${files}) f(id)
      where t.tenant_id = ${tenantId} and not t.is_deleted and f.id = any(${[...fileIds]}::text[])`.execute(tx)
    for (const { fileId, id, title } of rows) {
      const one = { resource: core.key, resourceName: say(core.label, language), id, title }
      usage.set(fileId, [...(usage.get(fileId) ?? []), one])
    }
  }
  const others = await sql<
    Found & { resource: keyof typeof names }
  >`select 'message' as resource, f as "fileId", m.id, m.title from message m
      cross join unnest(m.attachments) f where m.tenant_id = ${tenantId} and f = any(${[...fileIds]}::text[])
    union all select 'decision', w.id, s.instance_id, '' from process_step s cross join jsonb_array_elements(s.attachments) a
      join unnest(${[...fileIds]}::text[], ${fileIds.map(linkOf)}::text[]) w(id, link) on w.link = a ->> 'url' where s.tenant_id = ${tenantId}
    union all select 'avatar', a.file_id, u.id, u.real_name from user_avatar a join "user" u on u.tenant_id = a.tenant_id and u.id = a.user_id
      where a.tenant_id = ${tenantId} and a.file_id = any(${[...fileIds]}::text[])`.execute(tx)
  for (const { resource, fileId, id, title } of others.rows) {
    const one = { resource, resourceName: say(names[resource], language), id, title }
    usage.set(fileId, [...(usage.get(fileId) ?? []), one])
  }
  return usage
}
