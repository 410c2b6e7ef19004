import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Table } from '../Table/Table.tsx'
import { makeOrders, orderColumns } from '../testing/orders.tsx'
import { splitterGuide } from './Splitter.guide.ts'
import { Splitter, type SplitterPane } from './Splitter.tsx'

const rendered = fn()

const Suppliers = () => {
  rendered()
  return (
    <ul style={{ margin: 0, padding: '12px 12px 12px 28px', lineHeight: '28px' }}>
      <li>苏州精工机械有限公司</li>
      <li>宁波海岭传动科技</li>
      <li>Công ty TNHH Thép Bắc Ninh</li>
      <li>上海申联液压</li>
    </ul>
  )
}

const detail = (
  <div style={{ padding: 16 }}>
    <Descriptions
      items={[
        { key: 'code', label: '供应商编码', content: 'S-100482' },
        { key: 'grade', label: '等级', content: 'A' },
        { key: 'since', label: '合作起始', content: '2019-03-12' },
      ]}
    />
  </div>
)

const panes: readonly SplitterPane[] = [
  { key: 'list', label: '供应商列表', content: <Suppliers />, min: 160, max: 480, isCollapsible: true },
  { key: 'detail', label: '供应商详情', content: detail, min: 240 },
]

const meta = {
  title: 'Display/Splitter',
  component: Splitter,
  args: { panes, defaultSizes: [30, 70], onChange: fn(), onResize: fn() },
  parameters: { guide: splitterGuide },
  decorators: [
    (Story) => (
      <div
        style={{
          inlineSize: 800,
          blockSize: 320,
          border: '1px solid var(--line)',
          borderRadius: 8,
          background: 'var(--surface)',
          overflow: 'hidden',
        }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof Splitter>

export default meta
type Story = StoryObj<typeof meta>

const separatorOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('separator')
const widthOf = (canvasElement: HTMLElement, name: string) =>
  Math.round(canvasElement.querySelector(`[data-pane][aria-label="${name}"]`)?.getBoundingClientRect().width ?? Number.NaN)

/** Pulls a separator from its middle by so many px, in steps as a hand does. */
const pull = (separator: HTMLElement, by: { x?: number; y?: number }, letGo = true): void => {
  const { left, top, width, height } = separator.getBoundingClientRect()
  const from = { x: left + width / 2, y: top + height / 2 }
  fireEvent.pointerDown(separator, { button: 0, clientX: from.x, clientY: from.y })
  for (const part of [0.25, 0.5, 0.75, 1])
    fireEvent.pointerMove(window, { clientX: from.x + (by.x ?? 0) * part, clientY: from.y + (by.y ?? 0) * part })
  if (letGo) fireEvent.pointerUp(window)
}

/** Side by side; the panes render nothing while the separator is pulled. */
export const SideBySide: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const separator = separatorOf(canvasElement)
    await expect(separator).toHaveAccessibleName('调整“供应商列表”的大小')
    await expect(separator).toHaveAttribute('aria-valuenow', '30')
    const before = widthOf(canvasElement, '供应商列表')
    rendered.mockClear()
    pull(separator, { x: 80 })
    await expect(widthOf(canvasElement, '供应商列表')).toBe(before + 80)
    await expect(args.onResize).toHaveBeenCalledTimes(4)
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(separator).toHaveAttribute('aria-valuenow', '40')
    await expect(rendered).not.toHaveBeenCalled()
    // No further than the list's most.
    pull(separator, { x: 300 })
    await expect(widthOf(canvasElement, '供应商列表')).toBe(480)
    await userEvent.dblClick(separator)
    await expect(widthOf(canvasElement, '供应商列表')).toBe(before)
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const separator = separatorOf(canvasElement)
    const width = () => widthOf(canvasElement, '供应商列表')
    const before = width()
    separator.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(width()).toBe(before + 16)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(width()).toBe(before + 80)
    await userEvent.keyboard('{End}')
    await expect(width()).toBe(480)
    await userEvent.keyboard('{Home}')
    await expect(width()).toBe(160)
    await expect(separator).toHaveAttribute('aria-valuenow', '20')
    await expect(separator).toHaveAttribute('aria-valuemin', '0')
    await expect(separator).toHaveAttribute('aria-valuemax', '60')
    await userEvent.keyboard('{Enter}')
    await expect(width()).toBe(0)
    await expect(separator).toHaveAttribute('aria-valuenow', '0')
    await userEvent.keyboard('{Enter}')
    await expect(width()).toBe(160)
  },
}

/** Pulled below half of its least size a pane is gone, with everything in it; the button brings it back as it was. */
export const Collapses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = widthOf(canvasElement, '供应商列表')
    pull(separatorOf(canvasElement), { x: -200 })
    await expect(widthOf(canvasElement, '供应商列表')).toBe(0)
    await expect(canvas.queryByRole('group', { name: '供应商列表' })).toBeNull()
    await userEvent.click(canvas.getByTitle('展开“供应商列表”'))
    await expect(widthOf(canvasElement, '供应商列表')).toBe(before)
    await userEvent.click(canvas.getByTitle('收起“供应商列表”'))
    await expect(widthOf(canvasElement, '供应商列表')).toBe(0)
  },
}

