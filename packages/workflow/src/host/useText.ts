import { filled, type Label, type Language } from '@bip/contract'
import { useHost } from '@bip/records'
import { useMemo } from 'react'
import { catalogues, type TextKey } from '../locales/index.ts'

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

export type Texts = {
  language: Language
  /** A string of this package, `{name}` filled from `values`. */
  t: Translate
  /** A label of the contract in the host's language. */
  say: (label: Label) => string
}

/** The strings of this package and of the contract in the host's language. */
export const useText = (): Texts => {
  const { language } = useHost()
  return useMemo(() => {
    const catalogue = catalogues[language]
    return {
      language,
      t: (key, values) => (values ? filled(catalogue[key], values) : catalogue[key]),
      say: (label) => label[language],
    }
  }, [language])
}
