import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { drawerGuide } from './Drawer.guide.ts'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    title: '采购订单 PO-2026-01187',
    extra: <Tag tone="info">审核中</Tag>,
    footer: <Button variant="primary">提交审核</Button>,
    children: (
      <Descriptions
        columns={2}
        items={[
          { key: 'supplier', label: '供应商', content: '苏州精工机械有限公司', span: 2 },
          { key: 'date', label: '采购日期', content: '2026-11-20' },
          { key: 'due', label: '交期', content: '2026-12-08' },
          { key: 'amount', label: '含税金额', content: '¥ 486,320.00' },
          { key: 'note', label: '备注', content: '' },
        ]}
      />
    ),
  },
  parameters: { guide: drawerGuide, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '采购订单 PO-2026-01187' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Left: Story = { args: { side: 'left', size: 320 } }

export const Wide: Story = { args: { size: '80%' } }

export const Bottom: Story = {
  args: { side: 'bottom', size: 'small', title: 'Nhật ký đồng bộ với hệ thống ERP' },
  play: async () => {
    const drawer = await settled()
    const { bottom, width, height } = drawer.getBoundingClientRect()
    await expect([bottom, width, height]).toEqual([window.innerHeight, window.innerWidth, 360])
  },
}

export const Top: Story = { args: { side: 'top', size: 240 } }

/** Waits until the drawer stands still after its entrance. */
const settled = async () => {
  const drawer = await screen.findByRole('dialog')
  await waitFor(() => expect(drawer.getAnimations()).toHaveLength(0))
  return drawer
}

const drag = (handle: Element, x: number, y: number) => {
  fireEvent.pointerDown(handle, { button: 0, clientX: 400, clientY: 200 })
  fireEvent.pointerMove(handle, { clientX: 400 + x, clientY: 200 + y })
  fireEvent.pointerUp(handle, { clientX: 400 + x, clientY: 200 + y })
}

/** Wider or narrower at the inner edge, with the pointer or the keys; a double press gives back the first width. */
export const Resizable: Story = {
  args: { isResizable: true, onResize: fn(), minSize: 320 },
  play: async ({ args }) => {
    const drawer = await settled()
    const width = () => drawer.getBoundingClientRect().width
    const grip = within(drawer).getByRole('separator', { name: '调整面板大小' })
    await expect(grip).toHaveAttribute('aria-valuenow', '480')
    drag(grip, -60, 0)
    await expect(width()).toBe(540)
    await expect(args.onResize).toHaveBeenCalledWith(540)
    await expect(grip).toHaveAttribute('aria-valuenow', '540')
    grip.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(width()).toBe(524)
    await userEvent.keyboard('{Home}')
    await expect(width()).toBe(320)
    await userEvent.keyboard('{End}')
    await expect(width()).toBe(window.innerWidth - 32)
    await userEvent.dblClick(grip)
    await expect(width()).toBe(480)
  },
}

export const ResizableFromBelow: Story = {
  args: { side: 'bottom', isResizable: true, size: 260, onResize: fn() },
  play: async () => {
    const drawer = await settled()
    const grip = within(drawer).getByRole('separator')
    await expect(grip).toHaveAttribute('aria-orientation', 'horizontal')
    drag(grip, 0, -80)
    await expect(drawer.getBoundingClientRect().height).toBe(340)
  },
}
