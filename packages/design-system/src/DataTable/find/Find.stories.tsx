import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { compose } from '../../testing/compose.ts'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'

const orders = makeOrders(100_000)
const twoThousand = orders.slice(0, 2000)
const OrderTable = DataTable<Order>

const meta = {
  title: 'Data/DataTable/Find',
  component: OrderTable,
  args: {
    label: '生产工单',
    columns: orderColumns,
    rowKey: ({ id }) => id,
    renderers: orderRenderers,
  },
  render: (args) => <OrderTable rows={twoThousand} {...args} />,
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

/** The bar's code is fetched when it is first opened. */
const loading = { timeout: 10_000 }

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const grid = canvas.getByRole('grid')
  await userEvent.tab()
  await userEvent.keyboard('{Control>}f{/Control}')
  const box = await canvas.findByRole<HTMLInputElement>('textbox', { name: '在表格中查找' }, loading)
  await waitFor(() => expect(box).toHaveFocus())
  return { grid, box, status: within(canvas.getByRole('search')).getByRole('status') }
}

/** The texts that are marked in the page now. */
const marked = (): string[] => [...(CSS.highlights.get('table-find') ?? [])].map((range) => range.toString())

/** Ctrl F in the table finds texts in all rows, drawn cells included, counts them, marks them and goes from one to the next. */
export const Finding: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, step }) => {
    const { grid, box, status } = await opened(canvasElement)
    const expected = twoThousand.filter(({ product }) => product.includes('链轮'))
    const found = () => grid.querySelector<HTMLElement>('.cell[data-mark~="found"]')
    await step('counts and marks without leaving the bar', async () => {
      await userEvent.keyboard('链轮')
      await waitFor(() => expect(status).toHaveTextContent(`1 / ${expected.length}`))
      await waitFor(() => expect(found()).toHaveTextContent(expected[0]?.product ?? ''))
      await expect(new Set(marked())).toEqual(new Set(['链轮']))
      await expect(box).toHaveFocus()
    })
    await step('Enter goes on, Shift with Enter back, round the end', async () => {
      await userEvent.keyboard('{Enter}{Enter}')
      await expect(status).toHaveTextContent(`3 / ${expected.length}`)
      await expect(found()).toHaveTextContent(expected[2]?.product ?? '')
      await userEvent.keyboard('{Shift>}{Enter}{Enter}{Enter}{/Shift}')
      await expect(status).toHaveTextContent(`${expected.length} / ${expected.length}`)
      await waitFor(() => expect(found()).toBeVisible())
      await expect(found()).toHaveTextContent(expected.at(-1)?.product ?? '')
      await waitFor(() => expect(marked()).toContain('链轮'))
    })
    await step('Escape gives the focus to what was found, and takes the marks away', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(document.activeElement).toHaveTextContent(expected.at(-1)?.product ?? ''))
      await expect(within(canvasElement).queryByRole('search')).toBeNull()
      await expect(marked()).toEqual([])
      await expect(found()).toBeNull()
    })
  },
}

/** A hundred thousand rows are searched while the page goes on; what is not there says so. */
export const FindingInMany: Story = {
  render: (args) => <OrderTable {...args} rows={orders} />,
  play: async ({ canvasElement }) => {
    const { grid, status, box } = await opened(canvasElement)
    await userEvent.keyboard('MO-2026-100000')
    await waitFor(() => expect(status).toHaveTextContent('1 / 1'), { timeout: 15_000 })
    await waitFor(() => expect(within(grid).getByText('MO-2026-100000')).toBeVisible())
    await userEvent.clear(box)
    await userEvent.keyboard('没有这样的工单')
    await waitFor(() => expect(status).toHaveTextContent('无结果'), { timeout: 15_000 })
  },
}

/** An input method's Enter chooses characters only; accents and case do not matter. */
export const FindingByInputMethod: Story = {
  play: async ({ canvasElement }) => {
    const { box, status } = await opened(canvasElement)
    compose(box, ['w', 'wang', "wang'min"], '王敏')
    await waitFor(() => expect(status).toHaveTextContent(/^1 \/ \d+$/))
    await userEvent.clear(box)
    await userEvent.keyboard('dn200')
    await waitFor(() => expect(marked()).toContain('DN200'))
  },
}

export const Vietnamese: Story = {
  globals: { locale: 'vi', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Control>}f{/Control}')
    await within(canvasElement).findByRole('search', undefined, loading)
    await userEvent.keyboard('khong co')
    await waitFor(() => expect(within(canvasElement).getByText('Không có')).toBeVisible())
  },
}
