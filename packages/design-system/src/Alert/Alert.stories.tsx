import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { statusTones } from '../foundations/status.ts'
import { Stack } from '../testing/story.tsx'
import { alertGuide } from './Alert.guide.ts'
import { Alert } from './Alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'warning', title: '有 3 张订单已超过交期', children: '最长超期 6 天，请与供应商确认新的交期。' },
  parameters: { guide: alertGuide },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack gap={8} width={640}>
      {statusTones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}

export const WithActionAndClose: Story = {
  args: {
    tone: 'danger',
    title: '保存失败',
    children: '网关没有回应，输入的内容仍在页面上。',
    action: <Button size="small">重试</Button>,
    onClose: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const alert = within(canvasElement).getByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: '关闭' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Narrow: Story = {
  args: {
    title: 'Có 3 đơn hàng đã quá hạn giao',
    children: 'Trễ nhất 6 ngày, vui lòng xác nhận lại ngày giao mới với nhà cung cấp.',
    action: <Button size="small">Xem</Button>,
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Alert {...args} />
    </div>
  ),
}
