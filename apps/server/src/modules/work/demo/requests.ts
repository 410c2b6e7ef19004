import { heads } from '../../../seed/demo/heads.ts'
import { createRandom } from '../../../seed/demo/random.ts'
import { madeOf } from '../../../seed/demo/world.ts'
import { startProcess } from '../../../workflow/operations/start.ts'
import { contextOf, type DemoContext, dateHistory, decideNext, forgetOldNews } from './acting.ts'
import { type Kind, kinds } from './requestKinds.ts'

/** How a request goes: waits, goes through, comes back to its applicant, or is given up. */
type Fate = 'waiting' | 'approved' | 'rejected' | 'cancelled'
const fates: readonly Fate[] = ['waiting', 'approved', 'approved', 'rejected', 'cancelled', 'approved', 'waiting']

const refusals = ['请补充附件后再提交', '金额与票据不符，请核对', '请说明必要性'] as const
const consents = ['同意', '同意，按制度执行', '已核对，同意'] as const

/** More decisions than these no request of the demonstration takes. */
const maxDecisions = 12

/** Requests of every kind in every state, made by the very steps that people would take, oldest first. */
export async function makeRequests(demo: DemoContext, count: number): Promise<void> {
  const random = createRandom('requests')
  const plans = Array.from({ length: count }, (_, number) => {
    const kind = kinds[number % kinds.length] as Kind // there are some
    const fate = fates[Math.floor(number / kinds.length) % fates.length] ?? 'waiting'
    const isOpen = fate === 'waiting' || fate === 'rejected'
    return { kind, fate, number, asked: isOpen ? -random.whole(0, 4) : -random.whole(6, 70) }
  }).sort((one, other) => one.asked - other.asked)
  const specials: string[] = []
  for (const plan of plans) {
    const businessId = await makeRequest(demo, plan, specials)
    if (businessId && plan.kind.resource === 'specialExpense' && plan.fate === 'waiting') specials.push(businessId)
  }
  if (plans.length === 0) return
  await dateHistory(
    demo.tx,
    demo.services,
    kinds.map(({ resource }) => resource),
  )
  await forgetOldNews(demo.tx, demo.services, demo.world)
}

type Plan = { kind: Kind; fate: Fate; number: number; asked: number }

/** Answers the record; `specials` are special expenses that nobody has decided over yet, which claims wait for. */
async function makeRequest(
  demo: DemoContext,
  { kind, fate, number, asked }: Plan,
  specials: readonly string[],
): Promise<string | undefined> {
  const { services, world } = demo
  const random = createRandom(`request ${number}`)
  const accounts = Object.values(heads)
  const people = world.people.filter(({ account }) => accounts.includes(account) || account === 'worker')
  const applicant = people[number % people.length] ?? world.people[0]
  if (!applicant) return undefined
  const at = (hour: number) => {
    const moment = Date.parse(world.calendar.at(asked, hour, random.whole(0, 59)))
    return new Date(Math.min(moment, services.clock().getTime()))
  }
  const values = kind.values({
    random,
    applicant,
    day: (offset) => world.calendar.day(asked + offset),
    made: (key) => (key === 'specialExpense' ? (fate === 'waiting' ? specials : []) : madeOf(world, key).map(({ id }) => id)),
    number,
  })
  const started = await startProcess(contextOf(demo, applicant, at(9)), { definition: kind.process, values })
  const decide = (pass: boolean, hour: number, comment: string) =>
    decideNext(demo, started.processInstanceId, { pass, at: at(hour), comment })
  if (fate === 'rejected' || fate === 'cancelled') await decide(false, 11, random.pick(refusals))
  if (fate === 'cancelled') await decide(false, 14, '')
  if (fate === 'approved')
    for (let step = 0; step < maxDecisions; step += 1)
      if (!(await decide(true, 11 + Math.min(step, 6), random.pick(consents)))) break
  return started.businessId
}
