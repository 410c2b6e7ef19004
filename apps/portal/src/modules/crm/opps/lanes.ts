import type { BoardLane } from '@bip/charts/board'
import type { AnyRecord } from '@bip/contract'

/** What the board is cut into lanes by. */
export const laneChoices = ['none', 'bdUserId', 'oppsLevelId', 'industry'] as const
export type LaneBy = (typeof laneChoices)[number]

/** The address's name for it; without it the board is not cut. */
export const lanesName = 'lanes'

export const laneByIn = (search: URLSearchParams): LaneBy =>
  laneChoices.find((choice) => choice === search.get(lanesName)) ?? 'none'

/** The lanes of the records, those with most of them first; none where the board is not cut. */
export const lanesOf = (records: readonly AnyRecord[], by: LaneBy): readonly BoardLane[] | undefined => {
  if (by === 'none') return undefined
  const counts = new Map<string, { title: string; count: number }>()
  for (const record of records) {
    const key = String(record[by] ?? '')
    const title = record._labels?.[by] ?? (key || '—')
    counts.set(key, { title, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts].sort(([, a], [, b]) => b.count - a.count).map(([key, { title }]) => ({ key, title }))
}
