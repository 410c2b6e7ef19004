import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type Person, type World } from '../../../seed/demo/world.ts'
import { subjects, vietnameseSubjects } from './contactTexts.ts'
import type { DemoCustomer } from './customers.ts'

/** Days back within which everybody who is looked after was spoken with. */
const recentDays = 80

/** A conversation: with whom, so many days from today, and whether it is the last one. */
type Talk = { customer: DemoCustomer; days: number; isLast: boolean }

/** What was said with customers over two years. Whoever is looked after was spoken with of late; the rest goes to those one works with. */
export function makeContactRecords(world: World, count: number): DemoRecord[] {
  const random = createRandom('contact records')
  const people = peopleByCustomer(world)
  const talks = talksOf(world, random, count)
  return talks.map((talk, index) => recordOf({ world, random, talk, index, contacts: people.get(talk.customer.id) ?? [] }))
}

/** Contacts of each customer, in the order in which they were met. */
function peopleByCustomer(world: World): Map<string, DemoRecord[]> {
  const people = new Map<string, DemoRecord[]>()
  for (const contact of madeOf(world, 'customerContacts')) {
    const id = String(contact.values.customerId)
    const known = people.get(id)
    if (known) known.push(contact)
    else people.set(id, [contact])
  }
  return people
}

function talksOf(world: World, random: Random, count: number): Talk[] {
  const customers = madeOf<DemoCustomer>(world, 'customer')
  const owned = customers.filter(({ values }) => values.poolStatus === 'owned')
  // One's own talk of late first, for those that would go back to the pool without it.
  const kept = owned
    .filter(({ values }) => values.status !== 'active' || random.chance(0.4))
    .map((customer): Talk => ({ customer, days: Math.max(customer.days, -random.whole(1, recentDays)), isLast: true }))
    .slice(0, count)
  const busy = owned.filter(({ values }) => values.status === 'active')
  const others = Array.from({ length: Math.max(0, count - kept.length) }, (): Talk => {
    const customer = random.pick(busy.length > 0 && random.chance(0.8) ? busy : customers)
    return { customer, days: Math.max(customer.days, -random.whole(2, 730)), isLast: false }
  })
  return [...kept, ...others].sort((one, other) => one.days - other.days)
}

type Making = { world: World; random: Random; talk: Talk; index: number; contacts: readonly DemoRecord[] }

function recordOf({ world, random, talk: { customer, days, isLast }, index, contacts }: Making): DemoRecord {
  const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
  const [subject, summary, nextStep] = random.pick(customer.isVietnamese ? vietnameseSubjects : subjects)
  const owner: Person = customer.by
  const way = random.pick(['visit', 'call', 'call', 'call', 'wechat', 'wechat', 'mail', 'meeting', 'exhibition'])
  // What is planned after the last talk is open; what was planned before is done.
  const next = isLast && random.chance(0.5) ? random.whole(-6, 14) : random.chance(0.4) ? days + random.whole(3, 30) : null
  return {
    id: idAt(at, index),
    at,
    by: owner,
    values: {
      subject,
      customerId: customer.id,
      contactId: contacts.length > 0 ? random.pick(contacts).id : null,
      way,
      contactedAt: at,
      durationMinutes: way === 'wechat' || way === 'mail' ? null : String(random.pick([10, 15, 20, 30, 45, 60, 90, 120])),
      personId: owner.id,
      participants: null,
      place: way === 'visit' ? (customer.values.address ?? null) : null,
      summary,
      nextStep: next === null ? null : nextStep,
      nextOn: next === null ? null : world.calendar.day(isLast ? next : Math.min(-1, next)),
      isNextDone: !isLast,
      followsId: null,
      files: [],
      ownerId: customer.values.ownerId,
      ownerDept: customer.values.ownerDept,
    },
  }
}
