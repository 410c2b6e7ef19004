import { type AnyRecord, keysIn } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Settings of a moment that fit an experiment. */
export async function settingsFor(tx: Tx, tenantId: string, moment: string, notice: AnyRecord): Promise<Setting[]> {
  const { rows } =
    await sql<Setting>`select id, tells_leader as "tellsLeader", tells_participants as "tellsParticipants", tells_head as "tellsHead",
      receiver_roles as "receiverRoles", department_ids as "departmentIds", receiver_ids as "receiverIds", added_text as "addedText",
      days_before::int as "daysBefore"
    from experiment_notice_setting where tenant_id = ${tenantId} and not is_deleted and is_active and moment = ${moment}
      and (coalesce(cardinality(experiment_types), 0) = 0 or ${notice.experimentType} = any(experiment_types))
      and (project_id is null or project_id = ${notice.projectId ?? ''})
    order by id`.execute(tx)
  return rows
}

export type Setting = {
  id: string
  tellsLeader: boolean
  tellsParticipants: boolean
  tellsHead: boolean
  receiverRoles: string[] | null
  departmentIds: string[] | null
  receiverIds: string[] | null
  addedText: string | null
  daysBefore: number | null
}

/** Whom a setting tells of an experiment, each once; only people who are at work. */
export async function receiversOf(tx: Tx, tenantId: string, setting: Setting, notice: AnyRecord): Promise<string[]> {
  const leader = keysIn(notice.leaderId)
  const named = [
    ...(setting.tellsLeader ? leader : []),
    ...(setting.tellsParticipants ? keysIn(notice.participantIds) : []),
    ...(setting.receiverIds ?? []),
  ]
  const { rows } = await sql<{ id: string }>`select u.id from "user" u
    where u.tenant_id = ${tenantId} and not u.is_deleted and u.status = 'enabled' and (u.id = any(${named}::text[])
      or u.role_ids && ${setting.receiverRoles ?? []}::text[]
      or u.dept_id = any(${setting.departmentIds ?? []}::text[])
      or (${setting.tellsHead} and u.id in (select d.leader_id from "user" l
        join department d on d.tenant_id = l.tenant_id and d.id = l.dept_id and not d.is_deleted
        where l.tenant_id = ${tenantId} and l.id = any(${leader}::text[]))))
    order by u.id`.execute(tx)
  return rows.map(({ id }) => id)
}
