import { type Language, plus } from '@bip/contract'
import { ApiError, type Client } from '@bip/contract/client'
import { type StatusTone, statusTones } from '@bip/design-system'
import useSWR from 'swr'
import { useHost } from '../host/RecordsProvider.tsx'

/** A value of a dictionary in the reader's language. */
export type DictionaryEntry = { key: string; label: string; tone?: StatusTone }

/** Ten minutes, after which words that an administrator changed appear. */
const timeToLive = 600_000

type Answer = Record<string, readonly DictionaryEntry[]>
type Waiting = { codes: Map<string, ((entries: readonly DictionaryEntry[] | undefined) => void)[]> }

const batches = new WeakMap<Client, Waiting>()

/** Codes asked for in the same moment travel in one call. */
const ask = (client: Client, code: string): Promise<readonly DictionaryEntry[] | undefined> =>
  new Promise((resolve) => {
    const waiting = batches.get(client) ?? { codes: new Map() }
    if (!batches.has(client)) {
      batches.set(client, waiting)
      setTimeout(() => void send(client, waiting), 0)
    }
    waiting.codes.set(code, [...(waiting.codes.get(code) ?? []), resolve])
  })

const send = async (client: Client, { codes }: Waiting): Promise<void> => {
  batches.delete(client)
  const answer = await fetchDictionaries(client, [...codes.keys()]).catch(() => undefined)
  for (const [code, resolvers] of codes) for (const resolve of resolvers) resolve(answer?.[code])
}

const fetchDictionaries = async (client: Client, codes: readonly string[]): Promise<Answer | undefined> => {
  const query = { codes: codes.join(',') }
  try {
    return await client.request<Answer>({ path: plus.dictionaries, query, silent: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 404) throw error
    // Any gateway of the platform has this call, with its own names.
    const map = await client.request<Record<string, readonly PlatformEntry[]>>({ path: platformMap, query, silent: true })
    return Object.fromEntries(Object.entries(map).map(([code, entries]) => [code, entries.map(fromPlatform)]))
  }
}

const platformMap = '/blade-system/dict-biz/dictionary-map'

type PlatformEntry = { dictKey: string; dictValue: string; listClass?: string }

const fromPlatform = ({ dictKey, dictValue, listClass }: PlatformEntry): DictionaryEntry => ({
  key: dictKey,
  label: dictValue,
  tone: statusTones.find((tone) => tone === listClass),
})

/** The words that the product brings, for a gateway that does not serve dictionaries. */
const ownWords = async (code: string, language: Language): Promise<readonly DictionaryEntry[]> => {
  const { dictionaries } = await import('@bip/contract/baseline')
  const known = dictionaries.find((dictionary) => dictionary.code === code)
  return known?.values.map(({ key, label, tone }) => ({ key, label: label[language], tone })) ?? []
}

/** The values of a dictionary in a language, from the gateway, else from the product's own baseline. */
export const dictionaryOf = async (client: Client, code: string, language: Language): Promise<readonly DictionaryEntry[]> =>
  (await ask(client, code)) ?? (await ownWords(code, language))

/** Where the values of a dictionary are kept. */
export const dictionaryKey = (code: string, language: Language) => ['dictionary', code, language] as const

/** The values of a dictionary; `entries` is undefined until they are there. Kept for ten minutes. */
export const useDictionary = (code: string): { entries: readonly DictionaryEntry[] | undefined } => {
  const { client, language } = useHost()
  const { data } = useSWR(dictionaryKey(code, language), () => dictionaryOf(client, code, language), {
    dedupingInterval: timeToLive,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return { entries: data }
}

/** The word of a key; the key itself where the dictionary does not know it. */
export const wordOf = (entries: readonly DictionaryEntry[] | undefined, key: string): string =>
  entries?.find((entry) => entry.key === key)?.label ?? key
