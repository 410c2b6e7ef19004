import { type DayNumber, dayNumber, dayText, weekdayOf } from '@bip/contract/calendar'
import { type Axis, xOfDay } from './axis.ts'

export type TickUnit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | 'decade'

/** A part of the axis, such as a month. `day` is its first one, with the hour as a fraction. */
export type Tick = { unit: TickUnit; day: number; x: number; width: number }

/** The two rows of the axis by px a day: what stands above, and what below. */
const tiers: readonly (readonly [min: number, upper: TickUnit, lower: TickUnit])[] = [
  [400, 'day', 'hour'],
  [22, 'month', 'day'],
  [5, 'month', 'week'],
  [1.4, 'year', 'month'],
  [0.45, 'year', 'quarter'],
  [0, 'decade', 'year'],
]

export const tiersOf = ({ pxPerDay }: Axis): readonly [upper: TickUnit, lower: TickUnit] => {
  const [, upper, lower] = tiers.find(([min]) => pxPerDay >= min) ?? [0, 'decade', 'year']
  return [upper, lower]
}

const monthsIn = { month: 1, quarter: 3, year: 12, decade: 120 } as const

const ofMonth = (month: number): DayNumber => {
  const year = String(Math.floor(month / 12)).padStart(4, '0')
  return dayNumber(`${year}-${String((month % 12) + 1).padStart(2, '0')}-01`)
}

/** The beginning of the part that a day lies in, and that of the next part. */
const partAt = (unit: TickUnit, day: number): readonly [number, number] => {
  if (unit === 'hour') return [Math.floor(day * 24 + 1e-6) / 24, Math.floor(day * 24 + 1e-6) / 24 + 1 / 24]
  const whole = Math.floor(day)
  if (unit === 'day') return [whole, whole + 1]
  if (unit === 'week') return [whole - weekdayOf(whole), whole - weekdayOf(whole) + 7]
  const [year = 0, month = 1] = dayText(whole).split('-').map(Number)
  const length = monthsIn[unit]
  const first = Math.floor((year * 12 + month - 1) / length) * length
  return [ofMonth(first), ofMonth(first + length)]
}

/** The parts of the axis between two places in px. */
export const ticksOf = (axis: Axis, unit: TickUnit, left: number, right: number): readonly Tick[] => {
  const ticks: Tick[] = []
  const end = Math.min(axis.to, axis.from + right / axis.pxPerDay)
  let day = Math.max(axis.from, axis.from + left / axis.pxPerDay)
  while (day < end) {
    const [first, next] = partAt(unit, day)
    const x = xOfDay(axis, Math.max(first, axis.from))
    ticks.push({ unit, day: first, x, width: xOfDay(axis, Math.min(next, axis.to)) - x })
    day = next
  }
  return ticks
}
