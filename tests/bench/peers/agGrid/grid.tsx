import '../../pages/surface.css'
import { AllCommunityModule, type ColDef, type GridApi, type ICellRendererParams, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { grid } from '../../pages/grid.ts'
import { columns, type WorkOrder } from '../../pages/rows.ts'
import { offerSurface } from '../../pages/surface.ts'
import { Chip } from '../Chip.tsx'
import { mounted } from '../mounted.tsx'

ModuleRegistry.registerModules([AllCommunityModule])

const ChipCell = ({ value }: ICellRendererParams<WorkOrder, string>) => <Chip status={value ?? ''} />
const definitions: ColDef<WorkOrder>[] = columns.map(({ key, title, width, isPinned, kind }) => ({
  field: key,
  headerName: title,
  width,
  pinned: isPinned ? 'left' : undefined,
  editable: true,
  cellRenderer: kind === 'chip' ? ChipCell : undefined,
}))
let api: GridApi<WorkOrder> | undefined

const Grid = ({ rows }: { rows: WorkOrder[] }) => (
  <div style={{ height: '100%' }}>
    <AgGridReact<WorkOrder>
      rowData={rows}
      columnDefs={definitions}
      rowHeight={36}
      headerHeight={40}
      animateRows={false}
      getRowId={({ data }) => String(data.id)}
      onGridReady={(event) => {
        api = event.api
      }}
    />
  </div>
)

offerSurface({
  ...grid,
  ...mounted((rows: WorkOrder[]) => <Grid rows={rows} />),
  sort: () => api?.applyColumnState({ state: [{ colId: 'quantity', sort: 'desc' }], defaultState: { sort: null } }),
  push: (update) => api?.applyTransactionAsync({ update }),
})
