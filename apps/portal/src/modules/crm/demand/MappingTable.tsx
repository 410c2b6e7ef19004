import type { SheetHeading, SheetReading } from '@bip/contract'
import { Select, Table, type TableColumn } from '@bip/design-system'
import { Samples } from './demand.styles.ts'
import { type Mapping, withTarget } from './mapping.ts'
import { useDemandText } from './useDemandText.ts'

type MappingTableProps = { reading: SheetReading; mapping: Mapping; onChange: (mapping: Mapping) => void }

/** Each column of the sheet with what stands in it, and the cell that it fills. */
export const MappingTable = ({ reading, mapping, onChange }: MappingTableProps) => {
  const { t } = useDemandText()
  const nameOf = ({ heading, at }: SheetHeading): string => heading || t('sheet.noHeading', { at: at + 1 })
  const options = reading.targets.map(({ key, name }) => ({ value: key, label: name }))
  const columns: TableColumn<SheetHeading>[] = [
    { key: 'heading', header: t('sheet.heading'), render: (row) => nameOf(row) },
    { key: 'samples', header: t('sheet.samples'), render: ({ samples }) => <Samples>{samples.join(' · ')}</Samples> },
    {
      key: 'target',
      header: t('sheet.target'),
      render: (row) => (
        <Select
          label={`${t('sheet.target')} ${nameOf(row)}`}
          labelHidden
          size="small"
          placeholder={t('sheet.leave')}
          isClearable
          options={options}
          value={mapping[row.at] ?? null}
          onChange={(key) => onChange(withTarget(mapping, row.at, key || null))}
        />
      ),
    },
  ]
  return <Table columns={columns} rows={reading.headings} rowKey={({ at }) => String(at)} caption={t('sheet.title')} />
}
