import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dataTableGuide } from '../DataTable.guide.ts'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'
import type { DataColumn } from '../model/types.ts'

const OrderTable = DataTable<Order>
const orders = makeOrders(2000)

const groupOf: Record<string, readonly string[]> = {
  number: ['工单'],
  product: ['工单'],
  status: ['工单'],
  quantity: ['执行', '数量'],
  finished: ['执行', '数量'],
  amount: ['执行'],
  owner: ['责任'],
  line: ['责任'],
}
const grouped: readonly DataColumn<Order>[] = orderColumns.map((column) => ({ ...column, group: groupOf[column.key] }))

const meta = {
  title: 'Data/DataTable/Headers',
  component: OrderTable,
  parameters: { guide: dataTableGuide },
  args: {
    label: '生产工单',
    columns: orderColumns,
    rowKey: ({ id }) => id,
    renderers: orderRenderers,
    onLayoutChange: fn(),
  },
  render: (args) => <OrderTable rows={orders} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 440, width: 1040, maxWidth: '100%', border: '1px solid var(--line)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

const headOf = (canvasElement: HTMLElement, name: string): HTMLElement =>
  within(canvasElement).getByRole('columnheader', { name })
const namesIn = (canvasElement: HTMLElement): (string | null)[] =>
  [...canvasElement.querySelectorAll('.head [data-column]')].map((head) => head.getAttribute('aria-label'))

/** Alt with the arrows sizes the column that has the focus, with Shift too it moves; both are said aloud, and the focus goes along. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}')
    const head = headOf(canvasElement, '状态')
    await expect(head).toHaveFocus()
    await step('wider and narrower', async () => {
      const before = head.getBoundingClientRect().width
      await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
      await waitFor(() => expect(head.getBoundingClientRect().width).toBe(before + 20))
      await userEvent.keyboard('{Control>}{Alt>}{ArrowRight}{/Alt}{/Control}')
      await waitFor(() => expect(head.getBoundingClientRect().width).toBe(before + 70))
      await screen.findByText(/“状态”宽 \d+ 像素/)
    })
    await step('to another place, not past the pinned ones', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
      await expect(namesIn(canvasElement).slice(0, 5)).toEqual(['工单号', '产品', '数量', '状态', '完成'])
      await screen.findByText('“状态”：第 4 列，共 11 列')
      await expect(headOf(canvasElement, '状态')).toHaveFocus()
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}')
      await expect(namesIn(canvasElement).slice(0, 3)).toEqual(['工单号', '产品', '状态'])
      await screen.findByText('“状态”不能再移动', { exact: false })
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ order: expect.arrayContaining(['status']) }),
      )
    })
    await step('the menu', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await screen.findByRole('dialog', { name: '状态：筛选与更多' }, { timeout: 10_000 })
      await userEvent.keyboard('{Escape}')
    })
  },
}

const at = (element: Element, part: number) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width * part, clientY: top + height / 2, pointerId: 7, button: 0, pointerType: 'mouse' }
}

/** A header is dragged to another place; a line shows where it comes to stand, Escape leaves it, and the press that ends the drag sorts nothing. */
export const ByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const [quantity, status] = [headOf(canvasElement, '数量'), headOf(canvasElement, '状态')]
    fireEvent.pointerDown(quantity, at(quantity, 0.5))
    fireEvent.pointerMove(window, at(status, 0.4))
    await waitFor(() => expect(canvasElement.querySelector('[data-drop]')).toBeVisible())
    fireEvent.keyDown(window, { key: 'Escape' })
    await waitFor(() => expect(canvasElement.querySelector('[data-drop]')).toBeNull())
    await expect(args.onLayoutChange).not.toHaveBeenCalled()
    fireEvent.pointerDown(quantity, at(quantity, 0.5))
    fireEvent.pointerMove(window, at(status, 0.2))
    await waitFor(() => expect(canvasElement.querySelector('[data-drop]')).toBeVisible())
    fireEvent.pointerUp(window, at(status, 0.2))
    fireEvent.click(quantity)
    await waitFor(() => expect(namesIn(canvasElement).slice(2, 4)).toEqual(['数量', '状态']))
    await expect(headOf(canvasElement, '数量')).not.toHaveAttribute('aria-sort')
  },
}

/** The edge of a header is dragged; Escape leaves every column as it was, also those that nobody had sized. */
export const SizingGivenUp: Story = {
  play: async ({ canvasElement, args }) => {
    const head = headOf(canvasElement, '客户')
    const { width } = head.getBoundingClientRect()
    const edge = within(head).getByRole('separator')
    // A pointer that only a test has cannot be captured.
    edge.setPointerCapture = () => undefined
    const from = at(edge, 0.5)
    fireEvent.pointerDown(edge, from)
    fireEvent.pointerMove(edge, { ...from, clientX: from.clientX + 60 })
    await waitFor(() => expect(head.getBoundingClientRect().width).toBe(Math.round(width) + 60))
    fireEvent.keyDown(edge, { key: 'Escape' })
    await waitFor(() => expect(head.getBoundingClientRect().width).toBe(width))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({})
    fireEvent.pointerMove(edge, { ...from, clientX: from.clientX + 90 })
    fireEvent.pointerUp(edge, from)
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({})
  },
}

