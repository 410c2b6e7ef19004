import type { ResourceScreen } from '../ResourcePages.tsx'
import { ByMonth } from './explain/ExplainedList.tsx'
import { monthCells } from './explain/figureCells.tsx'

export const screen: ResourceScreen = { list: ByMonth, parts: { cells: monthCells } }
