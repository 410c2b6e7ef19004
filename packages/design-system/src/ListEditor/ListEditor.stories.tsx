import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { DataColumn } from '../DataTable/model/types.ts'
import { listEditorGuide } from './ListEditor.guide.ts'
import { ListEditor } from './ListEditor.tsx'
import type { ListChanges, StoredRow } from './listChanges.ts'

/** A price that was agreed with a supplier. */
type Price = { id: string; version: number; material: string; unit: string; price: string; from: string }

const names = ['轴承 6204-2RS', '密封垫片 DN200', '法兰盘 PN16', '内六角螺栓 M12×60', '齿轮油 220#', '电缆 YJV 3×25']

const makePrices = (): Price[] =>
  names.map((material, at) => ({
    id: `price ${at + 1}`,
    version: 1,
    material,
    unit: at === 4 ? '桶' : '件',
    price: `${12 + at * 7}.50`,
    from: `2026-12-0${at + 1}`,
  }))

const columns: readonly DataColumn<Price>[] = [
  { key: 'material', header: '物料', width: 200, edit: {} },
  { key: 'unit', header: '单位', width: 90, edit: { options: ['件', '套', '桶'].map((label) => ({ value: label, label })) } },
  {
    key: 'price',
    header: '单价',
    width: 120,
    type: 'decimal',
    edit: { validate: (value) => (Number(value) > 0 ? undefined : '单价须大于 0') },
  },
  { key: 'from', header: '生效日期', width: 130, type: 'date', edit: {} },
]

/** Prices as a server keeps them: another one may write meanwhile, and no material has two prices. */
const priceServer = () => {
  let prices = makePrices()
  const stale = (row: Price): boolean => prices.find(({ id }) => id === row.id)?.version !== row.version
  return {
    all: () => prices,
    change: (id: string, values: Partial<Price>): void => {
      prices = prices.map((one) => (one.id === id ? { ...one, ...values, version: one.version + 1 } : one))
    },
    store: async ({ added, changed, removed }: ListChanges<Price>): Promise<StoredRow<Price>[]> => {
      await Promise.resolve()
      const write = (row: Price, isNew: boolean): StoredRow<Price> => {
        const key = row.id
        if (!isNew && stale(row)) return { key, status: 'stale', row: prices.find(({ id }) => id === key) ?? null }
        if (row.material === '') return { key, status: 'faulty', column: 'material', message: '请填写物料' }
        if (prices.some(({ id, material }) => id !== key && material === row.material))
          return { key, status: 'faulty', column: 'material', message: '此物料已有价格' }
        const stored = { ...row, version: row.version + 1 }
        prices = isNew ? [...prices, stored] : prices.map((one) => (one.id === key ? stored : one))
        return { key, status: 'stored', row: stored }
      }
      const takeOut = (row: Price): StoredRow<Price> => {
        if (row.id === 'price 6') return { key: row.id, status: 'faulty', message: '有 3 张订单引用，不能删除' }
        prices = prices.filter(({ id }) => id !== row.id)
        return { key: row.id, status: 'stored' }
      }
      return [...removed.map(takeOut), ...changed.map(({ row }) => write(row, false)), ...added.map((row) => write(row, true))]
    },
  }
}

let server = priceServer()
let made = 0
const stored = fn((changes: ListChanges<Price>) => server.store(changes))
const dirty = fn()

const Prices = () => {
  const [rows] = useState(server.all)
  return (
    <ListEditor<Price>
      label="采购价格"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      newRow={() => {
        made += 1
        return { id: `new ${made}`, version: 0, material: '', unit: '件', price: '', from: '2026-12-31' }
      }}
      onStore={stored}
      onDirtyChange={dirty}
      style={{ blockSize: 460 }}
    />
  )
}

const meta = {
  title: 'Data/ListEditor',
  component: Prices,
  parameters: { guide: listEditorGuide },
  beforeEach: () => {
    server = priceServer()
    made = 0
    stored.mockClear()
    dirty.mockClear()
  },
} satisfies Meta<typeof Prices>

export default meta
type Story = StoryObj<typeof meta>

const at = { material: 0, unit: 1, price: 2, from: 3 } as const

const tools = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const grid = canvas.getByRole('grid')
  /** By the number of the row, beginning at 1. */
  const cell = (row: number, key: keyof typeof at): HTMLElement => {
    const found = grid.querySelector<HTMLElement>(`.body [aria-rowindex="${row + 1}"] [data-column="${at[key]}"]`)
    if (!found) throw new Error(`Row ${row} is not in the page.`)
    return found
  }
  const type = async (row: number, key: keyof typeof at, text: string): Promise<void> => {
    await userEvent.click(cell(row, key))
    await userEvent.keyboard(text)
  }
  const shown = (row: number, key: keyof typeof at): string => cell(row, key).firstChild?.textContent ?? ''
  const save = async (): Promise<void> => userEvent.click(canvas.getByRole('button', { name: '保存' }))
  return { canvas, grid, cell, type, shown, save }
}

