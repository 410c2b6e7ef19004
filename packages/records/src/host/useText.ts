import { filled, type Label, type Language } from '@bip/contract'
import { useMemo } from 'react'
import { catalogues, type TextKey } from '../locales/index.ts'
import { useHost } from './RecordsProvider.tsx'

export type Texts = {
  language: Language
  /** A string of this package, `{name}` filled from `values`. */
  t: (key: TextKey, values?: Record<string, string | number>) => string
  /** A label of the contract in the host's language. */
  say: (label: Label) => string
  /** A label as it stands within a sentence: “New customer”, not “New Customer”. */
  noun: (label: Label) => string
}

/** Abbreviations keep their capitals. */
const withinSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text

/** The strings of this package and of the contract in the host's language. */
export const useText = (): Texts => {
  const { language } = useHost()
  return useMemo(() => {
    const catalogue = catalogues[language]
    return {
      language,
      t: (key, values) => (values ? filled(catalogue[key], values) : catalogue[key]),
      say: (label) => label[language],
      noun: (label) => withinSentence(label[language]),
    }
  }, [language])
}
