import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { dataTableGuide } from '../DataTable.guide.ts'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'

const OrderTable = DataTable<Order>
const orders = makeOrders(500)
const pilot: Order = { ...(orders[20] as Order), id: 'pilot', number: 'MO-2026-试制', owner: '潘国栋' } // There are five hundred.
const urgent: Order = { ...(orders[40] as Order), id: 'urgent', number: 'MO-2026-插单', status: 'blocked' }

const meta = {
  title: 'Data/DataTable/Pinned rows',
  component: OrderTable,
  parameters: { guide: dataTableGuide },
  args: {
    label: '生产工单',
    columns: orderColumns.map((column) => (column.key === 'quantity' ? { ...column, summary: 'sum' as const } : column)),
    rows: orders,
    rowKey: ({ id }) => id,
    renderers: orderRenderers,
    hasTotals: true,
    pinnedRows: { top: [pilot], bottom: [urgent] },
    onRowPress: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 440, border: '1px solid var(--line)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

/** Rows that stay in sight above and below the others; the keyboard reaches them, and they open like any other. */
export const AboveAndBelow: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid')
    const row = (name: string): HTMLElement => within(grid).getByText(name).closest('[role="row"]') as HTMLElement // Rows hold cells.
    await expect(grid).toHaveAttribute('aria-rowcount', '504')
    await expect(row('MO-2026-试制')).toHaveAttribute('aria-rowindex', '2')
    await expect(row('MO-2026-000001')).toHaveAttribute('aria-rowindex', '3')
    await expect(row('MO-2026-插单')).toHaveAttribute('aria-rowindex', '503')
    const { top } = row('MO-2026-试制').getBoundingClientRect()
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const last = row('MO-2026-000500').getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(row('MO-2026-插单').getBoundingClientRect().top + 1)
    await expect(row('MO-2026-试制').getBoundingClientRect().top).toBe(top)
    await userEvent.keyboard('{ArrowDown}')
    await expect(row('MO-2026-插单').contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowPress).toHaveBeenLastCalledWith(urgent)
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}')
    await expect(args.onRowPress).toHaveBeenLastCalledWith(pilot)
    await userEvent.keyboard('{ArrowUp}')
    await expect(document.activeElement).toHaveAttribute('role', 'columnheader')
  },
}
