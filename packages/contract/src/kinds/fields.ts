import type { Label } from '../i18n.ts'
import type { Formula } from '../resource/formula.ts'
import type { ProblemKey } from '../wire/problems.ts'

/** What every field says, whatever its kind. */
type Base = {
  label: Label
  hint?: Label
  /** What it says in words of its own where something is wrong, by what that is; placeholders as in `problems`. */
  messages?: { readonly [K in ProblemKey]?: Label }
  /** Default false. */
  required?: boolean
  /** Filled by the server alone (numbers, states, sums); what a client sends is ignored. */
  serverOwned?: boolean
  /** Set at creation, fixed afterwards. */
  createOnly?: boolean
  /** May be a sort key of lists. */
  sortable?: boolean
  /** An equality or range filter on it is served by an index. */
  indexed?: boolean
  /** Computed from other fields of the record, on both sides, never stored from input. */
  formula?: Formula
  /** Value of a new record. */
  initial?: unknown
  /** Width of its column in a list, px. */
  width?: number
}

export type TextField = Base & {
  kind: 'text'
  min?: number
  /** Default 200. */
  max?: number
  format?: 'phone' | 'email' | 'url'
  /** Regular expression over the whole text, as source. */
  pattern?: string
  /** Found by quick search and `contains` filters, in Chinese, pinyin, initials and folded Latin. */
  searchable?: boolean
  /** One record per tenant with this value (removed ones do not count). */
  unique?: boolean
}
export type LongTextField = Base & { kind: 'longText'; max?: number }
/** A document number that the server gives: `{yyyy}`, `{mm}`, `{dd}` and `{0000}` (a counter of that width, per prefix). */
export type SerialField = Base & { kind: 'serial'; template: string; searchable?: boolean; unique?: boolean }
/** What a figure may say beside its limits. */
type Figure = Base & {
  scale?: number
  min?: string
  max?: string
  /** Lists show its sum over all that match. Default false. */
  summed?: boolean
}

/** A quantity as decimal string. `scale` digits after the point, default 0. */
export type NumberField = Figure & { kind: 'number'; unit?: Label }
/** An amount as decimal string, scale 2 unless said; `currency` is shown, default CNY. */
export type MoneyField = Figure & { kind: 'money'; currency?: string }
export type BooleanField = Base & { kind: 'boolean' }
/** A calendar day, `YYYY-MM-DD` end to end. `notBefore` names another date field of the record. */
export type DateField = Base & { kind: 'date'; notBefore?: string }
/** An instant, ISO 8601 with Z on the wire, shown in the tenant's zone. */
export type InstantField = Base & { kind: 'instant'; notBefore?: string }
/** One value (or several) of a dictionary; stored as `dictKey`. */
export type DictField = Base & { kind: 'dict'; dictionary: string; multiple?: boolean }
/** The record's logical state; its values, words and colours stand in the core's `states`. */
export type StateField = Base & { kind: 'state' }
/** The id of a record of another resource. `parent`: this record lives under it and is listed on its detail page. */
export type ReferenceField = Base & { kind: 'reference'; to: string; parent?: boolean }
export type PersonField = Base & { kind: 'person' }
/** Uploaded files: `[{id, name, url, size, type}]`. */
export type FileField = Base & { kind: 'file'; maxCount?: number; accept?: string; maxSizeMB?: number }
/** Lines of a document, stored in a table of their own, with order kept. Default at most 2 000. */
export type LinesField = Base & {
  kind: 'lines'
  fields: Readonly<Record<string, LineCell>>
  minLines?: number
  maxLines?: number
}

/** What a line may hold: everything but lines, files and states. */
export type LineCell = Exclude<Field, LinesField | FileField | StateField | SerialField>

export type Field =
  | TextField
  | LongTextField
  | SerialField
  | NumberField
  | MoneyField
  | BooleanField
  | DateField
  | InstantField
  | DictField
  | StateField
  | ReferenceField
  | PersonField
  | FileField
  | LinesField
export type Kind = Field['kind']
export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>
export type Fields = Readonly<Record<string, Field>>

export type StoredFile = { id: string; name: string; url: string; size: number; type: string }
/** A line as it travels: its own id (absent on a new one) and its cells. */
export type Line = { id?: string } & Record<string, unknown>

/** What a value of each kind is on the wire. `null` is "empty" for all of them. */
export type ValueOf<F extends Field> = F extends { kind: 'boolean' }
  ? boolean
  : F extends { kind: 'dict'; multiple: true }
    ? string[]
    : F extends { kind: 'file' }
      ? StoredFile[]
      : F extends { kind: 'lines' }
        ? ({ id?: string } & { -readonly [K in keyof F['fields']]?: unknown })[]
        : string
