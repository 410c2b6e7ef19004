import type { AnyRecord, ListGroup } from '@bip/contract'

/** A line of a grouped list: a group, a record below it, or the way to all of its records. */
export type GroupedRow =
  | { kind: 'group'; key: string; group: ListGroup }
  | { kind: 'record'; key: string; record: AnyRecord }
  | { kind: 'all'; key: string; group: ListGroup; count: number }

export const groupRow = (group: ListGroup): GroupedRow => ({ kind: 'group', key: `group ${group.value ?? ''}`, group })

/** The lines below a group. */
export const rowsBelow = (group: ListGroup, records: readonly AnyRecord[], count: number): GroupedRow[] => [
  ...records.map((record): GroupedRow => ({ kind: 'record', key: `record ${record.id}`, record })),
  { kind: 'all', key: `all ${group.value ?? ''}`, group, count },
]
