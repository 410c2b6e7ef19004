import { FieldLabel, FieldRoot } from '../Field/Field.styles.ts'
import { PendingBox } from './Form.styles.ts'

/** A field of a long form whose control is not made yet: its label can be found, and its room is kept. */
export const PendingField = ({ label }: { label: string }) => (
  <FieldRoot data-field="" data-pending="">
    <FieldLabel as="span">{label}</FieldLabel>
    <PendingBox />
  </FieldRoot>
)
