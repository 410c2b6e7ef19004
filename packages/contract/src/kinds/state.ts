import type { Field } from './fields.ts'
import { checkServerText } from './serial.ts'
import type { BaseOf, FieldKind } from './trait.ts'

/** The record's logical state; its values, words and colours stand in the core's `states`. */
export type StateField = BaseOf<'state'>

/** Whether a field is the record's logical state. */
export const isState = (field: Field | undefined): field is StateField => field?.kind === 'state'

export const state: FieldKind<StateField> = {
  check: checkServerText,
  blank: null,
  isOneKey: () => true,
  writtenBy: 'server',
  askedAs: 'several',
  samples: () => [],
}
