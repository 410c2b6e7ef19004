import type { DayNumber } from '@bip/contract/calendar'
import type { PlanDays } from '../workdays.ts'
import type { Load } from './load.ts'
import { type Scheduled, type Step, scheduleBackward, scheduleForward } from './schedule.ts'

/** An order whose phases are to be placed anew. */
export type OrderToPlace<P extends Step = Step> = {
  id: string
  orderNo: string
  priority: string
  promised: DayNumber | null
  /** The first day on which its first phase may stand. */
  earliest: DayNumber
  /** In the order in which they are done; fixed ones are gone round. */
  phases: readonly P[]
}

export type PlacedOrder<P extends Step = Step> = {
  order: OrderToPlace<P>
  /** Undefined where no room was found within years. */
  placed: Scheduled[] | undefined
  /** Whether it was planned back from its promised day, as was asked. */
  isBackward: boolean
}

const ranks = ['urgent', 'high', 'normal', 'low']
const rankOf = ({ priority }: OrderToPlace): number => {
  const at = ranks.indexOf(priority)
  return at < 0 ? ranks.length : at
}

/** Who is placed first: the more urgent, then the one that was promised earlier, then the lower number; the same on every machine. */
const before = (one: OrderToPlace, other: OrderToPlace): number =>
  rankOf(one) - rankOf(other) ||
  (one.promised ?? Number.MAX_SAFE_INTEGER) - (other.promised ?? Number.MAX_SAFE_INTEGER) ||
  (one.orderNo < other.orderNo ? -1 : one.orderNo > other.orderNo ? 1 : 0)

/**
 * Places the phases of several orders one order after the other, each by the load that those before it left. Backward, an order whose promised
 * day cannot be kept is placed forward, so that it ends as early as it can. The load takes all of them up.
 */
export function scheduleMany<P extends Step>(
  { orders, load, calendar }: { orders: readonly OrderToPlace<P>[]; load: Load; calendar: PlanDays },
  direction: 'forward' | 'backward',
): PlacedOrder<P>[] {
  return orders.toSorted(before).map((order) => {
    const { orderNo, phases, promised, earliest } = order
    const asking = { orderNo, phases, load, calendar }
    const back = direction === 'backward' && promised !== null ? scheduleBackward(asking, { end: promised, earliest }) : undefined
    return { order, placed: back ?? scheduleForward(asking, earliest), isBackward: back !== undefined }
  })
}
