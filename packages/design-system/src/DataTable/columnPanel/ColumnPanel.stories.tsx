import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { Popover } from '../../Popover/Popover.tsx'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'
import type { ColumnLayout } from '../model/types.ts'
import type { ColumnPreset } from '../props/ColumnPreset.ts'
import { columnPanelGuide } from './ColumnPanel.guide.ts'
import { ColumnPanel } from './ColumnPanel.tsx'

const presets: readonly ColumnPreset[] = [
  { name: '默认', layout: {} },
  {
    name: '跟单',
    layout: { order: ['number', 'due', 'status', 'customer'], shown: { owner: false, line: false, finished: false } },
  },
  { name: '金额核对', layout: { shown: { due: false, owner: false, line: false }, pins: { amount: 'end' } } },
]

const meta = {
  title: 'Data/ColumnPanel',
  component: ColumnPanel,
  parameters: { guide: columnPanelGuide },
  args: { columns: orderColumns, presets, onLayoutChange: fn() },
  decorators: [
    (Story, { parameters }) =>
      parameters.isWithTable ? (
        <Story />
      ) : (
        <div
          style={{
            boxSizing: 'border-box',
            width: 364,
            maxWidth: '100%',
            padding: 12,
            border: '1px solid var(--line)',
            borderRadius: 8,
            background: 'var(--surface)',
          }}
        >
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof ColumnPanel>

export default meta
type Story = StoryObj<typeof meta>

const listIn = (canvasElement: HTMLElement): HTMLElement => within(canvasElement).getByRole('listbox', { name: '列设置' })
const namesIn = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent)
const option = (list: HTMLElement, name: string): HTMLElement => within(list).getByRole('option', { name })

/** A press shows or hides; what is left can be shown at once, and a reset goes back to what the columns say. */
export const Showing: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const list = listIn(canvasElement)
    await expect(canvas.getByText('已显示 11 / 11 列')).toBeVisible()
    await userEvent.click(option(list, '负责人'))
    await userEvent.click(option(list, '交期'))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ shown: { owner: false, due: false } })
    await expect(option(list, '负责人')).toHaveAttribute('aria-selected', 'false')
    await expect(canvas.getByText('已显示 9 / 11 列')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '全部显示' }))
    await expect(canvas.getByText('已显示 11 / 11 列')).toBeVisible()
    await userEvent.click(option(list, '客户'))
    await userEvent.click(canvas.getByRole('button', { name: '恢复默认' }))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({})
    await expect(canvas.getByRole('button', { name: '恢复默认' })).toBeDisabled()
  },
}

/** Space shows and hides, Alt with the arrows moves and pins; each is said aloud. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const list = listIn(canvasElement)
    list.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
    await expect(namesIn(list).slice(0, 4)).toEqual(['工单号', '产品', '数量', '状态'])
    await screen.findByText('“状态”：第 4 列，共 11 列')
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(option(list, '状态，固定在左侧')).toBeVisible()
    await screen.findByText('“状态”：固定在左侧，第 3 列，共 11 列', { exact: false })
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(expect.objectContaining({ pins: { status: 'end' } }))
    await userEvent.keyboard(' ')
    await expect(option(list, '状态，固定在右侧')).toHaveAttribute('aria-selected', 'false')
    await expect(list).toHaveAttribute('aria-activedescendant', option(list, '状态，固定在右侧').id)
  },
}

const point = (element: HTMLElement, part: number) => {
  const { left, top, height } = element.getBoundingClientRect()
  return { clientX: left + 60, clientY: top + height * part, pointerId: 5, button: 0, pointerType: 'mouse' }
}

/** Columns are dragged to another place, and under the head of a side to pin them there. */
export const Dragging: Story = {
  play: async ({ canvasElement, args }) => {
    const list = listIn(canvasElement)
    const amount = option(list, '金额')
    fireEvent.pointerDown(amount, point(amount, 0.5))
    fireEvent.pointerMove(window, point(option(list, '产品，固定在左侧'), 0.2))
    await waitFor(() => expect(list.querySelector('[data-drop]')).toBeVisible())
    fireEvent.pointerUp(window, point(option(list, '产品，固定在左侧'), 0.2))
    fireEvent.click(amount)
    await waitFor(() => expect(namesIn(list).slice(0, 3)).toEqual(['工单号', '金额', '产品']))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(expect.objectContaining({ pins: { amount: 'start' } }))
    await expect(option(list, '金额，固定在左侧')).toHaveAttribute('aria-selected', 'true')
  },
}

/** The search leaves what contains its words; "show all" then means what it leaves. */
export const Searching: Story = {
  args: { defaultLayout: { shown: { quantity: false, amount: false, note: false } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索列' }), '数量')
    await waitFor(() => expect(namesIn(listIn(canvasElement))).toEqual(['数量']))
    await userEvent.click(canvas.getByRole('button', { name: '全部显示' }))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ shown: { quantity: true, amount: false, note: false } })
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索列' }), '没有')
    await expect(await canvas.findByText('没有与“数量没有”匹配的列')).toBeVisible()
  },
}

