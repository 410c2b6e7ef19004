import type { Label } from '../i18n.ts'

/** What a condition of a search is asked with. */
export const searchTypes = ['input', 'select', 'dict', 'datePicker', 'selectDialog', 'userSelect', 'dateRange'] as const
export type SearchType = (typeof searchTypes)[number]

/** A condition of a search form, as the specification writes them. */
export type SearchItem = {
  /** Name under which it is asked. */
  prop: string
  label: Label
  /** A type that nobody knows is asked as a text. Default `input`. */
  type?: SearchType | (string & {})
  /** What a `select` offers. */
  options?: readonly Readonly<Record<string, string | Label>>[]
  /** What an option is called by. Default `label`. */
  labelKey?: string
  /** What of an option is asked for. Default `value`. */
  valueKey?: string
  /** Default the label. */
  placeholder?: Label
  /** The label stands beside the control, in one group with it. Default it is the placeholder. */
  withGroup?: boolean
  /** It can be taken back. Default true. */
  clear?: boolean
  /** Dictionary of a `dict`. */
  dictData?: string
  /** Resource whose records a `selectDialog` offers. */
  of?: string
  /** Names of both days of a `dateRange`. Default `startTime` and `endTime`. */
  ends?: readonly [string, string]
  /** What it starts with. */
  initial?: string
  /** Nothing is asked without it, and this is said. */
  required?: Label
  /** A sign put around the text, such as `%`. */
  wildcard?: string
}
