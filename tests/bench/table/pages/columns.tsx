import type { CellContext, DataColumn } from '../../../../packages/design-system/src/DataTable/model/types.ts'
import { type Column, columns, statusColours, type WorkOrder } from '../../pages/rows.ts'

const types = { text: 'text', number: 'number', chip: 'text', flag: 'boolean' } as const satisfies Record<Column['kind'], string>

const chip = {
  render: ({ text }: CellContext<WorkOrder>) => (
    <span className="chip" style={{ background: statusColours[text] }}>
      {text}
    </span>
  ),
}

/** The same columns as all grids show; the chip is the one that React draws. */
export const tableColumns: readonly DataColumn<WorkOrder>[] = columns.map(({ key, title, width, kind, isPinned }) => ({
  key,
  header: title,
  width,
  type: types[kind],
  pin: isPinned ? 'start' : undefined,
  cell: kind === 'chip' ? chip : undefined,
  edit: kind === 'number' && !isPinned ? {} : undefined,
}))

export const rowKey = ({ id }: WorkOrder) => String(id)
