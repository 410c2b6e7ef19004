import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../testing/story.tsx'
import { Progress } from './Progress.tsx'

const meta = { title: 'Feedback/Progress', component: Progress, args: { value: 62, label: '到货进度' } } satisfies Meta<
  typeof Progress
>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Stack width={320}>
      <Progress value={0} label="未开始" tone="neutral" />
      <Progress value={62} label="到货进度" />
      <Progress value={100} label="已完成" tone="success" />
      <Progress value={35} label="已延期" tone="warning" />
      <Progress value={48} label="只有图形" labelHidden />
    </Stack>
  ),
}

/** 100 % is shown only when everything is done. */
export const NotQuiteDone: Story = {
  args: { value: 99.7 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: '到货进度' })).toHaveTextContent('99%')
  },
}
