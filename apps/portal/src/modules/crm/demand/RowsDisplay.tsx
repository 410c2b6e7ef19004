import type { LinesField } from '@bip/contract'
import type { ViewProps } from '@bip/records'
import { LinesTable } from '@bip/records/parts'
import { useConfiguredRows } from './useColumns.ts'

/** The rows of a demand schedule as they stand, under the columns of its settings. */
export const RowsDisplay = ({ field, value, record }: ViewProps) => {
  const configured = useConfiguredRows(field as LinesField, record.configueId, record.technologyConfigueId) // the slot is that of the rows
  return <LinesTable field={configured} value={value} />
}
