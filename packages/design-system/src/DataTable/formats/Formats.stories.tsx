import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'
import type { DataColumn } from '../model/types.ts'

const orders = makeOrders(500)
const OrderTable = DataTable<Order>

const columns = orderColumns.map((column): DataColumn<Order> => {
  if (column.key === 'due')
    return {
      ...column,
      format: (value, { status }) =>
        status === 'done'
          ? 'faint'
          : String(value) < '2026-04-01'
            ? 'danger'
            : String(value) < '2026-06-01'
              ? 'warning'
              : undefined,
    }
  if (column.key === 'quantity') return { ...column, format: [{ kind: 'bar', from: 0, to: 5000 }] }
  if (column.key === 'amount')
    return { ...column, format: [{ kind: 'scale', from: 0, middle: 400_000, to: 900_000, tone: 'success', low: 'warning' }] }
  if (column.key === 'finished') return { ...column, format: [{ kind: 'tone', tone: 'success', when: 'from', value: 2500 }] }
  return column
})

const meta = {
  title: 'Data/DataTable/Formats',
  component: OrderTable,
  args: { label: '生产工单', columns, rows: orders, rowKey: ({ id }) => id, renderers: orderRenderers },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 480, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

const cell = (grid: HTMLElement, order: Order | undefined, column: number): HTMLElement => {
  const row = within(grid)
    .getByText(order?.number ?? '')
    .closest('[role="row"]')
  const found = row?.querySelector<HTMLElement>(`[data-column="${column}"]`)
  if (!found) throw new Error('The cell is not in the page.')
  return found
}

/** Cells stand out by what is in them: late days with a sign and in bold, shares as bars, figures on a scale of colours. */
export const ByValue: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const sight = orders.slice(0, 10)
    const late = sight.find(({ due, status }) => status !== 'done' && due < '2026-04-01')
    const dated = cell(grid, late, 6)
    await waitFor(() => expect(dated).toHaveAttribute('data-mark', 'tone tone-danger'))
    await expect(Number(getComputedStyle(dated).fontWeight)).toBeGreaterThanOrEqual(600)
    await expect(getComputedStyle(dated, '::before').clipPath).toMatch(/^polygon/)
    const [first] = sight
    const bar = Number(getComputedStyle(cell(grid, first, 3)).getPropertyValue('--bar'))
    await expect(bar).toBeCloseTo((first?.quantity ?? 0) / 5000, 1)
    const rich = sight.find(({ amount }) => Number(amount) > 700_000)
    await expect(cell(grid, rich, 5)).toHaveAttribute('data-mark', expect.stringContaining('of-success'))
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const OnTheWall: Story = { globals: { theme: 'wall', density: 'roomy' } }
