import type { ResourceScreen } from '../ResourcePages.tsx'
import { Ageing } from './explain/ExplainedList.tsx'
import { namedBalanceCells } from './explain/figureCells.tsx'

export const screen: ResourceScreen = { list: Ageing, parts: { cells: namedBalanceCells } }
