import { RecordCombo, type RecordComboProps } from '../RecordCombo/RecordCombo.tsx'

export type PersonComboProps = RecordComboProps

/** One person, found by name, pinyin, account or employee number. */
export const PersonCombo = (props: PersonComboProps) => <RecordCombo {...props} data-picks="person" />
