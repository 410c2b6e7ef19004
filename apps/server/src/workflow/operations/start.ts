import { sql } from 'kysely'
import { newId } from '../db/id.ts'
import type { Context, Values } from '../model/extension.ts'
import { addParticipants } from '../permissions/participants.ts'
import { advance, variablesOf } from './advance.ts'
import { bindingOf } from './bindings.ts'
import { copyTo } from './copies.ts'
import { definitionOf } from './definition.ts'
import { startEngine } from './engine/engine.ts'
import type { Instance } from './instance.ts'
import { foundBy } from './title.ts'

export type Started = { processInstanceId: string; processDefinitionId: string; businessId: string; serialNumber: string }

/** Starts a process, by its key or a version's id, for the caller, with the values of its start form. */
export async function startProcess(
  context: Context,
  asked: { definition: string; values: Values; copyUsers?: readonly string[] },
): Promise<Started> {
  const { tx, session, at } = context
  const { tenantId } = session
  const definition = await definitionOf(tx, tenantId, asked.definition)
  const binding = bindingOf(definition.key)
  const record = await binding.create(context, asked.values)
  const position = await startEngine(definition.xml, variablesOf(record, true), { by: session.userId, now: at.getTime() })
  const title = await binding.title(context, record)
  const instance: Instance = {
    id: newId(),
    definitionId: definition.id,
    definitionKey: definition.key,
    businessId: record.id,
    serialNumber: String(record[binding.core.display] ?? ''),
    title,
    starter: { id: session.userId, name: session.realName, deptId: session.deptId },
    standing: '',
    createTime: at.toISOString(),
    endTime: null,
  }
  const { id, serialNumber, starter, createTime } = instance
  await sql`insert into process_instance (tenant_id, id, definition_id, definition_key, business_id, serial_number, title, find_text,
      start_user, start_user_name, start_dept, state, create_time)
    values (${tenantId}, ${id}, ${definition.id}, ${definition.key}, ${record.id}, ${serialNumber}, ${JSON.stringify(title)}::jsonb, ${foundBy(instance)},
      ${starter.id}, ${starter.name}, ${starter.deptId}, ${JSON.stringify(position.state.instance)}::jsonb, ${createTime}::timestamptz)`.execute(
    tx,
  )
  await addParticipants(tx, tenantId, id, { userIds: [starter.id], role: 'starter', at })
  await advance(context, definition, instance, position)
  await copyTo(context, instance, asked.copyUsers ?? [])
  return { processInstanceId: id, processDefinitionId: definition.id, businessId: record.id, serialNumber }
}
