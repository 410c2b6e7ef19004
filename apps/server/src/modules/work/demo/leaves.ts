import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { epoch } from '../../../db/id.ts'
import type { Context } from '../../../model/extension.ts'
import { everyPermission } from '../../../permissions/permissions.ts'
import { heads } from '../../../seed/demo/heads.ts'
import { createRandom } from '../../../seed/demo/random.ts'
import type { Employee, World } from '../../../seed/demo/world.ts'
import type { Services } from '../../../services/services.ts'
import type { Session } from '../../../services/session.ts'
import { completeTask } from '../../../workflow/complete.ts'
import { startProcess } from '../../../workflow/start.ts'

type Place = { tx: Tx; services: Services; world: World }

/** How far a request has come: through the department, through human resources, back to its applicant, or given up. */
type Fate = 'waiting' | 'approved' | 'longWaiting' | 'longApproved' | 'rejected' | 'cancelled'

const reasons = [
  '回老家探亲',
  '孩子家长会',
  '身体不适，去医院复查',
  '办理房产手续',
  '参加朋友婚礼',
  '年假安排',
  '老人住院需要陪护',
  '驾照年审',
] as const
const vietnameseReasons = ['Về quê thăm gia đình', 'Khám sức khỏe định kỳ', 'Việc gia đình'] as const
const refusals = ['当天有客户验收，请改期', '请先与同事交接工作', '本周产线满负荷，请顺延一周'] as const
const consents = ['同意', '同意，注意工作交接', '已知悉，批准'] as const

/** In the order in which they are given out, so that every head has something to decide and every list something in it. */
const fates: readonly Fate[] = [
  'waiting',
  'longWaiting',
  'approved',
  'cancelled',
  'rejected',
  'longApproved',
  'waiting',
  'approved',
]

type Plan = {
  applicant: Employee
  fate: Fate
  /** Days from today; not positive. */
  asked: number
  number: number
}

/** Requests for leave in every state, made by the very steps that people would take, oldest first. */
export async function makeLeaves(place: Place, count: number): Promise<void> {
  const plans = plansOf(place.world, count).sort((one, other) => one.asked - other.asked)
  for (const plan of plans) await makeLeave(place, plan)
  if (plans.length === 0) return
  await dateHistory(place.tx, place.services)
  await forgetOldNews(place.tx, place.services, place.world)
}

function plansOf({ people }: World, count: number): Plan[] {
  const random = createRandom('leaves')
  const accounts = people.filter(({ account }) => Object.values(heads).includes(account) || account === 'worker')
  const departments = Object.keys(heads).map((department) =>
    people.filter((person) => person.deptId === department && !person.isHead && !accounts.includes(person)),
  )
  const staffed = departments.filter(({ length }) => length > 0)
  return Array.from({ length: count }, (_, number): Plan[] => {
    // The accounts come first, so that each has a request of its own; then department by department.
    const turn = number - accounts.length
    const colleagues = staffed[turn % staffed.length]
    const applicant = turn < 0 ? accounts[number] : colleagues && random.pick(colleagues)
    const fate = fates[(turn < 0 ? number : Math.floor(turn / staffed.length)) % fates.length] ?? 'waiting'
    const isOpen = fate === 'waiting' || fate === 'longWaiting' || fate === 'rejected'
    const asked = isOpen ? -random.whole(0, 3) : -random.whole(6, 60)
    return applicant ? [{ applicant, fate, asked, number }] : []
  }).flat()
}

async function makeLeave(place: Place, { applicant, fate, asked, number }: Plan): Promise<void> {
  const { services, world } = place
  const { calendar } = world
  const random = createRandom(`leave ${number}`)
  const days = fate.startsWith('long') ? random.whole(4, 8) : random.whole(1, 3)
  const from = asked + random.whole(4, 15)
  const values = {
    leaveType: days > 3 ? 'annual' : random.pick(['annual', 'personal', 'sick']),
    startDate: calendar.day(from),
    endDate: calendar.day(from + days - 1),
    days: String(days),
    reason: applicant.deptId === 'd12' ? random.pick(vietnameseReasons) : random.pick(reasons),
  }
  const at = (hour: number) => {
    const moment = Date.parse(calendar.at(asked, hour, random.whole(0, 59)))
    return new Date(Math.min(moment, services.clock().getTime()))
  }
  const { processInstanceId } = await startProcess(contextOf(place, applicant, at(9)), { definition: 'Leave', values })
  const decide = async (pass: boolean, hour: number, comment: string) => {
    const task = await openTask(place, processInstanceId)
    const person = world.people.find(({ id }) => id === task.assignee)
    if (!person) throw new Error(`The task ${task.id} of the demonstration is with nobody of it.`)
    const context = contextOf(place, person, at(hour))
    await completeTask(context, { taskId: task.id, pass, comment, values: {}, attachments: [], copyUsers: [] })
  }
  if (fate === 'rejected' || fate === 'cancelled') await decide(false, 11, random.pick(refusals))
  if (fate === 'cancelled') await decide(false, 14, '')
  if (fate === 'approved' || fate.startsWith('long')) await decide(true, 11, random.pick(consents))
  if (fate === 'longApproved') await decide(true, 15, random.pick(consents))
}

async function openTask({ tx }: Place, instanceId: string): Promise<{ id: string; assignee: string }> {
  const { rows } = await sql<{ id: string; assignee: string }>`
    select id, assignee from process_task where instance_id = ${instanceId} and is_open`.execute(tx)
  if (!rows[0]) throw new Error(`The process ${instanceId} of the demonstration waits for nobody.`)
  return rows[0]
}

/** Somebody of the demonstration at a moment in the past. */
function contextOf({ tx, services }: Place, { id, account, realName, deptId }: Employee, at: Date): Context {
  const session: Session = {
    tenantId: services.config.tenantId,
    userId: id,
    account,
    realName,
    deptId,
    deptIds: [deptId],
    roleIds: [],
    permissions: everyPermission,
    sessionId: 'demonstration',
    timeZone: services.config.timeZone,
  }
  return { tx, session, services, at, place: { language: 'zh-CN', timeZone: services.config.timeZone } }
}

/** The log reads by id: what was done in the past gets ids of its moments, where writing it gave those of today. */
async function dateHistory(tx: Tx, { config }: Services): Promise<void> {
  await sql`update change_history
    set id = lpad(((extract(epoch from at) * 1000)::bigint - ${epoch}::bigint)::text, 12, '0') || substr(id, 13)
    where tenant_id = ${config.tenantId} and resource = 'leave'`.execute(tx)
}

const newsDays = 3

/** Old messages have been read, and nobody was there to be pushed to. */
async function forgetOldNews(tx: Tx, { config }: Services, { calendar }: World): Promise<void> {
  await sql`update message_receiver r set is_read = 0 from message m
    where r.tenant_id = ${config.tenantId} and m.tenant_id = r.tenant_id and m.id = r.message_id
      and m.create_time < ${calendar.at(-newsDays)}::timestamptz`.execute(tx)
  await sql`delete from outbox where tenant_id = ${config.tenantId}`.execute(tx)
}
