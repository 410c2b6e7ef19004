import { plus, type SearchHit } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import type { Command, RequestLike } from './paletteTypes.ts'

export type Search = {
  request: RequestLike
  query: string
  signal: AbortSignal
  /** The name of a resource, by its key. */
  labelOf: (key: string) => string
}

/** Asks the server once for records of every kind. A gateway without that search finds none; the signal calls it off. */
export async function searchRecords({ request, query, signal, labelOf }: Search): Promise<readonly Command[]> {
  const hits = await request<SearchHit[]>({ method: 'GET', path: plus.search, query: { q: query }, signal, silent: true })
  return hits
    .filter(({ resource }) => Object.hasOwn(resources, resource))
    .map(({ resource, id, label, note }) => ({
      key: `record:${resource}:${id}`,
      label,
      description: [labelOf(resource), note].filter(Boolean).join(' · '),
    }))
}
