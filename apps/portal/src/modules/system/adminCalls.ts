import type { Page } from '@bip/contract'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
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

/** One page of a list of the administration. */
export function usePaged<T, P extends Page<T> = Page<T>>(path: string, query: Query) {
  const { language } = usePreferences()
  return useSWR<P, Error>([path, query, language], () => read<P>(path, query), { keepPreviousData: true })
}

/** Whether a key of the cache belongs to one of these calls. */
export const isKeyOf =
  (...paths: string[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && paths.includes(String(key[0]))

const usualSize = 20

/** What the address asks of a list: page, size, search and what else it names. A new question begins at the first page. */
export function useAsked() {
  const [params, setParams] = useSearchParams()
  const get = (name: string): string => params.get(name) ?? ''
  const asked = {
    current: Math.max(1, Math.trunc(Number(get('page')) || 1)),
    size: Math.min(200, Math.max(1, Math.trunc(Number(get('size')) || usualSize))),
    search: get('q'),
  }
  const ask = (next: Readonly<Record<string, string | number | undefined>>): void => {
    const address = new URLSearchParams(params)
    if (!('page' in next)) address.delete('page')
    for (const [name, value] of Object.entries(next)) {
      if (value === undefined || value === '') address.delete(name)
      else address.set(name, String(value))
    }
    startTransition(() => setParams(address, { replace: true }))
  }
  return { asked, get, ask }
}

/** How a paged list of the administration turns its pages. */
export const pagingOf = <T>(page: Page<T> | undefined, ask: (next: Record<string, number>) => void) =>
  page && page.total > 0
    ? {
        current: page.current,
        size: page.size,
        total: page.total,
        isEstimated: page.estimated === true,
        onChange: ({ current, size }: { current: number; size: number }) => ask({ page: current, size }),
      }
    : undefined
