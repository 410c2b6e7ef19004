import { checkValue, type Field, type FieldOf, type Language, type Line, type LineCell, problemText } from '@bip/contract'
import {
  type CellEditing,
  type ChoiceSource,
  type decimalSigns,
  type Option,
  parseDecimal,
  type ReadCell,
  type ValueType,
} from '@bip/design-system'
import { people } from '../data/people.ts'

/** What typing into cells may ask for. */
export type CellTools = {
  signs: ReturnType<typeof decimalSigns>
  language: Language
  /** The words of a dictionary by key. */
  options: (dictionary: string) => readonly Option[]
  /** The records of a resource that a field of a line may name. */
  source: (field: Field, resource: string, line: Line) => ChoiceSource
}

type CellEdit = Pick<CellEditing<Line>, 'options' | 'source' | 'read'> & { type?: ValueType }
type EditOf<F extends Field> = (field: F, tools: CellTools) => CellEdit

const asWritten = (): CellEdit => ({})

/** The stored form where the contract accepts the text, else what it has to say. */
const checked = (field: Field, text: string, language: Language): ReadCell => {
  if (text.trim() === '') return { value: null }
  const answer = checkValue(field, text.trim())
  if ('problem' in answer) return { error: problemText(answer.problem, language) }
  return { value: answer.value as Extract<ReadCell, { value: unknown }>['value'] } // the stored form of a cell is a text, a truth or a list of keys
}

/** Figures as they are copied from elsewhere, with signs of currencies and units around them. */
const decimal: EditOf<FieldOf<'number'> | FieldOf<'money'>> = (field, { signs, language }) => {
  const units = 'unit' in field ? Object.values(field.unit ?? {}) : []
  return {
    read: (text) => {
      const bare = units.reduce((rest, unit) => rest.replace(unit, ''), text).replace(/[¥$€₫%\s]/gu, '')
      const value = parseDecimal(bare, signs)
      return value === undefined ? checked(field, text, language) : { value }
    },
  }
}

const byContract = (field: Field, { language }: CellTools): CellEdit => ({ read: (text) => checked(field, text, language) })

const ofDictionary: EditOf<FieldOf<'dict'>> = (field, { options, language }) => {
  const words = options(field.dictionary)
  if (!field.multiple) return { options: words }
  const keyOf = (word: string): string => words.find(({ label, value }) => label === word || value === word)?.value ?? word
  return {
    read: (text) => {
      const keys = text.split(/[,，、;；]/).flatMap((word) => (word.trim() === '' ? [] : [keyOf(word.trim())]))
      const isKnown = keys.every((key) => words.some(({ value }) => value === key))
      return isKnown ? { value: keys } : { error: problemText({ key: 'choice' }, language) }
    },
  }
}

/** Names or codes between commas and semicolons, where several records may stand. */
const severalNamed =
  ({ named }: ChoiceSource): ChoiceSource['named'] =>
  async (text) => {
    const words = text.split(/[,，、;；]/).map((word) => word.trim())
    const found = await Promise.all(words.filter(Boolean).map(named))
    const fault = found.find((one) => 'error' in one)
    return fault ?? { value: found.flatMap((one) => ('value' in one ? [String(one.value)] : [])) }
  }

const ofRecords =
  ({ multiple }: { multiple?: boolean }, source: (line: Line) => ChoiceSource) =>
  (line: Line): ChoiceSource => {
    const one = source(line)
    return multiple ? { ...one, named: severalNamed(one) } : one
  }

/** How values of each kind are typed into a cell; what is not said is as for a text. */
const cellEdits: { readonly [K in LineCell['kind']]: EditOf<FieldOf<K>> } = {
  text: asWritten,
  longText: asWritten,
  number: decimal,
  money: decimal,
  boolean: () => ({ type: 'boolean' }),
  date: asWritten,
  instant: byContract,
  dict: ofDictionary,
  reference: (field, { source }) => ({ source: ofRecords(field, (line) => source(field, field.to, line)) }),
  person: (field, { source }) => ({ source: ofRecords(field, (line) => source(field, people, line)) }),
}

/** How values of a field are typed into a cell. */
export const cellEditOf = (field: LineCell, tools: CellTools): CellEdit => (cellEdits[field.kind] as EditOf<Field>)(field, tools) // the table is exhaustive by type; a union cannot be narrowed by key
