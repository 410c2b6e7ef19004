import { type Language, plus, type SearchHit, say } from '@bip/contract'
import { entryOf } from '../app/resourceIndex.ts'
import type { Command, RequestLike } from './paletteTypes.ts'

export type Search = {
  request: RequestLike
  query: string
  signal: AbortSignal
  language: Language
}

/** Asks the server once for records of every kind. A gateway without that search finds none; the signal calls it off. */
export async function searchRecords({ request, query, signal, language }: Search): Promise<readonly Command[]> {
  const hits = await request<SearchHit[]>({ method: 'GET', path: plus.search, query: { q: query }, signal, silent: true })
  return hits.flatMap(({ resource, id, label, note }) => {
    const entry = entryOf(resource)
    if (!entry) return []
    const description = [say(entry.label, language), note].filter(Boolean).join(' · ')
    return [{ key: `record:${resource}:${id}`, label, description }]
  })
}
