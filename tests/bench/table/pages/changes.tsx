import '../../pages/surface.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DataTable } from '../../../../packages/design-system/src/DataTable/DataTable.tsx'
import type { DataSelection } from '../../../../packages/design-system/src/DataTable/model/selection.ts'
import type { ColumnLayout } from '../../../../packages/design-system/src/DataTable/model/types.ts'
import { DesignProvider } from '../../../../packages/design-system/src/DesignProvider/DesignProvider.tsx'
import { find, type as typeInto } from '../../pages/gestures.ts'
import { offer, pause } from '../../pages/operations.ts'
import { type WorkOrder, workOrders } from '../../pages/rows.ts'
import { host } from '../../pages/stage.tsx'
import { rowKey, tableColumns } from './columns.tsx'

const all = workOrders(100_000)
const groups = ['line']
const unsized: ColumnLayout = {}
const allOpen: DataSelection = { mode: 'all', except: new Set() }

let setLayout: (layout: ColumnLayout) => void = () => undefined
let setExpansion: (expansion: DataSelection) => void = () => undefined
let setGrouped: (isGrouped: boolean) => void = () => undefined

const Page = () => {
  const [rows, setRows] = useState(all)
  const [layout, putLayout] = useState(unsized)
  const [expansion, putExpansion] = useState<DataSelection>(allOpen)
  const [isGrouped, group] = useState(false)
  setLayout = putLayout
  setExpansion = putExpansion
  setGrouped = group
  return (
    <div style={{ display: 'flex', height: 760 }}>
      <DataTable<WorkOrder>
        label="工单"
        columns={tableColumns}
        rows={rows}
        rowKey={rowKey}
        layout={layout}
        onLayoutChange={putLayout}
        groupBy={isGrouped ? groups : undefined}
        expansion={expansion}
        onExpansionChange={putExpansion}
        onEdit={(edits) =>
          setRows((before) => {
            const next = before.slice()
            for (const { key, column, value } of edits) {
              const at = Number(key) - 1
              const row = next[at]
              if (row) next[at] = { ...row, [column]: value }
            }
            return next
          })
        }
      />
    </div>
  )
}

createRoot(host()).render(
  <DesignProvider>
    <Page />
  </DesignProvider>,
)

const titled = (title: string) => document.querySelector<HTMLElement>(`[role="columnheader"][aria-label="${title}"]`)
const quantity = () => find('[aria-rowindex="2"] [data-column="4"]')
const firstGroup = () => document.querySelector<HTMLElement>('[aria-rowindex="2"][data-kind="group"]')
/** Milliseconds in which the page has drawn what a preparation asked for, also on a slow machine. */
const settling = 150
let typed = 4000

const laidOut = (layout: ColumnLayout) => {
  setLayout(layout)
  return pause(settling)
}
const pressGroup = () => firstGroup()?.querySelector<HTMLElement>('.cell')?.click()

offer([
  {
    name: 'edit a cell',
    prepare: async () => {
      typed += 1
      setGrouped(false)
      setLayout(unsized)
      await pause(settling)
      quantity().focus()
      await pause(settling)
      typeInto(find<HTMLInputElement>('.cell-input'), String(typed))
    },
    act: () => find('.cell-input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    isDone: () => Number(quantity().textContent?.replaceAll(/\D/g, '')) === typed,
  },
  {
    name: 'resize a column',
    prepare: () => laidOut(unsized),
    act: () => setLayout({ widths: { name: 300 } }),
    isDone: () => titled('名称')?.offsetWidth === 300,
  },
  {
    name: 'pin a column',
    prepare: () => laidOut(unsized),
    act: () => setLayout({ pins: { owner: 'start' } }),
    isDone: () => titled('负责人')?.closest('.pins') !== null && titled('负责人') !== null,
  },
  {
    name: 'hide a column',
    prepare: () => laidOut(unsized),
    act: () => setLayout({ shown: { status: false } }),
    isDone: () => titled('状态') === null,
  },
  {
    name: 'show a column',
    prepare: () => laidOut({ shown: { status: false } }),
    act: () => setLayout(unsized),
    isDone: () => titled('状态') !== null,
  },
  {
    name: 'close a group',
    prepare: () => {
      setGrouped(true)
      setExpansion(allOpen)
      return pause(3 * settling)
    },
    act: pressGroup,
    isDone: () => firstGroup()?.ariaExpanded === 'false',
  },
  {
    name: 'open a group',
    prepare: async () => {
      if (firstGroup()?.ariaExpanded === 'true') pressGroup()
      await pause(settling)
    },
    act: pressGroup,
    isDone: () => firstGroup()?.ariaExpanded === 'true',
  },
])
