import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'

/** A calendar day, `YYYY-MM-DD` end to end. `notBefore` names another date field of the record. */
export type DateField = BaseOf<'date'> & { notBefore?: string }

/** Reads a day that the calendar has. */
export function checkDay(_: unknown, raw: unknown): Checked {
  const parts = typeof raw === 'string' ? /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(raw.trim()) : null
  if (!parts) return bad('date')
  const value = `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}`
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) && value >= '0001-01-01' ? ok(value) : bad('date')
}

export const date: FieldKind<DateField> = {
  check: checkDay,
  blank: null,
  writtenBy: 'people',
  askedAs: 'range',
  samples: () => ['2026-11-20'],
}
