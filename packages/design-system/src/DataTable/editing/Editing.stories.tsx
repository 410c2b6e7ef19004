import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { changed, type DocumentProps, edited, ofPurchaseLines, PurchaseLines, tools } from '../fixtures/PurchaseLines.tsx'
import { makePurchaseLines, type PurchaseLine, product, purchaseColumns } from '../fixtures/purchase.ts'
import type { DataTableHandle } from '../props/DataTableProps.ts'

const meta = {
  title: 'Data/DataTable/Editing',
  ...ofPurchaseLines,
} satisfies Meta<typeof PurchaseLines>

export default meta
type Story = StoryObj<typeof meta>

const exactTotal = (lines: readonly PurchaseLine[]): string => {
  const cents = lines.reduce((sum, { quantity, price }) => sum + BigInt((product(quantity, price) ?? '0').replace('.', '')), 0n)
  const text = String(cents)
  return `${text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${text.slice(-2)}`
}

/** Two thousand lines of an order: amounts and exact totals follow while a figure is being typed; rows are added in place, taken out and brought back. */
export const PurchaseOrder: Story = {
  tags: ['visual'],
  args: { count: 2000 },
  play: async ({ canvasElement, step }) => {
    const { grid, shown, total, at, takesKeys, press } = tools(canvasElement)
    const lines = makePurchaseLines(2000)
    await waitFor(() => expect(total('amount')).toBe(exactTotal(lines)))
    await step('amount and totals follow each key', async () => {
      await at(1, 'quantity')
      await press('120')
      const typed = lines.map((line, index) => (index === 0 ? { ...line, quantity: '120' } : line))
      await waitFor(() => expect(shown(1, 'amount')).toBe('600.00'))
      await waitFor(() => expect(total('amount')).toBe(exactTotal(typed)))
      await expect(edited).not.toHaveBeenCalled()
      await press('{Escape}')
      await waitFor(() => expect(total('amount')).toBe(exactTotal(lines)))
    })
    await step('a line at the end adds one, which is edited at once', async () => {
      await press('{Control>}{End}{/Control}')
      const adding = within(grid).getByText('添加一行')
      await userEvent.click(adding)
      await waitFor(() => expect(takesKeys(2001, 'material')).toBe(true))
      await press('法兰{Enter}')
      await waitFor(() => expect(edited).toHaveBeenCalledWith([expect.objectContaining({ key: 'new 1', value: 'M-1003' })]))
      await waitFor(() => expect(shown(2001, 'material')).toBe('法兰盘 PN16'))
    })
    await step('what was added is taken out and brought back as any other step', async () => {
      await press('{Control>}z{/Control}')
      await waitFor(() => expect(shown(2001, 'material')).toBe(''))
      await press('{Control>}z{/Control}')
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2003'))
      await press('{Control>}{Shift>}z{/Shift}{/Control}')
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2004'))
    })
  },
}

