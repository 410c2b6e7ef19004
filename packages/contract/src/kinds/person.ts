import { checkId } from './reference.ts'
import type { BaseOf, FieldKind } from './trait.ts'

/** The id of a user. */
export type PersonField = BaseOf<'person'>

export const person: FieldKind<PersonField> = {
  check: checkId,
  blank: null,
  isOneKey: () => true,
  writtenBy: 'people',
  refersTo: () => 'user',
  samples: () => [],
}
