import type { LinesField } from '@bip/contract'
import { DataTable } from '@bip/design-system'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useText } from '../../host/useText.ts'
import { Muted } from '../parts.styles.ts'
import { type LineRow, rowsOf } from './lineRows.ts'
import { linesHeight } from './linesHeight.ts'
import { linesOf } from './linesOf.ts'
import { hasSums, useLineColumns } from './useLineColumns.tsx'

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`

const rowKey = ({ key }: LineRow): string => key

/** The lines of a document, read-only, in the columns in which they are typed, with the sums of what adds up. */
export const LinesTable = ({ field, value }: { field: LinesField; value: unknown }) => {
  const { t, say } = useText()
  const rows = useMemo(() => rowsOf(linesOf(value)), [value])
  const columns = useLineColumns(field)
  return (
    <Frame>
      <DataTable<LineRow>
        label={say(field.label)}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        hasColumnMenu={false}
        hasTotals={rows.length > 0 && hasSums(columns)}
        hasCards
        totalsLabel={t('lines.total')}
        maxHeight={linesHeight()}
        emptyState={<Muted>{t('value.empty')}</Muted>}
      />
    </Frame>
  )
}
