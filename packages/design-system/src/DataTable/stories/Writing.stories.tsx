import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { compose } from '../../testing/compose.ts'
import { dataTableGuide } from '../DataTable.guide.ts'
import { makeOrders, type Order, orderColumns } from '../fixtures/orders.tsx'
import { cellText, OrderTable, orderTableStories } from '../fixtures/orderTable.tsx'

const someOrders = makeOrders(200)

const meta = {
  title: 'Data/DataTable/Writing',
  ...orderTableStories,
  parameters: { guide: dataTableGuide },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

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
