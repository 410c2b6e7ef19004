import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Row } from '../testing/story.tsx'
import { closeToast, toasts, useToast } from './toast.ts'

const opened = fn()

const Buttons = () => {
  const toast = useToast()
  return (
    <Row>
      <Button onPress={() => toast.success('订单 PO-2026-01187 已保存')}>成功</Button>
      <Button onPress={() => toast.error('保存失败：网关没有回应', { details: 'request 7f3a-22c1\n504 Gateway Timeout' })}>
        失败
      </Button>
      <Button onPress={() => toast.info('导出已开始，完成后会通知您')}>提示</Button>
      <Button
        onPress={() =>
          toast.notify({ title: '新的待办', content: '采购申请 PR-2026-00482 等待您审批', onPress: opened, tone: 'pending' })
        }
      >
        通知
      </Button>
    </Row>
  )
}

const clear = () => {
  for (const { id } of toasts.get()) closeToast(id)
}

const meta = {
  title: 'Feedback/Toast',
  component: Buttons,
  beforeEach: () => {
    clear()
    return clear
  },
} satisfies Meta<typeof Buttons>

export default meta
type Story = StoryObj<typeof meta>

const press = (canvasElement: HTMLElement, name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }))

export const AllKinds: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    for (const name of ['成功', '失败', '提示', '通知']) await press(canvasElement, name)
    const region = screen.getByRole('region', { name: '通知' })
    await expect(within(region).getAllByRole('status')).toHaveLength(3)
    await expect(within(region).getByRole('alert')).toHaveTextContent('保存失败')
  },
}

export const DetailsOnDemand: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '失败')
    const alert = screen.getByRole('alert')
    await expect(within(alert).queryByText(/504/)).toBeNull()
    await userEvent.click(within(alert).getByRole('button', { name: '详情' }))
    await expect(within(alert).getByText(/504/)).toBeInTheDocument()
    await userEvent.click(within(alert).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

/** A notice stays until it is pressed or closed. */
export const NoticeOpensItsMatter: Story = {
  play: async ({ canvasElement }) => {
    opened.mockClear()
    await press(canvasElement, '通知')
    await userEvent.click(screen.getByRole('button', { name: '新的待办' }))
    await expect(opened).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByText('新的待办')).toBeNull())
  },
}

/** More than five would cover the page: the oldest that goes by itself makes room, a notice does not. */
export const AtMostFive: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '通知')
    for (let index = 0; index < 6; index += 1) await press(canvasElement, '成功')
    await expect(screen.getAllByRole('status')).toHaveLength(5)
    await expect(screen.getByText('新的待办')).toBeInTheDocument()
  },
}
