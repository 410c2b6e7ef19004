import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Form } from '../Form/Form.tsx'
import { FormField } from '../Form/FormField.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Table } from '../Table/Table.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { makeOrders, orderColumns } from '../testing/orders.tsx'
import { Stack } from '../testing/story.tsx'
import { dialogGuide } from './Dialog.guide.ts'
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
  parameters: { guide: dialogGuide, docs: { story: { inline: false, height: '420px' } } },
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

/** Only its own actions lead on: for a step that cannot be skipped. */
export const NotClosable: Story = {
  args: { isClosable: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    const scrim = dialog.parentElement
    if (!scrim) throw new Error('The dialog has no ground around it.')
    await expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull()
    await userEvent.click(scrim)
    await userEvent.keyboard('{Escape}')
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

/** What was typed is not lost by Escape, a press outside, the close button or the one that gives up, unless one says so. */
export const UnsavedInput: Story = {
  args: {
    footer: (close) => (
      <>
        <Button onPress={close}>取消</Button>
        <Button variant="primary">保存</Button>
      </>
    ),
    children: (
      <Form defaultValues={{ name: '苏州精工机械有限公司' }} columns={1} onSubmit={fn()}>
        <FormField name="name" label="名称" render={(field) => <TextField {...field} />} />
      </Form>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    const scrim = dialog.parentElement
    if (!scrim) throw new Error('The dialog has no ground around it.')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)

    await userEvent.type(within(dialog).getByRole('textbox'), '二厂')
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(scrim),
      () => userEvent.click(within(dialog).getByRole('button', { name: '关闭' })),
      () => userEvent.click(within(dialog).getByRole('button', { name: '取消' })),
    ]
    for (const leave of ways) {
      await leave()
      const question = await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' })
      await userEvent.click(within(question).getByRole('button', { name: '取消' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(within(dialog).getByRole('textbox')).toHaveValue('苏州精工机械有限公司二厂')

    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2))
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

const placeOf = (dialog: HTMLElement) => {
  const { left, top, right, bottom, width, height } = dialog.getBoundingClientRect()
  return { left, top, right, bottom, width, height }
}

const drag = (handle: Element, x: number, y: number, { drops = true } = {}) => {
  const { left, top, width, height } = handle.getBoundingClientRect()
  const at = (share: number) => ({
    button: 0,
    clientX: left + width / 2 + x * share,
    clientY: top + height / 2 + y * share,
  })
  fireEvent.pointerDown(handle, at(0))
  fireEvent.pointerMove(handle, at(0.5))
  fireEvent.pointerMove(handle, at(1))
  if (drops) fireEvent.pointerUp(handle, at(1))
}

/** Waits until the dialog stands still after its entrance. */
const settled = async () => {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0))
  return dialog
}

/** Moved by its head to see what lies behind; it never leaves the window, and Escape gives a drag up without closing. */
export const Draggable: Story = {
  args: { isDraggable: true },
  play: async ({ args }) => {
    const dialog = await settled()
    const head = within(dialog).getByRole('group', { name: '移动窗口（方向键）' })
    const before = placeOf(dialog)
    drag(head, -60, 30)
    await expect(placeOf(dialog)).toMatchObject({ left: before.left - 60, top: before.top + 30 })
    drag(head, -5000, 5000)
    await expect(placeOf(dialog)).toMatchObject({ left: 8, bottom: window.innerHeight - 8 })
    drag(head, 200, -100, { drops: false })
    await userEvent.keyboard('{Escape}')
    await expect(placeOf(dialog)).toMatchObject({ left: 8, bottom: window.innerHeight - 8 })
    await expect(args.onClose).not.toHaveBeenCalled()
    // The close button in the head is no handle.
    drag(within(dialog).getByRole('button', { name: '关闭' }), 120, -40)
    await expect(placeOf(dialog).left).toBe(8)
  },
}

export const MovedByKeyboard: Story = {
  args: { isDraggable: true, size: 'small' },
  play: async () => {
    const dialog = await settled()
    const before = placeOf(dialog)
    await userEvent.tab()
    await expect(within(dialog).getByRole('group', { name: /移动窗口/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(placeOf(dialog)).toMatchObject({ left: before.left + 16, top: before.top + 16 })
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(placeOf(dialog).left).toBe(before.left - 48)
    // Arrows in a field move the caret, not the window.
    await userEvent.click(within(dialog).getByRole('textbox', { name: /联系人/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(placeOf(dialog).left).toBe(before.left - 48)
  },
}

/** Larger or smaller at the corner and the edges; the opposite corner stays where it is. */
export const Resizable: Story = {
  args: { isResizable: true, isDraggable: true, onResize: fn(), size: 'small' },
  play: async ({ args }) => {
    const dialog = await settled()
    const corner = within(dialog).getByRole('button', { name: '调整大小（方向键）' })
    const before = placeOf(dialog)
    drag(corner, 80, 60)
    await expect(placeOf(dialog)).toMatchObject({ width: before.width + 80, height: before.height + 60 })
    await expect(Math.abs(placeOf(dialog).left - before.left)).toBeLessThanOrEqual(1)
    await expect(Math.abs(placeOf(dialog).top - before.top)).toBeLessThanOrEqual(1)
    await expect(args.onResize).toHaveBeenCalledWith({ width: before.width + 80, height: before.height + 60 })
    corner.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(placeOf(dialog)).toMatchObject({ width: before.width + 64, height: before.height + 44 })
    drag(corner, -5000, -5000)
    await expect(placeOf(dialog)).toMatchObject({ width: 320, height: 180 })
  },
}

/** The button and a double press on the head fill the window and give the size back. */
export const Expandable: Story = {
  args: { isExpandable: true, isDraggable: true, isResizable: true, onExpandedChange: fn(), title: '流程设计' },
  play: async ({ args }) => {
    const dialog = await settled()
    const { width } = placeOf(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: '全屏' }))
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true)
    await expect(placeOf(dialog).width).toBeGreaterThan(window.innerWidth - 60)
    // What fills the window has nowhere to go.
    await expect(within(dialog).queryByRole('group')).toBeNull()
    await expect(within(dialog).queryByRole('button', { name: /调整大小/ })).toBeNull()
    await userEvent.dblClick(within(dialog).getByRole('heading', { name: '流程设计' }))
    await expect(placeOf(dialog).width).toBe(width)
  },
}

const Nest = () => {
  const [depth, setDepth] = useState(0)
  const titles = ['选择供应商', '新建供应商', '选择地区']
  return (
    <>
      <Button onPress={() => setDepth(1)}>选择供应商…</Button>
      {titles.map((title, index) => (
        <Dialog
          key={title}
          isOpen={depth > index}
          onClose={() => setDepth(index)}
          title={title}
          size={index === 0 ? 'medium' : 'small'}
          isDraggable
        >
          <Button onPress={() => setDepth(index + 2)}>{titles[index + 1] ? `${titles[index + 1]}…` : '江苏 苏州'}</Button>
        </Dialog>
      ))}
    </>
  )
}

/** Dialogs over dialogs close in the reverse order, and each gives the focus back to what opened it. */
export const Nested: Story = {
  render: () => <Nest />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '选择供应商…' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: '新建供应商…' }))
    await userEvent.click(await screen.findByRole('button', { name: '选择地区…' }))
    await screen.findByRole('dialog', { name: '选择地区' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '选择地区' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: '选择地区…' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: '新建供应商…' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const Broken = (): never => {
  throw new Error('供应商资料的格式无法识别')
}

/** Content that fails says so inside the dialog, which can still be closed. */
export const BrokenContent: Story = {
  args: { children: <Broken /> },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '编辑供应商' })
    await expect(dialog).toHaveTextContent('供应商资料的格式无法识别')
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
