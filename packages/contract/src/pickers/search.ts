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

/** A text, or both days of a range. */
export type SearchValue = string | readonly [string, string]
export type SearchValues = Readonly<Record<string, SearchValue>>

/** How a condition is asked; in doubt as a text. */
export const searchTypeOf = ({ type }: SearchItem): SearchType => searchTypes.find((known) => known === type) ?? 'input'

export const initialSearch = (items: readonly SearchItem[]): SearchValues =>
  Object.fromEntries(items.flatMap(({ prop, initial }) => (initial === undefined ? [] : [[prop, initial]])))

/** What is said in the place of rows where a condition that must be there is blank. */
export const missingSearch = (items: readonly SearchItem[], values: SearchValues): Label | undefined =>
  items.find(({ prop, required }) => required && !values[prop])?.required

/** A text between two signs; blank stays blank. */
export const between = (text: string, sign = ''): string => (text.trim() === '' ? '' : `${sign}${text.trim()}${sign}`)

const daysOf = (value: SearchValue): readonly string[] => (typeof value === 'string' ? [value, value] : value)

/** The parameters that the values of a search form come to; blank ones are left out. */
export const searchToWire = (items: readonly SearchItem[], values: SearchValues): Record<string, string> =>
  Object.fromEntries(
    items
      .flatMap((item): (readonly [string, string])[] => {
        const { prop, wildcard, ends = ['startTime', 'endTime'] } = item
        const value = values[prop]
        if (value === undefined) return []
        if (searchTypeOf(item) === 'dateRange') return ends.map((name, at) => [name, daysOf(value)[at] ?? ''] as const)
        return [[prop, between(String(value), wildcard)]]
      })
      .filter(([, text]) => text !== ''),
  )
