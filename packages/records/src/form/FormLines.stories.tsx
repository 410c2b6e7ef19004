import type { Core } from '@bip/contract'
import { purchaseOrder } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FormStory } from '../testing/FormStory.tsx'
import { orderLines } from '../testing/manyRecords.ts'
import { createWorld } from '../testing/World.tsx'

const order = purchaseOrder as Core // a core with its own keys is one of any keys

const meta = {
  title: 'Records/Form/Lines',
  component: FormStory,
  args: {
    core: order,
    world: () => createWorld(),
    onWorld: fn(),
    onSaved: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof FormStory>

export default meta
type Story = StoryObj<typeof meta>

export const NewOrder: Story = { args: { defaults: { lines: [] } } }

export const EditOrder: Story = { args: { id: 'po-1' } }

const at = { materialId: 1, quantity: 2, price: 3, taxRate: 4, amount: 5, remark: 8 } as const

const linesOf = async (canvasElement: HTMLElement) => {
  const grid = await within(canvasElement).findByRole('grid', { name: '物料明细' })
  const column = (key: keyof typeof at): string => `[data-column="${at[key]}"]`
  /** By the number of the line, beginning at 1. */
  const cell = (line: number, key: keyof typeof at): HTMLElement => {
    const found = grid.querySelector<HTMLElement>(`.body [aria-rowindex="${line + 1}"] ${column(key)}`)
    if (!found) throw new Error(`Line ${line} is not in the page.`)
    return found
  }
  return {
    grid,
    cell,
    shown: (line: number, key: keyof typeof at): string => cell(line, key).textContent ?? '',
    total: (key: keyof typeof at): string => grid.querySelector(`.foot [aria-colindex="${at[key] + 2}"]`)?.textContent ?? '',
    count: (count: number): Promise<void> => waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', String(count + 3))),
    /** Letters go into that cell. */
    takes: (line: number, key: keyof typeof at): Promise<void> =>
      waitFor(() => expect(cell(line, key).querySelector('.cell-input')).toHaveFocus()),
  }
}

const paste = (text: string): void => {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

/** Amounts and sums follow as figures are typed; Tab goes from cell to cell, Enter in the last line adds one, and Ctrl Z takes back one thing after the other. */
export const LinesByKeyboard: Story = {
  args: { id: 'po-1' },
  play: async ({ canvasElement, step }) => {
    const { grid, cell, shown, total, count, takes } = await linesOf(canvasElement)
    await count(2)
    await waitFor(() => expect(total('amount')).not.toBe(''))
    const stored = total('amount')
    await userEvent.click(cell(1, 'quantity'))
    await userEvent.keyboard('20')
    await waitFor(() => expect(shown(1, 'amount')).toBe('36,400.00'))
    await waitFor(() => expect(total('amount')).not.toBe(stored))
    await userEvent.keyboard('{Tab}')
    await takes(1, 'price')
    await step('a line is added, duplicated and removed', async () => {
      await userEvent.click(cell(2, 'quantity'))
      await userEvent.keyboard('7{Enter}')
      await count(3)
      await takes(3, 'materialId')
      await userEvent.keyboard('{ArrowUp}{Control>}{Shift>}d{/Shift}{/Control}')
      await count(4)
      await waitFor(() => expect(shown(3, 'quantity')).toBe('7'))
      await userEvent.keyboard('{Control>}{Delete}{/Control}')
      await count(3)
    })
    await step('a word in a text is deleted there, and not the line', async () => {
      await userEvent.click(cell(1, 'remark'))
      await userEvent.keyboard('急件 尽快{Control>}{Backspace}{/Control}')
      await count(3)
      await userEvent.keyboard('{Escape}')
    })
    await step('and all of it is taken back, while the focus stays in the lines', async () => {
      await userEvent.keyboard('{Control>}zzzzz{/Control}')
      await count(2)
      await waitFor(() => expect(shown(1, 'quantity')).not.toBe('20'))
      await waitFor(() => expect(total('amount')).toBe(stored))
      await expect(grid.contains(document.activeElement)).toBe(true)
    })
  },
}

/** Rows copied in a spreadsheet: codes, names or both find their records; what finds none stays as it was, with what it could be, and one step takes all of it back. */
export const PasteLines: Story = {
  tags: ['visual'],
  args: { defaults: { supplierId: 'supplier-1', lines: [] } },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const { cell, shown, count } = await linesOf(canvasElement)
    await userEvent.click(cell(1, 'materialId'))
    const table = '伺服电机\t4\t1,280.50\nBRG-6204\t100\t12.8\nBRG-6240\t1\t1\nBRG-6240\t2\t面议\n'
    paste(table)
    await count(4)
    await waitFor(() => expect(shown(2, 'materialId')).toBe('深沟球轴承'))
    await waitFor(() => expect(shown(1, 'amount')).toBe('5,122.00'))
    await waitFor(() => expect(cell(3, 'materialId')).toHaveAttribute('data-mark', expect.stringContaining('invalid')))
    await expect([shown(3, 'materialId'), shown(4, 'price')]).toEqual(['BRG-6240', '面议'])
    await step('one step takes the paste back and puts it again', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await count(1)
      await expect(canvas.queryByText(/没有匹配到记录/)).toBeNull()
      await userEvent.keyboard('{Control>}y{/Control}')
      await count(4)
    })
    await step('nothing is stored while something means nothing', async () => {
      await userEvent.keyboard('{Control>}s{/Control}')
      await waitFor(() => expect(canvas.getByText('3 个单元格有误')).toBeVisible())
      await expect(args.onSaved).not.toHaveBeenCalled()
    })
    await step('one press mends all cells that say the same', async () => {
      await expect(await canvas.findByText('物料“BRG-6240”（2 处）')).toBeVisible()
      await userEvent.click(await canvas.findByRole('button', { name: /BRG-6204.*深沟球轴承/ }))
      await waitFor(() => expect([shown(3, 'materialId'), shown(4, 'materialId')]).toEqual(['深沟球轴承', '深沟球轴承']))
      await expect(canvas.queryByText(/没有匹配到记录/)).toBeNull()
    })
  },
}

/** What a code finds is offered with its code; an arrow pressed before the answer is there leads into the list. */
export const PickInLine: Story = {
  args: { defaults: { supplierId: 'supplier-1', lines: [] } },
  play: async ({ canvasElement }) => {
    const { cell, shown, takes } = await linesOf(canvasElement)
    await userEvent.click(cell(1, 'materialId'))
    await userEvent.keyboard('BRG{ArrowDown}')
    const option = await screen.findByRole('option', { name: /深沟球轴承.*BRG-6204/ })
    await waitFor(() => expect(option).toHaveAttribute('data-active'))
    await userEvent.keyboard('{Tab}')
    await takes(1, 'quantity')
    await waitFor(() => expect(shown(1, 'materialId')).toBe('深沟球轴承'))
  },
}

/** The first wrong cell gets the focus, wherever it is among the lines. */
export const LineErrors: Story = {
  args: {
    core: order,
    defaults: {
      supplierId: 'supplier-1',
      orgId: '100007',
      purchaseDate: '2026-11-20',
      purchaserId: 'user-3',
      lines: orderLines(8).map((line, at) => (at === 5 ? { ...line, price: null } : line)),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const { takes } = await linesOf(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    await takes(6, 'price')
    await expect(await screen.findByText('不能为空')).toBeVisible()
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** A thousand lines: only those in sight are in the page; on a wall they and what is typed into them are large. The sums stay in sight. */
export const ManyLines: Story = {
  globals: { theme: 'wall', density: 'roomy' },
  args: { defaults: { lines: orderLines(1000) } },
  play: async ({ canvasElement }) => {
    const { grid, cell, total, count } = await linesOf(canvasElement)
    await count(1000)
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(80)
    await userEvent.click(cell(1, 'quantity'))
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}')
    await waitFor(() => expect(cell(1000, 'quantity')).toBeVisible())
    await waitFor(() => expect(total('amount')).not.toBe(''))
    const { bottom } = grid.getBoundingClientRect()
    await expect(grid.querySelector('.foot')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    await userEvent.click(cell(1000, 'quantity'))
    await userEvent.keyboard('5')
    const input = document.activeElement ?? grid
    await expect(getComputedStyle(input).fontSize).toBe(getComputedStyle(grid).fontSize)
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThan(20)
    await userEvent.keyboard('{Escape}')
  },
}

/** Lines come out of a spreadsheet: its headings are known or named, what names no record is mended in the lines, and one step takes all of it back. */
export const ImportLines: Story = {
  args: { defaults: { supplierId: 'supplier-1', lines: [] } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const { cell, shown, count } = await linesOf(canvasElement)
    const sheet = '物料明细 · 物料,Quantity,Đơn giá,内部说明\n伺服电机,4,1280.5,\nBRG-6204,100,12.8,急\n,,,\nBRG-6240,1,1,\n'
    await userEvent.click(canvas.getByRole('button', { name: '从表格导入' }))
    const dialog = within(await screen.findByRole('dialog', { name: /物料明细/ }))
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]') as HTMLInputElement, // it is in the dialog
      new File([sheet], '报价.csv', { type: 'text/csv' }),
    )
    await step('a heading that nothing is called by is given its column', async () => {
      await userEvent.click(await dialog.findByRole('combobox', { name: /^内部说明/ }))
      await userEvent.click(await screen.findByRole('option', { name: '备注' }))
    })
    await userEvent.click(await dialog.findByRole('button', { name: '导入 3 行' }))
    await count(3)
    await waitFor(() => expect([shown(1, 'materialId'), shown(2, 'materialId')]).toEqual(['伺服电机', '深沟球轴承']))
    await waitFor(() => expect(shown(1, 'amount')).toBe('5,122.00'))
    await expect(shown(2, 'remark')).toBe('急')
    await expect(await canvas.findByText('物料“BRG-6240”（1 处）')).toBeVisible()
    await step('one step takes it back', async () => {
      await userEvent.click(cell(2, 'remark'))
      await userEvent.keyboard('{Control>}z{/Control}')
      await count(1)
      await expect(canvas.queryByText(/没有匹配到记录/)).toBeNull()
    })
  },
}
