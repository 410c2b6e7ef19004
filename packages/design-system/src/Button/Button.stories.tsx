import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix, Row, Stack } from '../testing/story.tsx'
import { buttonGuide } from './Button.guide.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: '新建订单', onPress: fn() },
  parameters: { guide: buttonGuide },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary', icon: <Plus size={16} aria-hidden /> },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '新建订单' })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

/** Presses while the answer is on its way change nothing, and the focus stays. */
export const Loading: Story = {
  args: { variant: 'primary', isLoading: true, children: '正在提交' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '正在提交' })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toBeDisabled()
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const WithShortcut: Story = { args: { variant: 'primary', children: '通过', shortcut: 'A' } }

export const AllVariants: Story = {
  tags: ['visual'],
  render: () => (
    <Matrix
      rows={['primary', 'default', 'quiet', 'danger'] as const}
      columns={['normal', 'icon', 'small', 'loading', 'disabled'] as const}
      cell={(variant, state) => (
        <Button
          variant={variant}
          size={state === 'small' ? 'small' : 'medium'}
          icon={
            state === 'icon' ? (
              variant === 'danger' ? (
                <Trash2 size={16} aria-hidden />
              ) : (
                <Download size={16} aria-hidden />
              )
            ) : undefined
          }
          isLoading={state === 'loading'}
          isDisabled={state === 'disabled'}
        >
          {variant === 'danger' ? '作废' : '提交审核'}
        </Button>
      )}
    />
  ),
}

/** Vietnamese runs longer than Chinese; nothing clips, rows wrap. */
export const LongText: Story = {
  render: () => (
    <Stack>
      <Row>
        <Button variant="primary">Gửi yêu cầu mua vật tư cho bộ phận kế hoạch phê duyệt</Button>
        <Button>Lưu bản nháp</Button>
        <Button variant="quiet">Hủy bỏ thay đổi</Button>
      </Row>
    </Stack>
  ),
}
