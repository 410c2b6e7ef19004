import { createTexts, filled, type Texts, type Translate as TranslateKey } from '@bip/contract'
import { useHost } from '@bip/records'
import { catalogues, type TextKey } from '../locales/index.ts'

export type Translate = TranslateKey<TextKey>

const textsOf = createTexts<TextKey>((language, key, values) => filled(catalogues[language][key], values ?? {}))

/** The strings of this package and of the contract in the host's language. */
export const useText = (): Texts<TextKey> => textsOf(useHost().language)
