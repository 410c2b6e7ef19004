import { dayText } from '@bip/contract/calendar'
import type { PlanOverload } from '@bip/contract/resources'
import type { Overload } from './load.ts'

/** What is planned above capacity, by station and department: scheduling plans nothing so, but people pin phases and begin them. */
export function overloadsOf(days: readonly Overload[]): PlanOverload[] {
  const byPlace = Map.groupBy(
    days.toSorted((a, b) => a.day - b.day),
    ({ kind, name }) => `${kind} ${name}`,
  )
  return [...byPlace.values()].map((own) => {
    const { kind, name, max, day } = own[0] as Overload // a group has a day at least
    return {
      ...{ kind, name, max, from: dayText(day), days: own.length, amount: Math.max(...own.map(({ amount }) => amount)) },
      orders: [...new Set(own.flatMap(({ orders }) => orders))].sort(),
    }
  })
}
