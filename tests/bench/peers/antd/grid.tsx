import '../../pages/surface.css'
import { Table, type TableColumnType } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { grid, withChanges } from '../../pages/grid.ts'
import { type Column, columns, type WorkOrder } from '../../pages/rows.ts'
import { offerSurface } from '../../pages/surface.ts'
import { Chip } from '../Chip.tsx'
import { mounted } from '../mounted.tsx'

let sort: () => void = () => undefined
let push: (changes: WorkOrder[]) => void = () => undefined

const cells: Record<Column['kind'], ((value: unknown, row: WorkOrder) => ReactNode) | undefined> = {
  text: undefined,
  number: undefined,
  chip: (_, { status }) => <Chip status={status} />,
  flag: (_, { isHeld }) => (isHeld ? '是' : '否'),
}

const Grid = ({ rows }: { rows: WorkOrder[] }) => {
  const [data, setData] = useState(rows)
  const [order, setOrder] = useState<'descend' | null>(null)
  sort = () => setOrder('descend')
  push = (changes) => setData((now) => withChanges(now, changes))
  const definitions = useMemo(
    () =>
      columns.map(
        ({ key, title, width, isPinned, kind }): TableColumnType<WorkOrder> => ({
          dataIndex: key,
          key,
          title,
          width,
          fixed: isPinned ? 'left' : undefined,
          ellipsis: true,
          render: cells[kind],
          ...(key === 'quantity' ? { sorter: (a, b) => a.quantity - b.quantity, sortOrder: order } : {}),
        }),
      ),
    [order],
  )
  return (
    <Table<WorkOrder>
      virtual
      rowKey="id"
      size="small"
      columns={definitions}
      dataSource={data}
      pagination={false}
      scroll={{ x: 2560, y: 720 }}
    />
  )
}

offerSurface({
  ...grid,
  ...mounted((rows: WorkOrder[]) => <Grid rows={rows} />),
  sort: () => sort(),
  push: (changes) => push(changes),
})
