import { type Language, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { defaults, type Rules } from '../engine/rules.ts'
import { type Asking, administrator, type Person, peopleOf, withIds } from './rules.ts'

/** Who a task goes to: one person, several of whom one claims it, or nobody because it passes by itself. */
export type Found = { assignee: Person | null; candidates: Person[]; passes?: true; standsInFor?: Person }

const nobodyFound = label(
  '找不到“{step}”的审批人，请联系管理员',
  'nobody can do the step “{step}”; ask an administrator',
  'không tìm được người xử lý bước “{step}”, hãy báo quản trị viên',
)
const nobodyChosen = label('请选择“{step}”的办理人', 'choose who does the step “{step}”', 'hãy chọn người xử lý bước “{step}”')

type Step = {
  name: string
  rule: string
  rules?: Rules | undefined
  language: Language
  at: Date
  approvedBy: ReadonlySet<string>
}

/** Finds who does a step, by its rule and by what it says of nobody, oneself, those who approved before, and those who are away. */
export async function whoDoes(asking: Asking, step: Step): Promise<Found> {
  const { rule, rules = defaults, language, name } = step
  const { starter } = asking
  const asked = await peopleOf(asking, rule)
  if (rule === 'starter') return { assignee: asked[0] ?? null, candidates: [] }
  const others = asked.filter(({ id }) => id !== starter.id)
  if (others.length === 0 && asked.length > 0 && rules.self === 'pass') return passing
  const found = rules.self === 'self' ? asked : others
  if (rules.again === 'pass' && found.some(({ id }) => step.approvedBy.has(id))) return passing
  const [first, ...more] = await standIns(asking, found, step.at)
  if (first && more.length === 0) return first.by ? { assignee: first.by, candidates: [], standsInFor: first } : one(first)
  if (first) return { assignee: null, candidates: [first, ...more].map((person) => person.by ?? person) }
  if (rule === 'chosen') throw new Refusal('badRequest', { reason: say(nobodyChosen, language, { step: name }) })
  if (rules.nobody === 'pass') return passing
  const instead = rules.nobody === 'refuse' ? undefined : await administrator(asking.tx, asking.tenantId, starter.id)
  if (!instead) throw new Refusal('badRequest', { reason: say(nobodyFound, language, { step: name }) })
  return one(instead)
}

const passing: Found = { assignee: null, candidates: [], passes: true }
const one = (person: Person): Found => ({ assignee: { id: person.id, name: person.name }, candidates: [] })

/** People with whoever does their work while they are away; one step only, so that two who stand in for each other end nowhere. */
async function standIns(
  { tx, tenantId, starter }: Asking,
  found: readonly Person[],
  at: Date,
): Promise<(Person & { by?: Person })[]> {
  const away = await substitutesOf(
    tx,
    tenantId,
    found.map(({ id }) => id),
    at,
  )
  const usable = new Map([...away].filter(([, { id }]) => id !== starter.id))
  const seen = new Set<string>()
  return found.flatMap((person) => {
    const by = usable.get(person.id)
    const id = by?.id ?? person.id
    if (seen.has(id)) return []
    seen.add(id)
    return [by ? { ...person, by } : person]
  })
}

/** Who stands in for each of some people on the day of an instant. */
async function substitutesOf(tx: Tx, tenantId: string, ids: readonly string[], at: Date): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<
    Person & { for: string }
  >`select distinct on (s.user_id) s.user_id as "for", u.id, u.real_name as name
    from approval_substitute s join "user" u on u.tenant_id = s.tenant_id and u.id = s.substitute_id and not u.is_deleted and u.status = 'enabled'
    where s.tenant_id = ${tenantId} and not s.is_deleted and s.user_id = any(${ids}::text[])
      and s.start_time <= ${at.toISOString()}::timestamptz and s.end_time >= ${at.toISOString()}::timestamptz
    order by s.user_id, s.start_time desc`.execute(tx)
  return new Map(rows.map(({ for: person, id, name }) => [person, { id, name }]))
}

/** A colleague at work, by id. */
export async function colleague(tx: Tx, tenantId: string, id: string): Promise<Person | undefined> {
  return (await withIds({ tx, tenantId }, id ? [id] : []))[0]
}
