import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Row } from '../testing/story.tsx'
import { notificationGuide } from './Notification.guide.ts'
import { closeNotice, type NoticeOptions, notify } from './notify.ts'

const opened = fn()
const approved = fn()
const closed = fn()

const samples = {
  task: {
    title: '新的待办',
    content: '采购申请 PR-2026-00482 等待您审批',
    tone: 'pending',
    time: '2026-11-20T14:31:00+08:00',
    onClose: closed,
    actions: [
      { label: '去审批', variant: 'primary', onPress: approved },
      { label: '稍后', onPress: () => undefined },
    ],
  },
  export: { title: '导出完成', content: '采购订单.xlsx，共 3,012 行', tone: 'success', onPress: opened },
  late: {
    title: 'Đơn hàng quá hạn',
    content: 'PO-2026-01187 của Công ty TNHH Thép Bắc Ninh đã quá hạn sáu ngày',
    tone: 'warning',
  },
  lost: { title: '与 ERP 的连接已断开', content: '库存数据停在 14:05，恢复后会自动更新', tone: 'danger', key: 'erp' },
} satisfies Record<string, NoticeOptions>

const Buttons = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Row>
        <Button onPress={() => notify(samples.task)}>待办</Button>
        <Button onPress={() => notify(samples.export)}>导出</Button>
        <Button onPress={() => notify(samples.late)}>逾期</Button>
        <Button onPress={() => notify(samples.lost)}>断开</Button>
        <Button onPress={() => notify({ key: 'erp', title: '与 ERP 的连接已恢复', tone: 'success' })}>恢复</Button>
        <Button onPress={() => setOpen(true)}>编辑</Button>
      </Row>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="编辑供应商" footer={<Button>保存</Button>}>
        苏州精工机械有限公司
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Feedback/Notification',
  component: Buttons,
  parameters: { guide: notificationGuide, docs: { story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    for (const mock of [opened, approved, closed]) mock.mockClear()
    closeNotice()
    closed.mockClear()
    return () => closeNotice()
  },
} satisfies Meta<typeof Buttons>

export default meta
type Story = StoryObj<typeof meta>

const press = (canvasElement: HTMLElement, name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }))
const region = () => screen.findByRole('region', { name: '通知列表（F6）' })

/** Newest first; each stays until it is closed or dealt with. */
export const AllTones: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    for (const name of ['断开', '逾期', '导出', '待办']) await press(canvasElement, name)
    const list = await region()
    const items = within(list).getAllByRole('listitem')
    await expect(
      items.map((item) => within(item).getByText(/待办|导出|quá hạn|断开/, { selector: '[id], [id] *' }).textContent),
    ).toEqual(['新的待办', '导出完成', 'Đơn hàng quá hạn', '与 ERP 的连接已断开'])
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('新的待办 采购申请 PR-2026-00482 等待您审批'))
  },
}

export const ActsAndCloses: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '待办')
    await userEvent.click(within(await region()).getByRole('button', { name: '去审批' }))
    await expect(approved).toHaveBeenCalledTimes(1)
    await expect(closed).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByText('新的待办')).toBeNull())
    await press(canvasElement, '导出')
    await userEvent.click(await screen.findByRole('button', { name: '导出完成' }))
    await expect(opened).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByText('导出完成')).toBeNull())
  },
}

/** The same matter has one notice: the later word takes the place of the earlier. */
export const SameKeyReplaces: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '断开')
    await press(canvasElement, '待办')
    await press(canvasElement, '恢复')
    const list = await region()
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
    await expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent('与 ERP 的连接已恢复')
    await expect(screen.queryByText('与 ERP 的连接已断开')).toBeNull()
  },
}

/** From the fifth on the older ones wait behind a button. */
export const Collapses: Story = {
  play: async ({ canvasElement }) => {
    for (let index = 0; index < 7; index += 1) await press(canvasElement, '待办')
    const list = await region()
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(within(list).getByRole('button', { name: '还有 3 条' }))
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7)
    await userEvent.click(within(list).getByRole('button', { name: '收起' }))
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(within(list).getByRole('button', { name: '全部关闭' }))
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
    await expect(closed).toHaveBeenCalledTimes(7)
  },
}

/** F6 goes in and back; Delete closes and passes the focus on. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['断开', '导出', '待办']) await press(canvasElement, name)
    const list = await region()
    const item = (index: number) => within(list).getAllByRole('listitem')[index]
    const button = within(canvasElement).getByRole('button', { name: '待办' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(item(0)).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{F6}{ArrowDown}{Delete}')
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(item(1)).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(item(0)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{F6}{Delete}')
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A dialog makes the page inert, not the notices; reading them closes nothing. */
export const AboveADialog: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '待办')
    await region()
    await press(canvasElement, '编辑')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    notify(samples.export)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.keyboard('{F6}')
    await expect(screen.getAllByRole('listitem')[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.click(screen.getByRole('button', { name: '导出完成' }))
    await expect(opened).toHaveBeenCalledTimes(1)
    await expect(dialog).toBeInTheDocument()
  },
}
