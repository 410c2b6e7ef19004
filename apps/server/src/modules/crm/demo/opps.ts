import { computeInto } from '@bip/contract'
import { opps } from '@bip/contract/resources'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type Person, peopleOf, type World } from '../../../seed/demo/world.ts'
import type { DemoCustomer } from './customers.ts'
import { type StageStep, stageSteps } from './oppsSteps.ts'
import { competitors, nextSteps, works } from './oppsTexts.ts'

/** An opportunity with the way that it took. */
export type DemoOpps = DemoRecord & { steps: readonly StageStep[] }

const closeReasons = {
  won: ['technology', 'technology', 'references', 'price', 'relation', 'delivery', 'service'],
  lost: ['price', 'price', 'price', 'budget', 'postponed', 'delivery', 'technology', 'references'],
} as const

/** Opportunities of two years; those of the last months are still open, in the order in which they began. */
export function makeOpps(world: World, count: number): DemoOpps[] {
  const random = createRandom('opps')
  const customers = madeOf<DemoCustomer>(world, 'customer')
  const engineers = peopleOf(world, 'd05')
  const contacts = Map.groupBy(madeOf(world, 'customerContacts'), ({ values }) => String(values.customerId))
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const days = -Math.floor((count - index) * (730 / count))
    const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
    const customer = customerAt(customers, days, random)
    const steps = stageSteps(random, days)
    const year = world.calendar.day(days).slice(0, 4)
    counters.set(year, (counters.get(year) ?? 0) + 1)
    const oppsNo = `OP-${year}-${String(counters.get(year)).padStart(4, '0')}`
    const contact = contacts.get(customer?.id ?? '')?.[0]?.id ?? null
    const made = { world, random, steps, customer, contact, engineer: random.pick(engineers) }
    const values = { oppsNo, ...valuesOf(made) }
    computeInto(opps.fields, values)
    return { id: idAt(at, index), at, by: customer?.by ?? world.admin, values, steps }
  })
}

/** A customer who was known by then; larger ones ask more often. */
function customerAt(customers: readonly DemoCustomer[], days: number, random: Random): DemoCustomer | undefined {
  const known = customers.filter((one) => one.days <= days)
  const all = known.length > 0 ? known : customers
  const tried = [random.pick(all), random.pick(all), random.pick(all)]
  return tried.find(({ values }) => values.level === 'A') ?? tried[0]
}

type Made = {
  world: World
  random: Random
  steps: readonly StageStep[]
  customer: DemoCustomer | undefined
  contact: string | null
  engineer: Person | undefined
}

function valuesOf({ world, random, steps, customer, contact, engineer }: Made): Record<string, unknown> {
  const last = steps.at(-1) ?? { stage: 'visit', day: 0, probability: 10 }
  const { stage } = last
  const isOpen = stage !== 'won' && stage !== 'lost'
  const [technology, names] = random.pick(works)
  const work = random.pick<string>(names)
  const amount = Math.round(24 + random.next() ** 2 * 560) * 10_000
  const level = amount > 2_600_000 ? 'A' : amount > 900_000 ? 'B' : 'C'
  const isEarly = stage === 'visit' || stage === 'need'
  // Some are late, as on every desk.
  const expected = isOpen ? random.whole(-6, 110) : last.day + random.whole(-12, 20)
  const hasNext = isOpen && !random.chance(0.12)
  return {
    oppsName: `${customer?.values.shortName ?? ''}${work}`,
    oppsStatusId: stage,
    oppsLevelId: level,
    customerId: customer?.id ?? null,
    contactId: isEarly && random.chance(0.3) ? null : contact,
    bdUserId: (customer?.by ?? world.admin).id,
    tpmUserId: isEarly ? null : (engineer?.id ?? null),
    oppsOrgId: customer?.isVietnamese ? '100008' : '100006',
    oppsExpectedTransactionDate: world.calendar.day(expected),
    amount: `${amount}.00`,
    currency: 'CNY',
    probability: String(last.probability),
    forecastCategory: forecastOf(stage, random),
    oppsSource: random.pick(['expansion', 'expansion', 'referral', 'tender', 'fair', 'website', 'visit']),
    industry: customer?.values.industry ?? null,
    technology,
    equipment: work,
    quantity: String(random.pick([1, 1, 1, 1, 2, 2, 3, 4])),
    competitor: isEarly ? null : random.pick(competitors),
    stageEnteredAt: world.calendar.at(last.day, random.whole(9, 17), random.whole(0, 59)),
    reviewStatus: stage === 'won' || (stage === 'bargain' && random.chance(0.5)) ? 'approved' : 'none',
    reviewComment: null,
    stageReason: last.reason ?? null,
    closeReasonId: isOpen ? null : random.pick<string>(stage === 'won' ? closeReasons.won : closeReasons.lost),
    closedOn: isOpen ? null : world.calendar.day(last.day),
    nextStep: hasNext ? random.pick(nextSteps) : stage === 'bargain' ? nextSteps[0] : null,
    nextStepOn: hasNext ? world.calendar.day(random.whole(-4, 18)) : null,
    remark: null,
    attachments: [],
  }
}

function forecastOf(stage: string, random: Random): string {
  if (stage === 'won' || stage === 'bargain') return random.chance(0.7) || stage === 'won' ? 'committed' : 'best'
  if (stage === 'quote') return random.pick(['best', 'best', 'committed', 'pipeline'])
  if (stage === 'lost') return 'omitted'
  return random.pick(['pipeline', 'pipeline', 'pipeline', 'best'])
}
