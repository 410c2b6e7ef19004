import type { ShipRow } from '@bip/contract'

const day = 86_400_000

/** A calendar day in a zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: number | string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at))
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)

export type Shipment = ShipRow & {
  /** Whole days since the planned day; 0 when it was due earlier today. */
  lateDays: number
  isLate: boolean
}

export type ShippingView = {
  /** Late ones first, then what leaves today, in order of time. */
  due: Shipment[]
  shippedToday: number
  dueToday: number
  overdue: number
  longestLate: number
  /** Units that left on each day from Monday; null for days to come. */
  week: { day: string; units: number | null; isToday: boolean }[]
  weekUnits: number
}

/** What the wall shows of the rows, at an instant, in the plant's zone. */
export function viewOf(rows: readonly ShipRow[], now: number, timeZone: string): ShippingView {
  const today = dayIn(timeZone, now)
  const shippedOn = (row: ShipRow): string | undefined => (row.actualShipTime ? dayIn(timeZone, row.actualShipTime) : undefined)
  const open = rows
    .filter((row) => row.actualShipTime === null && dayIn(timeZone, row.planShipTime) <= today)
    .map((row): Shipment => {
      const lateDays = daysBetween(dayIn(timeZone, row.planShipTime), today)
      return { ...row, lateDays, isLate: Date.parse(row.planShipTime) < now }
    })
  const shippedToday = rows.filter((row) => shippedOn(row) === today)
  const late = open.filter((row) => row.lateDays > 0)
  const due = [...open, ...shippedToday.map((row): Shipment => ({ ...row, lateDays: 0, isLate: false }))]
  const week = weekDays(today).map((date) => ({
    day: date,
    isToday: date === today,
    units: date > today ? null : sumUnits(rows.filter((row) => shippedOn(row) === date)),
  }))
  return {
    due: due.sort((left, right) => rank(left) - rank(right) || left.planShipTime.localeCompare(right.planShipTime)),
    shippedToday: shippedToday.length,
    dueToday: shippedToday.length + open.length - late.length,
    overdue: late.length,
    longestLate: Math.max(0, ...late.map(({ lateDays }) => lateDays)),
    week,
    weekUnits: week.reduce((sum, { units }) => sum + (units ?? 0), 0),
  }
}

/** Open before done: what still needs hands stands on the first page. */
const rank = (row: Shipment): number => (row.actualShipTime ? 1 : 0)

/** Quantities of machines are whole numbers. */
const sumUnits = (rows: readonly ShipRow[]): number => rows.reduce((sum, { quantity }) => sum + Number(quantity), 0)

function weekDays(today: string): string[] {
  const at = Date.parse(`${today}T00:00:00Z`)
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * day
  return Array.from({ length: 7 }, (_, index) => new Date(monday + index * day).toISOString().slice(0, 10))
}
