import {
  type Core,
  enumerated,
  type Field,
  type FieldOf,
  type Kind,
  keysIn,
  type Language,
  label,
  type StoredFile,
} from '@bip/contract'
import { dictionaryNames } from './dictionaries.ts'
import { labelOf, type MemoryState } from './state.ts'

type Context = { state: MemoryState; core: Core; language: Language }
type Print<F> = (value: unknown, field: F, context: Context) => string

const truth = { true: label('是', 'Yes', 'Có'), false: label('否', 'No', 'Không') }
const lineCount = label('行', 'lines', 'dòng')

const asWritten = (value: unknown): string => String(value)
const named =
  <F>(resource: (field: F) => string): Print<F> =>
  (value, field, { state, language }) =>
    enumerated(
      keysIn(value).map((id) => labelOf(state, resource(field), id) ?? id),
      language,
    )

const printers: { readonly [K in Kind]: Print<FieldOf<K>> } = {
  text: asWritten,
  longText: asWritten,
  serial: asWritten,
  number: asWritten,
  money: asWritten,
  date: asWritten,
  instant: asWritten,
  boolean: (value, _, { language }) => truth[value ? 'true' : 'false'][language],
  dict: (value, { dictionary }, { language }) => {
    const names = dictionaryNames(dictionary, language)
    const said = [value].flat().map((key) => names.get(String(key)) ?? String(key))
    return enumerated(said, language)
  },
  state: (value, field, { core, language }) => (field.states ?? core.states)?.[String(value)]?.label[language] ?? String(value),
  reference: named(({ to }) => to),
  person: named(() => 'user'),
  lines: (value, _, { language }) => `${[value].flat().length} ${lineCount[language]}`,
  // The gateway stores files as its clients sent them.
  file: (value, _, { language }) =>
    enumerated(
      (value as StoredFile[]).map(({ name }) => name),
      language,
    ),
}

/** A value as a person reads it; '' for none. */
export function print(value: unknown, field: Field | undefined, context: Context): string {
  if (value === null || value === undefined) return ''
  if (!field) return String(value)
  const printer = printers[field.kind] as Print<Field> // exhaustive by type; the union cannot be narrowed by key
  return printer(value, field, context)
}
