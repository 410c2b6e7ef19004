import type { ResourceScreen } from '../ResourcePages.tsx'
import { AgainstErp } from './explain/ExplainedList.tsx'
import { materialInWarehouseCells } from './explain/figureCells.tsx'

export const screen: ResourceScreen = { list: AgainstErp, parts: { cells: materialInWarehouseCells } }
