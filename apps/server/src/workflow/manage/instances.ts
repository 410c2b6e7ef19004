import { type Label, type Language, label, type Page, say } from '@bip/contract'
import type { FlowInstance, FlowInstanceDetail } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { searchTerms } from '../../kinds/search.ts'
import type { Context } from '../../model/extension.ts'
import type { Session } from '../../services/session.ts'
import { definitionOf } from '../definition.ts'
import type { State } from '../engine/engine.ts'
import { sayFault } from '../faults/faults.ts'
import { openInstance, operate } from '../operate.ts'
import { colleague } from '../who/resolve.ts'
import { handTask, operationStep } from '../write/hand.ts'
import { queueEffects } from '../write/queue.ts'
import { writeSteps } from '../write/steps.ts'
import { readStates } from '../write/stored.ts'

export type InstancesAsked = {
  current: number
  size: number
  search: string
  processDefKey?: string | undefined
  status?: string | undefined
}

const hasIncident = sql`exists (select from process_state s where s.tenant_id = i.tenant_id and s.instance_id = i.id
  and s.kind = 'waits' and s.body ->> 'kind' = 'incident')`

type Sql = ReturnType<typeof sql>

const conditions: Readonly<Record<string, Sql>> = {
  running: sql` and i.end_time is null`,
  finished: sql` and i.end_time is not null`,
  suspended: sql` and i.end_time is null and i.state ->> 'status' = 'suspended'`,
  incident: sql` and i.end_time is null and ${hasIncident}`,
}

/** Processes of all people, for administrators. */
export async function listInstances(
  tx: Tx,
  { tenantId }: Session,
  language: Language,
  asked: InstancesAsked,
): Promise<Page<FlowInstance>> {
  const { current, size, search, processDefKey, status = '' } = asked
  const terms = searchTerms(search)?.terms ?? []
  const where = sql.join(
    [
      sql`from process_instance i join process_definition p on p.tenant_id = i.tenant_id and p.id = i.definition_id
        where i.tenant_id = ${tenantId}`,
      ...terms.map((term) => sql` and position(${term} in i.find_text) > 0`),
      ...(processDefKey ? [sql` and i.definition_key = ${processDefKey}`] : []),
      conditions[status] ?? sql``,
    ],
    sql``,
  )
  const { rows } = await sql<FlowInstance & { names: Record<string, string>; titles: Label }>`select i.id as "processInstanceId",
      i.definition_id as "processDefinitionId", i.definition_key as "processDefinitionKey", p.name as "processDefinitionName", p.names,
      p.version, i.title as titles, i.serial_number as "serialNumber", i.business_id as "businessId", i.start_user_name as "startUsername",
      i.create_time as "startTime", i.end_time as "endTime", i.standing as "processIsFinished",
      coalesce(i.state ->> 'status', '') = 'suspended' as "isSuspended", ${hasIncident} as "hasIncident"
    ${where} order by i.create_time desc, i.id desc limit ${size} offset ${(current - 1) * size}`.execute(tx)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${where}`.execute(tx)
  const total = counts[0]?.total ?? 0
  const records = rows.map(({ names, titles, ...row }) => ({
    ...row,
    processDefinitionName: names[language] || row.processDefinitionName,
    title: titles[language],
  }))
  return { records, total, current, size, pages: Math.ceil(total / size) }
}

/** Where a process stands: its tokens, what it waits for and what went wrong. */
export async function readInstance(tx: Tx, { tenantId }: Session, language: Language, id: string): Promise<FlowInstanceDetail> {
  const { rows } = await sql<{ definition_id: string; state: State['instance']; title: Label }>`select definition_id, state, title
    from process_instance where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('processMissing')
  const { diagram } = await definitionOf(tx, tenantId, row.definition_id)
  const state: State = { instance: row.state, ...(await readStates(tx, tenantId, [id]))(id) }
  const nameOf = (node: string) => diagram.nodes.get(node)?.name[language] || node
  const { rows: tasks } = await sql<{
    waitId: string
    taskId: string
    assigneeName: string
  }>`select wait_id as "waitId", id as "taskId",
      assignee_name as "assigneeName" from process_task where tenant_id = ${tenantId} and instance_id = ${id} and is_open`.execute(
    tx,
  )
  const taskOf = new Map(tasks.map((task) => [task.waitId, task]))
  return {
    processInstanceId: id,
    title: row.title[language],
    status: state.instance.status,
    xml: diagram.xml[language],
    tokens: Object.values(state.tokens).map(({ id, node }) => ({ id, node, name: nameOf(node) })),
    waits: Object.values(state.waits).map(({ id, kind, node, name, token, dueAt, fault }) => ({
      id,
      kind,
      node,
      nodeName: nameOf(node),
      message: sayFault({ message: name, fault }, language),
      token,
      dueTime: dueAt === null ? null : new Date(dueAt).toISOString(),
      taskId: taskOf.get(id)?.taskId ?? '',
      assigneeName: taskOf.get(id)?.assigneeName ?? '',
    })),
    variables: Object.values(state.variables).map(({ name, value }) => ({ name, value: JSON.stringify(value) })),
    nodes: [...diagram.nodes.values()]
      .filter(({ type }) => !/flow$|association|annotation|boundary/i.test(type))
      .map(({ id, type }) => ({ id, type, name: nameOf(id) })),
  }
}

