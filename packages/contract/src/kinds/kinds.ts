import { boolean } from './boolean.ts'
import { date } from './date.ts'
import { dict } from './dict.ts'
import { isEmpty } from './empty.ts'
import type { Field, FieldOf, Kind } from './fields.ts'
import { file } from './file.ts'
import { instant } from './instant.ts'
import { lines } from './lines.ts'
import { longText } from './longText.ts'
import { money } from './money.ts'
import { number } from './number.ts'
import { person } from './person.ts'
import { reference } from './reference.ts'
import { serial } from './serial.ts'
import { state } from './state.ts'
import { text } from './text.ts'
import type { Checked, FieldKind } from './trait.ts'

const kinds: { readonly [K in Kind]: FieldKind<FieldOf<K>> } = {
  text,
  longText,
  serial,
  number,
  money,
  boolean,
  date,
  instant,
  dict,
  state,
  reference,
  person,
  file,
  lines,
}

/** What is known of a field's kind. */
const kindOf = (field: Field): FieldKind<Field> => kinds[field.kind] as unknown as FieldKind<Field> // the registry is exhaustive by type; the union cannot be narrowed by key

/** Checks one value that is not empty and answers its stored form. */
export const checkValue = (field: Field, raw: unknown): Checked => kindOf(field).check(field, raw)

/** What an empty value of the field is stored as. */
export const blankOf = (field: Field): null | unknown[] => (kindOf(field).blank === 'list' || isMany(field) ? [] : null)

/** Whether its value is a list of keys or ids. */
export const isMany = (field: Field): boolean => kindOf(field).isMany?.(field) ?? false

/** The ids or keys that a value holds, one or several. */
export const keysIn = (value: unknown): string[] => (isEmpty(value) ? [] : [value].flat().map(String))

/** Whether records keep its values; what is shown of another record, rolled up of those below, or said of its process is read there. */
export const isStored = (field: Field): boolean =>
  field.from === undefined && field.rollUp === undefined && field.flow === undefined

/** Whether people give its values; numbers, states, sums and what is computed come from the server. */
export const isWritable = (field: Field): boolean =>
  isStored(field) && !field.serverOwned && !field.formula && (kindOf(field).writtenBy === 'people' || isAsked(field))

/** Whether it is a value of the server that people choose, as an argument of an action. */
const isAsked = (field: Field): boolean => 'asked' in field && field.asked === true

/** The lines that the field names one of, if it does: such an id is never shown. */
export const lineOf = (field: Field): readonly [resource: string, lines: string] | undefined =>
  'lineOf' in field ? field.lineOf : undefined

/** The key of the resource whose records the field refers to, if it does. */
export const targetOf = (field: Field): string | undefined => kindOf(field).refersTo?.(field)

/** The dictionary that the field takes its words from, if it does. */
export const dictionaryOf = (field: Field): string | undefined => kindOf(field).dictionary?.(field)

/** Digits behind the point of a decimal; undefined for what is none. */
export const scaleOf = (field: Field): number | undefined => kindOf(field).scale?.(field)

/** Whether the field may name a record in lists, tabs and pickers. */
export const canName = (field: Field): boolean => kindOf(field).canName === true

/** Whether people write its texts as they like. */
export const isFreeText = (field: Field): boolean => kindOf(field).maxLength !== undefined

/** Largest length that the field may declare, in characters; undefined where it has none. */
export const maxLengthOf = (field: Field): number | undefined => kindOf(field).maxLength

/** How one asks for values of the field. */
export const askedAs = (field: Field): 'text' | 'range' | 'several' | 'flag' => kindOf(field).askedAs ?? 'text'

/** Whether its value is one key, which rules may name. */
export const isOneKey = (field: Field): boolean => kindOf(field).isOneKey?.(field) ?? false

/** Whether a quick search looks through the field. */
export const isSearchable = (field: Field): boolean => 'searchable' in field && field.searchable === true

/** The field of the record that this one may not come before, if there is one. */
export const notBeforeOf = (field: Field): string | undefined => ('notBefore' in field ? field.notBefore : undefined)

/** A value that passes the field's check, in its stored form; undefined where it takes other records, files or words. */
export function sampleOf(field: Field): unknown {
  const tried = field.initial === undefined ? kindOf(field).samples(field) : [field.initial]
  for (const value of tried) {
    const checked = checkValue(field, value)
    if ('value' in checked) return checked.value
  }
  return undefined
}
