import { heads } from '../../../seed/demo/heads.ts'
import { createRandom } from '../../../seed/demo/random.ts'
import type { Employee, World } from '../../../seed/demo/world.ts'
import { completeTask } from '../../../workflow/operations/complete.ts'
import { startProcess } from '../../../workflow/operations/start.ts'
import { contextOf, type DemoContext, dateHistory, forgetOldNews, openTask } from './acting.ts'

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
export async function makeLeaves(demo: DemoContext, count: number): Promise<void> {
  const plans = plansOf(demo.world, count).sort((one, other) => one.asked - other.asked)
  const ends = new Map<string, number>()
  for (const plan of plans) await makeLeave(demo, plan, ends)
  if (plans.length === 0) return
  await dateHistory(demo.tx, demo.services, ['leave'])
  await forgetOldNews(demo.tx, demo.services, demo.world)
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

/** `ends` are the last days of leave by person: nobody is away twice on one day. */
async function makeLeave(demo: DemoContext, { applicant, fate, asked, number }: Plan, ends: Map<string, number>): Promise<void> {
  const { services, world } = demo
  const { calendar } = world
  const random = createRandom(`leave ${number}`)
  const days = fate.startsWith('long') ? random.whole(4, 8) : random.whole(1, 3)
  const from = Math.max(asked + random.whole(4, 15), (ends.get(applicant.id) ?? -1000) + 2)
  ends.set(applicant.id, from + days - 1)
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
  const { processInstanceId } = await startProcess(contextOf(demo, applicant, at(9)), { definition: 'Leave', values })
  const decide = async (pass: boolean, hour: number, comment: string) => {
    const task = await openTask(demo, processInstanceId)
    if (!task) throw new Error(`The process ${processInstanceId} of the demonstration waits for nobody.`)
    const person = world.people.find(({ id }) => id === task.assignee)
    if (!person) throw new Error(`The task ${task.id} of the demonstration is with nobody of it.`)
    const context = contextOf(demo, person, at(hour))
    await completeTask(context, { taskId: task.id, pass, comment, values: {}, attachments: [], copyUsers: [] })
  }
  if (fate === 'rejected' || fate === 'cancelled') await decide(false, 11, random.pick(refusals))
  if (fate === 'cancelled') await decide(false, 14, '')
  if (fate === 'approved' || fate.startsWith('long')) await decide(true, 11, random.pick(consents))
  if (fate === 'longApproved') await decide(true, 15, random.pick(consents))
}