export async function suspend(
  context: Context,
  { processInstanceId, isSuspended }: { processInstanceId: string; isSuspended: boolean },
) {
  const opened = await openInstance(context, processInstanceId)
  const { state } = await operate(context, opened, { do: isSuspended ? 'suspend' : 'resume', by: '' })
  if (isSuspended) return
  // What was due meanwhile was left alone, and is asked for anew.
  const calls = Object.values(state.waits).flatMap(({ id, kind, node, name }) =>
    kind === 'service' ? [{ do: 'call' as const, wait: id, handler: name, node }] : [],
  )
  await queueEffects(context.tx, context.session.tenantId, processInstanceId, calls)
}

/** Puts tokens somewhere else; one stands at the new step for all that were taken. */
export async function moveTokens(
  context: Context,
  {
    processInstanceId,
    tokens,
    node,
    comment,
  }: { processInstanceId: string; tokens: readonly string[]; node: string; comment: string },
) {
  if (comment === '') throw new Refusal('commentNeeded')
  const opened = await openInstance(context, processInstanceId)
  await writeSteps(context.tx, context.session.tenantId, processInstanceId, [
    operationStep(context, node, 'dispatchComment', comment),
  ])
  await operate(context, opened, { do: 'move', tokens, node }, { comment })
}

/** The cause of an incident was repaired: its step is done once more, over values that may be given. */
export async function retryIncident(
  context: Context,
  { processInstanceId, wait, values }: { processInstanceId: string; wait: string; values: Record<string, unknown> },
) {
  const opened = await openInstance(context, processInstanceId)
  const given = JSON.parse(JSON.stringify(values)) // as it goes over the wire
  await operate(context, opened, { do: 'retry', wait, values: given })
}

const unknownPerson = label('请选择一位在职同事', 'choose a colleague who is at work', 'hãy chọn một đồng nghiệp đang làm việc')

/** Gives an open task to somebody: one that nobody claimed is dispatched, any other changes hands. */
export async function assignTask(
  context: Context,
  { taskId, assignee, comment }: { taskId: string; assignee: string; comment: string },
) {
  if (comment === '') throw new Refusal('commentNeeded')
  const { tx, session, place } = context
  const { rows } = await sql<{
    instanceId: string
    nodeId: string
    waitId: string
    assignee: string
  }>`select instance_id as "instanceId",
      node_id as "nodeId", wait_id as "waitId", assignee from process_task
    where tenant_id = ${session.tenantId} and id = ${taskId} and is_open`.execute(tx)
  const [found] = rows
  if (!found) throw new Refusal('alreadyHandled')
  const opened = await openInstance(context, found.instanceId)
  const to = await colleague(tx, session.tenantId, assignee)
  if (!to) throw new Refusal('badRequest', { reason: say(unknownPerson, place.language) })
  const type = found.assignee === '' ? 'dispatchComment' : 'assigneeComment'
  await operate(context, opened, { do: 'assign', wait: found.waitId, user: to.id, type })
  const task = { ...found, id: taskId, owner: '', isOpen: true }
  await handTask(context, opened.instance, task, { to, type, comment, notice: 'assigned' })
}

/** Removes processes with everything that is theirs; their records stay, as withdrawn where they were under way. */
export async function deleteInstances(context: Context, { ids, reason }: { ids: readonly string[]; reason: string }) {
  const { tx, session } = context
  for (const id of ids) {
    const opened = await openInstance(context, id)
    if (opened.instance.endTime === null) await operate(context, opened, { do: 'terminate', by: '' }, { comment: reason })
    for (const table of ['process_candidate', 'process_participant', 'process_step', 'process_task', 'process_state'])
      await sql`delete from ${sql.table(table)} where tenant_id = ${session.tenantId} and instance_id = ${id}`.execute(tx)
    await sql`delete from process_instance where tenant_id = ${session.tenantId} and id = ${id}`.execute(tx)
  }
}
