// The plain reference on our own stack: rows and columns windowed, pinned columns sticky, nothing tuned.
import '../../pages/surface.css'
import {
  type CellContext,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useRef, useState } from 'react'
import { grid, withChanges } from '../../pages/grid.ts'
import { columns, type WorkOrder } from '../../pages/rows.ts'
import { offerSurface } from '../../pages/surface.ts'
import { Chip } from '../Chip.tsx'
import { mounted } from '../mounted.tsx'

const features = tableFeatures({
  rowSortingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
})
const helper = createColumnHelper<typeof features, WorkOrder>()
type Context = CellContext<typeof features, WorkOrder, WorkOrder[keyof WorkOrder]>
const definitions = helper.columns(
  columns.map(({ key, title, width, kind }) =>
    helper.accessor((row) => row[key], {
      id: key,
      header: title,
      size: width,
      sortDescFirst: true,
      cell: (context: Context) => (kind === 'chip' ? <Chip status={String(context.getValue())} /> : String(context.getValue())),
    }),
  ),
)
const loose = columns.slice(2)
const pinnedWidth = 210

let sort: () => void = () => undefined
let push: (changes: WorkOrder[]) => void = () => undefined

const cellStyle: CSSProperties = {
  position: 'absolute',
  boxSizing: 'border-box',
  height: 35,
  padding: '0 8px',
  overflow: 'hidden',
  borderBottom: '1px solid #eee',
  lineHeight: '35px',
  whiteSpace: 'nowrap',
}

const Grid = ({ rows }: { rows: WorkOrder[] }) => {
  const [data, setData] = useState(rows)
  const scroller = useRef<HTMLDivElement>(null)
  const table = useTable({ features, columns: definitions, data, getRowId: ({ id }) => String(id) })
  sort = () => table.setSorting([{ id: 'quantity', desc: true }])
  push = (changes) => setData((now) => withChanges(now, changes))
  const model = table.getRowModel().rows
  const down = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 8,
  })
  const across = useVirtualizer({
    horizontal: true,
    count: loose.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => loose[index]?.width ?? 100,
    overscan: 2,
    paddingStart: pinnedWidth,
  })
  const width = across.getTotalSize()
  const shown = across.getVirtualItems()

  const cell = (row: (typeof model)[number] | undefined, index: number, style: CSSProperties) => {
    const found = row?.getAllCells()[index]
    return (
      found && (
        <div key={index} style={{ ...cellStyle, ...style }}>
          <table.FlexRender cell={found} />
        </div>
      )
    )
  }

  return (
    <div ref={scroller} style={{ position: 'relative', height: 760, overflow: 'auto' }}>
      <div style={{ position: 'sticky', top: 0, zIndex: 2, width, height: 40, background: '#f6f6f6' }}>
        {shown.map(({ key, index, start, size }) => (
          <div key={key} style={{ position: 'absolute', left: start, width: size, padding: '0 8px', lineHeight: '40px' }}>
            {loose[index]?.title}
          </div>
        ))}
      </div>
      <div style={{ position: 'relative', width, height: down.getTotalSize() }}>
        {down.getVirtualItems().map((item) => {
          const row = model[item.index]
          return (
            <div
              key={item.key}
              style={{ position: 'absolute', top: 0, width, height: 36, transform: `translateY(${item.start}px)` }}
            >
              <div style={{ position: 'sticky', left: 0, zIndex: 1, width: pinnedWidth, height: 36, background: '#fff' }}>
                {cell(row, 0, { left: 0, width: 90 })}
                {cell(row, 1, { left: 90, width: 120 })}
              </div>
              {shown.map(({ index, start, size }) => cell(row, index + 2, { top: 0, left: start, width: size }))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

offerSurface({
  ...grid,
  ...mounted((rows: WorkOrder[]) => <Grid rows={rows} />),
  sort: () => sort(),
  push: (changes) => push(changes),
})
