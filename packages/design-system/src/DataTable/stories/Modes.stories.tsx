import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dataTableGuide } from '../DataTable.guide.ts'
import { makeOrders, type Order } from '../fixtures/orders.tsx'
import { OrderTable, orderTableStories } from '../fixtures/orderTable.tsx'
import type { WindowQuestion } from '../props/LoadRows.ts'

const orders = makeOrders(100_000)

const meta = {
  title: 'Data/DataTable/Modes',
  ...orderTableStories,
  parameters: { guide: dataTableGuide },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

const fetched = fn()
const sumOf = (rows: readonly Order[]): number => rows.reduce((sum, { quantity }) => sum + quantity, 0)
const onlyDone = orders.filter(({ status }) => status === 'done')

/** Stands for a server that sums all that match, with the first rows. */
const answered = async ({ from, to }: { from: number; to: number }, { filters }: WindowQuestion) => {
  fetched(from)
  await Promise.resolve()
  const found = filters.status ? onlyDone : orders
  const totals = from === 0 ? { quantity: sumOf(found) } : undefined
  return { rows: found.slice(from, to), total: found.length, totals }
}

/** What comes with the first use. */
const loading = { timeout: 10_000 }

const chosenBy = ({ onSelectionChange }: { onSelectionChange?: unknown }): Iterable<string> =>
  (onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0]?.keys ?? [] // the spy of this story

/** A server's rows, fetched in blocks as they come into sight; what is scrolled past is not waited for. The totals are the server's, of all that match. */
export const ServerWindows: Story = {
  args: { rows: undefined, load: answered, selectionMode: 'multiple', onSelectionChange: fn(), hasTotals: true },
  play: async ({ canvasElement, args, step }) => {
    fetched.mockClear()
    const grid = within(canvasElement).getByRole('grid')
    await waitFor(() => expect(within(grid).getByText('MO-2026-000001')).toBeVisible())
    await expect(grid).toHaveAttribute('aria-rowcount', '100002')
    grid.scrollTop = 36 * 50_000
    await waitFor(() => expect(within(grid).getByText('MO-2026-050001')).toBeVisible())
    await expect(fetched.mock.calls.length).toBeLessThan(8)
    const foot = within(grid).getByText('合计').closest('[role="row"]')
    await expect(foot).toHaveTextContent(`合计${sumOf(orders).toLocaleString('en')}`)
    await step('a range takes the rows that were scrolled past as well, and a search tells that they are not here', async () => {
      const user = userEvent.setup()
      const box = (row: string) => within(grid).findByRole('checkbox', { name: `选择第 ${row} 行` })
      await user.click(await box('50,001'))
      grid.scrollTop = 36 * 50_600
      await waitFor(() => expect(within(grid).getByText('MO-2026-050601')).toBeVisible())
      await user.keyboard('{Shift>}')
      await user.click(await box('50,601'))
      await user.keyboard('{/Shift}')
      await waitFor(() => expect([...chosenBy(args)]).toHaveLength(601))
      await user.keyboard('{Control>}f{/Control}')
      await user.type(await screen.findByRole('textbox', { name: '在表格中查找' }, loading), 'MO-2026-050601')
      await expect(await screen.findByText('已加载的行：1 / 1')).toBeVisible()
      await user.keyboard('{Escape}')
    })
    await step('another question has other totals', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '状态：筛选与更多' }))
      await userEvent.type(await screen.findByRole('textbox', { name: '状态 包含' }, loading), '完')
      await waitFor(() => expect(foot).toHaveTextContent(`合计${sumOf(onlyDone).toLocaleString('en')}`))
    })
  },
}

const failsOnce = () => {
  let isFirst = true
  return async (range: { from: number; to: number }, question: WindowQuestion) => {
    if (isFirst) {
      isFirst = false
      throw new Error('offline')
    }
    return answered(range, question)
  }
}

/** What could not be loaded says so and is asked for again. */
export const ServerFails: Story = {
  args: { rows: undefined, load: failsOnce() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: '重试' })
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByText('MO-2026-000001')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull()
  },
}

const million = Array.from({ length: 1_000_000 }, (_, at) => ({
  ...(orders[at % orders.length] as Order),
  id: `m${at}`,
  number: `L-${at + 1}`,
}))

/** A million rows are taller than a browser lays out; the first and the last are reached all the same. */
export const Million: Story = {
  tags: ['!autodocs'],
  args: { label: '库存流水' },
  render: (args) => <OrderTable {...args} rows={million} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    grid.scrollTop = grid.scrollHeight
    await waitFor(() => expect(within(grid).getByText('L-1000000')).toBeVisible())
    grid.scrollTop -= 36 * 30
    await waitFor(() => expect(within(grid).getByText('L-999960')).toBeInTheDocument())
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(document.activeElement).toHaveTextContent('L-1')
  },
}