/** Insert, or Ctrl with Enter, adds a line below; Escape on one that nothing was typed into takes it out again. */
export const AddingLines: Story = {
  play: async ({ canvasElement }) => {
    const { grid, shown, at, takesKeys, press } = tools(canvasElement)
    await at(3, 'quantity')
    await press('{Insert}')
    await waitFor(() => expect(takesKeys(4, 'material')).toBe(true))
    await expect(grid).toHaveAttribute('aria-rowcount', '44')
    await expect(shown(5, 'name')).toBe('LOT-0004')
    await press('{Escape}')
    await waitFor(() => expect(shown(4, 'name')).toBe('LOT-0004'))
    await waitFor(() => expect(takesKeys(3, 'quantity')).toBe(true))
    await press('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(takesKeys(4, 'material')).toBe(true))
    await press('{ArrowRight}LOT-9000{Enter}')
    await waitFor(() => expect(shown(4, 'name')).toBe('LOT-9000'))
    await press('{Escape}')
    await expect(shown(4, 'name')).toBe('LOT-9000')
  },
}

const handle = createRef<DataTableHandle<PurchaseLine>>()

/** Ctrl with Delete takes out the lines of the block; undoing brings them back where they stood, with what was typed into them. The page around can do the same. */
export const RemovingLines: Story = {
  args: { editMode: 'batch', handle, onDraftsChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const { grid, cell, shown, at, press } = tools(canvasElement)
    await at(2, 'quantity')
    await press('77{Enter}{ArrowUp}')
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(1)
    await press('{Shift>}{ArrowDown}{/Shift}{Control>}{Delete}{/Control}')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '41'))
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(0)
    await expect(shown(2, 'name')).toBe('LOT-0004')
    await waitFor(() => expect(screen.getByText(/已删除 2 行/)).toBeVisible())
    await expect(grid.contains(document.activeElement)).toBe(true)
    await press('{Control>}z{/Control}')
    await waitFor(() => expect(shown(2, 'name')).toBe('LOT-0002'))
    await expect([shown(2, 'quantity'), shown(3, 'name')]).toEqual(['77', 'LOT-0003'])
    await waitFor(() => expect(cell(2, 'material').contains(document.activeElement)).toBe(true))
    await step('from outside', async () => {
      await expect(handle.current?.focusRow('line 33')).toBe(true)
      await waitFor(() => expect(cell(33, 'material').contains(document.activeElement)).toBe(true))
      await expect(handle.current?.focusRow('line 99')).toBe(false)
      handle.current?.removeRows(['line 1', 'line 33', 'line 99'])
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '41'))
      handle.current?.undo()
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '43'))
    })
  },
}

/** The handle at the block's corner draws it out: days and numbered texts count on, one figure is repeated, with Ctrl the other way round; Escape gives up. */
export const FillHandle: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, step }) => {
    const { grid, cell, shown, at, press } = tools(canvasElement)
    const draw = (from: HTMLElement, to: HTMLElement, options: { ctrlKey?: boolean } = {}): void => {
      const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
      fireEvent.mouseDown(from, { clientX: start.right - 3, clientY: start.bottom - 3, button: 0 })
      fireEvent.mouseMove(to, { clientX: end.left + 8, clientY: end.top + 8, ...options })
      fireEvent.mouseUp(to, options)
    }
    await step('a day counts on', async () => {
      await at(1, 'due')
      await waitFor(() => expect(cell(1, 'due')).toHaveAttribute('data-mark', 'corner'))
      draw(cell(1, 'due'), cell(4, 'due'))
      await waitFor(() =>
        expect([1, 2, 3, 4].map((line) => shown(line, 'due'))).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']),
      )
    })
    await step('a figure is repeated, with Ctrl it counts', async () => {
      await at(1, 'quantity')
      await press('5{Enter}')
      await at(1, 'quantity')
      draw(cell(1, 'quantity'), cell(3, 'quantity'))
      await waitFor(() => expect([2, 3].map((line) => shown(line, 'quantity'))).toEqual(['5', '5']))
      await at(1, 'quantity')
      draw(cell(1, 'quantity'), cell(3, 'quantity'), { ctrlKey: true })
      await waitFor(() => expect([2, 3].map((line) => shown(line, 'quantity'))).toEqual(['6', '7']))
    })
    await step('a numbered text counts on, upwards down', async () => {
      await at(6, 'name')
      draw(cell(6, 'name'), cell(4, 'name'))
      await waitFor(() => expect([4, 5].map((line) => shown(line, 'name'))).toEqual(['LOT-0008', 'LOT-0007']))
    })
    await step('as one step', async () => {
      await press('{Control>}z{/Control}')
      await waitFor(() => expect([4, 5].map((line) => shown(line, 'name'))).toEqual(['LOT-0004', 'LOT-0005']))
    })
    await step('Escape gives it up, and the block that is being drawn over cells', async () => {
      const marked = (mark: string) => grid.querySelectorAll(`.body [data-mark~="${mark}"]`).length
      const hold = (from: HTMLElement, to: HTMLElement, place: 'corner' | 'middle'): void => {
        const { left, right, bottom } = from.getBoundingClientRect()
        fireEvent.mouseDown(from, { clientX: place === 'corner' ? right - 3 : left + 20, clientY: bottom - 3, button: 0 })
        fireEvent.mouseMove(to, { clientX: to.getBoundingClientRect().left + 8, clientY: to.getBoundingClientRect().top + 8 })
      }
      await at(1, 'due')
      hold(cell(1, 'due'), cell(4, 'due'), 'corner')
      await expect(marked('fill')).toBe(4)
      await press('{Escape}')
      await expect([marked('fill'), marked('corner')]).toEqual([0, 1])
      fireEvent.mouseMove(cell(6, 'due'))
      fireEvent.mouseUp(cell(6, 'due'))
      await expect([marked('fill'), shown(6, 'due')]).toEqual([0, '2026-12-06'])
      hold(cell(2, 'due'), cell(5, 'due'), 'middle')
      await expect(marked('range')).toBe(4)
      await press('{Escape}')
      fireEvent.mouseUp(cell(5, 'due'))
      await expect(marked('range')).toBe(0)
    })
  },
}

