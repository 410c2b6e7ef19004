import { type FileDetail, type Label, type Language, label, say } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Sql } from '../../kinds/index.ts'
import { displayColumn, findModel, type Model } from '../../model/model.ts'
import { isShared, maySeeDrafts } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'

const names = {
  message: label('消息', 'Message', 'Tin nhắn'),
  decision: label('审批意见', 'Approval comment', 'Ý kiến xét duyệt'),
  avatar: label('头像', 'Avatar', 'Ảnh đại diện'),
}

/** A removed record holds its files until the bin lets go of it. */
const inBin = label('（回收站）', ' (bin)', ' (thùng rác)')

type Found = { fileId: string; id: string; title: string }

/** The records that hold each of these files, by file; what is personal, said in an approval or somebody's draft has no title. */
export async function usageOf(
  tx: Tx,
  session: Session,
  fileIds: readonly string[],
  language: Language,
): Promise<Map<string, FileDetail['usage']>> {
  const usage = new Map<string, FileDetail['usage']>()
  if (fileIds.length === 0) return usage
  const kinds = await sql<{ resource: string }>`select distinct resource from file_holder
    where tenant_id = ${session.tenantId} and file_id = any(${[...fileIds]}::text[]) order by 1`.execute(tx)
  for (const { resource } of kinds.rows) {
    const { from, title, name } = kindOfHolder(session, resource, language)
    const { rows } =
      await sql<Found>`select h.file_id as "fileId", h.record_id as id, min(${title}) as title from file_holder h ${from}
      where h.tenant_id = ${session.tenantId} and h.file_id = any(${[...fileIds]}::text[]) and h.resource = ${resource}
      group by 1, 2`.execute(tx)
    for (const { fileId, id, title } of rows) {
      const one = { resource, resourceName: say(name, language), id, title }
      usage.set(fileId, [...(usage.get(fileId) ?? []), one])
    }
  }
  return usage
}

type Kind = { from: Sql; title: Sql; name: Label }

/** How holders of one kind are named. */
function kindOfHolder(session: Session, resource: string, language: Language): Kind {
  if (resource === 'message')
    return {
      ...named,
      from: sql`join message t on t.tenant_id = h.tenant_id and t.id = h.record_id`,
      title: sql`t.title`,
      name: names.message,
    }
  if (resource === 'avatar')
    return {
      ...named,
      from: sql`join "user" t on t.tenant_id = h.tenant_id and t.id = h.record_id`,
      title: sql`t.real_name`,
      name: names.avatar,
    }
  const model = findModel(resource)
  if (!model) return { ...named, name: names[resource as keyof typeof names] ?? label(resource, resource, resource) }
  return {
    from: sql`join ${sql.table(model.table)} t on t.tenant_id = h.tenant_id and t.id = h.record_id`,
    title: sql`case when ${isTitled(session, model)} then coalesce(${sql.ref(`t.${displayColumn(model)}`)}::text, t.id)
      || case when t.is_deleted then ${say(inBin, language)}::text else '' end else '' end`,
    name: model.core.label,
  }
}

const named = { from: sql``, title: sql`''` }

const isTitled = (session: Session, model: Model): Sql =>
  !model.core.personal && maySeeDrafts(session, model) ? sql`true` : isShared(model, sql`t`)
