import type { AnyRecord, AskedOf, Query, RowOf } from '@bip/contract'

/** What answers a query in memory: rows of resources, and what was asked. */
export type MemoryAsking<Q extends Query = Query> = { asked: AskedOf<Q>; rows(resource: string): AnyRecord[] }
export type MemoryAnswer = (asking: MemoryAsking) => readonly RowOf<Query>[]

/** A query's answer in memory, by its key. */
export const answering = <const Q extends Query>(
  query: Q,
  answer: (asking: MemoryAsking<Q>) => readonly RowOf<Q>[],
): Readonly<Record<string, MemoryAnswer>> => ({
  [query.key]: answer as unknown as MemoryAnswer, // the gateway reads what is asked by this very declaration
})