/** Ctrl D and Ctrl R fill from above and from the left; Delete empties the block. */
export const FillKeys: Story = {
  play: async ({ canvasElement }) => {
    const { shown, at, press } = tools(canvasElement)
    await at(1, 'price')
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await waitFor(() => expect([2, 3].map((line) => shown(line, 'price'))).toEqual(['5.00', '5.00']))
    await at(5, 'quantity')
    const quantity = shown(5, 'quantity')
    await press('{Shift>}{ArrowRight}{/Shift}{Control>}r{/Control}')
    await waitFor(() => expect(shown(5, 'price')).toBe(quantity))
    await press('{Delete}')
    await waitFor(() => expect([shown(5, 'quantity'), shown(5, 'price'), shown(5, 'amount')]).toEqual(['', '', '']))
    await press('{Control>}z{/Control}')
    await waitFor(() => expect([shown(5, 'quantity'), shown(5, 'price')]).toEqual([quantity, quantity]))
  },
}

/** A spreadsheet's block with quoted cells is pasted as one step; what is wrong is marked, what cannot be edited stays and says so. */
export const PastingBlocks: Story = {
  args: { editMode: 'batch', onDraftsChange: fn() },
  play: async ({ canvasElement, args }) => {
    const { cell, shown, at, press, paste } = tools(canvasElement)
    await at(2, 'quantity')
    paste('12\t"1,500.25"\t1\t2026-12-24\r\n-3\t2\t1\tmorgen\r\n')
    await waitFor(() =>
      expect([shown(2, 'quantity'), shown(2, 'price'), shown(2, 'amount')]).toEqual(['12', '1,500.25', '18,003.00']),
    )
    await expect(shown(2, 'due')).toBe('2026-12-24')
    await waitFor(() => expect(cell(3, 'quantity')).toHaveAttribute('data-mark', expect.stringContaining('invalid')))
    await expect(cell(3, 'due')).toHaveAttribute('data-mark', expect.stringContaining('invalid'))
    await waitFor(() => expect(screen.getByText('2 个单元格不可编辑，未作更改')).toBeVisible())
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(6)
    await press('{Control>}z{/Control}')
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(0)
    await press('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    paste('8')
    await waitFor(() => expect([2, 3, 4, 5].map((line) => shown(line, 'quantity'))).toEqual(['8', '8', '8', '8']))
    await expect(edited).not.toHaveBeenCalled()
  },
}

/** What is pasted past the last line brings its lines along, as one step; on the line that adds one it all comes so. */
export const PastingMoreLines: Story = {
  args: { count: 4 },
  play: async ({ canvasElement, step }) => {
    const { grid, cell, shown, at, press, paste } = tools(canvasElement)
    await step('a part of it into lines that are there', async () => {
      await at(4, 'quantity')
      paste('7\t1.5\n8\t2.5\n-9\t3.5')
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '9'))
      await waitFor(() => expect([4, 5, 6].map((line) => shown(line, 'amount'))).toEqual(['10.5', '20.0', '-31.5']))
      await expect(cell(6, 'quantity')).toHaveAttribute('data-mark', expect.stringContaining('invalid'))
      await waitFor(() => expect(edited).toHaveBeenCalledTimes(1))
      await expect(changed).toHaveBeenCalledTimes(1)
    })
    await step('as one step back, and forth', async () => {
      await press('{Control>}z{/Control}')
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '7'))
      await waitFor(() => expect(shown(4, 'quantity')).toBe('49'))
      await press('{Control>}y{/Control}')
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '9'))
      await waitFor(() => expect([4, 5, 6].map((line) => shown(line, 'quantity'))).toEqual(['7', '8', '-9']))
    })
    await step('on the line at the end', async () => {
      await userEvent.click(cell(6, 'name'))
      await press('{ArrowDown}')
      paste('LOT-9001\nLOT-9002')
      await waitFor(() => expect([7, 8].map((line) => shown(line, 'name'))).toEqual(['LOT-9001', 'LOT-9002']))
      await waitFor(() => expect(cell(7, 'material').contains(document.activeElement)).toBe(true))
    })
  },
}

