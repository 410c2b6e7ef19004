import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Minus, Pencil, Plus, Printer, Send, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../testing/story.tsx'
import { buttonGroupGuide } from './ButtonGroup.guide.ts'
import { ButtonGroup, type ButtonGroupAction } from './ButtonGroup.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

const actions: readonly ButtonGroupAction[] = [
  { key: 'submit', label: '提交审核', variant: 'primary', icon: <Send {...icon} /> },
  { key: 'edit', label: '编辑', icon: <Pencil {...icon} />, shortcut: 'E' },
  { key: 'print', label: '打印', icon: <Printer {...icon} /> },
  { key: 'export', label: '导出', icon: <Download {...icon} />, isDisabled: true },
  { key: 'void', label: '作废', variant: 'danger', icon: <Trash2 {...icon} /> },
]

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  args: { label: '采购订单', actions, onAction: fn() },
  parameters: { guide: buttonGroupGuide },
} satisfies Meta<typeof ButtonGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Each button has its place in the tab order; there are no arrows to learn. */
export const Actions: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: '采购订单' })
    const button = (name: RegExp) => within(group).getByRole('button', { name })
    await userEvent.tab()
    await expect(button(/提交审核/)).toHaveFocus()
    await userEvent.tab()
    await expect(button(/编辑/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('edit')
    await expect(within(group).queryByRole('button', { name: '更多操作' })).toBeNull()
  },
}

/** What does not fit goes into a menu, the last first, and works there as well. */
export const Narrow: Story = {
  render: (args) => (
    <div data-testid="frame" style={{ display: 'flex', inlineSize: 300 }}>
      <ButtonGroup {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /提交审核/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /作废/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }))
    await expect(await screen.findByRole('menuitem', { name: '导出' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('menuitem', { name: '作废' }))
    await expect(args.onAction).toHaveBeenCalledWith('void')
    canvas.getByTestId('frame').style.inlineSize = '900px'
    await waitFor(() => expect(canvas.getByRole('button', { name: /作废/ })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: '更多操作' })).toBeNull())
  },
}

/** What stands in the menu anyway comes after what had no room. */
export const WithMenu: Story = {
  args: { menu: [{ key: 'link', label: '复制链接' }] },
  render: (args) => (
    <div data-testid="frame" style={{ display: 'flex', inlineSize: 300 }}>
      <ButtonGroup {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const frame = canvas.getByTestId('frame')
    const more = canvas.getByRole('button', { name: '更多操作' })
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(frame.getBoundingClientRect().right)
    await userEvent.click(more)
    await waitFor(() => expect(screen.getAllByRole('menuitem').at(-1)).toHaveTextContent('复制链接'))
    await userEvent.click(screen.getByRole('menuitem', { name: '打印' }))
    await expect(args.onAction).toHaveBeenCalledWith('print')
    frame.style.inlineSize = '900px'
    await waitFor(() => expect(canvas.getByRole('button', { name: /作废/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '复制链接' }))
    await expect(args.onAction).toHaveBeenCalledWith('link')
  },
}

export const Attached: Story = {
  args: { actions: undefined },
  render: () => (
    <Stack>
      <ButtonGroup label="缩放" variant="attached">
        <IconButton variant="default" icon={<Minus {...icon} />} label="缩小" />
        <Button>100%</Button>
        <IconButton variant="default" icon={<Plus {...icon} />} label="放大" />
      </ButtonGroup>
      <ButtonGroup label="订单" variant="attached" size="small">
        <Button size="small">上一张</Button>
        <Button size="small">下一张</Button>
      </ButtonGroup>
      <ButtonGroup label="周次" variant="attached">
        <Button isDisabled>上周</Button>
        <Button>本周</Button>
        <Button>下周</Button>
      </ButtonGroup>
    </Stack>
  ),
}

/** Children that do not fit go to the next line. */
export const Wraps: Story = {
  render: () => (
    <div style={{ inlineSize: 360 }}>
      <ButtonGroup label="Yêu cầu mua hàng" align="end">
        <Button variant="primary">Gửi yêu cầu phê duyệt</Button>
        <Button>Lưu bản nháp</Button>
        <Button variant="quiet">Hủy bỏ thay đổi</Button>
      </ButtonGroup>
    </div>
  ),
}

export const NarrowVietnamese: Story = {
  args: {
    size: 'small',
    actions: [
      { key: 'a', label: 'Gửi phê duyệt', variant: 'primary' },
      { key: 'b', label: 'Chuyển cho người khác xử lý' },
      { key: 'c', label: 'In phiếu đặt hàng' },
      { key: 'd', label: 'Xuất bảng tính' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'flex', inlineSize: 360 }}>
      <ButtonGroup {...args} />
    </div>
  ),
}
