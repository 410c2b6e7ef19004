import '../../pages/surface.css'
import { type RefObject, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { DataTable } from '../../../../packages/design-system/src/DataTable/DataTable.tsx'
import type { DataSort } from '../../../../packages/design-system/src/DataTable/model/types.ts'
import type { DataTableHandle } from '../../../../packages/design-system/src/DataTable/props/DataTableProps.ts'
import { DesignProvider } from '../../../../packages/design-system/src/DesignProvider/DesignProvider.tsx'
import { grid, withChanges } from '../../pages/grid.ts'
import type { WorkOrder } from '../../pages/rows.ts'
import { offerSurface } from '../../pages/surface.ts'
import { rowKey, tableColumns } from './columns.tsx'

const unsorted: readonly DataSort[] = []
const handle: RefObject<DataTableHandle<WorkOrder> | null> = { current: null }
let sort: () => void = () => undefined
let shown: WorkOrder[] = []
let root: Root | undefined

const Grid = ({ rows }: { rows: WorkOrder[] }) => {
  const [order, setOrder] = useState<readonly DataSort[]>(unsorted)
  sort = () => setOrder([{ key: 'quantity', direction: 'desc' }])
  return (
    <div style={{ display: 'flex', height: '100%' }}>
      <DataTable
        label="工单"
        columns={tableColumns}
        rows={rows}
        rowKey={rowKey}
        sort={order}
        onSortChange={setOrder}
        handle={handle}
      />
    </div>
  )
}

offerSurface<WorkOrder[], WorkOrder>({
  ...grid,
  mount: (element, rows) => {
    shown = rows
    root = createRoot(element)
    root.render(
      <DesignProvider>
        <Grid rows={rows} />
      </DesignProvider>,
    )
  },
  unmount: () => {
    root?.unmount()
    root = undefined
    shown = []
    sort = () => undefined
  },
  sort: () => sort(),
  push: (changes) => {
    shown = withChanges(shown, changes)
    handle.current?.setRows(shown)
  },
})
