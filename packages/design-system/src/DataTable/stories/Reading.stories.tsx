import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { dataTableGuide } from '../DataTable.guide.ts'
import { DataTable } from '../DataTable.tsx'
import { makeBill, type Part, partColumns } from '../fixtures/bill.ts'
import { makeOrders, orderColumns, orderRenderers } from '../fixtures/orders.tsx'
import { cellText, OrderTable, orderTableStories } from '../fixtures/orderTable.tsx'

const orders = makeOrders(5000)
const someOrders = orders.slice(0, 200)
const fiveThousand = orders.slice(0, 5000)

const meta = {
  title: 'Data/DataTable/Reading',
  ...orderTableStories,
  parameters: { guide: dataTableGuide },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

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

const subOrders = makeOrders(8)
const fewColumns = orderColumns.slice(0, 3)

/** The keyboard comes to a detail as to any line: Enter goes into it, Escape out again; a table in it has its keys to itself. */
export const DetailsByKeyboard: Story = {
  args: {
    openDetails: new Set(['o2']),
    onRowPress: fn(),
    drawDetail: ({ number }) => (
      <div style={{ display: 'grid', gap: 8, padding: '12px 24px' }}>
        <Button size="small">打印 {number}</Button>
        <OrderTable
          label="子工单"
          columns={fewColumns}
          rows={subOrders}
          rowKey={({ id }) => id}
          renderers={orderRenderers}
          maxHeight={140}
        />
      </div>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid', { name: '生产工单' })
    const print = await canvas.findByRole('button', { name: '打印 MO-2026-000002' }, loading)
    const detail = print.closest<HTMLElement>('.detail')
    const at = (row: number, column: number) =>
      grid.querySelector<HTMLElement>(`:scope > .body > [aria-rowindex="${row}"] [data-column="${column}"]`)
    at(3, 4)?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(detail).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(print).toHaveFocus()
    await userEvent.tab()
    const inner = canvas.getByRole('grid', { name: '子工单' })
    await waitFor(() => expect(inner.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(document.activeElement).toHaveTextContent(subOrders[1]?.product ?? '')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowPress).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(detail).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(at(5, 4)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(at(3, 4)).toHaveFocus()
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
      await waitFor(() => expect(within(grid).getByRole('button', { name: '负责人：已筛选，筛选与更多' })).toHaveFocus())
    })
    await step('figures between two bounds', async () => {
      await userEvent.click(menuOf('数量'))
      const menu = await screen.findByRole('dialog')
      await userEvent.type(within(menu).getByRole('textbox', { name: '数量 不小于' }), '4000')
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

const withSums = orderColumns.map((column) =>
  column.key === 'quantity' || column.key === 'amount' ? { ...column, summary: 'sum' as const } : column,
)

/** Sums stay at the bottom, exact to the last digit, and follow the filters; a column has room for its sum. */
export const Totals: Story = {
  tags: ['visual'],
  args: {
    hasTotals: true,
    columns: withSums.map((one) => (one.key === 'amount' ? { ...one, width: 96 } : one)),
    rows: someOrders,
  },
  play: async ({ canvasElement }) => {
    const foot = canvasElement.querySelector<HTMLElement>('.foot')
    const sum = someOrders.reduce((total, { quantity }) => total + quantity, 0)
    await waitFor(() => expect(within(foot as HTMLElement).getByText(sum.toLocaleString('zh-CN'))).toBeVisible())
    await expect(within(foot as HTMLElement).getByText('合计')).toBeVisible()
    const amount = foot?.querySelector('.cell[aria-colindex="6"]')
    await waitFor(() => expect(amount?.scrollWidth).toBeLessThanOrEqual(amount?.clientWidth ?? 0))
  },
}
