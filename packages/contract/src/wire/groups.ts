import { askedAs, type Field, isMany, isOneKey, isStored, scaleOf } from '../kinds/index.ts'
import type { Totals } from './envelope.ts'

/** GET with `resource`, `by` (a field that `groupsBy` takes) and the list's own query, beyond the spec's own calls: `ListGroups`. */
export const groupsCall = '/blade-bip/plus/groups'

/** Records of a list that hold the same value: a key, an id, a month such as `2026-11`; null for none. */
export type ListGroup = { value: string | null; label: string; count: number; sums: NonNullable<Totals> }

/** The largest first. `isCut` where there are more groups than are told, or more records than are counted. */
export type ListGroups = { groups: ListGroup[]; isCut: boolean }

export const maxGroups = 200

/** How records are grouped by a field: by its values, by the months of its days, or not at all. */
export function groupsBy(field: Field | undefined): 'value' | 'month' | undefined {
  if (!field || isMany(field) || !isStored(field)) return undefined
  if (isOneKey(field)) return 'value'
  return askedAs(field) === 'range' && scaleOf(field) === undefined ? 'month' : undefined
}

/** The first and last day of a month such as `2026-11`. */
export function daysOfMonth(month: string): { ge: string; le: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { ge: `${month}-01`, le: `${month}-${last}` }
}
