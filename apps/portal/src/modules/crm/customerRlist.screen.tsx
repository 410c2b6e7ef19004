import type { ResourceScreen } from '../ResourcePages.tsx'
import { RowsDisplay } from './demand/RowsDisplay.tsx'
import { RowsInput } from './demand/RowsInput.tsx'
import { SheetButton } from './demand/SheetButton.tsx'
import { Versions } from './demand/Versions.tsx'

export const screen: ResourceScreen = {
  parts: { DetailActions: SheetButton, DetailExtra: Versions, displays: { items: RowsDisplay }, inputs: { items: RowsInput } },
}
