import { developCalls, type Generated, type Preview, type Prototype } from '@bip/develop'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'

type Query = Readonly<Record<string, string | number>>

const read = <T>(path: string, query: Query = {}): Promise<T> =>
  client.request<T>({ method: 'GET', path, query: { ...query }, silent: true })

/** An answer in the reader's language. */
export function useAnswer<T>(path: string, query: Query = {}) {
  const { language } = usePreferences()
  return useSWR<T, Error>([path, query, language], () => read<T>(path, query), { keepPreviousData: true })
}

export const readPrototypeOf = (id: string): Promise<Prototype> => read(developCalls.prototype, { id })

const write = <T>(path: string, body: object): Promise<T> =>
  client.request<T>({ method: 'POST', path, body: { ...body }, safe: true, silent: true })

export const previewOf = (prototype: Prototype, enhanced: boolean): Promise<Preview> =>
  write(developCalls.preview, { prototype, enhanced })

export const generate = (prototype: Prototype, enhanced: boolean): Promise<Generated> =>
  write(enhanced ? developCalls.enhanced : developCalls.generate, { prototype })
