import type { Field, FieldOf, Kind } from '@bip/contract'
import { boolean, dict, person, reference } from './choices.ts'
import { money, number } from './decimal.ts'
import type { KindStore } from './kind.ts'
import { file, lines } from './nested.ts'
import { longText, serial, state, text } from './text.ts'
import { date, instant } from './times.ts'

export { anyFunctionSql } from './anyFunction.ts'
export { findFunctionsSql, holds } from './findFunction.ts'
export * from './kind.ts'
export * from './names.ts'

const kinds: { [K in Kind]: KindStore<FieldOf<K>> } = {
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

/** What the server knows of the field's kind. */
export function kindOf(field: Field): KindStore<Field> {
  return kinds[field.kind] as unknown as KindStore<Field> // the registry is exhaustive by type; the union cannot be narrowed by key
}
