import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dataTableGuide } from '../DataTable.guide.ts'
import { makeOrders, type Order, orderColumns } from '../fixtures/orders.tsx'
import { type OrderTable, orderTableStories } from '../fixtures/orderTable.tsx'
import type { RowChange } from '../lines/rowChange.ts'
import { changeRows } from '../lines/rowChange.ts'
import type { CellEdit } from '../model/cellEdit.ts'
import type { DataTableHandle } from '../props/DataTableProps.ts'

/** Orders as a server keeps them: it reckons the amount, and puts new ones to the end. */
const orderServer = () => {
  let orders = makeOrders(30_000)
  return {
    /** Somebody else writes. */
    change: (id: string, values: Partial<Order>): void => {
      orders = orders.map((order) => (order.id === id ? { ...order, ...values } : order))
    },
    /** Somebody else takes out all but the first rows, and one of these. */
    keep: (count: number, but: string): void => {
      orders = orders.slice(0, count).filter(({ id }) => id !== but)
    },
    load: async ({ from, to }: { from: number; to: number }) => {
      await Promise.resolve()
      return { rows: orders.slice(from, to), total: orders.length }
    },
    store: async (edits: readonly CellEdit[]): Promise<void> => {
      await Promise.resolve()
      for (const { key, column, value } of edits) {
        const amount = column === 'quantity' ? { amount: `${Number(value) * 10}.00` } : {}
        orders = orders.map((order) => (order.id === key ? { ...order, [column]: value, ...amount } : order))
      }
    },
    putRows: async ({ kind, rows }: RowChange<Order>): Promise<void> => {
      await Promise.resolve()
      orders = kind === 'add' ? [...orders, ...rows.map(({ row }) => row)] : changeRows(orders, { kind, rows }, ({ id }) => id)
    },
  }
}

let server = orderServer()
const stored = fn((edits: readonly CellEdit[]) => server.store(edits))
const handle = createRef<DataTableHandle<Order>>()
let made = 0

const meta = {
  title: 'Data/DataTable/Editing on a server',
  ...orderTableStories,
  parameters: { guide: dataTableGuide },
  args: {
    ...orderTableStories.args,
    rows: undefined,
    columns: orderColumns.map((column) =>
      column.key === 'quantity' || column.key === 'note' ? { ...column, edit: {} } : column,
    ),
    load: (range) => server.load(range),
    onEdit: stored,
    newRow: () => {
      made += 1
      return { ...(makeOrders(1)[0] as Order), id: `new ${made}`, number: `MO-新-${made}`, note: '' } // One was asked for.
    },
    onRowsChange: (change) => server.putRows(change),
    handle,
  },
  beforeEach: () => {
    server = orderServer()
    stored.mockClear()
  },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

const [quantity, amount] = [3, 5]

const tools = (canvasElement: HTMLElement) => {
  const grid = within(canvasElement).getByRole('grid')
  const cell = async (number: string, column: number): Promise<HTMLElement> => {
    const row = (await within(grid).findByText(number)).closest('[role="row"]')
    return row?.querySelector(`[data-column="${column}"]`) as HTMLElement // Each row has each.
  }
  const shown = async (number: string, column: number) => (await cell(number, column)).firstChild?.textContent
  return { grid, cell, shown }
}

/** What is typed into rows that come in blocks is stored row by row, and what the server makes of it is shown; steps are taken back, rows added at the end. */
export const RowsInBlocks: Story = {
  play: async ({ canvasElement, step }) => {
    const { grid, cell, shown } = tools(canvasElement)
    const before = await shown('MO-2026-000002', quantity)
    await step('stored, with the amount as the server has it', async () => {
      await userEvent.click(await cell('MO-2026-000002', quantity))
      await userEvent.keyboard('120{Enter}')
      await expect(stored).toHaveBeenLastCalledWith([expect.objectContaining({ key: 'o2', column: 'quantity', value: 120 })])
      await waitFor(async () => expect(await shown('MO-2026-000002', amount)).toBe('1,200.00'))
      await expect(await shown('MO-2026-000002', quantity)).toBe('120')
      await expect(await cell('MO-2026-000002', quantity)).not.toHaveAttribute('data-mark', 'dirty')
    })
    await step('taken back', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(async () => expect(await shown('MO-2026-000002', quantity)).toBe(before))
      await expect(stored).toHaveBeenCalledTimes(2)
    })
    await step('not over rows that are not here', async () => {
      await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}d{/Control}')
      await waitFor(() => expect(screen.getByText('所选范围内有行尚未加载，未执行操作')).toBeVisible())
      await expect(stored).toHaveBeenCalledTimes(2)
    })
    await step('a row at the end, where the server says', async () => {
      await userEvent.click(await within(grid).findByText('添加一行'))
      await waitFor(async () => expect(await cell('MO-新-1', quantity)).toContainElement(document.activeElement as HTMLElement)) // The input of the cell.
      await expect(grid).toHaveAttribute('aria-rowcount', '30003')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '30002'))
    })
  },
}

/** What is not stored yet outlives the block it was typed into, and is a conflict where the block comes back with something else. */
export const BlocksComeAgain: Story = {
  args: { editMode: 'batch' },
  play: async ({ canvasElement }) => {
    const { grid, cell, shown } = tools(canvasElement)
    await userEvent.click(await cell('MO-2026-000003', quantity))
    await userEvent.keyboard('77{Enter}88{Enter}')
    await waitFor(async () => expect(await shown('MO-2026-000004', quantity)).toBe('88'))
    grid.scrollTop = 36 * 20_000
    await within(grid).findByText('MO-2026-020001')
    server.change('o3', { quantity: 5 })
    handle.current?.reload()
    grid.scrollTop = 0
    await waitFor(async () => expect(await cell('MO-2026-000003', quantity)).toHaveAttribute('data-mark', 'dirty conflict'))
    await expect([await shown('MO-2026-000003', quantity), await shown('MO-2026-000004', quantity)]).toEqual(['77', '88'])
    await expect(await cell('MO-2026-000004', quantity)).toHaveAttribute('data-mark', 'dirty')
    await expect(await handle.current?.save()).toBe(true)
    await waitFor(async () => expect(await cell('MO-2026-000003', quantity)).not.toHaveAttribute('data-mark'))
    await expect(await shown('MO-2026-000003', amount)).toBe('770.00')
  },
}

/** What was typed into a row that the server has no more is named and not stored, once all rows are here. */
export const RowGone: Story = {
  args: { editMode: 'batch' },
  play: async ({ canvasElement, step }) => {
    const { grid, cell } = tools(canvasElement)
    const canvas = within(canvasElement)
    server.keep(40, '')
    handle.current?.reload()
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '42'))
    await userEvent.click(await cell('MO-2026-000003', quantity))
    await userEvent.keyboard('77{Enter}88{Enter}')
    server.keep(40, 'o3')
    handle.current?.reload()
    await waitFor(() => expect(canvas.getByText(/1 行已不在表中/)).toBeVisible())
    await expect(await handle.current?.save()).toBe(false)
    await expect(stored.mock.calls).toEqual([[[expect.objectContaining({ key: 'o4', value: 88 })]]])
    await step('given up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }))
      await waitFor(() => expect(canvas.queryByText(/已不在表中/)).toBeNull())
      await expect(await handle.current?.save()).toBe(true)
    })
  },
}
