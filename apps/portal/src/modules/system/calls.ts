import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'

type Query = Readonly<Record<string, string | number>>

/** Reads without the client's general messages: the page shows a failure where it happened. */
export const read = <T>(path: string, query: Query = {}): Promise<T> =>
  client.request<T>({ method: 'GET', path, query: { ...query }, silent: true })

/** Writes; a failure is thrown for the form, or told by the client where `tell` says so. */
export const write = <T = unknown>(path: string, body: object, { tell = false } = {}): Promise<T> =>
  client.request<T>({ method: 'POST', path, body: { ...body }, safe: true, silent: !tell })

/** An answer in the reader's language, asked again when that changes. */
export function useAnswer<T>(path: string | null, query: Query = {}, options: { refreshInterval?: number } = {}) {
  const { language } = usePreferences()
  return useSWR<T, Error>(path && [path, query, language], () => read<T>(path ?? '', query), options)
}

/** Whether a key of the cache belongs to one of these calls. */
export const isKeyOf =
  (...paths: string[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && paths.includes(String(key[0]))
