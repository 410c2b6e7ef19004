import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'
import type { DataColumn } from '../model/types.ts'
import type { DataTableProps } from '../props/DataTableProps.ts'

const orders = makeOrders(5000)
const OrderTable = DataTable<Order>

const meta = {
  title: 'Data/DataTable/Bad input',
  component: OrderTable,
  args: { label: '生产工单', columns: orderColumns, rowKey: ({ id }) => id, renderers: orderRenderers },
  render: (args) => <OrderTable rows={orders} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 420, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

const cellAt = (grid: HTMLElement, row: number, column: number) =>
  grid.querySelector<HTMLElement>(`[role="row"][aria-rowindex="${row}"] [data-column="${column}"]`)
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** What a table says instead of rows is fetched when it is first said. */
const loading = { timeout: 10_000 }
/** What was said in the console while a story was played; it is expected there, and not shown. */
const overheard = () => spyOn(console, 'error').mockImplementation(() => undefined)
const wordsOf = (calls: readonly (readonly unknown[])[]) => calls.map(([first]) => String(first)).join('\n')

const repeated = orders
  .slice(0, 40)
  .map((order, at) => (at === 3 || at === 7 ? { ...order, id: 'o1' } : at === 5 ? { ...order, id: '' } : order))

/** Rows that share a key are named in the console with the table they are in; they are shown, scrolled and pressed all the same. */
export const RepeatedKeys: Story = {
  args: { rows: repeated, label: '重复编号的工单', onRowPress: fn(), selectionMode: 'multiple' },
  beforeEach: () => {
    const console = overheard()
    return () => console.mockRestore()
  },
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid')
    // Told while developing; what is published does not look for it.
    await waitFor(() => {
      const words = wordsOf((console.error as unknown as ReturnType<typeof fn>).mock.calls) // Spied on above.
      expect(words.includes('DataTable "重复编号的工单": several rows share a key: "o1"')).toBe(import.meta.env.DEV)
      expect(words.includes('1 rows have no key, the first one at index 5')).toBe(import.meta.env.DEV)
    })
    await expect(cellAt(grid, 5, 0)).toHaveTextContent('MO-2026-000004')
    await userEvent.click(cellAt(grid, 5, 1) as HTMLElement)
    await expect(args.onRowPress).toHaveBeenLastCalledWith(repeated[3])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '8')
  },
}

const narrower = orderColumns.filter(({ key }) => key !== 'product' && key !== 'quantity')
const reversed = orderColumns.toReversed()

const ChangingColumns = (props: DataTableProps<Order>) => {
  const [columns, setColumns] = useState(orderColumns)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <div style={{ display: 'flex', gap: 8, padding: 8 }}>
        <Button size="small" onPress={() => setColumns(narrower)}>
          少两列
        </Button>
        <Button size="small" onPress={() => setColumns(reversed)}>
          倒序
        </Button>
        <Button size="small" onPress={() => setColumns(orderColumns)}>
          全部列
        </Button>
      </div>
      <OrderTable {...props} rows={orders} columns={columns} />
    </div>
  )
}

/** Columns may change while one scrolls: every cell shows its own row and column, and the place is kept. */
export const ChangingWhileScrolling: Story = {
  render: (props) => <ChangingColumns {...props} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    const check = async () => {
      const heads = [...grid.querySelectorAll<HTMLElement>('[role="columnheader"][data-column]')]
      const numbers = heads.find(({ ariaLabel }) => ariaLabel === '工单号')?.dataset.column
      const rows = [...grid.querySelectorAll<HTMLElement>('.body > [role="row"]:not([hidden])')]
      await expect(rows.length).toBeGreaterThan(8)
      for (const row of rows) {
        const order = orders[Number(row.ariaRowIndex) - 2]
        await expect(row.querySelector(`[data-column="${numbers}"]`)?.textContent).toBe(order?.number)
        await expect(row.querySelectorAll('.cell[data-column]').length).toBe(heads.length)
      }
    }
    for (const [name, turns] of [
      ['少两列', 5],
      ['倒序', 5],
      ['全部列', 5],
    ] as const) {
      const button = canvas.getByRole('button', { name })
      for (let turn = 0; turn < turns; turn += 1) {
        grid.scrollTop += 333
        if (turn === 2) button.click()
        await frame()
      }
      await check()
    }
    await expect(grid.scrollTop).toBe(15 * 333)
  },
}

