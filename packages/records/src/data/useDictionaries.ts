import type { Fields } from '@bip/contract'
import useSWR from 'swr'
import { useHost } from '../host/RecordsProvider.tsx'
import { type DictionaryEntry, dictionaryOf } from './useDictionary.ts'

/** The dictionaries that fields speak of, each once. */
export const dictionariesOf = (fields: Fields): string[] => [
  ...new Set(Object.values(fields).flatMap((field) => ('dictionary' in field ? [field.dictionary] : []))),
]

/** The values of several dictionaries by their code; undefined until all are there. */
export const useDictionaries = (codes: readonly string[]): ReadonlyMap<string, readonly DictionaryEntry[]> | undefined => {
  const { client, language } = useHost()
  const { data } = useSWR(
    codes.length > 0 ? ['dictionaries', language, ...codes] : null,
    async () =>
      new Map(await Promise.all(codes.map(async (code) => [code, await dictionaryOf(client, code, language)] as const))),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  return data
}
