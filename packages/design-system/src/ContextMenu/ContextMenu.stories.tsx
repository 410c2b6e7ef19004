import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, ExternalLink, FolderInput, Pencil, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MenuItem } from '../Menu/menuItem.ts'
import { StatusDot } from '../StatusDot/StatusDot.tsx'
import { makeOrders } from '../testing/orders.tsx'
import { contextMenuGuide } from './ContextMenu.guide.ts'
import { ContextMenu } from './ContextMenu.tsx'
import { useContextMenu } from './useContextMenu.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

const items: readonly MenuItem[] = [
  { key: 'open', label: '打开', icon: <ExternalLink {...icon} />, shortcut: 'Enter' },
  { key: 'edit', label: '编辑', icon: <Pencil {...icon} />, shortcut: 'E' },
  { key: 'copy', label: '复制为新订单', icon: <Copy {...icon} />, shortcut: 'Ctrl D' },
  {
    key: 'move',
    label: '移到项目',
    icon: <FolderInput {...icon} />,
    items: [
      { key: 'suzhou', label: '苏州产线二期' },
      { key: 'bacninh', label: 'Nhà máy Bắc Ninh' },
    ],
  },
  { key: 'watch', label: '有变化时通知我', isChecked: true },
  { key: 'print', label: '打印', icon: <Printer {...icon} />, isDisabled: true },
  { separator: true },
  { key: 'void', label: '作废', icon: <Trash2 {...icon} />, tone: 'danger' },
]

const card = {
  display: 'grid',
  gap: 4,
  inlineSize: 320,
  padding: '12px 16px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--surface)',
  textAlign: 'start',
} as const

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  args: {
    items,
    onAction: fn(),
    label: '采购订单 PO-2026-01187',
    children: (
      <button type="button" style={card} data-target="">
        <strong>PO-2026-01187</strong>
        <span style={{ color: 'var(--text-muted)' }}>苏州精工机械有限公司 · ¥ 486,320.00</span>
      </button>
    ),
  },
  parameters: { guide: contextMenuGuide },
} satisfies Meta<typeof ContextMenu>

export default meta
type Story = StoryObj<typeof meta>

const target = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /PO-2026-01187/ })

const rightClick = (element: Element, x: number, y: number) =>
  fireEvent.contextMenu(element, { button: 2, clientX: x, clientY: y })

