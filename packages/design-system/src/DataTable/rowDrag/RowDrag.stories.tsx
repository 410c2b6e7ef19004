import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from '../DataTable.tsx'
import { makeBill, type Part, partColumns } from '../fixtures/bill.ts'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'
import { moveRows } from '../lines/rowChange.ts'
import type { DataTableProps } from '../props/DataTableProps.ts'

const OrderTable = DataTable<Order>
const moved = fn()
const orders = makeOrders(300)

/** Orders in the sequence in which a line works through them. */
const Sequence = (props: Partial<DataTableProps<Order>>) => {
  const [rows, setRows] = useState<readonly Order[]>(orders)
  return (
    <OrderTable
      label="产线排序"
      columns={orderColumns}
      rows={rows}
      rowKey={({ id }) => id}
      renderers={orderRenderers}
      onRowMove={(move) => {
        moved(move)
        setRows((before) => moveRows(before, move, ({ id }) => id))
      }}
      {...props}
    />
  )
}

const meta = {
  title: 'Data/DataTable/Row drag',
  component: Sequence,
  args: { selectionMode: 'multiple' },
  beforeEach: () => {
    moved.mockClear()
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 420, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sequence>

export default meta
type Story = StoryObj<typeof meta>

const row = (grid: HTMLElement, text: string): HTMLElement => {
  const found = within(grid).getByText(text).closest<HTMLElement>('[role="row"]')
  if (!found) throw new Error(`No row shows ${text}.`)
  return found
}

const first = (grid: HTMLElement, count: number): (string | null | undefined)[] =>
  Array.from({ length: count }, (_, at) => grid.querySelector(`.body [aria-rowindex="${at + 2}"] [data-column="0"]`)?.textContent)

const grip = (element: HTMLElement): HTMLElement => {
  const found = element.querySelector<HTMLElement>('.grip')
  if (!found) throw new Error('The row has no handle.')
  return found
}

/** The code of dragging is fetched once the table is in the page; handles show when it has come. */
const ready = async (grid: HTMLElement): Promise<void> => {
  await waitFor(() => expect(grid.querySelector('.body .grip')).toBeVisible(), { timeout: 10_000 })
}

/** Holds a row by its handle over the lower or upper half of another one. */
const hold = (from: HTMLElement, over: HTMLElement, isBelow: boolean) => {
  const [start, box] = [grip(from).getBoundingClientRect(), over.getBoundingClientRect()]
  const at = { clientX: box.left + 200, clientY: isBelow ? box.bottom - 4 : box.top + 4, pointerId: 1 }
  fireEvent.pointerDown(grip(from), { clientX: start.left + 4, clientY: start.top + 4, pointerId: 1, button: 0 })
  fireEvent.pointerMove(window, at)
  return { drop: () => fireEvent.pointerUp(window, at) }
}

/** A row is dragged by its handle; a line shows where it comes to stand. */
export const Dragging: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await ready(grid)
    const held = hold(row(grid, 'MO-2026-000001'), row(grid, 'MO-2026-000004'), true)
    await expect(row(grid, 'MO-2026-000004')).toHaveAttribute('data-drop', 'below')
    await expect(row(grid, 'MO-2026-000001')).toHaveAttribute('data-dragged')
    held.drop()
    await expect(moved).toHaveBeenLastCalledWith({ keys: ['o1'], after: 'o4', parent: null })
    await waitFor(() => expect(first(grid, 4)).toEqual(['MO-2026-000002', 'MO-2026-000003', 'MO-2026-000004', 'MO-2026-000001']))
    await expect(grid.querySelector('[data-drop], [data-dragged]')).toBeNull()
  },
}

/** Rows that were chosen go together; Escape lets everything be as it was. */
export const DraggingSeveral: Story = {
  args: { defaultSelection: { mode: 'some', keys: new Set(['o2', 'o5']) } },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await ready(grid)
    const held = hold(row(grid, 'MO-2026-000005'), row(grid, 'MO-2026-000001'), false)
    await userEvent.keyboard('{Escape}')
    held.drop()
    await expect(moved).not.toHaveBeenCalled()
    hold(row(grid, 'MO-2026-000005'), row(grid, 'MO-2026-000001'), false).drop()
    await expect(moved).toHaveBeenLastCalledWith({ keys: ['o2', 'o5'], after: null, parent: null })
    await waitFor(() => expect(first(grid, 3)).toEqual(['MO-2026-000002', 'MO-2026-000005', 'MO-2026-000001']))
    // Each goes home, though they did not stand under each other.
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement)) // The row that was held.
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(first(grid, 5).map((name) => name?.at(-1))).toEqual(['1', '2', '3', '4', '5']))
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(first(grid, 3)).toEqual(['MO-2026-000002', 'MO-2026-000005', 'MO-2026-000001']))
  },
}

/** Alt with Shift and an arrow moves the row of the focus, which goes along. */
export const MovingByKeys: Story = {
  args: { selectionMode: 'none' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await ready(grid)
    await userEvent.click(within(grid).getByText('MO-2026-000002'))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await waitFor(() => expect(first(grid, 3)).toEqual(['MO-2026-000001', 'MO-2026-000003', 'MO-2026-000002']))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('MO-2026-000002'))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    await waitFor(() => expect(first(grid, 2)).toEqual(['MO-2026-000001', 'MO-2026-000002']))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('MO-2026-000002'))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    await waitFor(() => expect(first(grid, 2)).toEqual(['MO-2026-000002', 'MO-2026-000001']))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    await expect(moved).toHaveBeenCalledTimes(3)
  },
}

/** Sorted rows have no order of their own to be moved in, hence no handles. */
export const NotWhileSorted: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(grid.querySelectorAll('.grip').length).toBeGreaterThan(5)
    await userEvent.click(within(grid).getByRole('button', { name: '数量' }))
    await waitFor(() => expect(grid.querySelectorAll('.grip')).toHaveLength(0))
  },
}

const bill = makeBill(300)
const PartTable = DataTable<Part>

/** In a tree rows move among those of one parent. */
export const InATree: StoryObj<Meta<typeof PartTable>> = {
  render: () => (
    <PartTable
      label="物料清单"
      columns={partColumns}
      rows={bill}
      rowKey={({ code }) => code}
      tree={{ childrenOf: ({ parts }) => parts }}
      defaultExpansion={{ mode: 'some', keys: new Set(['01']) }}
      onRowMove={moved}
    />
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid')
    await ready(grid)
    hold(row(grid, '01.03'), row(grid, '02'), true).drop()
    await expect(moved).not.toHaveBeenCalled()
    hold(row(grid, '01.03'), row(grid, '01.01'), true).drop()
    await expect(moved).toHaveBeenLastCalledWith({ keys: ['01.03'], after: '01.01', parent: '01' })
  },
}
