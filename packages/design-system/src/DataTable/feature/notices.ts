import type { Contribution, Notice } from './Contribution.ts'
import type { Table } from './Table.ts'

/** What is said first, where several things are wrong. */
const urgency: readonly Notice['is'][] = ['failed', 'fault', 'noColumns', 'lost']

/** What the table says in place of its rows, or above them; undefined where nothing is wrong. */
export const noticeOf = <T>({ rows, columns }: Table<T>, contributions: readonly Contribution<T>[]): Notice | undefined => {
  const notices = contributions.flatMap(({ notice }) => notice ?? [])
  if (rows.model.fault !== undefined) notices.push({ is: 'fault' })
  else if (columns.all.length === 0) notices.push({ is: 'noColumns' })
  return urgency.flatMap((kind) => notices.find(({ is }) => is === kind) ?? [])[0]
}