/** As it looks, with every kind of item. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    rightClick(target(canvasElement), 160, 70)
    await screen.findByRole('menu')
  },
}

/** The menu opens where the pointer is, in place of the browser's own. */
export const AtThePointer: Story = {
  play: async ({ canvasElement, args }) => {
    const isLeftToBrowser = rightClick(target(canvasElement), 120, 60)
    await expect(isLeftToBrowser).toBe(false)
    const menu = await screen.findByRole('menu', { name: '采购订单 PO-2026-01187' })
    await waitFor(() => {
      const { left, top } = menu.getBoundingClientRect()
      expect(Math.abs(left - 120)).toBeLessThan(8)
      expect(Math.abs(top - 60)).toBeLessThan(10)
    })
    await expect(within(menu).getByRole('menuitem', { name: /打开/ })).toHaveFocus()
    await userEvent.click(within(menu).getByRole('menuitem', { name: /编辑/ }))
    await expect(args.onAction).toHaveBeenCalledWith('edit', target(canvasElement))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** At the corner of the window the menu turns to where it has room. */
export const StaysInTheWindow: Story = {
  play: async ({ canvasElement }) => {
    rightClick(target(canvasElement), window.innerWidth - 4, window.innerHeight - 4)
    const menu = await screen.findByRole('menu')
    await waitFor(() => {
      const { right, bottom } = menu.getBoundingClientRect()
      expect(right).toBeLessThanOrEqual(window.innerWidth)
      expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = target(canvasElement)
    button.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /打开/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ContextMenu}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}')
    const sub = await screen.findByRole('menu', { name: '移到项目' })
    await waitFor(() => expect(within(sub).getByRole('menuitem', { name: '苏州产线二期' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('suzhou', button)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A finger that rests opens it; the click when it is lifted presses nothing. */
export const LongPress: Story = {
  play: async ({ canvasElement, args }) => {
    const button = target(canvasElement)
    const clicked = fn()
    button.addEventListener('click', clicked)
    fireEvent.pointerDown(button, { pointerType: 'touch', isPrimary: true, clientX: 90, clientY: 50 })
    await screen.findByRole('menu')
    fireEvent.pointerUp(button, { pointerType: 'touch', isPrimary: true })
    // Prevented, so that no mouse press is made of the finger: it would close the menu.
    await expect(fireEvent.touchEnd(button)).toBe(false)
    await expect(fireEvent.touchEnd(button)).toBe(true)
    fireEvent.click(button)
    await expect(clicked).not.toHaveBeenCalled()
    await expect(args.onAction).not.toHaveBeenCalled()
    await expect(screen.getByRole('menu')).toBeInTheDocument()
  },
}

/** A press elsewhere closes it, a right click elsewhere opens it there. */
export const ElsewhereAgain: Story = {
  play: async ({ canvasElement }) => {
    rightClick(target(canvasElement), 60, 50)
    await screen.findByRole('menu')
    fireEvent.pointerDown(target(canvasElement), { button: 2, clientX: 200, clientY: 60 })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    rightClick(target(canvasElement), 200, 60)
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().left - 200)).toBeLessThan(8))
  },
}

const orders = makeOrders(6)

const OrderList = ({ onAction }: { onAction: (key: string, target: Element) => void }) => {
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set())
  const orderOf = (element: Element) => orders.find(({ id }) => id === element.closest<HTMLElement>('[data-id]')?.dataset.id)
  const { contextMenuProps, menu } = useContextMenu({
    label: '采购订单',
    items: (element) => {
      const order = orderOf(element)
      if (!order || order.status === '已作废') return []
      return [
        { key: 'open', label: `打开 ${order.id}` },
        { key: 'watch', label: '有变化时通知我', isChecked: watched.has(order.id) },
        { separator: true },
        { key: 'void', label: '作废', tone: 'danger' },
      ]
    },
    onAction: (key, element) => {
      const id = orderOf(element)?.id ?? ''
      onAction(`${key} ${id}`, element)
      if (key === 'watch') setWatched((before) => new Set(before).add(id))
    },
  })
  return (
    <>
      <ul style={{ display: 'grid', gap: 4, inlineSize: 420, margin: 0, padding: 0, listStyle: 'none' }} {...contextMenuProps}>
        {orders.map((order) => (
          <li key={order.id}>
            <button type="button" data-id={order.id} style={{ ...card, gridTemplateColumns: '1fr auto', inlineSize: '100%' }}>
              {order.id} {order.supplier}
              <StatusDot tone={order.tone}>{order.status}</StatusDot>
            </button>
          </li>
        ))}
      </ul>
      {menu}
    </>
  )
}

/** One menu for a whole list, made for the row that was pressed; where nothing can be done the browser shows its own. */
export const OneForAList: Story = {
  render: ({ onAction }) => <OrderList onAction={onAction} />,
  play: async ({ canvasElement, args }) => {
    const rows = within(canvasElement).getAllByRole('button')
    const second = rows[1]
    const dead = rows.find((row) => row.textContent?.includes('已作废'))
    if (!second || !dead) throw new Error('The list of orders lacks the rows that the story presses.')
    rightClick(second, 100, 90)
    const menu = await screen.findByRole('menu')
    await userEvent.click(within(menu).getByRole('menuitemcheckbox'))
    await expect(args.onAction).toHaveBeenCalledWith(`watch ${second.dataset.id}`, expect.anything())
    await expect(within(menu).getByRole('menuitemcheckbox')).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(rightClick(dead, 100, 120)).toBe(true)
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(rightClick(target(canvasElement), 60, 50)).toBe(true)
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const LongVietnamese: Story = {
  args: {
    items: [
      { key: 'a', label: 'Chuyển yêu cầu cho người phê duyệt tiếp theo của phòng kế hoạch', shortcut: 'Ctrl Shift M' },
      { key: 'b', label: 'Nhận thông báo khi có thay đổi', isChecked: false },
      { separator: true },
      { key: 'c', label: 'Hủy đơn đặt hàng', tone: 'danger' },
    ],
  },
  play: async ({ canvasElement }) => {
    rightClick(target(canvasElement), 60, 50)
    await screen.findByRole('menu')
  },
}
