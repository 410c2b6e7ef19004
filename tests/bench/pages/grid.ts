import { firstCode, type WorkOrder, workOrders } from './rows.ts'
import type { Surface } from './surface.ts'

/** What all grids have in common: the data, how one sees that they stand or are sorted, and what a server pushes. */
export const grid = {
  prepare: workOrders,
  isReady: (element) => element.textContent?.includes(firstCode) === true && element.querySelector('.chip') !== null,
  isSorted: (element) => element.textContent?.includes(firstCode) === false,
  changesOf: (rows, size, random) =>
    Array.from({ length: size }, (_, index) => {
      const row = rows[Math.floor(random() * (index % 2 ? rows.length : 40))]
      if (!row) throw new Error('There are no rows to change.')
      return { ...row, quantity: Math.floor(random() * 5000), progress: Math.floor(random() * 101) }
    }),
} satisfies Partial<Surface<WorkOrder[], WorkOrder>>

/** The rows with these changes in their places. */
export function withChanges(rows: readonly WorkOrder[], changes: readonly WorkOrder[]): WorkOrder[] {
  const next = [...rows]
  for (const change of changes) next[change.id - 1] = change
  return next
}
