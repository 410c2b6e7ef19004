import type { RowOf } from '@bip/contract'
import type { stockCard, stockOutlook } from '@bip/contract/resources'

export type OutlookRow = RowOf<typeof stockOutlook> & { id: string }
export type CardRow = RowOf<typeof stockCard> & { id: string }

/** The first movement after which less is there than a limit; undefined where that never comes. */
export const firstBelow = (rows: readonly OutlookRow[], limitOf: (row: OutlookRow) => number): OutlookRow | undefined =>
  rows.find((row) => Number(row.balance) < limitOf(row))

/** How much lacks at the worst. */
export const worstLack = (rows: readonly OutlookRow[]): number => Math.max(0, ...rows.map(({ balance }) => -Number(balance)))

const dayMs = 86_400_000
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
/** Days that are drawn of the past. */
const maxPast = 180

type Curve = { axis: string[]; history: (number | null)[]; expected: (number | null)[]; safety: (number | null)[] }

/** What lay there day by day, and what is expected to: one axis of days, each figure held until it changes. */
export function curveOf(card: readonly CardRow[], outlook: readonly OutlookRow[]): Curve {
  const today = outlook[0]?.day ?? ''
  const past = new Map(card.map(({ day, balance }) => [day ?? '', Number(balance)]))
  const next = new Map(outlook.map(({ day, balance }) => [day ?? '', Number(balance)]))
  const earliest = new Date(Date.parse(`${today}T00:00:00Z`) - maxPast * dayMs).toISOString().slice(0, 10)
  // What came longer ago lies there from the first day that is drawn.
  const isOlder = card.some(({ day }) => (day ?? '') < earliest)
  const firstMoved = isOlder ? earliest : (card[0]?.day ?? today)
  const last = [...next.keys()].at(-1) ?? today
  const curve: Curve = { axis: [], history: [], expected: [], safety: [] }
  if (!today) return curve
  const before = card.findLast(({ day }) => (day ?? '') < firstMoved)?.balance
  let held = before === undefined || before === null ? null : Number(before)
  let foreseen: number | null = null
  const safety = Number(outlook[0]?.safetyStock ?? 0)
  for (let day = firstMoved; day <= last; day = dayAfter(day)) {
    held = past.get(day) ?? held
    foreseen = next.get(day) ?? foreseen
    curve.axis.push(day)
    curve.history.push(day <= today ? held : null)
    curve.expected.push(day < today ? null : foreseen)
    curve.safety.push(safety > 0 ? safety : null)
  }
  return curve
}
