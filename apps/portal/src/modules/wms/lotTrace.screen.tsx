import type { ResourceScreen } from '../ResourcePages.tsx'
import { SourceCell } from './SourceCell.tsx'

export const screen: ResourceScreen = { parts: { cells: { sourceNo: SourceCell } } }
