import { sql } from 'kysely'
import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, type Employee, madeOf } from '../../../seed/demo/world.ts'
import { startProcess } from '../../../workflow/operations/start.ts'
import { withdrawTask } from '../../../workflow/operations/whole.ts'
import { contextOf, type DemoContext, dateHistory, decideNext, forgetOldNews, openTask } from './acting.ts'
import { asking, drafts } from './sentKinds.ts'

/** How a document comes on: waits, goes through, comes back, or is taken back by whoever sent it. */
const fates = ['waiting', 'approved', 'rejected', 'withdrawn', 'waiting', 'approved'] as const
type Fate = (typeof fates)[number]

const refusals = ['价格高于上次采购，请说明', '交期与计划不符，请核对', '请补充技术附件'] as const
const consents = ['同意', '已核对，同意', '同意，请跟进交期'] as const
const hour = 3_600_000
/** More decisions than these no document of the demonstration takes. */
const maxDecisions = 6

/** Documents in every state of their approval, sent and decided by the very steps that people would take. */
export async function makeSent(demo: DemoContext, count: number): Promise<void> {
  if (count === 0) return
  const { world } = demo
  for (const { process, resource, isOpen } of drafts) {
    const open = madeOf(world, resource).filter(({ values }) => isOpen(values))
    for (const [at, record] of open.slice(-fates.length).entries())
      await sendRecord(demo, process, record, fates[at] ?? 'waiting')
  }
  for (const { process, account, values } of asking)
    for (const [number, fate] of fates.slice(0, 4).entries()) {
      const person = world.people.find((one) => one.account === account)
      const random = createRandom(`${process} ${number}`)
      const day = (offset: number) => world.calendar.day(offset)
      const made = (key: string) => madeOf(world, key).map(({ id }) => id)
      const filled = person && values({ random, day, made, number, applicant: person })
      if (person && filled)
        await go(demo, person, Date.parse(world.calendar.at(-4 + number, 9, 10)), { process, values: filled, fate })
    }
  await dateHistory(demo.tx, demo.services, [
    ...drafts.map(({ resource }) => resource),
    ...asking.map(({ resource }) => resource),
  ])
  await forgetOldNews(demo.tx, demo.services, world)
  // What was passed has reached the ERP; nothing of the demonstration waits to be sent.
  for (const table of ['erp_order', 'erp_order_ne'])
    await sql`update ${sql.table(table)} set erp_state = 'answered'
      where tenant_id = ${demo.services.config.tenantId} and erp_state = 'queued'`.execute(demo.tx)
}

async function sendRecord(demo: DemoContext, process: string, record: DemoRecord, fate: Fate): Promise<void> {
  const person = demo.world.people.find(({ id }) => id === record.by.id)
  if (person) await go(demo, person, Date.parse(record.at) + hour, { process, businessId: record.id, values: {}, fate })
}

type Going = { process: string; businessId?: string; values: Record<string, unknown>; fate: Fate }

async function go(
  demo: DemoContext,
  person: Employee,
  start: number,
  { process, businessId, values, fate }: Going,
): Promise<void> {
  const now = demo.services.clock().getTime()
  const random = createRandom(`${process} ${businessId ?? start}`)
  const at = (hours: number) => new Date(Math.min(start + hours * hour, now))
  const context = contextOf(demo, person, at(0))
  const { processInstanceId } = await startProcess(context, { definition: process, values, ...(businessId && { businessId }) })
  if (fate === 'rejected') await decideNext(demo, processInstanceId, { pass: false, at: at(2), comment: random.pick(refusals) })
  if (fate === 'withdrawn') {
    const task = await openTask(demo, processInstanceId)
    if (task)
      await withdrawTask(contextOf(demo, person, at(1)), {
        taskId: task.id,
        withdrawType: 'wf_withdraw_end',
        comment: '数量有误，重新提交',
      })
  }
  if (fate === 'approved')
    for (let step = 0; step < maxDecisions; step += 1)
      if (!(await decideNext(demo, processInstanceId, { pass: true, at: at(2 + step), comment: random.pick(consents) }))) return
}
