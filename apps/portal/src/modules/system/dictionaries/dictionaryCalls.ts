import type { DictionaryDraft, DictionaryHead, DictionaryValueDetail, DictionaryValueDraft, Page } from '@bip/contract'
import { forgetDictionaries } from '@bip/records'
import useSWR from 'swr'
import { client } from '../../../app/client.ts'

const base = '/blade-system/dict'
const headsKey = 'dictionary-heads'

const records = async <T>(path: string, query?: Record<string, string>): Promise<T[]> =>
  (await client.request<Page<T>>({ method: 'GET', path, query, silent: true })).records

export const useDictionaryHeads = () => useSWR<DictionaryHead[], Error>([headsKey], () => records(`${base}/parent-list`))

export const useDictionaryValues = (code: string) =>
  useSWR<DictionaryValueDetail[], Error>([headsKey, code], () => records(`${base}/child-list`, { code }))

/** Keys of everything that shows dictionaries, here and in the fields of records. */
export const isDictionaryKey = (key: unknown): boolean =>
  Array.isArray(key) && (key[0] === headsKey || String(key[0]).startsWith('dictionary'))

export const saveEntry = async (draft: DictionaryDraft | DictionaryValueDraft): Promise<void> => {
  await client.request({ method: 'POST', path: `${base}/submit`, body: { ...draft }, safe: true, silent: true })
  forgetDictionaries(client)
}

export const removeEntry = async (id: string): Promise<void> => {
  await client.request({ method: 'POST', path: `${base}/remove`, query: { ids: id }, safe: true })
  forgetDictionaries(client)
}
