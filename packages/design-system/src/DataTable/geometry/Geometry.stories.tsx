import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from '../DataTable.tsx'
import type { DataTableProps } from '../DataTableProps.ts'
import { type Part, partColumns } from '../fixtures/bill.ts'
import { lazyBill } from '../fixtures/lazyBill.ts'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'
import { type Movement, makeMovements, movementColumns, movementKey } from '../fixtures/stock.tsx'
import type { DataSelection } from '../model/selection.ts'

const OrderTable = DataTable<Order>
const orderSums = orderColumns.map((column) =>
  column.key === 'quantity' || column.key === 'amount' ? { ...column, summary: 'sum' as const } : column,
)

const meta = {
  title: 'Data/DataTable/Geometry',
  component: OrderTable,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 560, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  args: { label: '生产工单', columns: orderSums, rowKey: ({ id }) => id, renderers: orderRenderers, rows: [] },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const inSight = (grid: HTMLElement) => {
  const area = grid.getBoundingClientRect()
  const top = grid.querySelector('.head')?.getBoundingClientRect().bottom ?? area.top
  return [...grid.querySelectorAll<HTMLElement>('.body > [role="row"]:not([hidden])')].filter((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom > top + 1 && box.top < area.bottom - 1
  })
}

const Orders = (props: DataTableProps<Order>) => {
  const rows = useMemo(() => makeOrders(100_000), [])
  return <OrderTable {...props} rows={rows} />
}

/** A hundred thousand manufacturing orders, with exact totals; at whatever speed one scrolls, no frame shows less than what is there. */
export const ManufacturingOrders: Story = {
  tags: ['visual'],
  args: { hasTotals: true, selectionMode: 'multiple', isZebra: true },
  render: (props) => <Orders {...props} />,
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: '生产工单' })
    const fits = inSight(grid).length
    await expect(fits).toBeGreaterThan(10)
    const blank: number[] = []
    for (let step = 0; step < 40; step += 1) {
      grid.scrollTop += 40 * (step + 1)
      await frame()
      const rows = inSight(grid)
      if (rows.length < fits - 1 || rows.some((row) => row.querySelector('[data-column="0"]')?.textContent === ''))
        blank.push(step)
    }
    await expect(blank).toEqual([])
  },
}

const Ledger = () => {
  const rows = useMemo(() => makeMovements(1_000_000), [])
  return (
    <DataTable<Movement> label="库存流水" columns={movementColumns} rows={rows} rowKey={movementKey} selectionMode="multiple" />
  )
}

/** A million movements of stock: taller than a browser lays out, and sorted in the time of a key press. */
export const StockLedger: Story = {
  tags: ['!autodocs'],
  render: () => <Ledger />,
  play: async ({ canvasElement, step }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: '库存流水' }, { timeout: 15_000 })
    await expect(grid).toHaveAttribute('aria-rowcount', '1000001')
    await step('the last one, and back by keyboard', async () => {
      grid.scrollTop = grid.scrollHeight
      await waitFor(() => expect(within(grid).getByText('ST-1000000')).toBeVisible())
      await userEvent.tab()
      await userEvent.keyboard('{Control>}{Home}{/Control}')
      await expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('ST-0000001')
    })
    await step('sorted by quantity', async () => {
      within(within(grid).getByRole('columnheader', { name: '数量' }))
        .getByRole('button', { name: '数量' })
        .click()
      await waitFor(() => expect(inSight(grid)[0]?.querySelector('[data-column="5"]')).toHaveTextContent('-400'), {
        timeout: 15_000,
      })
    })
  },
}

const bill = lazyBill(20_000)

const LazyBill = () => {
  const [expansion, setExpansion] = useState<DataSelection>({ mode: 'some', keys: new Set() })
  const [below, setBelow] = useState<ReadonlyMap<string, readonly Part[]>>(new Map())
  const asked = useRef(new Set<string>())
  const tree = useMemo(
    () => ({ childrenOf: ({ code }: Part) => below.get(code) ?? (bill.hasChildren(code) ? ('unknown' as const) : undefined) }),
    [below],
  )
  const open = (next: DataSelection): void => {
    setExpansion(next)
    if (next.mode === 'all') return
    for (const code of next.keys) {
      if (asked.current.has(code)) continue
      asked.current.add(code)
      void bill.fetchChildren(code).then((parts) => setBelow((known) => new Map(known).set(code, parts)))
    }
  }
  return (
    <DataTable<Part>
      label="物料清单"
      columns={partColumns}
      rows={bill.top}
      rowKey={({ code }) => code}
      tree={tree}
      expansion={expansion}
      onExpansionChange={open}
    />
  )
}

/** A bill of materials of twenty thousand parts whose branches are fetched when they are opened; until then a row says that they are on their way. */
export const LazyBillOfMaterials: Story = {
  tags: ['visual'],
  render: () => <LazyBill />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid', { name: '物料清单' })
    const row = (code: string) => within(grid).getByText(code).closest('[role="row"]')
    await expect(bill.total).toBeGreaterThan(19_000)
    await userEvent.click(within(grid).getByText('02'))
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(row('02')).toHaveAttribute('aria-expanded', 'true')
    await expect(grid.querySelector('[data-kind="loading"]')).toBeVisible()
    await waitFor(() => expect(row('02.01')).toHaveAttribute('aria-level', '2'))
    await expect(document.activeElement?.closest('[role="row"]')).toBe(row('02'))
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(row('02.01.12')).toHaveAttribute('aria-level', '3'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(within(grid).queryByText('02.01.12')).toBeNull())
    await userEvent.keyboard('{ArrowRight}')
    await expect(row('02.01.12')).toBeVisible()
  },
}
