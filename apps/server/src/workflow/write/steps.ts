import type { FlowComment } from '@bip/contract/workflow'
import type { CommentType } from '@bip/engine'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { insertRows } from '../../db/insertRows.ts'
import type { Passage } from '../engine/engine.ts'
import type { Attachment, Decision } from '../task.ts'
import type { Person } from '../who/rules.ts'

export type NewStep = {
  activityId: string
  /** The type of the diagram's element; `operation` for what somebody did beside deciding a task of theirs. */
  type: string
  at: Date
  user?: Person
  taskId?: string
  isOpen?: boolean
  comment?: { type: CommentType; text: string }
}

/** Steps as they are stored, in their order. */
export const stepRows = (tenantId: string, instanceId: string, steps: readonly NewStep[]) =>
  steps.map(({ activityId, type, at, user, taskId, isOpen, comment }) => ({
    tenant_id: tenantId,
    id: newId(),
    instance_id: instanceId,
    activity_id: activityId,
    activity_type: type,
    task_id: taskId ?? null,
    user_id: user?.id ?? '',
    user_name: user?.name ?? '',
    create_time: at.toISOString(),
    end_time: isOpen ? null : at.toISOString(),
    comment_type: comment?.type ?? null,
    comment: comment?.text ?? null,
    attachments: [],
  }))

/** Writes steps in their order. */
export const writeSteps = (tx: Tx, tenantId: string, instanceId: string, steps: readonly NewStep[]): Promise<void> =>
  insertRows(tx, 'process_step', stepRows(tenantId, instanceId, steps))

/** Ends the open step of a task with what its assignee decided. */
export async function closeStep(
  tx: Tx,
  tenantId: string,
  taskId: string,
  { type, comment, attachments }: Decision,
  at: Date,
): Promise<void> {
  await sql`update process_step set end_time = ${at.toISOString()}::timestamptz, comment_type = ${type}, comment = ${comment},
      attachments = ${JSON.stringify(attachments)}::jsonb
    where tenant_id = ${tenantId} and task_id = ${taskId} and end_time is null`.execute(tx)
}

/** What the engine passed beside people's tasks, as steps: every flow taken, and every event and gateway entered. */
export const passedSteps = (passages: readonly Passage[], at: Date, starter: Person): NewStep[] =>
  passages
    .filter(({ what, type }) => (what === 'entered' || what === 'taken') && type !== 'userTask')
    .map(({ id, type }) => ({ activityId: id, type, at, ...(type === 'startEvent' && { user: starter }) }))

export type StepRow = {
  activityId: string
  activityType: string
  userId: string
  userName: string
  createTime: string
  endTime: string | null
  commentType: FlowComment['type'] | null
  comment: string | null
  attachments: Attachment[]
}

/** The steps of a process, oldest first. */
export async function readSteps(tx: Tx, tenantId: string, instanceId: string): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`select activity_id as "activityId", activity_type as "activityType", user_id as "userId",
      user_name as "userName", create_time as "createTime", end_time as "endTime", comment_type as "commentType", comment, attachments
    from process_step where tenant_id = ${tenantId} and instance_id = ${instanceId} order by id`.execute(tx)
  return rows
}
