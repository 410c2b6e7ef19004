export type { PickerAdapter, PickerChoice, ResolvedCodes } from './adapter.ts'
export { MultiRecordCombo, type MultiRecordComboProps } from './MultiRecordCombo/MultiRecordCombo.tsx'
export { PersonCombo, type PersonComboProps } from './PersonCombo/PersonCombo.tsx'
export { RecordCombo, type RecordComboProps } from './RecordCombo/RecordCombo.tsx'
