import type { ResourceScreen } from '../ResourcePages.tsx'
import { Explained } from './explain/Explained.tsx'
import { Balances } from './explain/ExplainedList.tsx'
import { ownBalanceCells } from './explain/figureCells.tsx'

export const screen: ResourceScreen = {
  list: Balances,
  parts: { cells: ownBalanceCells, displays: ownBalanceCells, DetailExtra: Explained },
}
