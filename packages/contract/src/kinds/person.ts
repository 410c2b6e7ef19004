import { checkId, type Narrowed, type Several } from './reference.ts'
import type { BaseOf, FieldKind } from './trait.ts'

/** The id of a user, or of several. */
export type PersonField = BaseOf<'person'> & Several & Narrowed

export const person: FieldKind<PersonField> = {
  check: checkId,
  blank: null,
  isMany: ({ multiple }) => multiple === true,
  isOneKey: ({ multiple }) => !multiple,
  writtenBy: 'people',
  askedAs: 'several',
  refersTo: () => 'user',
  samples: () => [],
}
