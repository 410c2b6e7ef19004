import type { Field } from './fields.ts'
import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'

/**
 * A document number that the server gives: `{yyyy}`, `{mm}`, `{dd}`, `{technology}` (a field of the record as it is stored first) and
 * `{0000}` (a counter of that width, per prefix).
 */
export type SerialField = BaseOf<'serial'> & {
  template: string
  /** What stands in the number for values of a field, by its key: `{ technology: { robot: 'R' } }`. Default the value itself. */
  parts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The first and the last number of each prefix. Default from 1, without end; where it ends, nothing more is stored. */
  range?: readonly [first: number, last: number]
  searchable?: boolean
  unique?: boolean
}

/** What the server writes by itself is a short text. */
export const checkServerText = (_: unknown, raw: unknown): Checked =>
  typeof raw === 'string' && raw.length <= 64 ? ok(raw) : bad('text')

/** Whether a field is a document number. */
export const isSerial = (field: Field | undefined): field is SerialField => field?.kind === 'serial'

export const serial: FieldKind<SerialField> = {
  check: checkServerText,
  blank: null,
  writtenBy: 'server',
  canName: true,
  samples: () => [],
}
