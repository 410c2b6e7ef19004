import type { LinesField } from '@bip/contract'
import { useWatch } from '@bip/design-system'
import type { InputProps } from '@bip/records'
import { LinesInput } from '@bip/records/parts'
import { useConfiguredRows } from './useColumns.ts'

/** The rows of a demand schedule, with the columns of the settings that are chosen above them. */
export const RowsInput = ({ field, ...props }: InputProps) => {
  const [configueId, technologyConfigueId]: unknown[] = useWatch({ name: ['configueId', 'technologyConfigueId'] }) ?? []
  const configured = useConfiguredRows(field as LinesField, configueId, technologyConfigueId) // the slot is that of the rows
  return <LinesInput {...props} field={configured} />
}