/** Escape while pulling puts everything back. */
export const EscapePutsBack: Story = {
  play: async ({ canvasElement, args }) => {
    const before = widthOf(canvasElement, '供应商列表')
    pull(separatorOf(canvasElement), { x: 100 }, false)
    await expect(widthOf(canvasElement, '供应商列表')).toBe(before + 100)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(widthOf(canvasElement, '供应商列表')).toBe(before))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const Owned = ({ panes: own }: { panes: readonly SplitterPane[] }) => {
  const [sizes, setSizes] = useState<readonly number[]>([50, 50])
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
      <div style={{ padding: 8 }}>
        <Button size="small" onPress={() => setSizes([25, 75])}>
          列表 25%
        </Button>
      </div>
      <div style={{ flex: 1, minBlockSize: 0 }}>
        <Splitter panes={own} sizes={sizes} onChange={(next) => setSizes(next.map((size) => Math.round(size / 5) * 5))} />
      </div>
    </div>
  )
}

/** The owner of the sizes decides: here they are rounded to five percent. */
export const Controlled: Story = {
  render: (args) => <Owned panes={args.panes} />,
  play: async ({ canvasElement }) => {
    const separator = separatorOf(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: '列表 25%' }))
    await expect(separator).toHaveAttribute('aria-valuenow', '25')
    pull(separator, { x: 93 })
    await waitFor(() => expect(separator).toHaveAttribute('aria-valuenow', '35'))
  },
}

/** A splitter inside a pane of another: tree, list above, detail below. */
export const Nested: Story = {
  tags: ['visual'],
  args: {
    panes: [
      { key: 'list', label: '供应商列表', content: <Suppliers />, min: 120, isCollapsible: true },
      {
        key: 'work',
        label: '订单',
        min: 240,
        content: (
          <Splitter
            orientation="vertical"
            defaultSizes={[60, 40]}
            panes={[
              {
                key: 'orders',
                label: '订单列表',
                content: <Table columns={orderColumns} rows={makeOrders(12)} rowKey={({ id }) => id} caption="订单" />,
              },
              { key: 'detail', label: '订单详情', content: detail, isCollapsible: true },
            ]}
          />
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const separator = within(canvasElement).getByRole('separator', { name: '调整“订单列表”的大小' })
    const pane = within(canvasElement).getByRole('group', { name: '订单列表' })
    const before = pane.getBoundingClientRect().height
    await expect(separator).toHaveAttribute('aria-orientation', 'horizontal')
    pull(separator, { y: -40 })
    await expect(Math.round(pane.getBoundingClientRect().height)).toBe(Math.round(before - 40))
    separator.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(Math.round(pane.getBoundingClientRect().height)).toBe(Math.round(before - 24))
  },
}

export const ThreePanes: Story = {
  args: {
    defaultSizes: [25, 50, 25],
    panes: [
      { key: 'tree', label: 'Danh mục vật tư', content: <Suppliers />, isCollapsible: true },
      { key: 'list', label: 'Danh sách yêu cầu mua hàng', content: detail },
      { key: 'side', label: 'Ghi chú của người phê duyệt', content: detail, isCollapsible: true },
    ],
  },
}