/** Where lines cannot be added, the table says how many had no room; where they are not, nothing is lost without a word. */
export const PastingTooManyLines: Story = {
  args: { count: 3, newRow: undefined },
  play: async ({ canvasElement }) => {
    const { shown, at, paste } = tools(canvasElement)
    await at(3, 'quantity')
    paste('7\n8\n9')
    await waitFor(() => expect(screen.getByText('表格到此为止，2 行未写入')).toBeVisible())
    await waitFor(() => expect(shown(3, 'quantity')).toBe('7'))
  },
}

const refusing: NonNullable<DocumentProps['onRowsChange']> = async () => {
  throw new Error('订单已关闭')
}

/** Lines that the caller refuses leave nothing behind; what went into lines that were there stays and is stored. */
export const PastedLinesRefused: Story = {
  args: { count: 2, onRowsChange: refusing, onDraftsChange: fn() },
  play: async ({ canvasElement, args }) => {
    const { grid, shown, at, paste } = tools(canvasElement)
    await at(2, 'quantity')
    paste('7\n8')
    await waitFor(() => expect(screen.getByText('订单已关闭')).toBeVisible())
    await waitFor(() => expect(edited).toHaveBeenCalledWith([expect.objectContaining({ key: 'line 2', value: '7' })]))
    await waitFor(() => expect(args.onDraftsChange).toHaveBeenLastCalledWith(0))
    await expect([grid.getAttribute('aria-rowcount'), shown(2, 'quantity')]).toEqual(['5', '7'])
  },
}

