import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Stack } from '../testing/story.tsx'
import { collapseGuide } from './Collapse.guide.ts'
import { Collapse, type CollapseItem } from './Collapse.tsx'

const delivery = (
  <Descriptions
    items={[
      { key: 'date', label: '要求到货', content: '2026-11-28' },
      { key: 'place', label: '收货地点', content: '苏州一厂 3 号库' },
      { key: 'terms', label: '交货条件', content: '供方送货，含卸车' },
    ]}
  />
)

const items: readonly CollapseItem[] = [
  { key: 'delivery', title: '交货要求', note: '3 项', content: delivery },
  {
    key: 'quality',
    title: '质量要求',
    note: '1 处未确认',
    extra: (
      <Button size="small" variant="quiet">
        编辑
      </Button>
    ),
    content: <TextField label="检验标准" defaultValue="GB/T 1804-m" />,
  },
  { key: 'price', title: '价格与付款', note: '无权查看', isDisabled: true, content: '' },
  { key: 'files', title: '附件', note: '2 个', content: '主轴箱装配图 A3.pdf、技术协议 V2.docx' },
]

const meta = {
  title: 'Display/Collapse',
  component: Collapse,
  args: { items, onOpenChange: fn() },
  parameters: { guide: collapseGuide },
} satisfies Meta<typeof Collapse>

export default meta
type Story = StoryObj<typeof meta>

const trigger = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('button', { name })

export const Sections: Story = {
  tags: ['visual'],
  args: { defaultOpenKeys: ['delivery'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: /交货要求/ })).toBeVisible()
    await userEvent.click(trigger(canvasElement, /质量要求/))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['delivery', 'quality'])
    await userEvent.click(trigger(canvasElement, /交货要求/))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['quality'])
    await waitFor(() => expect(canvas.queryByRole('region', { name: /交货要求/ })).toBeNull())
    // The action in the title's line does its own thing.
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

/** Opening one folds the other. */
export const Single: Story = {
  args: { isSingle: true, defaultOpenKeys: ['delivery'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement, /附件/))
    await expect(trigger(canvasElement, /附件/)).toHaveAttribute('aria-expanded', 'true')
    await expect(trigger(canvasElement, /交货要求/)).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Arrows, Home and End go from title to title, past what is disabled; Tab passes over what is folded. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(trigger(canvasElement, /交货要求/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(trigger(canvasElement, /附件/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}{ArrowDown}{Enter}')
    await expect(trigger(canvasElement, /质量要求/)).toHaveAttribute('aria-expanded', 'true')
    const field = await within(canvasElement).findByRole('textbox', { name: '检验标准' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    // Home and End are the field's own in there.
    await userEvent.keyboard('{Home}')
    await expect(field).toHaveFocus()
  },
}

const made = fn()

const Counted = () => {
  useState(made)
  return <TextField label="备注" />
}

/** Nothing is made before it is opened, and what was typed is there when it opens again. */
export const MadeOnceAndKept: Story = {
  args: { items: [{ key: 'note', title: '备注', content: <Counted /> }] },
  beforeEach: () => {
    made.mockClear()
  },
  play: async ({ canvasElement }) => {
    await expect(made).not.toHaveBeenCalled()
    const title = trigger(canvasElement, /备注/)
    await userEvent.click(title)
    const field = await within(canvasElement).findByRole('textbox', { name: '备注' })
    await userEvent.type(field, '到货前电话通知库房')
    await userEvent.click(title)
    await waitFor(() => expect(within(canvasElement).queryByRole('textbox')).toBeNull())
    await userEvent.click(title)
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveValue('到货前电话通知库房'))
  },
}

export const Controlled: Story = {
  args: { openKeys: ['files'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(trigger(canvasElement, /交货要求/))
    await expect(args.onOpenChange).toHaveBeenCalledWith(['files', 'delivery'])
    await expect(trigger(canvasElement, /交货要求/)).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Inside a card and inside each other; each answers its own keys. */
export const Nested: Story = {
  tags: ['visual'],
  args: {
    variant: 'plain',
    defaultOpenKeys: ['machine'],
    items: [
      {
        key: 'machine',
        title: '主机',
        note: '2 个部件',
        content: (
          <Collapse
            variant="plain"
            size="small"
            headingLevel={4}
            defaultOpenKeys={['spindle']}
            items={[
              {
                key: 'spindle',
                title: '主轴箱',
                extra: <Tag tone="success">已到货</Tag>,
                content: '苏州精工机械有限公司 · 2 台',
              },
              { key: 'guide', title: '直线导轨', extra: <Tag tone="warning">延期</Tag>, content: '宁波海岭传动科技 · 12 根' },
            ]}
          />
        ),
      },
      { key: 'cabinet', title: '电控柜', note: '5 个部件', content: '无锡万通电气' },
    ],
  },
  render: (args) => (
    <Card title="设备构成" style={{ maxInlineSize: 480 }}>
      <Collapse {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    trigger(canvasElement, /主机/).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(trigger(canvasElement, /电控柜/)).toHaveFocus()
    trigger(canvasElement, /主轴箱/).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(trigger(canvasElement, /直线导轨/)).toHaveFocus()
  },
}

export const LongVietnamese: Story = {
  args: {
    defaultOpenKeys: ['a'],
    items: [
      {
        key: 'a',
        title: 'Yêu cầu về giao hàng và nghiệm thu tại công trường của khách hàng ở Bắc Ninh',
        note: '3 mục chưa được xác nhận',
        extra: (
          <Button size="small" variant="quiet">
            Chỉnh sửa
          </Button>
        ),
        content: 'Nhà cung cấp giao hàng đến kho số 3, bao gồm cả bốc dỡ và vận chuyển trong nội bộ nhà máy.',
      },
    ],
  },
  render: (args) => (
    <Stack width={320}>
      <Collapse {...args} />
      <Collapse
        {...args}
        size="small"
        items={args.items.map((item) => ({ ...item, title: 'Điều khoản thanh toán và bảo hành thiết bị' }))}
      />
    </Stack>
  ),
}
