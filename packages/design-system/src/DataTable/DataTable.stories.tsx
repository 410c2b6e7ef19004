import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { compose } from '../testing/compose.ts'
import { dataTableGuide } from './DataTable.guide.ts'
import { DataTable } from './DataTable.tsx'
import { makeBill, type Part, partColumns } from './fixtures/bill.ts'
import { makeOrders, type Order, orderColumns, orderRenderers } from './fixtures/orders.tsx'

const orders = makeOrders(100_000)
const someOrders = orders.slice(0, 200)
const fiveThousand = orders.slice(0, 5000)

const OrderTable = DataTable<Order>

const meta = {
  title: 'Data/DataTable',
  component: OrderTable,
  parameters: { guide: dataTableGuide },
  args: {
    label: '生产工单',
    columns: orderColumns,
    rows: someOrders,
    rowKey: ({ id }) => id,
    renderers: orderRenderers,
  },
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

const cellText = (grid: HTMLElement, row: number, column: number): string | null | undefined =>
  grid.querySelector(`[role="row"][aria-rowindex="${row}"] [data-column="${column}"]`)?.textContent

/** A hundred thousand manufacturing orders; only those in sight are in the page. */
export const HundredThousand: Story = {
  tags: ['visual'],
  render: (args) => <OrderTable {...args} rows={orders} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: '生产工单' })
    await expect(grid).toHaveAttribute('aria-rowcount', '100001')
    await expect(grid.querySelectorAll('.body > [role="row"]').length).toBeLessThan(60)
    grid.scrollTop = grid.scrollHeight
    await waitFor(() => expect(within(grid).getByText('MO-2026-100000')).toBeVisible())
    grid.scrollTop = 0
    await waitFor(() => expect(within(grid).getByText('MO-2026-000001')).toBeVisible())
  },
}

/** A press on a header sorts, with Shift within the order before; the rows go where the language has them. */
export const Sorting: Story = {
  play: async ({ canvasElement, step }) => {
    const grid = within(canvasElement).getByRole('grid')
    const column = (name: string) => within(grid).getByRole('columnheader', { name })
    await step('by status, then by quantity from the most', async () => {
      const user = userEvent.setup()
      await user.click(within(column('状态')).getByRole('button', { name: '状态' }))
      await user.keyboard('{Shift>}')
      const quantity = within(column('数量')).getByRole('button', { name: '数量' })
      await user.click(quantity)
      await user.click(quantity)
      await user.keyboard('{/Shift}')
    })
    await expect(column('数量')).toHaveAttribute('aria-sort', 'descending')
    await expect(cellText(grid, 2, 2)).toBe('受阻')
    const quantities = [2, 3, 4].map((row) => Number(cellText(grid, row, 3)?.replace(',', '')))
    await expect(quantities).toEqual([...quantities].sort((a, b) => b - a))
  },
}

/** The table is one stop of the Tab key; arrows move, headers included, and the focus is kept however far one scrolls. */
export const Keyboard: Story = {
  render: (args) => <OrderTable {...args} rows={orders} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('MO-2026-000001')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '4')
    await userEvent.keyboard('{End}')
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '11')
    await expect(document.activeElement).toBeVisible()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100001')
    const focused = document.activeElement
    grid.scrollTop = 0
    await waitFor(() => expect(within(grid).getByText('MO-2026-000001')).toBeVisible())
    await expect(document.activeElement).toBe(focused)
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
    await expect(document.activeElement).toHaveAttribute('role', 'columnheader')
    await userEvent.keyboard('{Enter}{Enter}{ArrowDown}')
    await expect(document.activeElement).toHaveTextContent('MO-2026-100000')
    await userEvent.tab()
    await expect(grid.contains(document.activeElement)).toBe(false)
  },
}

/** Rows are chosen by their boxes, a range with Shift, all with the box above or Ctrl+A. */
export const Choosing: Story = {
  tags: ['visual'],
  args: { selectionMode: 'multiple', onSelectionChange: fn(), isSelectionDisabled: (key) => key === 'o3' },
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid')
    const user = userEvent.setup()
    await user.click(within(grid).getByRole('checkbox', { name: '选择第 1 行' }))
    await user.keyboard('{Shift>}')
    await user.click(within(grid).getByRole('checkbox', { name: '选择第 5 行' }))
    await user.keyboard('{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'some', keys: new Set(['o1', 'o2', 'o4', 'o5']) })
    await expect(within(grid).getByRole('checkbox', { name: '选择第 3 行' })).toBeDisabled()
    await expect(within(grid).getByRole('checkbox', { name: '选择第 4 行' })).toBeChecked()
    await userEvent.click(within(grid).getByRole('checkbox', { name: '选择全部' }))
    await userEvent.click(within(grid).getByRole('checkbox', { name: '选择全部' }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'all', except: new Set() })
  },
}