/** Cells are typed into, a row is added and one removed: one call stores all of it, and steps go back over it. */
export const StoredTogether: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, step }) => {
    const { canvas, grid, cell, type, shown, save } = tools(canvasElement)
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled()
    await step('changed, removed and added', async () => {
      await type(1, 'price', '13.80{Enter}')
      await waitFor(() => expect(cell(1, 'price')).toHaveAttribute('data-mark', expect.stringContaining('dirty')))
      await userEvent.click(cell(3, 'material'))
      await userEvent.keyboard('{Control>}{Delete}{/Control}')
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '7'))
      await userEvent.click(within(grid).getByText('添加一行'))
      await waitFor(() => expect(cell(6, 'material')).toContainElement(document.activeElement as HTMLElement)) // Its input.
      await userEvent.keyboard('链条 16A-1{Tab}{ArrowRight}88{Enter}')
      await expect(dirty).toHaveBeenLastCalledWith(true)
      await expect(stored).not.toHaveBeenCalled()
    })
    await step('stored by one call', async () => {
      await save()
      await waitFor(() => expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled())
      await expect(stored).toHaveBeenCalledTimes(1)
      const [changes] = stored.mock.calls[0] ?? []
      await expect(changes?.changed).toEqual([
        { row: expect.objectContaining({ id: 'price 1', price: '13.80' }), before: expect.objectContaining({ price: '12.50' }) },
      ])
      await expect(changes?.removed.map(({ id }) => id)).toEqual(['price 3'])
      await expect(changes?.added).toEqual([expect.objectContaining({ material: '链条 16A-1', price: '88' })])
      await expect(dirty).toHaveBeenLastCalledWith(false)
      await expect(cell(1, 'price')).not.toHaveAttribute('data-mark')
      await expect(server.all()).toHaveLength(6)
    })
    await step('what was stored can be taken back, to be stored again', async () => {
      await userEvent.click(cell(1, 'unit'))
      await userEvent.keyboard('{Control>}zzzzz{/Control}')
      await waitFor(() => expect(shown(1, 'price')).toBe('12.50'))
      await save()
      await waitFor(() => expect(server.all().find(({ id }) => id === 'price 1')?.price).toBe('12.50'))
      await expect(
        server
          .all()
          .map(({ id }) => id)
          .sort(),
      ).toContain('price 3')
    })
  },
}

/** One row is faulty, one was changed by somebody else: the others are stored, these two are named, mended and stored. */
export const FaultyAndStale: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, step }) => {
    const { canvas, cell, type, shown, save } = tools(canvasElement)
    await type(1, 'price', '13.80{Enter}')
    await type(2, 'material', '法兰盘 PN16{Enter}')
    await type(4, 'price', '40{Enter}')
    server.change('price 4', { price: '35.00' })
    await step('two of three are not stored', async () => {
      await save()
      await waitFor(() => expect(canvas.getByText('2 行未保存，其余已保存')).toBeVisible())
      await expect(canvas.getByText('法兰盘 PN16 · 此物料已有价格')).toBeVisible()
      await expect(canvas.getByText(/内六角螺栓 M12×60 · 已被他人修改/)).toBeVisible()
      await waitFor(() => expect(cell(1, 'price')).not.toHaveAttribute('data-mark'))
      await expect(cell(2, 'material')).toHaveAttribute('data-mark', expect.stringContaining('invalid'))
      await waitFor(() => expect(cell(4, 'price')).toHaveAttribute('data-mark', expect.stringContaining('conflict')))
      await expect(shown(4, 'price')).toBe('40')
    })
    await step('each leads to its cell, is mended and stored', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /此物料已有价格/ }))
      await waitFor(() => expect(cell(2, 'material')).toContainElement(document.activeElement as HTMLElement)) // Its input.
      await userEvent.keyboard('密封垫片 DN250{Enter}')
      await save()
      await waitFor(() => expect(canvas.queryByText(/行未保存/)).toBeNull())
      await expect(stored).toHaveBeenCalledTimes(2)
      const prices = server.all()
      await expect([prices[1]?.material, prices[3]?.price]).toEqual(['密封垫片 DN250', '40'])
    })
  },
}

/** A row in which something is wrong waits while the others are stored; one that cannot be removed comes back. */
export const WaitsAndComesBack: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, grid, cell, type, save } = tools(canvasElement)
    await type(2, 'price', '-1{Enter}')
    await type(2, 'unit', '套{Enter}')
    await userEvent.click(cell(6, 'material'))
    await userEvent.keyboard('{Control>}{Delete}{/Control}')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '7'))
    await save()
    await waitFor(() => expect(canvas.getByText(/有 3 张订单引用，不能删除/)).toBeVisible())
    await expect(canvas.getByText(/密封垫片 DN200 · 单价须大于 0/)).toBeVisible()
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '8'))
    await expect(stored.mock.calls.map(([{ changed, removed }]) => [changed.length, removed.length])).toEqual([[0, 1]])
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(canvas.queryByText(/行未保存/)).toBeNull())
    await expect(cell(2, 'price')).not.toHaveAttribute('data-mark')
  },
}

/** Where the server cannot be reached nothing is lost, and saving again stores it. */
export const Unreachable: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell, type, save } = tools(canvasElement)
    stored.mockRejectedValueOnce(new Error('网络不可用'))
    await type(1, 'price', '13.80{Enter}')
    await save()
    await waitFor(() => expect(cell(1, 'price')).toHaveAttribute('data-mark', expect.stringContaining('invalid')))
    await save()
    await waitFor(() => expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled())
    await expect(server.all()[0]?.price).toBe('13.80')
    await waitFor(() => expect(screen.getByText('已保存')).toBeVisible()) // The message's part is fetched with the first one.
  },
}

export const Vietnamese: Story = {
  globals: { locale: 'vi', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { canvas, type } = tools(canvasElement)
    await type(2, 'material', '法兰盘 PN16{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(await canvas.findByText('1 dòng chưa được lưu; các dòng khác đã lưu')).toBeVisible()
  },
}
