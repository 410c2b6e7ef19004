import type { ResourceScreen } from '../ResourcePages.tsx'
import { CardCell } from './explain/CardCell.tsx'
import { ByMaterial } from './explain/ExplainedList.tsx'
import { materialCells } from './explain/figureCells.tsx'

export const screen: ResourceScreen = {
  list: ByMaterial,
  parts: { cells: { ...materialCells, onOrder: CardCell, shortage: CardCell } },
}
