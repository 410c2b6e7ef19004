import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Row } from '../testing/story.tsx'
import { toastGuide } from './Toast.guide.ts'
import { closeToast, toasts, useToast } from './toast.ts'

const Buttons = () => {
  const toast = useToast()
  return (
    <Row>
      <Button onPress={() => toast.success('订单 PO-2026-01187 已保存')}>成功</Button>
      <Button onPress={() => toast.error('保存失败：网关没有回应', { details: 'request 7f3a-22c1\n504 Gateway Timeout' })}>
        失败
      </Button>
      <Button onPress={() => toast.success('已删除“苏州昆仑设备”', { undo: () => toast.info('已恢复“苏州昆仑设备”') })}>
        删除
      </Button>
      <Button onPress={() => toast.info('导出已开始，完成后会通知您')}>提示</Button>
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
  parameters: { guide: toastGuide },
} satisfies Meta<typeof Buttons>

export default meta
type Story = StoryObj<typeof meta>

const press = (canvasElement: HTMLElement, name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }))

export const AllKinds: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    for (const name of ['成功', '失败', '提示']) await press(canvasElement, name)
    const region = await screen.findByRole('region', { name: '通知' })
    await expect(within(region).getAllByRole('status')).toHaveLength(2)
    await expect(within(region).getByRole('alert')).toHaveTextContent('保存失败')
  },
}

export const DetailsOnDemand: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '失败')
    const alert = await screen.findByRole('alert')
    await expect(within(alert).queryByText(/504/)).toBeNull()
    await userEvent.click(within(alert).getByRole('button', { name: '详情' }))
    await expect(within(alert).getByText(/504/)).toBeInTheDocument()
    await userEvent.click(within(alert).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

/** What was removed is taken back with one press; the message goes with it. */
export const WithUndo: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '删除')
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await screen.findByText('已恢复“苏州昆仑设备”')
    await expect(screen.queryByText('已删除“苏州昆仑设备”')).toBeNull()
  },
}

/** More than five would cover the page: the oldest that goes by itself makes room, one with details to copy does not. */
export const AtMaxFive: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '失败')
    for (let index = 0; index < 6; index += 1) await press(canvasElement, '成功')
    await waitFor(() => expect(screen.getAllByText(/已保存/)).toHaveLength(4))
    await expect(screen.getByRole('alert')).toBeInTheDocument()
  },
}
