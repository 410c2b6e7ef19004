import { useLocale } from '@bip/design-system'
import { useMemo } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { type DictionaryEntry, dictionaryKey, wordOf } from '../data/useDictionary.ts'
import { labelKey } from '../data/useLabels.ts'
import { useFigures } from '../fields/useFigures.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import type { ValueTexts } from './types.ts'

/** What writes values in the reader's language, the same as long as that and the tenant's zone are. */
export const useValueTexts = (): ValueTexts => {
  const { t, say, language } = useText()
  const { formatDate, formatDateTime } = useLocale()
  const { timeZone } = useHost()
  const { cache } = useSWRConfig()
  const figures = useFigures()
  return useMemo(() => {
    // Cells ask for what is missing and leave it in the cache, where copying and searching find it.
    const kept = (key: readonly string[]): unknown => cache.get(unstable_serialize(key))?.data
    return {
      t,
      say,
      language,
      formatDate,
      formatDateTime,
      figures,
      timeZone,
      word: (dictionary, key) => wordOf(kept(dictionaryKey(dictionary, language)) as DictionaryEntry[] | undefined, key), // what useDictionary keeps there
      nameOf: (resource, id) => {
        const name = kept(labelKey(resource, id))
        return typeof name === 'string' ? name : ''
      },
    }
  }, [t, say, language, formatDate, formatDateTime, figures, timeZone, cache])
}
