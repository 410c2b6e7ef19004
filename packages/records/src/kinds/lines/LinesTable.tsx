import type { AnyRecord, Line, LinesField } from '@bip/contract'
import { Table, type TableColumn } from '@bip/design-system'
import { type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import { useText } from '../../host/useText.ts'
import { cellViewOf } from '../cellViews.ts'
import { Muted } from '../parts.styles.ts'
import { linesOf, totalsOf } from './linesOf.ts'

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`

type Row = { at: number; line: Line }
const rowKey = ({ at, line }: Row): string => line.id ?? String(at)

/** The lines of a document, read-only, with the sums of what adds up. */
export const LinesTable = ({ field, value, record }: { field: LinesField; value: unknown; record: Partial<AnyRecord> }) => {
  const { t, say } = useText()
  const lines = useMemo(() => linesOf(value), [value])
  const rows = useMemo(() => lines.map((line, at) => ({ at, line })), [lines])

  const columns = useMemo((): TableColumn<Row>[] => {
    const cells = Object.entries(field.fields).map(([key, cell]): TableColumn<Row> => {
      const { Cell, align, width } = cellViewOf(cell)
      return {
        key,
        header: say(cell.label),
        align: align === 'end' ? 'right' : 'left',
        minWidth: Math.min(cell.width ?? width, 140),
        isResizable: false,
        render: ({ line }) => (
          <Cell field={cell} fieldKey={key} value={line[key]} record={{ ...line, currency: record.currency }} />
        ),
      }
    })
    const index: TableColumn<Row> = {
      key: '#',
      header: t('lines.index'),
      width: 56,
      isResizable: false,
      render: ({ at }) => <Muted>{at + 1}</Muted>,
    }
    return [index, ...cells]
  }, [field, record.currency, say, t])

  const totals = useMemo(() => {
    const sums = totalsOf(field, lines)
    return Object.fromEntries(
      Object.entries(field.fields).flatMap(([key, cell]): [string, ReactNode][] => {
        const { Cell } = cellViewOf(cell)
        return key in sums ? [[key, <Cell key={key} field={cell} fieldKey={key} value={sums[key]} record={{}} />]] : []
      }),
    )
  }, [field, lines])

  return (
    <Frame>
      <Table
        caption={say(field.label)}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        totals={lines.length > 0 ? totals : undefined}
        maxHeight={480}
        emptyState={<Muted>{t('value.empty')}</Muted>}
      />
    </Frame>
  )
}
