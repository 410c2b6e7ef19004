import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, FolderInput, Pencil, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { menuGuide } from './Menu.guide.ts'
import { Menu, type MenuProps } from './Menu.tsx'

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
  parameters: { guide: menuGuide, docs: { story: { inline: false, height: '260px' } } },
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

const moveItems: MenuProps['items'] = [
  { key: 'edit', label: '编辑', icon: <Pencil size={16} aria-hidden />, shortcut: 'E' },
  {
    key: 'move',
    label: '移到项目',
    icon: <FolderInput size={16} aria-hidden />,
    items: [
      { key: 'suzhou', label: '苏州产线二期' },
      { key: 'bacninh', label: 'Nhà máy Bắc Ninh' },
      {
        key: 'more',
        label: '已结束的项目',
        items: [
          { key: 'press', label: '冲压线改造' },
          { key: 'weld', label: '焊装线一期' },
        ],
      },
    ],
  },
  { key: 'print', label: '打印' },
  { separator: true },
  { key: 'void', label: '作废', icon: <Trash2 size={16} aria-hidden />, tone: 'danger' },
]

/** The right arrow goes into a sub menu, the left one and Escape come back to its item, one level at a time. */
export const SubMenus: Story = {
  args: { items: moveItems },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const outer = await opened()
    await waitFor(() => expect(within(outer).getByRole('menuitem', { name: /编辑/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    const move = within(outer).getByRole('menuitem', { name: '移到项目' })
    await expect(move).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    const sub = await screen.findByRole('menu', { name: '移到项目' })
    await waitFor(() => expect(within(sub).getByRole('menuitem', { name: '苏州产线二期' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.queryByRole('menu', { name: '移到项目' })).toBeNull())
    await expect(move).toHaveFocus()
    await userEvent.keyboard('{Enter}{End}{ArrowRight}')
    const third = await screen.findByRole('menu', { name: '已结束的项目' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(third).not.toBeInTheDocument())
    await expect(outer).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('weld')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  },
}

const hoverAt = (element: Element, x: number, y: number) =>
  fireEvent.pointerMove(element, { pointerType: 'mouse', clientX: x, clientY: y })

/** A pointer that rests opens the sub menu; on its way there it may cross the items between. */
export const SubMenuByPointer: Story = {
  args: { items: moveItems, defaultOpen: true },
  play: async ({ args }) => {
    const outer = await opened()
    const move = within(outer).getByRole('menuitem', { name: '移到项目' })
    const at = move.getBoundingClientRect()
    hoverAt(move, at.left + 60, at.bottom - 2)
    const sub = await screen.findByRole('menu', { name: '移到项目' })
    await expect(move).toHaveFocus()
    await waitFor(() => expect(sub.getBoundingClientRect().left).toBeGreaterThan(at.right - 8))
    const print = within(outer).getByRole('menuitem', { name: '打印' })
    hoverAt(print, at.left + 80, at.bottom + 4)
    await expect(move).toHaveFocus()
    const target = within(sub).getByRole('menuitem', { name: 'Nhà máy Bắc Ninh' })
    await userEvent.hover(target)
    await expect(target).toHaveFocus()
    await userEvent.click(target)
    await expect(args.onAction).toHaveBeenCalledWith('bacninh')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Letters find: typed in quick succession they spell, the same one again goes on, accents do not matter. */
export const Letters: Story = {
  args: {
    defaultOpen: true,
    items: [
      { key: 'dispatch', label: 'Điều phối' },
      { key: 'order', label: 'Đơn hàng' },
      { key: 'duplicate', label: 'Nhân bản' },
      { key: 'delivery', label: 'Đơn vị vận chuyển' },
    ],
  },
  play: async () => {
    const menu = await opened()
    const item = (name: string) => within(menu).getByRole('menuitem', { name })
    await waitFor(() => expect(item('Điều phối')).toHaveFocus())
    await userEvent.keyboard('don v')
    await expect(item('Đơn vị vận chuyển')).toHaveFocus()
    await userEvent.keyboard('{Home}n')
    await expect(item('Nhân bản')).toHaveFocus()
    await userEvent.keyboard('{Home}dd')
    await expect(item('Đơn vị vận chuyển')).toHaveFocus()
  },
}

const columns = ['单号', '供应商', '交期', '含税金额'] as const

const Columns = (props: MenuProps) => {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(['单号', '供应商', '交期']))
  const [density, setDensity] = useState('normal')
  return (
    <Menu
      {...props}
      items={[
        {
          group: '显示的列',
          items: columns.map((key) => ({ key, label: key, isChecked: shown.has(key), isDisabled: key === '单号' })),
        },
        { separator: true },
        {
          group: '行高',
          items: [
            { key: 'compact', label: '紧凑', isSelected: density === 'compact' },
            { key: 'normal', label: '标准', isSelected: density === 'normal' },
          ],
        },
      ]}
      onAction={(key) => {
        if (key === 'compact' || key === 'normal') setDensity(key)
        else setShown((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
      }}
    />
  )
}

/** Boxes leave the menu open, so that several can be set; a choice closes it. */
export const BoxesAndGroups: Story = {
  args: { trigger: <Button>视图</Button>, defaultOpen: true },
  render: (args) => <Columns {...args} />,
  play: async () => {
    const menu = await opened()
    const box = (name: string) => within(menu).getByRole('menuitemcheckbox', { name })
    await expect(within(menu).getByRole('group', { name: '显示的列' })).toContainElement(box('交期'))
    await userEvent.click(box('交期'))
    await expect(box('交期')).toHaveAttribute('aria-checked', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(box('含税金额')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box('含税金额')).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: '紧凑' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

const rowPressed = fn()

/** A menu inside something that can be pressed: its presses and keys are its own. */
export const InsideSomethingPressable: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    // The row of a table hears presses and keys like this.
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a table row.
    <div onClick={rowPressed} onKeyDown={rowPressed}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ args }) => {
    rowPressed.mockClear()
    await opened()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('copy')
    await expect(rowPressed).not.toHaveBeenCalled()
  },
}