/** A press on a row, or Enter, opens it. */
export const Pressing: Story = {
  args: { onRowPress: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('MO-2026-000004'))
    await expect(args.onRowPress).toHaveBeenLastCalledWith(someOrders[3])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRowPress).toHaveBeenLastCalledWith(someOrders[4])
  },
}

/** The shapes of rows while the first ones are on their way. */
export const Loading: Story = { tags: ['visual'], args: { rows: [], isLoading: true } }

/** Without rows the table says why, and what to do. */
export const NothingThere: Story = {
  args: {
    rows: [],
    emptyState: (
      <Empty
        title="没有符合条件的工单"
        description="放宽筛选条件，或新建工单。"
        action={<Button variant="primary">新建工单</Button>}
      />
    ),
  },
}

const broken = {
  ...orderRenderers,
  status: {
    render: () => {
      throw new Error('Unknown status')
    },
  },
}

/** A cell that cannot be drawn shows its own mark; the rest stands. */
export const BrokenCell: Story = {
  args: { renderers: broken },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(cellText(grid, 2, 2)).toBe('⚠')
    await expect(cellText(grid, 2, 0)).toBe('MO-2026-000001')
  },
}

export const Vietnamese: Story = { globals: { locale: 'vi' }, args: { label: 'Lệnh sản xuất', selectionMode: 'multiple' } }

/** Rows put together by columns; each group tells how many it has and its sums, and opens and closes. */
export const Grouped: Story = {
  tags: ['visual'],
  args: {
    groupBy: ['status', 'owner'],
    columns: orderColumns.map((column) =>
      column.key === 'quantity' || column.key === 'amount' ? { ...column, summary: 'sum' as const } : column,
    ),
  },
  render: (args) => <OrderTable {...args} rows={fiveThousand} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid')
    const first = () => grid.querySelector<HTMLElement>('[aria-rowindex="2"]')
    const groupText = cellText(grid, 2, 0)
    await expect(groupText).toMatch(/^状态：.+ \([\d,]+\)$/)
    await expect(first()).toHaveAttribute('aria-expanded', 'true')
    await expect(cellText(grid, 2, 3)).toMatch(/^\d{1,3}(,\d{3})+$/)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(first()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(first()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(within(grid).getByText(groupText ?? ''))
    await expect(first()).toHaveAttribute('aria-expanded', 'false')
    await expect(cellText(grid, 3, 0)).toMatch(/^状态：/)
  },
}

const bill = makeBill(20_000)
const PartTable = DataTable<Part>

/** A bill of materials of twenty thousand parts. Right opens a branch, Left closes it or goes to the part above. */
export const BillOfMaterials: StoryObj<Meta<typeof PartTable>> = {
  tags: ['visual'],
  render: () => (
    <PartTable
      label="物料清单"
      columns={partColumns}
      rows={bill}
      rowKey={({ code }) => code}
      tree={{ childrenOf: ({ parts }) => parts }}
      defaultExpansion={{ mode: 'some', keys: new Set(['01', '01.02']) }}
    />
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid', { name: '物料清单' })
    const row = (code: string) => within(grid).getByText(code).closest('[role="row"]')
    await expect(row('01')).toHaveAttribute('aria-level', '1')
    await expect(row('01.02.01')).toHaveAttribute('aria-level', '3')
    await userEvent.click(within(grid).getByText('01.01'))
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(row('01.01')).toHaveAttribute('aria-expanded', 'true')
    await expect(row('01.01.01')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(grid).queryByText('01.01.01')).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement?.closest('[role="row"]')).toBe(row('01'))
  },
}

