import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dataTableGuide } from '../DataTable.guide.ts'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'

const OrderTable = DataTable<Order>
const note = '客户要求分两批交货，首批须附第三方检验报告'

const meta = {
  title: 'Data/DataTable/Cut texts',
  component: OrderTable,
  parameters: { guide: dataTableGuide },
  args: {
    label: '生产工单',
    columns: orderColumns.map((column) => ({ ...column, pin: column.key === 'number' ? ('start' as const) : undefined })),
    rows: makeOrders(200).map((order, at) => ({ ...order, note: at === 0 ? note : order.note })),
    rowKey: ({ id }) => id,
    renderers: orderRenderers,
    defaultLayout: { order: ['number', 'note', 'status'], widths: { note: 120, status: 72, number: 150, finished: 60 } },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 320, border: '1px solid var(--line)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

/** Whoever points at a cell that is cut is shown the whole of it; nothing where all of it can be read. */
export const OnPointing: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await userEvent.hover(within(grid).getByText('MO-2026-000001'))
    await userEvent.hover(within(grid).getAllByText(note)[0] as HTMLElement) // Found, or getAllByText throws.
    const bubble = await screen.findByRole('tooltip', {}, { timeout: 10_000 })
    await waitFor(() => expect(bubble).toBeVisible())
    await expect(bubble).toHaveTextContent(note)
    await userEvent.hover(within(grid).getByText('MO-2026-000002'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.hover(within(grid).getAllByText(note)[0] as HTMLElement)
    await screen.findByRole('tooltip')
  },
}

/** So is whoever stands there with the keyboard, after a moment; Escape takes it away, and the focus stays. */
export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const bubble = await screen.findByRole('tooltip', {}, { timeout: 10_000 })
    await expect(bubble).toHaveTextContent(note)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(document.activeElement).toHaveTextContent(note)
  },
}
