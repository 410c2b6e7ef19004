import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { addressKey } from '../guard/addressKey.ts'
import { everyTenant, readCount, take } from '../guard/counters.ts'
import { bitsFor, budgets, freeRegistrations } from '../guard/rules.ts'
import { askWork, spendWork } from '../guard/work.ts'
import type { Visitor } from '../signIn/admission.ts'

/** From so many that wait in a tenant on, each further one takes the hardest puzzle: strangers fill no database, and close no door. */
const manyWaiting = 200

const counterOf = ({ address }: Visitor) => ({ tenantId: everyTenant, subject: `register:${addressKey(address)}` })

/** Registrations of an address that have not faded yet. */
export async function registrationsOf(tx: Tx, now: Date, visitor: Visitor): Promise<number> {
  const { fades } = budgets.registrations
  return (await readCount(tx, now, counterOf(visitor), { fades, waits: [] })).count
}

/** The puzzle that stands before the next registration; none within what is free. */
async function bitsDue(tx: Tx, now: Date, visitor: Visitor): Promise<number> {
  const count = await registrationsOf(tx, now, visitor)
  const { rows } = await sql`select from "user" where tenant_id = ${visitor.tenantId} and status = 'waiting' and not is_deleted
    limit ${manyWaiting}`.execute(tx)
  if (rows.length >= manyWaiting) return bitsFor(Number.POSITIVE_INFINITY, 1)
  return count + 1 > freeRegistrations ? bitsFor(Math.max(count, freeRegistrations), freeRegistrations) : 0
}

const full = (seconds: number, more: object = {}) => new Refusal('registrationsFull', {}, { retryAfter: seconds, ...more })

/** Throws Refusal `registrationsFull` with a puzzle where one is due and none was handed in: before a captcha is used up. */
export async function demandWork(services: Services, visitor: Visitor): Promise<void> {
  const now = services.clock()
  const bits = await services.database.asSystem((tx) => bitsDue(tx, now, visitor), { readOnly: true })
  if (bits === 0 || visitor.work !== undefined) return
  throw full(3600, { work: askWork(services, { purpose: 'register', address: visitor.address, bits }) })
}

/** Counts a registration before it is looked at any further; answers the refusal to throw. */
export async function chargeRegistration(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  phone: string | undefined,
): Promise<Refusal | null> {
  const now = services.clock()
  const bits = await bitsDue(tx, now, visitor)
  const wanted = {
    purpose: 'register',
    address: visitor.address,
    bits: bits || bitsFor(freeRegistrations, freeRegistrations),
  } as const
  const isFree = bits === 0
  if (!isFree && !(await spendWork(tx, services, visitor.work, wanted))) return full(3600, { work: askWork(services, wanted) })
  // Of several at once that all found one free, the count lets in as many as there are.
  const { capacity, fades } = budgets.registrations
  const wait = await take(tx, now, counterOf(visitor), { capacity: isFree ? freeRegistrations : capacity, fades })
  if (wait > 0) return full(wait, isFree ? { work: askWork(services, wanted) } : {})
  if (!phone) return null
  const ofPhone = { tenantId: visitor.tenantId, subject: `register-phone:${phone}` }
  const waitOfPhone = await take(tx, now, ofPhone, budgets.registrationsOfPhone)
  return waitOfPhone > 0 ? new Refusal('registrationsOfPhone') : null
}