/** What belongs to a row stands under it, as tall as it wants to be. */
export const Details: Story = {
  args: {
    openDetails: new Set(['o2', 'o4']),
    drawDetail: ({ number, note, customer }) => (
      <div style={{ padding: '12px 24px', display: 'grid', gap: 4 }}>
        <strong>{number}</strong>
        <span>{customer}</span>
        <span>{note || '无备注'}</span>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const detail = grid.querySelector<HTMLElement>('[aria-rowindex="4"]')
    await expect(await within(detail as HTMLElement).findByText('MO-2026-000002', {}, loading)).toBeVisible()
    const below = grid.querySelector<HTMLElement>('[aria-rowindex="5"]')
    await waitFor(() => expect(detail?.getBoundingClientRect().height).toBeGreaterThan(60))
    await waitFor(() =>
      expect(Math.abs((below?.getBoundingClientRect().top ?? 0) - (detail?.getBoundingClientRect().bottom ?? 0))).toBeLessThan(2),
    )
  },
}

/** The menu's code is fetched when it is first opened. */
const loading = { timeout: 10_000 }

/** Each header opens its column's menu: a filter that fits what stands there, order, place and width. */
export const Filtering: Story = {
  args: { onFiltersChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const grid = within(canvasElement).getByRole('grid')
    const menuOf = (name: string) => within(grid).getByRole('button', { name: `${name}：筛选与更多` })
    await step('one of the texts that stand in the column', async () => {
      await userEvent.click(menuOf('负责人'))
      const menu = await screen.findByRole('dialog', { name: '负责人：筛选与更多' }, loading)
      await userEvent.click(within(menu).getByRole('checkbox', { name: /^王敏/ }))
      await waitFor(() => expect(cellText(grid, 2, 7)).toBe('王敏'))
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ owner: { kind: 'choice', texts: ['王敏'] } })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(menuOf('负责人')).toHaveFocus())
    })
    await step('figures between two bounds', async () => {
      await userEvent.click(menuOf('数量'))
      const menu = await screen.findByRole('dialog')
      await userEvent.type(within(menu).getByRole('spinbutton', { name: '数量 不小于' }), '4000')
      await waitFor(() => expect(Number(cellText(grid, 2, 3)?.replace(',', ''))).toBeGreaterThanOrEqual(4000))
      await userEvent.click(within(menu).getByRole('button', { name: '清除筛选' }))
      await userEvent.keyboard('{Escape}')
    })
    await step('out of sight', async () => {
      await userEvent.click(menuOf('产线'))
      await userEvent.click(await screen.findByRole('button', { name: '隐藏此列' }))
      await waitFor(() => expect(within(grid).queryByRole('columnheader', { name: '产线' })).toBeNull())
    })
  },
}

/** The quick search looks into all cells, without case and accents. */
export const QuickSearch: Story = {
  args: { quickFilter: '王敏 齿轮' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(cellText(grid, 2, 1)).toMatch(/齿轮/)
    await expect(cellText(grid, 2, 7)).toBe('王敏')
  },
}

/** Shift and the arrows, or drawing with the mouse, choose a block of cells; copying gives a spreadsheet its rows and columns. */
export const Copying: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const user = userEvent.setup()
    await user.click(within(grid).getByText('MO-2026-000002'))
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(grid.querySelectorAll('[data-mark="range"]')).toHaveLength(6)
    const data = new DataTransfer()
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
    const rows = data.getData('text/plain').split('\n')
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toBe([1, 2, 3].map((column) => cellText(grid, 3, column)).join('\t'))
    await expect(data.getData('text/html')).toMatch(/^<table>/)
  },
}

const withSums = orderColumns.map((column) =>
  column.key === 'quantity' || column.key === 'amount' ? { ...column, summary: 'sum' as const } : column,
)

/** Sums stay at the bottom, exact to the last digit, and follow the filters. */
export const Totals: Story = {
  tags: ['visual'],
  args: { hasTotals: true, columns: withSums, rows: someOrders },
  play: async ({ canvasElement }) => {
    const foot = canvasElement.querySelector<HTMLElement>('.foot')
    const sum = someOrders.reduce((total, { quantity }) => total + quantity, 0)
    await waitFor(() => expect(within(foot as HTMLElement).getByText(sum.toLocaleString('zh-CN'))).toBeVisible())
    await expect(within(foot as HTMLElement).getByText('合计')).toBeVisible()
  },
}

const fetched = fn()
const answered = async ({ from, to }: { from: number; to: number }) => {
  fetched(from)
  await Promise.resolve()
  return { rows: orders.slice(from, to), total: orders.length }
}

/** A server's rows, fetched in blocks as they come into sight; what is scrolled past is not waited for. */
export const ServerWindows: Story = {
  args: { rows: undefined, load: answered, selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    fetched.mockClear()
    const grid = within(canvasElement).getByRole('grid')
    await waitFor(() => expect(within(grid).getByText('MO-2026-000001')).toBeVisible())
    await expect(grid).toHaveAttribute('aria-rowcount', '100001')
    grid.scrollTop = 36 * 50_000
    await waitFor(() => expect(within(grid).getByText('MO-2026-050001')).toBeVisible())
    await expect(fetched.mock.calls.length).toBeLessThan(8)
  },
}

