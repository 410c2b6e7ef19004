import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Table } from '../Table/Table.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { makeOrders, orderColumns } from '../testing/orders.tsx'
import { Stack } from '../testing/story.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const footer = (
  <>
    <Button>取消</Button>
    <Button variant="primary">保存</Button>
  </>
)

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: '编辑供应商',
    footer,
    children: (
      <Stack>
        <TextField label="名称" defaultValue="苏州精工机械有限公司" isRequired />
        <TextField label="联系人" defaultValue="周建国" />
      </Stack>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '编辑供应商' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

const Opener = (props: DialogProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>编辑</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Focus goes in, goes round and comes back; the page behind cannot be reached. */
export const FocusStaysInside: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '编辑' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let press = 0; press < 9; press += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await expect(canvasElement.closest('[inert]')).not.toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvasElement.closest('[inert]')).toBeNull()
  },
}

/** A press outside closes, but not where input could be lost. */
export const NotDismissable: Story = {
  args: { isDismissable: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    const scrim = dialog.parentElement
    if (!scrim) throw new Error('The dialog has no ground around it.')
    await userEvent.click(scrim)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const PressOutside: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    const scrim = dialog.parentElement
    if (!scrim) throw new Error('The dialog has no ground around it.')
    await userEvent.click(scrim)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** A menu in a dialog closes first. */
export const WithMenu: Story = {
  args: {
    children: (
      <Menu trigger={<Button>选择模板</Button>} items={[{ key: 'a', label: '标准采购合同' }]} onAction={() => undefined} />
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '选择模板' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Small: Story = { args: { size: 'small', title: '提示', children: '该订单已提交审核，审核期间不能修改。' } }

export const LargeWithTable: Story = {
  args: {
    size: 'large',
    title: '选择采购订单',
    isFlush: true,
    children: (
      <Table
        columns={orderColumns}
        rows={makeOrders(30)}
        rowKey={({ id }) => id}
        caption="采购订单"
        onRowPress={() => undefined}
      />
    ),
  },
}

export const Full: Story = { args: { size: 'full', title: '流程设计' } }

export const LongContent: Story = {
  args: {
    title: 'Phê duyệt yêu cầu mua vật tư cho dự án dây chuyền Tô Châu giai đoạn hai',
    children: (
      <Descriptions
        columns={2}
        items={Array.from({ length: 40 }, (_, index) => ({
          key: String(index),
          label: `属性 ${index + 1}`,
          content: '导轨请与三期合并下单，减少一次开模费用。',
        }))}
      />
    ),
  },
}
