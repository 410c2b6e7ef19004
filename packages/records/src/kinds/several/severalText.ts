import { enumerated, keysIn } from '@bip/contract'
import type { ValueTexts, ViewProps } from '../types.ts'

/** The names of several records in words; what did not come with the record as far as somebody asked for it. */
export const severalText = (to: string, { value, record }: Pick<ViewProps, 'value' | 'record'>, words: ValueTexts): string =>
  enumerated(
    keysIn(value).map((id) => record._labels?.[id] ?? words.nameOf(to, id)),
    words.language,
  )
