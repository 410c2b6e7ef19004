import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { compose } from '../../testing/compose.ts'
import { DataTable } from '../DataTable.tsx'
import type { DataTableProps } from '../DataTableProps.ts'
import {
  emptyLine,
  makePurchaseLines,
  type PurchaseLine,
  product,
  purchaseColumns,
  withEdits,
  withRows,
} from '../fixtures/purchase.ts'

const LineTable = DataTable<PurchaseLine>

const edited = fn()
const changed = fn()

type DocumentProps = Partial<DataTableProps<PurchaseLine>> & { count: number }

/** The lines of an order, as the form around them holds them. */
const PurchaseLines = ({ count, ...props }: DocumentProps) => {
  const [lines, setLines] = useState<readonly PurchaseLine[]>(() => makePurchaseLines(count))
  const next = useRef(0)
  return (
    <LineTable
      label="采购订单明细"
      columns={purchaseColumns}
      rows={lines}
      rowKey={({ id }) => id}
      hasTotals
      newRow={() => {
        next.current += 1
        return emptyLine(`new ${next.current}`)
      }}
      onRowsChange={(change) => {
        changed(change)
        setLines((before) => withRows(before, change))
      }}
      onEdit={(edits) => {
        edited(edits)
        setLines((before) => withEdits(before, edits))
      }}
      {...props}
    />
  )
}

const meta = {
  title: 'Data/DataTable/Editing',
  component: PurchaseLines,
  args: { count: 40 },
  beforeEach: () => {
    edited.mockClear()
    changed.mockClear()
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 480, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PurchaseLines>

export default meta
type Story = StoryObj<typeof meta>

const column = { material: 0, name: 1, unit: 2, quantity: 3, price: 4, amount: 5, due: 6, isInspected: 7, note: 8 } as const
type Column = keyof typeof column

const tools = (canvasElement: HTMLElement) => {
  const grid = within(canvasElement).getByRole('grid', { name: '采购订单明细' })
  /** By the number of the line, beginning at 1. */
  const cell = (line: number, key: Column): HTMLElement => {
    const found = grid.querySelector<HTMLElement>(`.body [aria-rowindex="${line + 1}"] [data-column="${column[key]}"]`)
    if (!found) throw new Error(`Line ${line} is not in the page.`)
    return found
  }
  const shown = (line: number, key: Column): string => cell(line, key).firstChild?.textContent ?? ''
  const total = (key: Column): string =>
    grid.querySelector<HTMLElement>(`.foot .cell:nth-of-type(n)[aria-colindex="${column[key] + 1}"]`)?.textContent ?? ''
  const at = async (line: number, key: Column): Promise<void> => {
    await userEvent.click(cell(line, key))
  }
  const press = async (keys: string): Promise<void> => {
    await userEvent.keyboard(keys)
  }
  const paste = (text: string): void => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }
  return { grid, cell, shown, total, at, press, paste }
}

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
    const { grid, cell, shown, total, at, press } = tools(canvasElement)
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
      await waitFor(() => expect(cell(2001, 'material').contains(document.activeElement)).toBe(true))
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
    const { grid, cell, shown, at, press } = tools(canvasElement)
    await at(3, 'quantity')
    await press('{Insert}')
    await waitFor(() => expect(cell(4, 'material').contains(document.activeElement)).toBe(true))
    await expect(grid).toHaveAttribute('aria-rowcount', '44')
    await expect(shown(5, 'name')).toBe('LOT-0004')
    await press('{Escape}')
    await waitFor(() => expect(shown(4, 'name')).toBe('LOT-0004'))
    await waitFor(() => expect(cell(3, 'quantity').contains(document.activeElement)).toBe(true))
    await press('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(cell(4, 'material').contains(document.activeElement)).toBe(true))
    await press('{ArrowRight}LOT-9000{Enter}')
    await waitFor(() => expect(shown(4, 'name')).toBe('LOT-9000'))
    await press('{Escape}')
    await expect(shown(4, 'name')).toBe('LOT-9000')
  },
}

/** Ctrl with Delete takes out the lines of the block; undoing brings them back where they stood, with what was typed into them. */
export const RemovingLines: Story = {
  args: { editMode: 'batch' },
  play: async ({ canvasElement }) => {
    const { grid, cell, shown, at, press } = tools(canvasElement)
    await at(2, 'quantity')
    await press('77{Enter}{ArrowUp}')
    await press('{Shift>}{ArrowDown}{/Shift}{Control>}{Delete}{/Control}')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '41'))
    await expect(shown(2, 'name')).toBe('LOT-0004')
    await waitFor(() => expect(screen.getByText(/已删除 2 行/)).toBeVisible())
    await expect(grid.contains(document.activeElement)).toBe(true)
    await press('{Control>}z{/Control}')
    await waitFor(() => expect(shown(2, 'name')).toBe('LOT-0002'))
    await expect([shown(2, 'quantity'), shown(3, 'name')]).toEqual(['77', 'LOT-0003'])
    await waitFor(() => expect(cell(2, 'material').contains(document.activeElement)).toBe(true))
  },
}

