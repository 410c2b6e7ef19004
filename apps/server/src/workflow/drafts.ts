import { type Label, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import type { Context, Values } from '../model/extension.ts'
import type { Session } from '../services/session.ts'
import { definitionOf } from './definition.ts'

export type Draft = {
  id: string
  processDefId: string
  processDefKey: string
  taskId: string
  formKey: string
  businessId: string
  /** As JSON text, in which clients send it. */
  variables: string
  platform: string
  updateTime: string
}

export type DraftOf = { definition: string; taskId: string; platform: string }

const columns = sql`id, definition_id as "processDefId", definition_key as "processDefKey", task_id as "taskId", form_key as "formKey",
  business_id as "businessId", variables::text as variables, platform, update_time as "updateTime"`

/** What the caller began to fill in; null where nothing is kept. */
export async function readDraft(
  tx: Tx,
  { tenantId, userId }: Session,
  { definition, taskId, platform }: DraftOf,
): Promise<Draft | null> {
  const { rows } = await sql<Draft>`select ${columns} from process_draft
    where tenant_id = ${tenantId} and user_id = ${userId} and (definition_id = ${definition} or definition_key = ${definition})
      and task_id = ${taskId} and platform = ${platform} order by update_time desc limit 1`.execute(tx)
  return rows[0] ?? null
}

/** A draft with what it is called, and where the task stands that it is of. */
type ListedDraft = Draft & { name: string; names: Record<string, string>; processInstanceId: string; title: Label | null }

/** What the caller has begun. Of a task that is decided meanwhile, by whomever, there is nothing to go on with. */
export async function listDrafts(tx: Tx, { tenantId, userId }: Session): Promise<ListedDraft[]> {
  const { rows } = await sql<ListedDraft>`select d.id, d.definition_id as "processDefId",
      d.definition_key as "processDefKey", d.task_id as "taskId", d.form_key as "formKey", coalesce(nullif(d.business_id, ''), i.business_id, '') as "businessId",
      d.variables::text as variables, d.platform, d.update_time as "updateTime", p.name, p.names,
      coalesce(t.instance_id, '') as "processInstanceId", i.title
    from process_draft d join process_definition p on p.tenant_id = d.tenant_id and p.id = d.definition_id
    left join process_task t on t.tenant_id = d.tenant_id and t.id = d.task_id and d.task_id <> ''
    left join process_instance i on i.tenant_id = t.tenant_id and i.id = t.instance_id
    where d.tenant_id = ${tenantId} and d.user_id = ${userId} and (d.task_id = '' or t.is_open) order by d.update_time desc limit 200`.execute(
    tx,
  )
  return rows
}

/** More than these are no drafts. */
const maxDrafts = 200
const tooMany = label('草稿过多，请先清理草稿箱', 'too many drafts; remove some first', 'quá nhiều bản nháp, hãy xóa bớt')

/** Keeps what the caller filled in so far; of one form there is one draft. */
export async function saveDraft(
  { tx, session, at, place }: Context,
  asked: DraftOf & { formKey: string; variables: Values; businessId: string },
): Promise<{ id: string }> {
  const { tenantId, userId } = session
  const { id: definitionId, key } = await definitionOf(tx, tenantId, asked.definition)
  const { rows: counts } = await sql<{ count: number }>`select count(*)::int as count from process_draft
    where tenant_id = ${tenantId} and user_id = ${userId}`.execute(tx)
  if ((counts[0]?.count ?? 0) >= maxDrafts) throw new Refusal('badRequest', { reason: say(tooMany, place.language) })
  const { rows } = await sql<{ id: string }>`insert into process_draft (tenant_id, user_id, definition_id, task_id, platform, id,
      definition_key, form_key, business_id, variables, update_time)
    values (${tenantId}, ${userId}, ${definitionId}, ${asked.taskId}, ${asked.platform}, ${newId()}, ${key}, ${asked.formKey},
      ${asked.businessId}, ${JSON.stringify(asked.variables)}::jsonb, ${at.toISOString()}::timestamptz)
    on conflict (tenant_id, user_id, definition_id, task_id, platform) do update
      set variables = excluded.variables, form_key = excluded.form_key, update_time = excluded.update_time
    returning id`.execute(tx)
  return { id: rows[0]?.id ?? '' }
}

/** What was sent is no draft any more. */
export async function removeDraft({ tx, session }: Context, key: string, taskId: string): Promise<void> {
  await sql`delete from process_draft where tenant_id = ${session.tenantId} and user_id = ${session.userId}
    and definition_key = ${key} and task_id = ${taskId}`.execute(tx)
}

export async function removeDrafts({ tx, session }: Context, ids: readonly string[]): Promise<void> {
  await sql`delete from process_draft where tenant_id = ${session.tenantId} and user_id = ${session.userId}
    and id = any(${ids}::text[])`.execute(tx)
}
