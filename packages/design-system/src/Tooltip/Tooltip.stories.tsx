import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { tooltipGuide } from './Tooltip.guide.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: '最近一次同步：2026-11-20 14:31', delay: 0, children: <Button>同步状态</Button> },
  render: (args) => (
    <div style={{ padding: 48 }}>
      <Tooltip {...args} />
    </div>
  ),
  parameters: { guide: tooltipGuide },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Shown on keyboard focus, named as the description, gone on Escape. */
export const OnFocus: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveFocus()
    const tooltip = await screen.findByRole('tooltip')
    await expect(tooltip).toHaveTextContent('最近一次同步')
    await expect(button).toHaveAccessibleDescription(/最近一次同步/)
  },
}

export const EscapeHides: Story = {
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const LongText: Story = {
  args: {
    content:
      'Đơn hàng này đã quá hạn giao sáu ngày; vui lòng liên hệ nhà cung cấp để xác nhận lại ngày giao mới trước khi gửi phê duyệt.',
  },
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
}