const editable = orderColumns.map((column) =>
  column.key === 'note' || column.key === 'quantity' ? { ...column, edit: {} } : column,
)

const ReplacedRows = ({ onEdit, ...props }: DataTableProps<Order>) => {
  const [rows, setRows] = useState<readonly Order[]>(orders.slice(0, 60))
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <div style={{ display: 'flex', gap: 8, padding: 8 }}>
        <Button size="small" onPress={() => setRows((before) => before.map((row) => ({ ...row, finished: row.finished + 1 })))}>
          全部刷新
        </Button>
        <Button
          size="small"
          onPress={() => setRows((before) => [...makeOrders(3).map((row, at) => ({ ...row, id: `new${at}` })), ...before])}
        >
          上方新增三行
        </Button>
      </div>
      <OrderTable {...props} rows={rows} onEdit={onEdit} />
    </div>
  )
}

/** Rows that are replaced, or pushed down by others, leave what is being typed where it is; it is stored into the row it was typed for. */
export const ReplacedWhileEditing: Story = {
  args: { columns: editable, onEdit: fn(async () => undefined) },
  render: (props) => <ReplacedRows {...props} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    await userEvent.click(cellAt(grid, 4, 3) as HTMLElement)
    await userEvent.keyboard('12')
    const input = document.activeElement as HTMLInputElement
    await expect(input).toHaveValue('12')
    // Pressed by a script: a person's press would leave the cell first.
    canvas.getByRole('button', { name: '全部刷新' }).click()
    await waitFor(() =>
      expect(cellAt(grid, 4, 4)).toHaveTextContent(String((orders[2]?.finished ?? 0) + 1).replace(/\B(?=(\d{3})+$)/g, ',')),
    )
    await expect(document.activeElement).toBe(input)
    await expect(input).toHaveValue('12')
    canvas.getByRole('button', { name: '上方新增三行' }).click()
    await waitFor(() => expect(cellAt(grid, 7, 0)).toHaveTextContent('MO-2026-000003'))
    await expect(document.activeElement).toBe(input)
    await expect(input).toHaveValue('12')
    await userEvent.keyboard('34{Enter}')
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenCalledWith([expect.objectContaining({ key: 'o3', column: 'quantity', value: 1234 })]),
    )
  },
}

const bad = (): never => {
  throw new Error('Formula is not valid')
}

/** A filter that throws is said so, and no row is missing. */
export const ThrowingFilter: Story = {
  args: { filter: bad, label: '公式筛选' },
  beforeEach: () => {
    const console = overheard()
    return () => console.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('筛选或排序出错，数据按原样显示', undefined, loading)).toBeVisible()
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001')
    await expect(wordsOf((console.error as unknown as ReturnType<typeof fn>).mock.calls)).toContain('DataTable "公式筛选"') // Spied on above.
  },
}

const uncomparable = orderColumns.map((column) => (column.key === 'customer' ? { ...column, compare: bad } : column))

/** A comparison that throws leaves the rows as they came; another order works again. */
export const ThrowingComparison: Story = {
  args: { columns: uncomparable },
  beforeEach: () => {
    const console = overheard()
    return () => console.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    const header = (name: string) => within(within(grid).getByRole('columnheader', { name })).getByRole('button', { name })
    header('客户').click()
    await expect(await canvas.findByText('筛选或排序出错，数据按原样显示', undefined, loading)).toBeVisible()
    await expect(cellAt(grid, 2, 0)).toHaveTextContent('MO-2026-000001')
    header('数量').click()
    await waitFor(() => expect(canvas.queryByText('筛选或排序出错，数据按原样显示')).toBeNull())
    const min = Math.min(...orders.map(({ quantity }) => quantity))
    await expect(cellAt(grid, 2, 3)).toHaveTextContent(String(min))
  },
}

const unreadable: readonly DataColumn<Order>[] = orderColumns.map((column) =>
  column.key === 'customer' || column.key === 'status' ? { ...column, value: bad } : column,
)

/** A value that cannot be read leaves its mark in its cells, drawn or written; the rest stands. */
export const ThrowingValue: Story = {
  args: { columns: unreadable },
  beforeEach: () => {
    const console = overheard()
    return () => console.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(cellAt(grid, 2, 2)).toHaveTextContent('⚠')
    await expect(cellAt(grid, 2, 9)).toHaveTextContent('⚠')
    await expect(cellAt(grid, 2, 0)).toHaveTextContent('MO-2026-000001')
    grid.scrollTop = 36 * 2000
    await waitFor(() => expect(cellAt(grid, 2010, 9)).toHaveTextContent('⚠'))
  },
}

