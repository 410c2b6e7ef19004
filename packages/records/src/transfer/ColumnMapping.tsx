import type { SheetAnalysis } from '@bip/contract'
import { Alert, Button, ComboBox, Table, type TableColumn } from '@bip/design-system'
import { useMemo, useState } from 'react'
import { useText } from '../host/useText.ts'
import { Frame } from './transfer.styles.ts'

type Row = SheetAnalysis['head'][number] & { at: number }

export type ColumnMappingProps = {
  analysis: SheetAnalysis
  columns: Readonly<Record<string, string>>
  onChange: (columns: Readonly<Record<string, string>>) => void
}

/** What each heading of the file stands for; out of the way where all are known. */
export const ColumnMapping = ({ analysis, columns, onChange }: ColumnMappingProps) => {
  const { t } = useText()
  const { head, targets = [] } = analysis
  const strangers = head.filter(({ heading, key }) => key === null && heading !== '')
  const [isOpen, setOpen] = useState(strangers.length > 0)
  const keyOf = ({ heading, key }: Row): string => columns[heading] ?? key ?? ''
  const rows = head.map((one, at): Row => ({ ...one, at })).filter(({ heading }) => heading !== '')
  const taken = new Set(rows.map(keyOf))
  const missing = targets.filter(({ key, required }) => required && !taken.has(key) && !taken.has('id'))
  const options = useMemo(() => targets.map(({ key, label }) => ({ value: key, label })), [targets])
  const shown: TableColumn<Row>[] = [
    { key: 'heading', header: t('transfer.heading'), isResizable: false, width: 160, render: ({ heading }) => heading },
    { key: 'samples', header: t('transfer.samples'), isResizable: false, render: ({ samples }) => samples.join(' / ') },
    {
      key: 'target',
      header: t('transfer.target'),
      isResizable: false,
      width: 240,
      render: (row) => (
        <ComboBox
          size="small"
          labelHidden
          label={`${row.heading}: ${t('transfer.target')}`}
          placeholder={t('transfer.ignore')}
          isClearable
          options={options}
          value={keyOf(row) || null}
          onChange={(key) => onChange({ ...columns, [row.heading]: key ?? '' })}
        />
      ),
    },
  ]
  const names = missing.map(({ label }) => label).join(t('list.join'))
  return (
    <>
      <Alert
        tone={missing.length > 0 ? 'danger' : strangers.length > 0 ? 'warning' : 'success'}
        action={
          !isOpen && (
            <Button size="small" onPress={() => setOpen(true)}>
              {t('transfer.columnsAdjust')}
            </Button>
          )
        }
      >
        {missing.length > 0 && t('transfer.columnsMissing', { names })}
        {missing.length === 0 &&
          t(strangers.length > 0 ? 'transfer.columnsOpen' : 'transfer.columnsKnown', {
            count: strangers.length > 0 ? strangers.length : rows.length,
          })}
      </Alert>
      {(isOpen || missing.length > 0) && (
        <Frame>
          <Table caption={t('transfer.columns')} columns={shown} rows={rows} rowKey={({ at }) => String(at)} maxHeight={300} />
        </Frame>
      )}
    </>
  )
}
