import { type AnyRecord, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../db/id.ts'
import type { Context, Values } from '../../model/extension.ts'
import { addParticipants } from '../../permissions/participants.ts'
import { bindingOf } from '../bindings.ts'
import { type Definition, definitionOf } from '../definition.ts'
import { removeDraft } from '../drafts.ts'
import { startEngine } from '../engine/engine.ts'
import { type Instance, recordOf } from '../instance.ts'
import { passOn } from '../operate.ts'
import { refusing } from '../refusing.ts'
import { valuesFor } from '../who/values.ts'
import { advance } from '../write/advance.ts'
import { copyTo } from '../write/copies.ts'
import { foundBy } from '../write/title.ts'

export type Started = { processInstanceId: string; processDefinitionId: string; businessId: string; serialNumber: string }
export type Starting = {
  definition: string
  values: Values
  copyUsers?: readonly string[]
  /** A record that is there already; without it one is made of the values. */
  businessId?: string
  /** The record that is there is being sent by its own action, which moves it. */
  isMoving?: true
  /** Whom the applicant chose to do the first step that asks for it. */
  chosen?: readonly string[]
}

const suspended = label('流程已停用', 'the process is not in use', 'quy trình đã ngừng dùng')
const underWay = label('已在审批中', 'it is under approval already', 'đang được duyệt')

/** Starts a process, by its key or a version's id, for the caller, over the values of its start form or a record that is there. */
export async function startProcess(context: Context, asked: Starting): Promise<Started> {
  const { tx, session, at, place } = context
  const { tenantId } = session
  const definition = await definitionOf(tx, tenantId, asked.definition)
  if (definition.isSuspended) throw new Refusal('badRequest', { reason: say(suspended, place.language) })
  const record = await recordFor(context, definition, asked)
  const starter = { id: session.userId, name: session.realName, deptId: session.deptId }
  const values = await valuesFor(context, definition, record, starter)
  const position = await refusing(place.language, () =>
    startEngine(definition.diagram.program, { ...values, pass: true }, { by: session.userId, now: at.getTime() }),
  )
  const instance = await insertInstance(context, definition, record, JSON.stringify(position.state.instance))
  const moved = await advance(context, {
    definition,
    instance,
    before: undefined,
    position,
    record,
    by: 'start',
    ...(asked.isMoving && { byHand: '' as const }),
    ...(asked.chosen && { chosen: asked.chosen }),
  })
  await passOn(context, { definition, ...moved })
  await copyTo(context, instance, asked.copyUsers ?? [])
  await removeDraft(context, definition.key, '')
  return {
    processInstanceId: instance.id,
    processDefinitionId: definition.id,
    businessId: record.id,
    serialNumber: instance.serialNumber,
  }
}

/** The record that the process is about. One record has one process under way. */
async function recordFor(context: Context, definition: Definition, asked: Starting): Promise<AnyRecord> {
  const { tx, session, place } = context
  const binding = bindingOf(definition.key)
  if (asked.businessId === undefined) return binding.create(context, asked.values)
  const { businessId: id } = asked
  const record = asked.isMoving
    ? await recordOf(tx, session.tenantId, { definitionKey: definition.key, businessId: id })
    : await binding.submit(context, id, asked.values)
  const { rows } = await sql`select from process_instance
    where tenant_id = ${session.tenantId} and business_id = ${record.id} and end_time is null limit 1`.execute(tx)
  if (rows.length > 0) throw new Refusal('badRequest', { reason: say(underWay, place.language) })
  return record
}

async function insertInstance(context: Context, definition: Definition, record: AnyRecord, state: string): Promise<Instance> {
  const { tx, session, at } = context
  const { tenantId } = session
  const binding = bindingOf(definition.key)
  const instance: Instance = {
    id: newId(),
    definitionId: definition.id,
    definitionKey: definition.key,
    businessId: record.id,
    serialNumber: String(record[binding.core.display] ?? ''),
    title: await binding.title(context, record),
    summary: await binding.summary(context, record),
    starter: { id: session.userId, name: session.realName, deptId: session.deptId },
    status: '',
    createTime: at.toISOString(),
    endTime: null,
    formUrl: definition.diagram.formUrl,
  }
  const { id, serialNumber, title, summary, starter, createTime } = instance
  await sql`insert into process_instance (tenant_id, id, definition_id, definition_key, business_id, serial_number, title, summary, find_text,
      start_user, start_user_name, start_dept, state, create_time)
    values (${tenantId}, ${id}, ${definition.id}, ${definition.key}, ${record.id}, ${serialNumber}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(summary)}::jsonb, ${foundBy(instance)},
      ${starter.id}, ${starter.name}, ${starter.deptId}, ${state}::jsonb, ${createTime}::timestamptz)`.execute(tx)
  await addParticipants(tx, tenantId, id, { userIds: [starter.id], role: 'starter', at })
  return instance
}
