import type { Core } from '@bip/contract'
import type { PickerChoice } from '@bip/pickers'
import { choiceNote } from '../data/choiceNote.ts'
import type { PickerRow } from './usePickerPage.ts'

/** What a field keeps of a chosen row. */
export const choiceOfRow = (core: Core, row: PickerRow): PickerChoice => {
  const label = 'label' in row && typeof row.label === 'string' ? row.label : String(row[core.display] ?? row.id)
  return { id: row.id, label, note: choiceNote(core, { ...row, id: row.id, label }) }
}
