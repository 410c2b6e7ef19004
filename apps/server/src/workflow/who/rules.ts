import { type Language, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'

export type Person = { id: string; name: string }
/** Who asks, and for which department. */
export type Starter = Person & { deptId: string }

type Rule = (tx: Tx, tenantId: string, starter: Starter) => Promise<Person | undefined>

/** Codes of departments are the customer's; this is the one that the product's processes know. */
const humanResources = 'HR'

/** How a step finds whoever does it, by the name that its diagram gives. */
export const assigneeRules: Readonly<Record<string, Rule>> = {
  starter: async (_tx, _tenantId, { id, name }) => ({ id, name }),
  departmentHead: (tx, tenantId, starter) => headAbove(tx, tenantId, { id: starter.deptId }, starter.id),
  hrHead: (tx, tenantId, starter) => headAbove(tx, tenantId, { code: humanResources }, starter.id),
}

const nobody = label(
  '找不到审批人，请联系管理员',
  'nobody can approve it; ask an administrator',
  'không tìm được người duyệt, hãy báo quản trị viên',
)

/** Whoever does a step: by its rule, else an administrator. Nobody approves their own request while anybody else can. */
export async function assigneeOf(tx: Tx, tenantId: string, rule: string, starter: Starter, language: Language): Promise<Person> {
  const found = (await assigneeRules[rule]?.(tx, tenantId, starter)) ?? (await administrator(tx, tenantId, starter.id))
  if (!found) throw new Refusal('badRequest', { reason: say(nobody, language) })
  return found
}

/** The head of a department, or of the nearest one above it, who is at work and not the person who asks. */
async function headAbove(
  tx: Tx,
  tenantId: string,
  from: { id: string } | { code: string },
  asking: string,
): Promise<Person | undefined> {
  const first = 'id' in from ? sql`id = ${from.id}` : sql`upper(dept_code) = ${from.code}`
  const { rows } = await sql<Person>`with recursive above as (
      select id, parent_id, leader_id, 1 as step from department where tenant_id = ${tenantId} and ${first} and not is_deleted
      union all
      select d.id, d.parent_id, d.leader_id, a.step + 1 from department d join above a on d.id = a.parent_id
      where d.tenant_id = ${tenantId} and not d.is_deleted and a.step < 20)
    select u.id, u.real_name as name from above a
    join "user" u on u.tenant_id = ${tenantId} and u.id = a.leader_id and not u.is_deleted and u.status = 'enabled'
    where u.id <> ${asking} order by a.step limit 1`.execute(tx)
  return rows[0]
}

async function administrator(tx: Tx, tenantId: string, asking: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select u.id, u.real_name as name from "user" u
    where u.tenant_id = ${tenantId} and not u.is_deleted and u.status = 'enabled' and u.role_ids && array(
      select r.id from role r where r.tenant_id = ${tenantId} and r.is_administrator and not r.is_deleted)
    order by u.id = ${asking}, u.id limit 1`.execute(tx)
  return rows[0]
}
