import type { Drafts } from '../drafts/useDrafts.ts'
import type { Notice } from '../feature/Contribution.ts'
import type { Table } from '../feature/Table.ts'

/** What is said of rows that are gone although something was typed into them. */
export const lostNotice = <T>({ columns, text }: Table<T>, drafts: Drafts<T>): Notice | undefined => {
  const rows = drafts
    .lostRows()
    .map((line) => columns.all.map((_, column) => text({ ...line, kind: 'row', index: -1, depth: 0 }, column)))
  return rows.length > 0 ? { is: 'lost', rows, onDiscard: drafts.dropLost } : undefined
}
