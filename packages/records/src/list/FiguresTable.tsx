import type { AnyRecord, Core } from '@bip/contract'
import { Table, type TableColumn } from '@bip/design-system'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { useSlots } from '../kinds/slots.tsx'
import { viewOf } from '../kinds/views.ts'

type FiguresTableProps = {
  core: Core
  rows: readonly AnyRecord[]
}

/** What a query answered as figures, column by column: the chart above it in words. */
export const FiguresTable = ({ core, rows }: FiguresTableProps) => {
  const { say } = useText()
  const { cells } = useSlots(core)
  const columns = core.list.columns.flatMap((key): TableColumn<AnyRecord>[] => {
    const field = fieldOf(core, key)
    if (!field) return []
    const { align, ...view } = viewOf(field)
    const Cell = cells?.[key] ?? view.Cell
    return [
      {
        key,
        header: say(field.label),
        align: align === 'end' ? 'right' : 'left',
        render: (row) => <Cell field={field} fieldKey={key} value={row[key]} record={row} states={core.states} />,
      },
    ]
  })
  return <Table columns={columns} rows={rows} rowKey={({ id }) => id} caption={say(core.label)} />
}
