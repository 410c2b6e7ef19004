import type { Language } from '@bip/contract'
import type { FlowEntry, ProcessDetail } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Session } from '../../services/session.ts'
import { bindingOf } from '../bindings.ts'
import { definitionOf } from '../definition.ts'
import { readableInstance, recordOf } from '../instance.ts'
import { hasMaterials } from '../operations/drawings.ts'
import { readableRecord, taskFields } from '../taskFields.ts'
import { readSteps } from '../write/steps.ts'
import { asFlow, asProcessTask, buttonsOf, type TaskView } from './present.ts'

type Task = NonNullable<TaskView['task']> & { instanceId: string }

/** A process as its task page shows it, about the task that was asked for or the caller's own open one. */
export async function detailOf(
  tx: Tx,
  session: Session,
  language: Language,
  asked: { taskId?: string; processInsId?: string; businessId?: string },
): Promise<ProcessDetail> {
  const { tenantId } = session
  const named = asked.taskId ? await taskOf(tx, session, sql`t.id = ${asked.taskId}`) : undefined
  const instanceId =
    asked.processInsId ?? named?.instanceId ?? (asked.businessId && (await instanceOf(tx, session, asked.businessId)))
  if (!instanceId || (asked.taskId && named?.instanceId !== instanceId)) throw new Refusal('processMissing')
  const instance = await readableInstance(tx, session, instanceId)
  const own = sql`t.instance_id = ${instanceId} and t.is_open and t.assignee = ${session.userId}`
  const task =
    named ?? (await taskOf(tx, session, own)) ?? (await taskOf(tx, session, sql`t.instance_id = ${instanceId} and t.is_open`))
  const definition = await definitionOf(tx, tenantId, instance.definitionId)
  const record = await recordOf(tx, tenantId, instance)
  const head = asProcessTask({ instance, definition, ...(task && { task }) }, session, language)
  const { core } = bindingOf(definition.key)
  const node = head.status === 'todo' && task ? definition.diagram.nodes.get(task.nodeId) : undefined
  const isLent = (task?.ownerName ?? '') !== ''
  const steps = await readSteps(tx, tenantId, instanceId)
  const hasBack = steps.some(
    ({ activityId, endTime, activityType }) => activityType === 'userTask' && endTime !== null && activityId !== node?.id,
  )
  const { diagram } = definition
  return {
    process: {
      ...head,
      variables: readableRecord(core, node, record),
      needsAssignee: [...diagram.nodes.values()].some(({ assignee }) => assignee === 'chosen'),
      resourceKey: core.key,
    },
    form: {
      formKey: definition.formKey,
      allForm: null,
      taskForm: taskFields(core, isLent ? undefined : node),
      formList: [],
    },
    flow: asFlow(steps, definition, language),
    button: buttonsOf({ session, node, diagram, language, isLent, hasBack, hasDrawings: hasMaterials(core) }),
  }
}

/** The process that a record went through last. */
async function instanceOf(tx: Tx, { tenantId }: Session, businessId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from process_instance
    where tenant_id = ${tenantId} and business_id = ${businessId} order by create_time desc limit 1`.execute(tx)
  return rows[0]?.id
}

async function taskOf(tx: Tx, { tenantId }: Session, where: ReturnType<typeof sql>): Promise<Task | undefined> {
  const { rows } = await sql<Task>`select t.id, t.instance_id as "instanceId", t.node_id as "nodeId", t.assignee,
      t.assignee_name as "assigneeName", t.owner_name as "ownerName", t.due_time as "dueTime", t.is_open as "isOpen", t.create_time as "createTime", t.end_time as "endTime"
    from process_task t where t.tenant_id = ${tenantId} and ${where} order by t.id limit 1`.execute(tx)
  return rows[0]
}

/** A diagram with every step that was taken in it: of a process, or of a definition that nobody has begun. */
export async function modelView(
  tx: Tx,
  session: Session,
  language: Language,
  asked: { processInstanceId?: string; processDefinitionId?: string },
): Promise<{ xml: string; flow: FlowEntry[] }> {
  const { tenantId } = session
  if (!asked.processInstanceId) {
    const { diagram } = await definitionOf(tx, tenantId, asked.processDefinitionId ?? '')
    return { xml: diagram.xml[language], flow: [] }
  }
  const instance = await readableInstance(tx, session, asked.processInstanceId)
  const definition = await definitionOf(tx, tenantId, instance.definitionId)
  const steps = await readSteps(tx, tenantId, instance.id)
  return { xml: definition.diagram.xml[language], flow: asFlow(steps, definition, language, true) }
}
