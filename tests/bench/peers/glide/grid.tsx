import '../../pages/surface.css'
import '@glideapps/glide-data-grid/dist/index.css'
import { DataEditor, type DataEditorRef, type GridCell, GridCellKind, type Item } from '@glideapps/glide-data-grid'
import { grid } from '../../pages/grid.ts'
import { columns, type WorkOrder } from '../../pages/rows.ts'
import { offerSurface } from '../../pages/surface.ts'
import { hasInk } from '../ink.ts'
import { mounted } from '../mounted.tsx'

let editor: DataEditorRef | null = null
let live: WorkOrder[] = []

const definitions = columns.map(({ key, title, width }) => ({ id: key, title, width }))
const places = { quantity: 4, progress: 11 }

const contentOf = ([column, row]: Item): GridCell => {
  const { key = 'id', kind } = columns[column] ?? {}
  const value = live[row]?.[key] ?? ''
  if (kind === 'number') return { kind: GridCellKind.Number, data: Number(value), displayData: String(value), allowOverlay: true }
  if (kind === 'flag') return { kind: GridCellKind.Boolean, data: value === true, allowOverlay: false }
  if (kind === 'chip') return { kind: GridCellKind.Bubble, data: [String(value)], allowOverlay: true }
  return { kind: GridCellKind.Text, data: String(value), displayData: String(value), allowOverlay: true }
}

const Grid = ({ count }: { count: number }) => (
  <DataEditor
    ref={(now) => {
      editor = now
    }}
    columns={definitions}
    rows={count}
    getCellContent={contentOf}
    rowHeight={36}
    headerHeight={40}
    freezeColumns={2}
    width={1280}
    height={760}
    smoothScrollX
    smoothScrollY
    onCellEdited={() => undefined}
    onColumnResize={() => undefined}
  />
)

// Its editors float in an element of this name.
const portal = document.createElement('div')
portal.id = 'portal'
document.body.append(portal)

offerSurface({
  prepare: grid.prepare,
  changesOf: grid.changesOf,
  ...mounted((rows: WorkOrder[]) => {
    live = rows
    return <Grid count={rows.length} />
  }),
  isReady: (element) => hasInk(element.querySelector('canvas')),
  push: (changes) => {
    for (const change of changes) live[change.id - 1] = change
    editor?.updateCells(
      changes.flatMap(({ id }) => Object.values(places).map((column): { cell: Item } => ({ cell: [column, id - 1] }))),
    )
  },
})
