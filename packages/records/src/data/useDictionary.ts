import { type Language, plus } from '@bip/contract'
import { ApiError, type Client } from '@bip/contract/client'
import { type StatusTone, statusTones } from '@bip/design-system'
import useSWR from 'swr'
import { useHost } from '../host/RecordsProvider.tsx'

/** A value of a dictionary in the reader's language. */
export type DictionaryEntry = { key: string; label: string; tone?: StatusTone }

/** After so many ms words that an administrator changed elsewhere appear: from our own call, and from that of any other gateway. */
const timeToLive = { own: 600_000, platform: 300_000 } as const

type Source = keyof typeof timeToLive
type Answer = { source: Source; entries: Readonly<Record<string, readonly DictionaryEntry[]>> }
type Found = { source: Source; entries: readonly DictionaryEntry[] }
type Waiting = { codes: Map<string, ((found: Found | undefined) => void)[]> }

const batches = new WeakMap<Client, Waiting>()

/** Codes asked for in the same moment travel in one call. */
const ask = (client: Client, code: string): Promise<Found | undefined> =>
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
  const answer = await fetchDictionaries(client, [...codes.keys()]).catch((error: unknown) => {
    // Nobody is told: the product's own words, or the stored keys, stand there instead.
    console.warn(`获取枚举失败 (${[...codes.keys()].join(', ')})`, error)
    return undefined
  })
  for (const [code, resolvers] of codes) {
    const entries = answer?.entries[code]
    for (const resolve of resolvers) resolve(answer && entries && { source: answer.source, entries })
  }
}

const fetchDictionaries = async (client: Client, codes: readonly string[]): Promise<Answer> => {
  const query = { codes: codes.join(',') }
  try {
    return { source: 'own', entries: await client.request<Answer['entries']>({ path: plus.dictionaries, query, silent: true }) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 404) throw error
    // Any gateway of the platform has this call, with its own names.
    const map = await client.request<Record<string, readonly PlatformEntry[]>>({ path: platformMap, query, silent: true })
    const entries = Object.fromEntries(Object.entries(map).map(([code, values]) => [code, values.map(fromPlatform)]))
    return { source: 'platform', entries }
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

type Kept = { entries: readonly DictionaryEntry[]; until: number }

const keptBy = new WeakMap<Client, Map<string, Kept>>()

/** The next question is asked of the gateway: for whoever just changed a dictionary. */
export const forgetDictionaries = (client: Client): void => void keptBy.delete(client)

/**
 * The values of a dictionary in a language, from the gateway, else from the product's own baseline. An answer of the gateway is kept for
 * as long as it lives, for this sign-in alone.
 */
export const dictionaryOf = async (client: Client, code: string, language: Language): Promise<readonly DictionaryEntry[]> => {
  const kept = keptBy.get(client) ?? new Map<string, Kept>()
  keptBy.set(client, kept)
  const key = [client.session.current()?.sessionId, language, code].join(' ')
  const known = kept.get(key)
  if (known && Date.now() < known.until) return known.entries
  const found = await ask(client, code)
  if (!found) return ownWords(code, language)
  kept.set(key, { entries: found.entries, until: Date.now() + timeToLive[found.source] })
  return found.entries
}

/** Where the values of a dictionary are kept. */
export const dictionaryKey = (code: string, language: Language) => ['dictionary', code, language] as const

/** The values of a dictionary; `entries` is undefined until they are there. */
export const useDictionary = (code: string): { entries: readonly DictionaryEntry[] | undefined } => {
  const { client, language } = useHost()
  const { data } = useSWR(dictionaryKey(code, language), () => dictionaryOf(client, code, language), {
    // Every cell asks; what is kept is looked at again as often as the shorter of its lives.
    dedupingInterval: timeToLive.platform,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return { entries: data }
}

/** The word of a key; the key itself where the dictionary does not know it. */
export const wordOf = (entries: readonly DictionaryEntry[] | undefined, key: string): string =>
  entries?.find((entry) => entry.key === key)?.label ?? key
