import { checkValue, type Field, type FieldOf, type Kind } from '@bip/contract'
import { type decimalSigns, parseDecimal } from '@bip/design-system'
import { people } from './person/people.ts'

/** What reading a pasted cell may ask for. */
export type PasteTools = {
  signs: ReturnType<typeof decimalSigns>
  /** The key of a dictionary's word, in any case. */
  dictionaryKey: (code: string, word: string) => Promise<string | undefined>
  /** The id of the one record of that name or code. */
  recordId: (resource: string, name: string) => Promise<string | undefined>
}

type Read<F extends Field> = (field: F, text: string, tools: PasteTools) => unknown

const asWritten = (_: Field, text: string): unknown => text

const decimal: Read<FieldOf<'number'> | FieldOf<'money'>> = (_, text, { signs }) =>
  parseDecimal(text.replace(/[¥$€₫%\s]/gu, ''), signs) ?? undefined

/** The stored form where the contract accepts the text, undefined where it does not. */
const checked = (field: Field, text: string): unknown => {
  const answer = checkValue(field, text)
  return 'value' in answer ? answer.value : undefined
}

/** Names or codes between commas and semicolons; undefined where one of them means nobody. */
const several = async (resource: string, text: string, { recordId }: PasteTools): Promise<string[] | undefined> => {
  const words = text.split(/[,，、;；]/).map((word) => word.trim())
  const ids = await Promise.all(words.filter(Boolean).map((word) => recordId(resource, word)))
  return ids.some((id) => id === undefined) ? undefined : ids.flatMap((id) => id ?? [])
}

const nothing = (): undefined => undefined

const readers: { readonly [K in Kind]: Read<FieldOf<K>> } = {
  text: asWritten,
  longText: asWritten,
  serial: nothing,
  number: decimal,
  money: decimal,
  boolean: checked,
  date: checked,
  instant: checked,
  dict: (field, text, { dictionaryKey }) => dictionaryKey(field.dictionary, text),
  state: nothing,
  reference: ({ to, multiple }, text, tools) => (multiple ? several(to, text, tools) : tools.recordId(to, text)),
  person: ({ multiple }, text, tools) => (multiple ? several(people, text, tools) : tools.recordId(people, text)),
  file: nothing,
  lines: nothing,
}

/** The value that a pasted text means in a field; undefined where it means none, null where it is empty. */
export const readPasted = async (field: Field, text: string, tools: PasteTools): Promise<unknown> => {
  if (text.trim() === '') return null
  const read = readers[field.kind] as Read<Field> // the table is exhaustive by type; a union cannot be narrowed by key
  return read(field, text.trim(), tools)
}