type Point = { id: string }
const points = Array.from({ length: 1000 }, (_, at): Point => ({ id: `设备 ${String(at + 1).padStart(4, '0')}` }))
const manyColumns: readonly DataColumn<Point>[] = [
  { key: 'id', header: '设备', width: 140, pin: 'start' },
  ...Array.from({ length: 9999 }, (_, at): DataColumn<Point> => {
    const name = String(at + 1).padStart(4, '0')
    return {
      key: `p${name}`,
      header: `测点 ${name}`,
      width: 112,
      type: 'number',
      value: ({ id }) => (Number(id.slice(-4)) * (at + 7)) % 997,
    }
  }),
]
const PointTable = DataTable<Point>

/** Ten thousand columns: those in sight are in the page, the last one is a key away. */
export const TenThousandColumns: StoryObj<Meta<typeof PointTable>> = {
  tags: ['!autodocs'],
  render: () => <PointTable label="测点数据" columns={manyColumns} rows={points} rowKey={({ id }) => id} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: '测点数据' })
    await expect(grid).toHaveAttribute('aria-colcount', '10000')
    await expect(grid.querySelectorAll('[role="columnheader"]').length).toBeLessThan(40)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '10000'))
    await expect(document.activeElement).toHaveTextContent(String((1 * (9998 + 7)) % 997))
    await expect(within(grid).getByRole('columnheader', { name: '测点 9999' })).toBeVisible()
    grid.scrollLeft = 112 * 5000
    await waitFor(() => expect(within(grid).getByRole('columnheader', { name: '测点 5003' })).toBeVisible())
    within(within(grid).getByRole('columnheader', { name: '测点 5003' }))
      .getByRole('button', { name: '测点 5003' })
      .click()
    await waitFor(() =>
      expect(within(grid).getByRole('columnheader', { name: '测点 5003' })).toHaveAttribute('aria-sort', 'ascending'),
    )
  },
}

/** Without columns the table says so. */
export const NoColumns: Story = {
  args: { columns: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有显示任何列', undefined, loading)).toBeVisible()
  },
}

const nothing = undefined as unknown as string // What JavaScript's callers leave out.
const gaps = orders
  .slice(0, 30)
  .map((order, at) =>
    at % 3 === 1
      ? { ...order, product: nothing, amount: nothing, due: nothing, owner: nothing, quantity: undefined as unknown as number }
      : order,
  )

/** Values that are not there are empty cells, last in every order, and found by the filter for blanks. */
export const MissingValues: Story = {
  args: {
    rows: gaps,
    columns: orderColumns.map((column) =>
      column.key === 'quantity' || column.key === 'amount' ? { ...column, summary: 'sum' } : column,
    ),
    hasTotals: true,
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(cellAt(grid, 3, 1)).toHaveTextContent('')
    await expect(cellAt(grid, 3, 5)).toHaveTextContent('')
    within(within(grid).getByRole('columnheader', { name: '金额' }))
      .getByRole('button', { name: '金额' })
      .click()
    await waitFor(() => expect(Number(cellAt(grid, 2, 5)?.textContent?.replaceAll(',', ''))).toBeGreaterThan(0))
    await expect(screen.queryByText('NaN')).toBeNull()
  },
}

const novel = '检验报告：尺寸合格，外观合格。'.repeat(70_000)
const novels = orders.slice(0, 200).map((order, at) => (at % 2 === 0 ? { ...order, note: `${at} ${novel}` } : order))

/** A cell with a million characters costs no more than another one; copied, it is whole. */
export const HugeText: Story = {
  render: (args) => <OrderTable {...args} rows={novels} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await userEvent.click(cellAt(grid, 2, 10) as HTMLElement)
    await expect(cellAt(grid, 2, 10)?.textContent?.length).toBeLessThan(1100)
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    const data = new DataTransfer()
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect(data.getData('text/plain').length).toBeGreaterThan(1_000_000)
    grid.scrollTop = grid.scrollHeight
    await waitFor(() => expect(cellAt(grid, 200, 0)).toBeVisible())
  },
}