/** A double press on the edge of a header makes the column as wide as what it shows. */
export const FitToContent: Story = {
  args: { defaultLayout: { widths: { customer: 80 } } },
  play: async ({ canvasElement }) => {
    const head = headOf(canvasElement, '客户')
    await waitFor(() => expect(head.getBoundingClientRect().width).toBe(80))
    fireEvent.doubleClick(within(head).getByRole('separator'))
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeGreaterThan(100))
  },
}

/** Names over columns that belong together, on as many levels as they have; one that reaches over the border of what is pinned is split there. */
export const Groups: Story = {
  tags: ['visual'],
  args: { columns: grouped, selectionMode: 'multiple' },
  play: async ({ canvasElement, step }) => {
    const grid = within(canvasElement).getByRole('grid')
    const group = (name: string): HTMLElement =>
      within(grid)
        .getAllByRole('columnheader', { name })
        .filter((head) => head.hasAttribute('aria-colspan'))[0] as HTMLElement // Found, or the story fails below.
    await step('what assistive technology is told', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '2003')
      const parts = within(grid).getAllByRole('columnheader', { name: '工单' })
      await expect(parts.map((part) => part.getAttribute('aria-colspan'))).toEqual(['2', '1'])
      await expect(group('执行')).toHaveAttribute('aria-colspan', '3')
      await expect(group('执行')).toHaveAttribute('aria-colindex', '5')
      await expect(group('执行').closest('[role="row"]')).toHaveAttribute('aria-rowindex', '1')
      await expect(headOf(canvasElement, '工单号').closest('[role="row"]')).toHaveAttribute('aria-rowindex', '3')
      const first = within(grid).getByText('MO-2026-000001').closest('[role="row"]')
      await expect(first).toHaveAttribute('aria-rowindex', '4')
    })
    await step('the keyboard goes up to them and back to the same column', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}')
      await expect(headOf(canvasElement, '完成')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(document.activeElement).toHaveAttribute('aria-colspan', '2')
      await userEvent.keyboard('{ArrowUp}')
      await expect(group('执行')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(headOf(canvasElement, '交期')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowUp}')
      await expect(group('责任')).toHaveFocus()
    })
    await step('a group moves as one', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
      const names = namesIn(canvasElement)
      await expect(names.indexOf('负责人')).toBe(names.indexOf('金额') + 1)
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
      await expect(namesIn(canvasElement).filter(Boolean).slice(3, 5)).toEqual(['负责人', '产线'])
      await expect(group('责任')).toHaveFocus()
    })
    await step('and by the mouse, to a gap between groups', async () => {
      const amount = headOf(canvasElement, '金额')
      fireEvent.pointerDown(group('责任'), at(group('责任'), 0.5))
      fireEvent.pointerMove(window, at(amount, 0.9))
      await waitFor(() => expect(canvasElement.querySelector('[data-drop]')).toBeVisible())
      fireEvent.pointerUp(window, at(amount, 0.9))
      await waitFor(() => {
        const names = namesIn(canvasElement)
        return expect(names.indexOf('负责人')).toBe(names.indexOf('金额') + 1)
      })
    })
  },
}

const monthly: readonly DataColumn<Order>[] = [
  { key: 'number', header: '工单号', width: 150, pin: 'start', group: ['工单'] },
  ...Array.from({ length: 240 }, (_, at) => ({
    key: `m${at}`,
    header: `${(at % 12) + 1} 月`,
    group: [`${2026 + Math.floor(at / 12)} 年`],
    type: 'number' as const,
    width: 80,
    value: ({ quantity }: Order) => (quantity + at * 37) % 900,
  })),
]

/** Names over many columns: only what reaches into sight is in the page, and a name stays in sight while a part of its columns is. */
export const ManyGroups: Story = {
  tags: ['visual'],
  args: { columns: monthly, label: '月度计划' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(grid.querySelectorAll('[aria-colspan]').length).toBeLessThan(6)
    grid.scrollLeft = 80 * 12 * 9 + 400
    await waitFor(() => expect(within(grid).getByText('2035 年')).toBeVisible())
    const { left, width } = within(grid).getByText('2035 年').getBoundingClientRect()
    await expect(left).toBeGreaterThan(grid.getBoundingClientRect().left + 150)
    await expect(width).toBeGreaterThan(0)
    await expect(within(grid).getByRole('columnheader', { name: '2035 年' })).toHaveAttribute('aria-colindex', '110')
  },
}

const vietnamese = [
  ['number', 'Số lệnh sản xuất', 'Lệnh sản xuất'],
  ['product', 'Sản phẩm', 'Lệnh sản xuất'],
  ['status', 'Trạng thái', ''],
  ['quantity', 'Số lượng kế hoạch', 'Tình hình thực hiện'],
  ['finished', 'Số lượng hoàn thành', 'Tình hình thực hiện'],
  ['amount', 'Thành tiền chưa thuế', 'Tình hình thực hiện'],
  ['due', 'Ngày giao hàng', ''],
] as const

export const Vietnamese: Story = {
  tags: ['visual'],
  globals: { locale: 'vi' },
  args: {
    label: 'Lệnh sản xuất',
    columns: vietnamese.map(([key, header, group]) => ({
      ...(orderColumns.find((column) => column.key === key) as DataColumn<Order>), // All of them are there.
      header,
      group: group ? [group] : undefined,
    })),
  },
}
