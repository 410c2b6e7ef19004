import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, Pencil, Printer, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger: <Button>更多操作</Button>,
    onAction: fn(),
    items: [
      { key: 'edit', label: '编辑', icon: <Pencil size={16} aria-hidden />, shortcut: 'E' },
      { key: 'copy', label: '复制为新订单', icon: <Copy size={16} aria-hidden /> },
      { key: 'print', label: '打印', icon: <Printer size={16} aria-hidden />, isDisabled: true },
      { separator: true },
      { key: 'void', label: '作废', icon: <Trash2 size={16} aria-hidden />, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const opened = () => screen.findByRole('menu')

export const Open: Story = {
  tags: ['visual'],
  args: { defaultOpen: true },
  play: async () => {
    const menu = await opened()
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /编辑/ })).toHaveFocus())
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.keyboard('{ArrowUp}')
    const menu = await opened()
    const item = (name: RegExp) => within(menu).getByRole('menuitem', { name })
    await waitFor(() => expect(item(/作废/)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(item(/编辑/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    // A disabled action takes the focus, so that it can be read, and does nothing.
    await expect(item(/打印/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('copy')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const EscapeGivesFocusBack: Story = {
  args: { trigger: <IconButton icon={<Ellipsis size={16} aria-hidden />} label="更多" /> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '更多' })
    await userEvent.click(button)
    const menu = await opened()
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const PressOutsideCloses: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <>
      <Menu {...args} />
      <p>页面上的其他内容</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await opened()
    await userEvent.click(within(canvasElement).getByText('页面上的其他内容'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Choice: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button>每页 50</Button>,
    items: [20, 50, 100].map((size) => ({ key: String(size), label: `${size} 条/页`, isSelected: size === 50 })),
  },
  play: async () => {
    const menu = await opened()
    await waitFor(() => expect(within(menu).getByRole('menuitemradio', { checked: true })).toHaveFocus())
  },
}

export const LongVietnamese: Story = {
  args: {
    defaultOpen: true,
    items: [
      { key: 'a', label: 'Chuyển yêu cầu cho người phê duyệt tiếp theo của phòng kế hoạch' },
      { key: 'b', label: 'Sao chép thành đơn đặt hàng mới', description: 'Giữ nguyên nhà cung cấp và điều kiện giao hàng' },
    ],
  },
}