const failsOnce = () => {
  let isFirst = true
  return async (range: { from: number; to: number }) => {
    if (isFirst) {
      isFirst = false
      throw new Error('offline')
    }
    return answered(range)
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

const editable = orderColumns.map((column): (typeof orderColumns)[number] => {
  if (column.key === 'quantity')
    return { ...column, edit: { validate: (value) => (Number(value) > 0 ? undefined : '数量须大于 0') } }
  if (column.key === 'due' || column.key === 'note' || column.key === 'amount') return { ...column, edit: {} }
  return column
})

/** Rows whose typed values are stored by a server that answers a moment later. */
const EditedOrders = ({ onEdit, ...props }: Parameters<typeof OrderTable>[0]) => {
  const [rows, setRows] = useState<readonly Order[]>(someOrders.slice(0, 30))
  return (
    <OrderTable
      {...props}
      rows={rows}
      onEdit={async (edits) => {
        await onEdit?.(edits)
        const valuesOf = (id: string) => edits.filter(({ key }) => key === id).map(({ column, value }) => [column, value])
        setRows((before) => before.map((row) => ({ ...row, ...Object.fromEntries(valuesOf(row.id)) })))
      }}
    />
  )
}

/** A cell is typed over, stored, checked and taken back; Enter goes on below, Escape gives up. */
export const Editing: Story = {
  args: { columns: editable, onEdit: fn(async () => undefined) },
  render: (props) => <EditedOrders {...props} />,
  play: async ({ canvasElement, args, step }) => {
    const grid = within(canvasElement).getByRole('grid')
    const cell = (row: number, column: number) =>
      grid.querySelector<HTMLElement>(`[aria-rowindex="${row}"] [data-column="${column}"]`) as HTMLElement
    await step('typing replaces, Enter stores and goes on', async () => {
      await userEvent.click(cell(2, 3))
      await userEvent.keyboard('1250{Enter}')
      await waitFor(() =>
        expect(args.onEdit).toHaveBeenCalledWith([expect.objectContaining({ key: 'o1', column: 'quantity', value: 1250 })]),
      )
      await waitFor(() => expect(cellText(grid, 2, 3)).toBe('1,250'))
      await expect(cell(3, 3).contains(document.activeElement)).toBe(true)
    })
    await step('what is wrong stays, marked, and is not stored', async () => {
      await userEvent.keyboard('-5{Enter}')
      await waitFor(() => expect(cell(3, 3)).toHaveAttribute('data-mark', 'dirty invalid'))
      await expect(args.onEdit).toHaveBeenCalledTimes(1)
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(cell(3, 3)).not.toHaveAttribute('data-mark')
    })
    await step('Escape gives up what is being typed', async () => {
      const before = cellText(grid, 4, 3)
      await userEvent.keyboard('77{Escape}')
      await expect(cellText(grid, 4, 3)).toBe(before)
    })
  },
}

/** An input method's first letter is not lost, and its Enter chooses characters only. */
export const EditingByInputMethod: Story = {
  args: { columns: editable, onEdit: fn(async () => undefined) },
  render: (props) => <EditedOrders {...props} />,
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid')
    const note = grid.querySelector<HTMLElement>('[aria-rowindex="2"] [data-column="10"]') as HTMLElement
    await userEvent.click(note)
    const input = within(note).getByRole<HTMLInputElement>('textbox', { name: '备注' })
    await expect(input).toHaveFocus()
    input.value = ''
    compose(input, ['j', 'ji', 'jia', "jia'ji"], '加急')
    await expect(args.onEdit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith([expect.objectContaining({ column: 'note', value: '加急' })]))
  },
}

/** A spreadsheet's block is pasted as one step: decimals and days as they are written, and what cannot be read stays marked. */
export const Pasting: Story = {
  args: { columns: editable, onEdit: fn(async () => undefined), editMode: 'batch', onDraftsChange: fn() },
  render: (props) => <EditedOrders {...props} />,
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid')
    const cell = (row: number, column: number) =>
      grid.querySelector<HTMLElement>(`[aria-rowindex="${row}"] [data-column="${column}"]`) as HTMLElement
    await userEvent.click(cell(2, 5))
    const data = new DataTransfer()
    data.setData('text/plain', '1,234.50\t2026年12月1日\r\n99\tmorgen\r\n')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await waitFor(() => expect(cellText(grid, 2, 5)).toBe('1,234.50'))
    await expect(cellText(grid, 2, 6)).toBe('2026-12-01')
    await expect(cell(3, 6)).toHaveAttribute('data-mark', expect.stringContaining('invalid'))
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(0)
    await expect(args.onEdit).not.toHaveBeenCalled()
  },
}

/** Rows are as tall as the density says, and as far apart. */
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const top = (row: number) => grid.querySelector(`[aria-rowindex="${row}"]`)?.getBoundingClientRect().top ?? 0
    await waitFor(() => expect(top(7) - top(2)).toBe(5 * 32))
  },
}

export const OnTheWall: Story = { globals: { theme: 'wall', density: 'roomy' }, args: { isZebra: true, hasColumnMenu: false } }
