import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dataTableGuide } from '../DataTable.guide.ts'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers, vietnameseOrders } from '../fixtures/orders.tsx'

const OrderTable = DataTable<Order>
const orders = makeOrders(20_000)

const meta = {
  title: 'Data/DataTable/Cards',
  component: OrderTable,
  parameters: { guide: dataTableGuide },
  args: {
    label: '生产工单',
    columns: orderColumns,
    rowKey: ({ id }) => id,
    renderers: orderRenderers,
    hasCards: true,
    selectionMode: 'multiple',
    onRowPress: fn(),
    onSelectionChange: fn(),
  },
  render: (args) => <OrderTable rows={orders} {...args} />,
  decorators: [
    (Story, { parameters: { room = 390 } }) => (
      <div style={{ display: 'flex', width: room, height: 700, border: '1px solid var(--line)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

const cardOf = (grid: HTMLElement, name: string): HTMLElement =>
  within(grid).getByText(name).closest('[role="row"]') as HTMLElement // Rows hold cells.

/** In a narrow room each row is a card: what names it above, then each value beside its header; it opens, is chosen and moved through as a row is. */
export const Narrow: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args, step }) => {
    const grid = within(canvasElement).getByRole('grid')
    const cell = (name: string, column: number) => cardOf(grid, name).querySelector(`[data-column="${column}"]`) as HTMLElement // Each card has each.
    await step('below each other, not cut off at the right', async () => {
      await waitFor(() => expect(grid).toHaveAttribute('data-cards'))
      const [title, quantity] = [cell('MO-2026-000001', 0), cell('MO-2026-000001', 3)]
      await waitFor(() => expect(quantity.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom))
      await expect(quantity).toHaveAttribute('data-label', '数量')
      await expect(grid.scrollWidth).toBe(grid.clientWidth)
      await expect(grid.querySelectorAll('.body > [role="row"]').length).toBeLessThan(60)
      const second = cardOf(grid, 'MO-2026-000002').getBoundingClientRect()
      await expect(second.top).toBeGreaterThan(cardOf(grid, 'MO-2026-000001').getBoundingClientRect().bottom)
    })
    await step('opened and chosen', async () => {
      await userEvent.click(within(grid).getByText('MO-2026-000002'))
      await expect(args.onRowPress).toHaveBeenLastCalledWith(orders[1])
      await userEvent.click(within(grid).getByRole('checkbox', { name: '选择第 1 行' }))
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'some', keys: new Set(['o1']) })
    })
    await step('the keyboard goes through values and cards', async () => {
      await userEvent.click(within(grid).getByText('MO-2026-000001'))
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(document.activeElement).toBe(cell('MO-2026-000002', 1))
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await waitFor(() => expect(cardOf(grid, 'MO-2026-020000')).toBeVisible())
      await userEvent.keyboard('{Control>}{Home}{/Control}')
    })
    await step('sorted by the strip of headers', async () => {
      const head = within(grid).getByRole('columnheader', { name: '数量' })
      await userEvent.click(within(head).getByRole('button', { name: '数量' }))
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
    })
  },
}

/** With a little more room two values stand beside each other. */
export const HalfWide: Story = {
  tags: ['visual'],
  args: {
    hasTotals: true,
    columns: orderColumns.map((one) => (one.key === 'quantity' ? { ...one, summary: 'sum' as const } : one)),
  },
  parameters: { room: 640 },
}

/** Where there is room it is a table, also after it has been narrow. */
export const WideAgain: Story = {
  parameters: { room: 1000 },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const room = grid.closest<HTMLElement>('[style*="1000"]') as HTMLElement // The decorator's.
    await expect(grid).not.toHaveAttribute('data-cards')
    room.style.width = '400px'
    await waitFor(() => expect(grid).toHaveAttribute('data-cards'))
    room.style.width = '1000px'
    await waitFor(() => expect(grid).not.toHaveAttribute('data-cards'))
    const [first, second] = ['MO-2026-000001', 'MO-2026-000002'].map((name) => cardOf(grid, name).getBoundingClientRect())
    await expect((second?.top ?? 0) - (first?.top ?? 0)).toBe(36)
  },
}

export const Vietnamese: Story = {
  tags: ['visual'],
  globals: { locale: 'vi', theme: 'dark' },
  args: vietnameseOrders,
}
