import type { AnyRecord } from '@bip/contract'
import { sql } from 'kysely'
import { among } from '../../db/among.ts'
import type { Tx } from '../../db/database.ts'

export type Person = { id: string; name: string }
/** Who asks, and for which department. */
export type Starter = Person & { deptId: string }

/** What a rule may go by. */
export type Asking = {
  tx: Tx
  tenantId: string
  starter: Starter
  record: AnyRecord | null
  /** Whom the last decision, or the start, chose for what comes next. */
  chosen: readonly string[]
}

/** Finds people for what stands behind the colon of a rule. */
export type ApproverRule = (asking: Asking, of: string) => Promise<Person[]>
type Rule = ApproverRule

/** Codes of departments are the customer's; this is the one that the product's processes know. */
const humanResources = 'HR'

const atWork = sql`not u.is_deleted and u.status = 'enabled'`

/**
 * How a step finds whoever does it, by the name that its diagram gives: `departmentHead`, `departmentHead:2` (two levels up), `role:buyer`,
 * `department:QC`, `head:QC`, `position:质检员`, `person:admin`, `field:ownerId`, `chosen`.
 */
const rules: Readonly<Record<string, Rule>> = {
  starter: async ({ starter: { id, name } }) => [{ id, name }],
  departmentHead: (asking, levels) => headAbove(asking, { id: asking.starter.deptId }, Math.max(1, Number(levels) || 1)),
  hrHead: (asking) => headAbove(asking, { code: humanResources }, 1),
  head: (asking, code) => headAbove(asking, { code }, 1),
  role: (asking, code) =>
    people(
      asking,
      sql`u.role_ids && array(select r.id from role r where r.tenant_id = ${asking.tenantId} and r.code = ${code} and not r.is_deleted)`,
    ),
  department: (asking, code) =>
    people(
      asking,
      sql`u.dept_id in (select d.id from department d where d.tenant_id = ${asking.tenantId} and d.dept_code = ${code} and not d.is_deleted)`,
    ),
  position: (asking, name) => people(asking, sql`u.post_name = ${name}`),
  person: (asking, account) => people(asking, sql`u.account = ${account}`),
  field: (asking, key) => withIds(asking, idsIn(asking.record?.[key])),
  chosen: (asking) => withIds(asking, asking.chosen),
}

/** Rules that a module adds, such as the auditors that its configuration names. */
export function addRule(name: string, rule: Rule): void {
  added.set(name, rule)
}
const added = new Map<string, Rule>()

const split = (text: string): [name: string, of: string] => {
  const at = text.indexOf(':')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
const ruleNamed = (name: string): Rule | undefined => (Object.hasOwn(rules, name) ? rules[name] : added.get(name))

/** Whether a text names a rule; anything else is the id of a person, or an expression that yields one. */
export const isRule = (text: string): boolean => ruleNamed(split(text)[0]) !== undefined

/** Whoever a rule, or ids separated by commas, name; those who are not at work are left out. */
export async function peopleOf(asking: Asking, text: string): Promise<Person[]> {
  const several = text.split(',').filter(Boolean)
  if (several.length > 1 && several.some(isRule)) {
    const found = await Promise.all(several.map((one) => peopleOf(asking, one)))
    return [...new Map(found.flat().map((person) => [person.id, person])).values()]
  }
  const [name, of] = split(text)
  return (await ruleNamed(name)?.(asking, of)) ?? withIds(asking, text.split(','))
}

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : String(value ?? '').split(',')).filter(Boolean)

export const withIds = (asking: Pick<Asking, 'tx' | 'tenantId'>, ids: readonly string[]): Promise<Person[]> =>
  ids.length === 0 ? Promise.resolve([]) : people(asking, among(sql`u.id`, ids))

/** More people than these are a department, not a choice. */
const maxPeople = 200

async function people({ tx, tenantId }: Pick<Asking, 'tx' | 'tenantId'>, where: ReturnType<typeof sql>): Promise<Person[]> {
  const { rows } = await sql<Person>`select u.id, u.real_name as name from "user" u
    where u.tenant_id = ${tenantId} and ${atWork} and ${where} order by u.id limit ${maxPeople}`.execute(tx)
  return rows
}

/** The n-th head upwards of a department who is at work and not the person who asks. */
async function headAbove(
  { tx, tenantId, starter }: Asking,
  from: { id: string } | { code: string },
  level: number,
): Promise<Person[]> {
  const first = 'id' in from ? sql`id = ${from.id}` : sql`upper(dept_code) = ${from.code.toUpperCase()}`
  const { rows } = await sql<Person>`with recursive above as (
      select id, parent_id, leader_id, 1 as step from department where tenant_id = ${tenantId} and ${first} and not is_deleted
      union all
      select d.id, d.parent_id, d.leader_id, a.step + 1 from department d join above a on d.id = a.parent_id
      where d.tenant_id = ${tenantId} and not d.is_deleted and a.step < 20)
    select u.id, u.real_name as name from above a
    join "user" u on u.tenant_id = ${tenantId} and u.id = a.leader_id and ${atWork}
    where u.id <> ${starter.id} order by a.step limit ${level}`.execute(tx)
  const found = rows.at(-1)
  return found ? [found] : []
}

/** Somebody who may do everything, rather not the person who asks. */
export async function administrator(tx: Tx, tenantId: string, asking: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select u.id, u.real_name as name from "user" u
    where u.tenant_id = ${tenantId} and ${atWork} and u.role_ids && array(
      select r.id from role r where r.tenant_id = ${tenantId} and r.is_administrator and not r.is_deleted)
    order by u.id = ${asking}, u.id limit 1`.execute(tx)
  return rows[0]
}
