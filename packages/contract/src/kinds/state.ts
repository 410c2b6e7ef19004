import type { Field } from './fields.ts'
import { checkServerText } from './serial.ts'
import type { States } from './states.ts'
import { type BaseOf, bad, type FieldKind } from './trait.ts'

/**
 * A state. Without `states` of its own it is that of the record as a whole, whose values, words and colours stand in the core's `states`; a
 * record may have others beside it. Actions and jobs alone move them.
 */
export type StateField = BaseOf<'state'> & {
  states?: States
  /** People choose it, as an argument of an action. */
  asked?: boolean
}

/** Whether a field is a state of the record. */
export const isState = (field: Field | undefined): field is StateField => field?.kind === 'state'

export const state: FieldKind<StateField> = {
  check: (field, raw) =>
    field.states && !Object.hasOwn(field.states, String(raw)) ? bad('choice') : checkServerText(field, raw),
  blank: null,
  isOneKey: () => true,
  writtenBy: 'server',
  askedAs: 'several',
  samples: ({ states = {} }) => Object.keys(states).slice(0, 1),
}
