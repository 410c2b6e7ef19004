import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { openTabs } from '../testing/shell.tsx'
import { tabStripGuide } from './TabStrip.guide.ts'
import { TabStrip } from './TabStrip.tsx'

const meta = {
  title: 'Shell/TabStrip',
  component: TabStrip,
  args: { tabs: openTabs, selectedKey: 'order', onSelect: fn(), onClose: fn(), onCloseOthers: fn(), onCloseAll: fn() },
  parameters: { guide: tabStripGuide, isBare: true },
} satisfies Meta<typeof TabStrip>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows only move, for a page may be heavy; Enter chooses, Delete closes what may be closed. */
export const Keyboard: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: '采购订单' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('PO-2026-01187')
    await userEvent.keyboard('{Delete}')
    await expect(args.onClose).toHaveBeenCalledWith('PO-2026-01187')
    await userEvent.keyboard('{Home}{Delete}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('img', { name: '有未保存的修改' })).toBeInTheDocument()
  },
}

export const MiddleButtonCloses: Story = {
  play: async ({ canvasElement, args }) => {
    await fireEvent(
      within(canvasElement).getByRole('tab', { name: '采购订单' }),
      new MouseEvent('auxclick', { button: 1, bubbles: true }),
    )
    await expect(args.onClose).toHaveBeenCalledWith('order')
  },
}

export const MenuOfAll: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '全部标签页' }))
    await expect(await screen.findByRole('menuitemradio', { name: '采购订单' })).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(screen.getByRole('menuitem', { name: '关闭其他' }))
    await expect(args.onCloseOthers).toHaveBeenCalledWith('order')
  },
}

export const Many: Story = {
  args: {
    selectedKey: '17',
    tabs: Array.from({ length: 20 }, (_, index) => ({
      key: String(index),
      label: `Đơn đặt hàng vật tư PO-2026-0${1100 + index}`,
      isClosable: true,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chosen = canvas.getByRole('tab', { selected: true })
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1))
    await waitFor(() => expect(canvas.getByTitle('向前滚动')).toBeEnabled())
  },
}

/** The home page stays first, whatever is moved. */
export const Sortable: Story = {
  args: { tabs: openTabs.map((tab) => ({ ...tab, isFixed: tab.key === 'work' })), onReorder: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: '采购订单' }).focus()
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
    await expect(args.onReorder).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
    await expect(args.onReorder).toHaveBeenCalledWith(['work', 'PO-2026-01187', 'order', 'plan'])
  },
}
