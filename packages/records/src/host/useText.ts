import { createTexts, filled, type Texts } from '@bip/contract'
import { catalogues, type TextKey } from '../locales/index.ts'
import { useHost } from './RecordsProvider.tsx'

const textsOf = createTexts<TextKey>((language, key, values) => filled(catalogues[language][key], values ?? {}))

/** The strings of this package and of the contract in the host's language. */
export const useText = (): Texts<TextKey> => textsOf(useHost().language)
