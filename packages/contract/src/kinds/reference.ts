import type { Field } from './fields.ts'
import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'
import type { Where } from './where.ts'

/** Several records in place of one: a list of ids, each once, in the order given. */
export type Several = { multiple?: boolean /** Default 200. */; maxCount?: number }

/** Which records may be chosen. Default all within reach. */
export type Narrowed = { where?: Where }

/** The id of a record of another resource. `parent`: this record lives under it and is listed on its detail page.
 * `madeFrom`: this record may have been made from it, and both pages show so. */
export type ReferenceField = BaseOf<'reference'> &
  Several &
  Narrowed & {
    to: string
    parent?: boolean
    madeFrom?: boolean /** The dialog to choose from, where it is not the usual one. */
    picker?: string
  }

/** Whether a field names a record of a resource; people have a kind of their own. */
export const isReference = (field: Field | undefined): field is ReferenceField => field?.kind === 'reference'

const idForm = /^[\w-]{1,64}$/
const idOf = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '')

/** An id as it may stand in an address, or a list of them; a list also comes joined by commas. */
export function checkId({ multiple, maxCount = 200 }: Several, raw: unknown): Checked {
  if (!multiple) return idForm.test(idOf(raw)) ? ok(idOf(raw)) : bad('choice')
  const ids = [...new Set((Array.isArray(raw) ? raw : idOf(raw).split(',')).map(idOf))]
  if (!ids.every((id) => idForm.test(id))) return bad('choice')
  return ids.length > maxCount ? bad('tooManyChosen', { max: maxCount }) : ok(ids)
}

export const reference: FieldKind<ReferenceField> = {
  check: checkId,
  blank: null,
  isMany: ({ multiple }) => multiple === true,
  isOneKey: ({ multiple }) => !multiple,
  writtenBy: 'people',
  askedAs: 'several',
  refersTo: ({ to }) => to,
  samples: () => [],
}
