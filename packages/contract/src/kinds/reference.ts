import type { Field } from './fields.ts'
import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'

/** The id of a record of another resource. `parent`: this record lives under it and is listed on its detail page. */
export type ReferenceField = BaseOf<'reference'> & { to: string; parent?: boolean }

/** Whether a field names a record of a resource; people have a kind of their own. */
export const isReference = (field: Field | undefined): field is ReferenceField => field?.kind === 'reference'

/** An id as it may stand in an address. */
export function checkId(_: unknown, raw: unknown): Checked {
  const value = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : ''
  return /^[\w-]{1,64}$/.test(value) ? ok(value) : bad('choice')
}

export const reference: FieldKind<ReferenceField> = {
  check: checkId,
  blank: null,
  isOneKey: () => true,
  writtenBy: 'people',
  refersTo: ({ to }) => to,
  samples: () => [],
}
