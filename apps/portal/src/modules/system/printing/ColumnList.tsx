import type { PrintField } from '@bip/contract'
import { type PrintElement, printLimits, type TableElement } from '@bip/contract/printing'
import { Button, IconButton, NumberField, Select } from '@bip/design-system'
import { Plus, X } from '@bip/design-system/icons'
import { useSystemText } from '../useSystemText.ts'
import { Column } from './printing.styles.ts'

type ColumnListProps = {
  table: TableElement
  fields: readonly PrintField[]
  onChange: (change: Partial<PrintElement>) => void
}

/** Which lines a table prints, and in which columns. */
export const ColumnList = ({ table, fields, onChange }: ColumnListProps) => {
  const { t } = useSystemText()
  const { columns } = table
  const cells = fields.filter(({ lines }) => lines === table.lines)
  const named = [{ value: '#', label: t('printing.number') }, ...cells.map(({ key, label }) => ({ value: key, label }))]
  const unknown = columns.filter(({ field }) => !named.some(({ value }) => value === field))
  const options = [...named, ...new Map(unknown.map(({ field }) => [field, { value: field, label: field }])).values()]
  const put = (at: number, change: Partial<TableElement['columns'][number]>): void =>
    onChange({ columns: columns.map((column, place) => (place === at ? { ...column, ...change } : column)) })
  return (
    <>
      <Select
        label={t('printing.lines')}
        size="small"
        options={fields.filter(({ isLines }) => isLines).map(({ key, label }) => ({ value: key, label }))}
        value={table.lines}
        onChange={(lines) => lines && onChange({ lines })}
      />
      {columns.map(({ field, width }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field may stand in two columns, and columns have no other name.
        <Column key={at}>
          <Select
            label={`${t('printing.column')} ${at + 1}`}
            labelHidden={at > 0}
            size="small"
            options={options}
            value={field}
            onChange={(chosen) => chosen && put(at, { field: chosen })}
          />
          <NumberField
            label={t('printing.width')}
            labelHidden={at > 0}
            size="small"
            min="1"
            value={String(width)}
            onChange={(mm) => mm !== null && Number(mm) >= 1 && put(at, { width: Number(mm) })}
          />
          <IconButton
            size="small"
            icon={<X size={16} aria-hidden />}
            label={t('printing.removeColumn')}
            isDisabled={columns.length === 1}
            onPress={() => onChange({ columns: columns.filter((_, place) => place !== at) })}
          />
        </Column>
      ))}
      <Button
        size="small"
        icon={<Plus size={16} aria-hidden />}
        isDisabled={columns.length >= printLimits.columns}
        onPress={() => onChange({ columns: [...columns, { field: cells[0]?.key ?? '#', width: 25 }] })}
      >
        {t('printing.addColumn')}
      </Button>
    </>
  )
}
