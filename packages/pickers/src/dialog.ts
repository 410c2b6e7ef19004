export { type PickerQuestion, RecordPicker, type RecordPickerProps } from './RecordPicker/RecordPicker.tsx'
export { usePicking } from './RecordPicker/usePicking.ts'
