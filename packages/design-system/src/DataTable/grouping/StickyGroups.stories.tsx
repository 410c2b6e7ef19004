import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'

const orders = makeOrders(20_000)
const OrderTable = DataTable<Order>

const meta = {
  title: 'Data/DataTable/Sticky groups',
  component: OrderTable,
  args: {
    label: '生产工单',
    rowKey: ({ id }) => id,
    renderers: orderRenderers,
    columns: orderColumns.map((column) =>
      column.key === 'quantity' || column.key === 'amount'
        ? { ...column, summary: 'sum' as const }
        : { ...column, width: column.key === 'number' ? 240 : column.width },
    ),
    groupBy: ['status', 'line', 'owner'],
  },
  render: (args) => <OrderTable rows={orders} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 520, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const stuckIn = (grid: HTMLElement) =>
  [...grid.querySelectorAll<HTMLElement>('[data-stuck]')].sort((a, b) => Number(a.dataset.stuck) - Number(b.dataset.stuck))
const nameOf = (row: HTMLElement | undefined) => row?.querySelector('[data-column="0"]')?.textContent ?? ''
const headBottom = (grid: HTMLElement) => grid.querySelector('.head')?.getBoundingClientRect().bottom ?? 0

/** The groups that the reader is inside of stay under the header, outermost first; each is the group's own line, with its sums, and closes on a press. */
export const StickyGroups: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, step }) => {
    const grid = within(canvasElement).getByRole('treegrid')
    await step('three levels, one under the other', async () => {
      grid.scrollTop = 36 * 30
      await waitFor(() => expect(stuckIn(grid)).toHaveLength(3))
      const tops = stuckIn(grid).map((row) => Math.round(row.getBoundingClientRect().top - headBottom(grid)))
      await expect(tops).toEqual([0, 36, 72])
      await expect(stuckIn(grid).map((row) => row.ariaLevel)).toEqual(['1', '2', '3'])
      await expect(nameOf(stuckIn(grid)[0])).toMatch(/^状态：/)
    })
    await step('they are there in every frame, however the reader scrolls', async () => {
      const missing: number[] = []
      for (let count = 0; count < 60; count += 1) {
        grid.scrollTop += 17
        await frame()
        const [first] = stuckIn(grid)
        const gap = first ? Math.abs(first.getBoundingClientRect().top - headBottom(grid)) : Number.POSITIVE_INFINITY
        if (gap > 1) missing.push(grid.scrollTop)
      }
      await expect(missing).toEqual([])
    })
    await step('the row below belongs to them', async () => {
      const [, , innermost] = stuckIn(grid)
      const bottom = innermost?.getBoundingClientRect().bottom ?? 0
      const below = [...grid.querySelectorAll<HTMLElement>('.body > [data-kind="row"]')].find(
        (row) => row.getBoundingClientRect().bottom > bottom + 1 && row.getBoundingClientRect().top <= bottom + 36,
      )
      await expect(nameOf(innermost)).toContain(below?.querySelector('[data-column="7"]')?.textContent)
    })
    await step('a press closes the outermost one, and the next group comes', async () => {
      const [outermost] = stuckIn(grid)
      const name = nameOf(outermost)
      await userEvent.click(within(outermost as HTMLElement).getByText(name))
      await waitFor(() => expect(nameOf(stuckIn(grid)[0])).not.toBe(name))
      grid.scrollTop = 0
      await waitFor(() => expect(within(grid).getByText(name).closest('[role="row"]')).toHaveAttribute('aria-expanded', 'false'))
    })
  },
}

/** The last rows of a group push its line out from under the header; nothing jumps. */
export const PushedOut: Story = {
  args: { groupBy: ['status'], rows: orders.slice(0, 60) },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid')
    const groups = () => [...grid.querySelectorAll<HTMLElement>('.body > [data-kind="group"]')]
    grid.scrollTop = 60
    await waitFor(() => expect(stuckIn(grid)).toHaveLength(1))
    const first = nameOf(stuckIn(grid)[0])
    const next = () => groups().find((row) => nameOf(row) !== first && row.dataset.stuck === undefined && !row.hidden)
    await waitFor(() => expect(next()).toBeDefined())
    const distance = (next()?.getBoundingClientRect().top ?? 0) - headBottom(grid)
    grid.scrollTop += distance - 20
    await waitFor(() => {
      const top = stuckIn(grid)[0]?.getBoundingClientRect().top ?? 0
      expect(Math.round(top - headBottom(grid))).toBe(-16)
    })
    grid.scrollTop += 21
    await waitFor(() => expect(nameOf(stuckIn(grid)[0])).not.toBe(first))
  },
}

/** Going up by keyboard, the line with the focus is never under the groups that stay. */
export const FocusBelowGroups: Story = {
  args: { groupBy: ['status', 'owner'] },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid')
    await userEvent.tab()
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    for (let count = 0; count < 14; count += 1) {
      await userEvent.keyboard('{ArrowUp}')
      const focused = document.activeElement?.closest<HTMLElement>('[role="row"]')
      const stuck = stuckIn(grid).filter((row) => row !== focused)
      const bottom = Math.max(headBottom(grid), ...stuck.map((row) => row.getBoundingClientRect().bottom))
      await expect(focused?.getBoundingClientRect().top ?? 0).toBeGreaterThanOrEqual(bottom - 1)
    }
  },
}