/** The handle at the block's corner draws it out: days and numbered texts count on, one figure is repeated, with Ctrl the other way round. */
export const FillHandle: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, step }) => {
    const { cell, shown, at, press } = tools(canvasElement)
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

/** A cell with choices opens its list: letters narrow it, also by pinyin and an input method; Enter takes one and goes on below. */
export const Choices: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, step }) => {
    const { cell, shown, at, press } = tools(canvasElement)
    await step('Enter opens, arrows move, Enter takes', async () => {
      await at(1, 'material')
      await press('{Enter}')
      const list = await screen.findByRole('listbox', { name: '物料' }, { timeout: 10_000 })
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(8))
      const box = within(cell(1, 'material')).getByRole('combobox', { name: '物料' })
      await expect(box).toHaveAttribute('aria-expanded', 'true')
      await press('{ArrowDown}')
      await waitFor(() =>
        expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('密封垫片 DN200'),
      )
      await press('{Enter}')
      await waitFor(() => expect(shown(1, 'material')).toBe('密封垫片 DN200'))
      await expect(screen.queryByRole('listbox')).toBeNull()
      await expect(cell(2, 'material').contains(document.activeElement)).toBe(true)
    })
    await step('letters narrow the list', async () => {
      await press('liantiao')
      const list = await screen.findByRole('listbox', { name: '物料' })
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
      await press('{Tab}')
      await waitFor(() => expect(shown(2, 'material')).toBe('链条 16A-1'))
      await expect(cell(2, 'name').contains(document.activeElement)).toBe(true)
    })
    await step('an input method composes undisturbed', async () => {
      await at(3, 'material')
      const box = within(cell(3, 'material')).getByRole<HTMLInputElement>('combobox')
      box.value = ''
      compose(box, ['f', 'fa', 'fa’lan'], '法兰')
      await expect(edited).toHaveBeenCalledTimes(2)
      const list = await screen.findByRole('listbox', { name: '物料' })
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
      await press('{Enter}')
      await waitFor(() => expect(shown(3, 'material')).toBe('法兰盘 PN16'))
    })
    await step('the button opens it as well, Escape leaves it as it was', async () => {
      await at(5, 'unit')
      const before = shown(5, 'unit')
      await userEvent.click(within(cell(5, 'unit')).getByRole('button', { name: '单位：展开选项' }))
      await screen.findByRole('listbox', { name: '单位' })
      await press('{ArrowDown}{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await expect(shown(5, 'unit')).toBe(before)
      await expect(cell(5, 'unit').contains(document.activeElement)).toBe(true)
    })
  },
}

/** Days are typed, or picked in a calendar; yes or no changes with Space. */
export const DaysAndSwitches: Story = {
  play: async ({ canvasElement, step }) => {
    const { cell, shown, at, press } = tools(canvasElement)
    await step('Alt and the arrow open the calendar', async () => {
      await at(1, 'due')
      await press('{Alt>}{ArrowDown}{/Alt}')
      const day = await screen.findByRole('button', { name: /2026年12月1日/ }, { timeout: 10_000 })
      await waitFor(() => expect(day).toHaveFocus())
      await press('{ArrowRight}{Enter}')
      await waitFor(() => expect(shown(1, 'due')).toBe('2026-12-02'))
      await waitFor(() => expect(cell(1, 'due').contains(document.activeElement)).toBe(true))
    })
    await step('Space changes yes to no', async () => {
      await at(1, 'isInspected')
      await expect(shown(1, 'isInspected')).toBe('是')
      await press(' ')
      await waitFor(() => expect(shown(1, 'isInspected')).toBe('否'))
      await expect(edited).toHaveBeenLastCalledWith([expect.objectContaining({ column: 'isInspected', value: false })])
    })
  },
}

/** In a narrow room each line is a card; its values are typed into beside their names, and Enter goes on to the next card. */
export const InCards: Story = {
  tags: ['visual'],
  args: { count: 12, hasCards: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { grid, cell, shown, at, press } = tools(canvasElement)
    await waitFor(() => expect(grid).toHaveAttribute('data-cards'))
    await at(1, 'quantity')
    await press('25')
    const input = within(cell(1, 'quantity')).getByRole('textbox')
    await expect(input.getBoundingClientRect().left).toBeGreaterThan(cell(1, 'quantity').getBoundingClientRect().left + 40)
    await press('{Enter}')
    await expect(edited).toHaveBeenLastCalledWith([{ key: 'line 1', column: 'quantity', value: '25', before: '10' }])
    await waitFor(() => expect(shown(1, 'amount')).toBe('125.00'))
    await waitFor(() => expect(cell(2, 'quantity')).toContainElement(document.activeElement as HTMLElement)) // The input of the grid.
    await press('-1{Enter}')
    await waitFor(() => expect(cell(2, 'quantity').dataset.mark).toContain('invalid'))
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
