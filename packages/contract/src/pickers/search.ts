import type { Label } from '../i18n.ts'
import { type SearchItem, type SearchType, searchTypes } from '../resource/searchItem.ts'

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
