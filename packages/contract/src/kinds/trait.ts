import type { Label } from '../i18n.ts'
import type { FlowPart } from './flow.ts'
import type { Formula } from './formula.ts'
import type { Problem, ProblemKey } from './problems.ts'
import type { RollUp } from './rollUp.ts'
import type { When } from './when.ts'

/** A field of a record that another field refers to: the key of the reference, and the key there. */
export type FieldPath = readonly [reference: string, field: string]

/** What every field says, whatever its kind. */
export type BaseOf<K extends string> = {
  kind: K
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
  /**
   * Shown of a record that this one names, as it is now: `['materialId', 'unit']`. Never stored, so it takes a `kind` to look like, and
   * may be read, asked for and sorted by. In a line the reference is one of the line.
   */
  from?: FieldPath
  /** Of the records that hang under this one: `{ of: 'orderLine', op: 'sum', field: 'amount' }`, as they are now. Never stored, as `from`. */
  rollUp?: RollUp
  /** Of the process that the record went through last, as it stands now. Every resource under approval has such fields; never stored. */
  flow?: FlowPart
  /** Taken over of a record when it is chosen, and people's own from then on: `['materialId', 'referencePrice']`. */
  prefill?: FieldPath
  /** Where it does not hold, the field is not there, and what it held or is sent goes. Default always. */
  visibleWhen?: When
  /** Where it holds, the field must be filled. Default as `required` says. */
  requiredWhen?: When
  /** Where it holds, the value stays what is stored (of a new record: what it begins with), whatever is sent. Default never. */
  fixedWhen?: When
  /** Computed from other fields of the record, on both sides, never stored from input. */
  formula?: Formula
  /** Value of a new record. */
  initial?: unknown
  /** What the form of a new record is filled with, where `initial` cannot know it: the day it is opened, or whoever fills it in. */
  begins?: 'today' | 'me'
  /** Width of its column in a list, px. */
  width?: number
}

/** A checked value in its one stored form, or what is wrong with it. */
export type Checked = { value: unknown } | { problem: Problem }

export const ok = (value: unknown): Checked => ({ value })
export const bad = (key: Problem['key'], values?: Problem['values']): Checked => ({ problem: { key, values } })

/**
 * What both sides know of a kind of field. The registry in `kinds.ts` is exhaustive by type, so a new kind does not compile until it
 * says all of this, and no other room asks which kind a field is.
 */
export type FieldKind<F> = {
  /** Checks one value that is not empty and answers its stored form. */
  check(field: F, raw: unknown): Checked
  /** What an empty value is stored as. */
  blank: null | 'list'
  /** Whether its value is a list of keys or ids. Default false. */
  isMany?: (field: F) => boolean
  /** Who gives its values: people in forms and imports, or the server alone. */
  writtenBy: 'people' | 'server'
  /** The resource whose records it refers to. */
  refersTo?: (field: F) => string
  /** The dictionary that its values are keys of. */
  dictionary?: (field: F) => string
  /** Digits behind the point of a decimal; absent for what is none. */
  scale?: (field: F) => number
  /** Its texts name a record in lists, tabs and pickers. Default false. */
  canName?: true
  /** Its value is one key, the same in the database and on the wire, so that rules may name it. Default false. */
  isOneKey?: (field: F) => boolean
  /** How one asks for its values: by a range, by several at once, by yes or no. Default by a text. */
  askedAs?: 'range' | 'several' | 'flag'
  /** Largest length that a field may declare as its maximum, in characters. */
  maxLength?: number
  /** Values of a sample record, the first that passes `check` is taken; none where other records or files are needed. */
  samples(field: F): readonly unknown[]
}