/** Named layouts; the one that stands now is marked. */
export const Presets: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: '默认' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '跟单' }))
    await expect(canvas.getByRole('button', { name: '跟单' })).toHaveAttribute('aria-pressed', 'true')
    await expect(namesIn(listIn(canvasElement)).slice(0, 5)).toEqual(['工单号', '产品', '交期', '状态', '客户'])
    await expect(option(listIn(canvasElement), '产线')).toHaveAttribute('aria-selected', 'false')
    await userEvent.click(option(listIn(canvasElement), '产线'))
    await expect(canvas.getByRole('button', { name: '跟单' })).toHaveAttribute('aria-pressed', 'false')
  },
}

/** The last column stays, and it is said why. */
export const LastOne: Story = {
  args: { columns: orderColumns.slice(0, 2), presets: [], defaultLayout: { shown: { product: false } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(option(listIn(canvasElement), '工单号，固定在左侧'))
    await expect(args.onLayoutChange).not.toHaveBeenCalled()
    await screen.findByText('至少要显示一列')
  },
}

const many = Array.from({ length: 10_000 }, (_, at) => ({
  key: `d${at}`,
  header: `检测项目 ${at + 1}`,
  group: [`工序 ${1 + (at % 40)}`],
}))

const allHidden: ColumnLayout = { shown: Object.fromEntries(many.map(({ key }) => [key, false])) }

/** Ten thousand columns: only the rows near the viewport are in the page, and showing all of them takes one press. */
export const TenThousand: Story = {
  args: { presets: [] },
  render: (args) => <ColumnPanel {...args} columns={many} defaultLayout={allHidden} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(within(listIn(canvasElement)).getAllByRole('option').length).toBeLessThan(40)
    await userEvent.click(canvas.getByRole('button', { name: '全部显示' }))
    await expect(canvas.getByText('已显示 10,000 / 10,000 列')).toBeVisible()
  },
}

export const Vietnamese: Story = {
  tags: ['visual'],
  globals: { locale: 'vi', theme: 'dark' },
  args: {
    presets: [
      { name: 'Mặc định', layout: {} },
      { name: 'Theo dõi giao hàng cho khách', layout: { shown: { note: true } } },
    ],
    columns: [
      { key: 'number', header: 'Số lệnh sản xuất', pin: 'start' },
      { key: 'product', header: 'Tên sản phẩm và quy cách kỹ thuật chi tiết' },
      { key: 'quantity', header: 'Số lượng kế hoạch', group: ['Tình hình thực hiện'] },
      { key: 'finished', header: 'Số lượng hoàn thành', group: ['Tình hình thực hiện'] },
      { key: 'note', header: 'Ghi chú', isHidden: true },
    ],
  },
}

const rows = makeOrders(200)
const OrderTable = DataTable<Order>

const TableWithPanel = () => {
  const [layout, setLayout] = useState<ColumnLayout>({})
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 8, width: 900, maxWidth: '100%', height: 520 }}>
      <div>
        <Popover label="列设置" trigger={<Button>列设置</Button>}>
          <ColumnPanel columns={orderColumns} layout={layout} onLayoutChange={setLayout} presets={presets} />
        </Popover>
      </div>
      <div style={{ display: 'flex', minHeight: 0, border: '1px solid var(--line)' }}>
        <OrderTable
          label="生产工单"
          columns={orderColumns}
          rows={rows}
          rowKey={({ id }) => id}
          renderers={orderRenderers}
          layout={layout}
          onLayoutChange={setLayout}
          columnPresets={presets}
        />
      </div>
    </div>
  )
}

/** Behind a button of the toolbar, and from every column's menu; what is done is done to the table at once, and the focus comes back to it. */
export const WithTable: Story = {
  tags: ['visual'],
  parameters: { isWithTable: true },
  render: () => <TableWithPanel />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const heads = (): (string | null)[] =>
      [...canvasElement.querySelectorAll('.head [data-column]')].map((head) => head.getAttribute('aria-label'))
    await step('from the toolbar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
      const panel = await screen.findByRole('dialog', { name: '列设置' })
      await userEvent.click(within(panel).getByRole('option', { name: '状态' }))
      await waitFor(() => expect(heads()).not.toContain('状态'))
      await userEvent.click(within(panel).getByRole('button', { name: '恢复默认' }))
      await waitFor(() => expect(heads()).toContain('状态'))
      await userEvent.keyboard('{Escape}')
    })
    await step('from a column', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '数量：筛选与更多' }))
      await userEvent.click(await screen.findByRole('button', { name: '列设置…' }, { timeout: 10_000 }))
      const panel = await screen.findByRole('dialog', { name: '列设置' }, { timeout: 10_000 })
      await waitFor(() => expect(within(panel).getByRole('searchbox')).toHaveFocus())
      await userEvent.click(within(panel).getByRole('option', { name: '数量' }))
      await waitFor(() => expect(heads()).not.toContain('数量'))
      await expect(panel).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true))
    })
  },
}
