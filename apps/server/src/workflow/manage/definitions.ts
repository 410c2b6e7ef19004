import { type Label, type Language, label, type Page, say } from '@bip/contract'
import type { FlowDefinition } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Context } from '../../model/extension.ts'
import type { Session } from '../../services/session.ts'
import { boundCore, formKeyFor } from '../bindings.ts'
import { categoryNames } from '../categories.ts'
import { processesOf } from '../definition.ts'
import { mustFindPeople, stepsOf } from '../deploy.ts'
import { calledBy, type Diagram, readDiagram } from '../engine/diagram.ts'

type Asked = { current: number; size: number; search: string }

/** Every version of every process, the newest first. */
export async function listDefinitions(
  tx: Tx,
  { tenantId }: Session,
  language: Language,
  asked: Asked,
): Promise<Page<FlowDefinition>> {
  const { current, size, search } = asked
  const where = sql`from process_definition p where p.tenant_id = ${tenantId}
    and (${search} = '' or position(lower(${search}) in lower(p.name || ' ' || p.key || ' ' || p.names::text)) > 0)`
  const { rows } = await sql<
    FlowDefinition & { names: Record<string, string> }
  >`select p.id, p.id as "deploymentId", p.key, p.name, p.names,
      p.version, p.category, p.is_current as "isCurrent", p.is_suspended as "isSuspended", p.deploy_time as "deployTime",
      p.deploy_user as "deployUser",
      (select count(*)::int from process_instance i where i.tenant_id = p.tenant_id and i.definition_id = p.id and i.end_time is null) as "running"
    ${where} order by p.key, p.version desc limit ${size} offset ${(current - 1) * size}`.execute(tx)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${where}`.execute(tx)
  const total = counts[0]?.total ?? 0
  const nameOf = await categoryNames(tx, tenantId)
  const records = rows.map(({ names, ...row }) => ({
    ...row,
    name: names[language] || row.name,
    categoryName: nameOf(row.category, language),
    isBound: boundCore(row.key) !== undefined,
  }))
  return { records, total, current, size, pages: Math.ceil(total / size) }
}

const refused = label('{file} 无法部署：{why}', '{file} cannot be deployed: {why}', 'Không thể triển khai {file}: {why}')

/** Makes a diagram the version that new processes follow; those under way keep theirs. Refuses, naming the place, what cannot run here. */
export async function deploy(
  context: Context,
  file: { name: string; xml: string },
  category: string,
): Promise<{ id: string; key: string }> {
  const { tx, session, at, place } = context
  const { tenantId } = session
  const { diagram, called } = await readableFile(context, file)
  const { processId: key } = diagram
  const { rows } = await sql<{
    version: number
    names: Label | Record<string, never>
    icon: string
    category: string
  }>`select version, names, icon, category
    from process_definition where tenant_id = ${tenantId} and key = ${key} order by version desc limit 1 for update`.execute(tx)
  const [last] = rows
  const version = (last?.version ?? 0) + 1
  const core = boundCore(key)
  const name = diagram.program.processes[key]?.name || core?.label['zh-CN'] || key
  const id = `${key}-${version}`
  if (id.length > 64) throw new Refusal('badRequest', { reason: say(refused, place.language, { file: file.name, why: id }) })
  await sql`update process_definition set is_current = false where tenant_id = ${tenantId} and key = ${key}`.execute(tx)
  await sql`insert into process_definition (tenant_id, id, key, version, name, names, form_key, icon, category, called, xml, steps, is_current,
      customised, deploy_user, deploy_time)
    values (${tenantId}, ${id}, ${key}, ${version}, ${name}, ${JSON.stringify(last?.names ?? {})}::jsonb, ${formKeyFor(key)},
      ${last?.icon ?? core?.icon ?? 'stamp'}, ${category || last?.category || ''}, ${JSON.stringify(called)}::jsonb, ${file.xml}, ${stepsOf(diagram)}::jsonb, true,
      true, ${session.realName}, ${at.toISOString()}::timestamptz)`.execute(tx)
  return { id, key }
}

async function readableFile(context: Context, { name, xml }: { name: string; xml: string }) {
  try {
    return await readable(context, xml)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new Refusal('badRequest', { reason: say(refused, context.place.language, { file: name, why }) })
  }
}

/** Reads a diagram as it would be deployed now. Throws a sentence that names what cannot run here. */
export async function readable({ tx, session }: Context, xml: string) {
  const keys = await calledBy(xml)
  const { rows } = await sql<{ id: string; key: string }>`select id, key from process_definition
      where tenant_id = ${session.tenantId} and is_current and key = any(${keys}::text[])`.execute(tx)
  const called = Object.fromEntries(rows.map(({ id, key }) => [key, id]))
  const diagram = await readDiagram(xml, await processesOf(tx, session.tenantId, called))
  mustFindPeople(diagram)
  mustOpenForms(diagram)
  return { diagram, called }
}

/** Throws a sentence for forms that would open anywhere but in the portal. */
function mustOpenForms({ formUrl, processId }: Diagram): void {
  if (formUrl !== '' && !/^\/[\w-][\w./-]{0,199}$/.test(formUrl))
    throw new Error(`${processId}: the formUrl "${formUrl}" is no path of the portal, such as /iframe/42.`)
}

/** Lets new processes follow a definition, or not any more. Those under way go on. */
export async function changeState(
  { tx, session }: Context,
  { id, isSuspended }: { id: string; isSuspended: boolean },
): Promise<void> {
  const { rows } = await sql`update process_definition set is_suspended = ${isSuspended}
    where tenant_id = ${session.tenantId} and id = ${id} returning id`.execute(tx)
  if (rows.length === 0) throw new Refusal('processMissing')
}

const inUse = label(
  '版本 {id} 已有流程实例，不能删除',
  'processes follow the version {id}; it cannot be removed',
  'phiên bản {id} đang được dùng, không thể xóa',
)

/** Removes versions that no process ever followed; the one before becomes current again. */
export async function deleteDeployments({ tx, session, place }: Context, ids: readonly string[]): Promise<void> {
  const { tenantId } = session
  const { rows: used } = await sql<{ id: string }>`select distinct definition_id as id from process_instance
    where tenant_id = ${tenantId} and definition_id = any(${ids}::text[]) limit 1`.execute(tx)
  if (used[0]) throw new Refusal('badRequest', { reason: say(inUse, place.language, { id: used[0].id }) })
  const { rows } = await sql<{ key: string }>`delete from process_definition
    where tenant_id = ${tenantId} and id = any(${ids}::text[]) returning key`.execute(tx)
  if (rows.length === 0) throw new Refusal('processMissing')
  for (const key of new Set(rows.map((row) => row.key)))
    await sql`update process_definition set is_current = true where tenant_id = ${tenantId} and id = (
      select id from process_definition where tenant_id = ${tenantId} and key = ${key} order by version desc limit 1)`.execute(tx)
}