/** Ctrl X takes the whole block along and empties it, as one step. */
export const CuttingBlocks: Story = {
  play: async ({ canvasElement }) => {
    const { shown, at, press } = tools(canvasElement)
    const block = () => [2, 3].flatMap((line) => [shown(line, 'quantity'), shown(line, 'price')])
    const [a, b, c, d] = block()
    await at(2, 'quantity')
    await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    const data = new DataTransfer()
    document.activeElement?.dispatchEvent(new ClipboardEvent('cut', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect(data.getData('text/plain')).toBe(`${a}\t${b}\n${c}\t${d}`)
    await waitFor(() => expect(block()).toEqual(['', '', '', '']))
    await press('{Control>}z{/Control}')
    await waitFor(() => expect(block()).toEqual([a, b, c, d]))
  },
}

/** More than a page can hold is refused with a word, and nothing is written. */
export const PastingTooMuch: Story = {
  play: async ({ canvasElement }) => {
    const { shown, at, paste } = tools(canvasElement)
    await at(2, 'name')
    paste('LOT\n'.repeat(200_000))
    await waitFor(() => expect(screen.getByText('一次最多处理 100,000 个单元格，请缩小范围')).toBeVisible())
    await expect([shown(2, 'name'), edited.mock.calls.length]).toEqual(['LOT-0002', 0])
  },
}

const Emptied = (props: DocumentProps) => {
  const [lines, setLines] = useState(() => makePurchaseLines(6))
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <div style={{ padding: 8 }}>
        <Button size="small" onPress={() => setLines(lines.slice(2))}>
          他人删除前两行
        </Button>
      </div>
      <PurchaseLines {...props} rows={lines} />
    </div>
  )
}

/** Lines that somebody else takes out are named with what was typed into them, even while it is typed: it can be copied as whole lines, or given up. */
export const RemovedBySomebodyElse: Story = {
  args: { count: 0, editMode: 'batch', handle, onDraftsChange: fn() },
  render: (props) => <Emptied {...props} />,
  play: async ({ canvasElement, args, step }) => {
    const { shown, at, press } = tools(canvasElement)
    const canvas = within(canvasElement)
    const copied = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
    await at(2, 'quantity')
    await press('77{Enter}')
    await at(1, 'name')
    await press('LOT-9009')
    // Pressed by a script: a person's press would leave the cell first.
    canvas.getByRole('button', { name: '他人删除前两行' }).click()
    await waitFor(() => expect(canvas.getByText(/2 行已不在表中/)).toBeVisible())
    await expect(shown(1, 'name')).toBe('LOT-0003')
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(2)
    await step('saving stores the others only, and says that not all is stored', async () => {
      await at(1, 'quantity')
      await press('55{Enter}')
      await expect(await handle.current?.save()).toBe(false)
      await expect(edited.mock.calls).toEqual([[[expect.objectContaining({ key: 'line 3', value: '55' })]]])
      await expect(args.onDraftsChange).toHaveBeenLastCalledWith(2)
    })
    await userEvent.click(canvas.getByRole('button', { name: '复制' }))
    await expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\tLOT-0002\t.*\t77\t.*\n.*\tLOT-9009\t/))
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(canvas.queryByText(/已不在表中/)).toBeNull())
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(0)
    Reflect.deleteProperty(navigator, 'clipboard')
  },
}

const readOnly = { onEdit: undefined, newRow: undefined, onRowsChange: undefined }

const ReadFirst = (props: DocumentProps) => {
  const [isEdited, setEdited] = useState(false)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <div style={{ padding: 8 }}>
        <Button size="small" onPress={() => setEdited(true)}>
          编辑
        </Button>
      </div>
      <PurchaseLines {...props} {...(!isEdited && readOnly)} editMode="batch" />
    </div>
  )
}

/** A document that was read is edited in place: what is typed shows, though nothing of it is stored yet, and lines can be added. */
export const ReadFirstThenEdited: Story = {
  args: { count: 6 },
  render: (props) => <ReadFirst {...props} />,
  play: async ({ canvasElement }) => {
    const { grid, cell, shown, at, press } = tools(canvasElement)
    await at(1, 'quantity')
    await press('7{Enter}')
    await expect([shown(1, 'quantity'), within(grid).queryByText('添加一行')]).toEqual(['10', null])
    await userEvent.click(within(canvasElement).getByRole('button', { name: '编辑' }))
    await waitFor(() => expect(within(grid).getByText('添加一行')).toBeVisible())
    await at(1, 'quantity')
    await press('7{Enter}')
    await waitFor(() => expect(shown(1, 'quantity')).toBe('7'))
    await expect(cell(1, 'quantity')).toHaveAttribute('data-mark', 'dirty')
    await expect(edited).not.toHaveBeenCalled()
  },
}

const headersVi = ['Vật tư', 'Số lô', 'Đơn vị tính', 'Số lượng', 'Đơn giá', 'Thành tiền', 'Ngày giao', 'Cần kiểm tra', 'Ghi chú']

export const Vietnamese: Story = {
  globals: { locale: 'vi', theme: 'dark' },
  args: {
    label: 'Chi tiết đơn mua hàng',
    columns: purchaseColumns.map((one, at): (typeof purchaseColumns)[number] => ({ ...one, header: headersVi[at] ?? '' })),
  },
}
