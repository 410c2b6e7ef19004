import { type DayNumber, dayNumber } from '@bip/contract/calendar'
import type { Demand, MaterialAt, Quantity } from './world.ts'

export type Forecast = { material: MaterialAt /** `YYYY-MM`. */; month: string; quantity: Quantity; no: string }

/** Orders of customers of a material, by the month in which they are due. */
export type Ordered = ReadonlyMap<string, Quantity>

export const monthKey = (material: MaterialAt, month: string): string => `${material} ${month}`

/**
 * What of forecasts nobody has ordered yet: the orders of a month use up its forecasts, one after the other. What is left is needed on
 * the first of its month, or today where that is over. Months that have passed count no more.
 */
export function consume(forecasts: readonly Forecast[], ordered: Ordered, today: DayNumber, month: string): Demand[] {
  const left = new Map(ordered)
  return forecasts.flatMap((forecast) => {
    if (forecast.month < month) return []
    const key = monthKey(forecast.material, forecast.month)
    const used = Math.min(forecast.quantity, left.get(key) ?? 0)
    left.set(key, (left.get(key) ?? 0) - used)
    const quantity = forecast.quantity - used
    if (quantity <= 0) return []
    const day = Math.max(today, dayNumber(`${forecast.month}-01`))
    return [{ material: forecast.material, day, quantity, kind: 'forecast' as const, no: forecast.no }]
  })
}
