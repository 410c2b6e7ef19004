import type { Checked, Field, Fields, Label, Language } from '@bip/contract'
import type { RawBuilder } from 'kysely'

/** A column as `create table` spells it. Texts are `collate "C"`, so that every database sorts and compares bytes. */
export type Column = { name: string; type: string }

/** How a list may ask for a field: bare (`{key}`), or with `_in`, `_ge`, `_le`. */
export const filterOps = ['is', 'in', 'ge', 'le'] as const
export type FilterOp = (typeof filterOps)[number]

/** SQL that is part of a statement, with its values bound. */
export type Sql = RawBuilder<unknown>

/** The words by which a person knows stored values: dictionary values, records, people. */
export type ValueNames = {
  language: Language
  timeZone: string
  /** The word of a dictionary value; the key itself where nobody knows it. */
  dict(code: string, key: string): string
  /** The name of a record of a resource; the id where nobody knows it. */
  record(resource: string, id: string): string
  /** The word of a logical state of the resource. */
  state(value: string): string
  /** A line of a document in one line of text. */
  line(fields: Fields, line: Record<string, unknown>): string
}

/** What a spreadsheet cell is to hold. Decimals that a double cannot hold are text. */
export type SheetValue = string | number | boolean | Date | null

/** The words of an import turned round: what a person writes, to what is stored. */
export type Reading = {
  timeZone: string
  /** Every key that is meant by a word (or key) of a dictionary, in any language. */
  dict(code: string, word: string): readonly string[]
  /** Every id of a record that is meant by its name, code or id. */
  record(resource: string, word: string): readonly string[]
  /** What a resource is called, for problems. */
  nameOf(resource: string): string
}

/**
 * What the server knows of a kind of field. The registry in `index.ts` is exhaustive by type: a new kind does not compile until
 * all of this is said, and nothing else in the server asks which kind a field is.
 */
export type KindStore<F extends Field> = {
  /** Columns in the resource's table: the value, then what is derived from it. None for lines. */
  columns(name: string, field: F): Column[]
  /** What those columns hold for a wire value, as JSON. */
  row(name: string, field: F, value: unknown): Record<string, unknown>
  /** The value's form on the wire, as JSON, from its column. */
  wire(column: Sql): Sql
  /** The form of a filter value as it is compared, or what is wrong with it. */
  asked(field: F, op: FilterOp, raw: string, timeZone: string): Checked
  /** Conditions of a list by op; absent where the kind cannot be asked so. `search` is a text search in this field. */
  conditions: Partial<Record<FilterOp, Condition<F>>>
  /** The column that sorts it, or null where lists cannot be sorted by it. */
  sort(name: string, field: F): string | null
  /** How a value is said to a person: history, labels of options. */
  print(field: F, value: unknown, words: ValueNames): string
  /** How a value stands in a sentence, such as the title of a request; as it is printed without. */
  speak?: (value: unknown, language: Language) => string
  /** How a value stands in a spreadsheet, and its number format. */
  sheet(field: F, value: unknown, words: ValueNames): SheetValue
  /** The spreadsheet's number format and an example for the template. */
  format?: (field: F) => string
  example: Label
  /** What a spreadsheet cell means on the wire, before the contract checks it; null is empty. */
  read(field: F, cell: SheetValue, reading: Reading): Checked
}

export type Condition<F extends Field> = (
  column: Sql,
  value: unknown,
  context: {
    field: F
    timeZone: string
    /** A text search in this field alone. */
    search: (text: string) => Sql
    /** Rows whose list in this field holds one of the values; through a function, because no index serves it beneath a policy. */
    any: (values: readonly unknown[]) => Sql
  },
) => Sql
