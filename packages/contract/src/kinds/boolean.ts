import type { Field } from './fields.ts'
import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'

export type BooleanField = BaseOf<'boolean'>

/** Whether a field is a yes or no. */
export const isBoolean = (field: Field | undefined): field is BooleanField => field?.kind === 'boolean'

const truths = new Map<unknown, boolean>(
  Object.entries({
    true: true,
    '1': true,
    是: true,
    yes: true,
    có: true,
    false: false,
    '0': false,
    否: false,
    no: false,
    không: false,
  }),
)

function check(_: BooleanField, raw: unknown): Checked {
  const written = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim().toLowerCase() : undefined
  const value = typeof raw === 'boolean' ? raw : truths.get(written)
  return value === undefined ? bad('boolean') : ok(value)
}

export const boolean: FieldKind<BooleanField> = {
  check,
  blank: null,
  isOneKey: () => true,
  writtenBy: 'people',
  askedAs: 'flag',
  samples: () => [true],
}
