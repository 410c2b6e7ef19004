import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { spoken } from '../../testing/spoken.ts'
import { dataTableGuide } from '../DataTable.guide.ts'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'
import type { DataTableProps } from '../props/DataTableProps.ts'

const OrderTable = DataTable<Order>

const meta = {
  title: 'Data/DataTable/Selecting',
  component: OrderTable,
  parameters: { guide: dataTableGuide },
  args: {
    label: '生产工单',
    columns: orderColumns,
    rows: makeOrders(60),
    rowKey: ({ id }) => id,
    renderers: orderRenderers,
    onSelectionChange: fn(),
    onRowDoublePress: fn(),
  },
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

const tenth = ({ id }: Order): boolean => id === 'o10' || id === 'o11'

const Filtered = (props: DataTableProps<Order>) => {
  const [isFiltered, setFiltered] = useState(false)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <div style={{ padding: 8 }}>
        <Button size="small" onPress={() => setFiltered(true)}>
          另外两行
        </Button>
      </div>
      <OrderTable {...props} filter={isFiltered ? tenth : undefined} />
    </div>
  )
}

const boxOf = (grid: HTMLElement, row: number) => within(grid).getByRole('checkbox', { name: `选择第 ${row} 行` })
const keysOf = ({ onSelectionChange }: { onSelectionChange?: unknown }): string[] => {
  const { mock } = onSelectionChange as ReturnType<typeof fn> // the spy of this story
  return [...(mock.lastCall?.[0]?.keys ?? [])]
}

/** Three at most, each heard: the others are locked then; a range and the box for all are refused with a word. */
export const AtMaxThree: Story = {
  args: { selectionMode: 'multiple', maxSelected: 3, onRowDoublePress: undefined },
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid')
    for (const row of [1, 2, 3]) await userEvent.click(boxOf(grid, row))
    await waitFor(() => expect(spoken()).toHaveTextContent('已选择 3 行'))
    await expect(boxOf(grid, 4)).toBeDisabled()
    await expect(boxOf(grid, 4).closest('[role="row"]')).toHaveAttribute('data-locked')
    await userEvent.click(boxOf(grid, 2))
    await expect(boxOf(grid, 4)).toBeEnabled()
    await expect(keysOf(args)).toEqual(['o1', 'o3'])
    const all = within(grid).getByRole('checkbox', { name: '选择全部' })
    await userEvent.click(all)
    await expect(keysOf(args)).toEqual([])
    await waitFor(() => expect(spoken()).toHaveTextContent('已选择 0 行'))
    await userEvent.click(all)
    await waitFor(() => expect(screen.getAllByText('最多选择 3 条').length).toBeGreaterThan(0))
    await expect(keysOf(args)).toEqual([])
  },
}

/** Rows that cannot be chosen are not among all, and the box of the header speaks of the rows that are shown. */
export const NotAmongAll: Story = {
  args: { selectionMode: 'multiple', isSelectionDisabled: (key) => key === 'o2', onRowDoublePress: undefined },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    const all = within(grid).getByRole<HTMLInputElement>('checkbox', { name: '选择全部' })
    await userEvent.click(all)
    await expect([boxOf(grid, 1), boxOf(grid, 2), all].map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      false,
      true,
    ])
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'all', except: new Set(['o2']) })
    await userEvent.click(all)
    for (const row of [1, 3]) await userEvent.click(boxOf(grid, row))
    await userEvent.click(canvas.getByRole('button', { name: '另外两行' }))
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '3'))
    await expect([all.checked, all.indeterminate]).toEqual([false, true])
  },
}

/** The line of a group has no box, for it is none of the rows. */
export const AmongGroups: Story = {
  args: { selectionMode: 'multiple', groupBy: ['owner'], onRowDoublePress: undefined },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid')
    const group = grid.querySelector<HTMLElement>('[data-kind="group"]')
    await expect(within(group as HTMLElement).queryByRole('checkbox')).toBeNull()
    await userEvent.click(boxOf(grid, 2))
    await expect(boxOf(grid, 2)).toBeChecked()
  },
}

/** As in a picker: a press takes a row or gives it back, two presses take it and go. */
export const PressAndDoublePress: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid')
    await userEvent.click(within(grid).getByText('MO-2026-000002'))
    await expect(keysOf(args)).toEqual(['o2'])
    await userEvent.dblClick(within(grid).getByText('MO-2026-000004'))
    await expect(keysOf(args)).toEqual(['o2', 'o4'])
    await expect(args.onRowDoublePress).toHaveBeenCalledWith(expect.objectContaining({ id: 'o4' }))
    await userEvent.click(within(grid).getByText('MO-2026-000002'))
    await expect(keysOf(args)).toEqual(['o4'])
  },
}

/** One row: another press takes its place, the same one gives it back. */
export const OneRow: Story = {
  args: { selectionMode: 'single' },
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid')
    await userEvent.click(within(grid).getByText('MO-2026-000002'))
    await userEvent.click(within(grid).getByText('MO-2026-000003'))
    await expect(keysOf(args)).toEqual(['o3'])
    await userEvent.click(within(grid).getByText('MO-2026-000003'))
    await expect(keysOf(args)).toEqual([])
  },
}
