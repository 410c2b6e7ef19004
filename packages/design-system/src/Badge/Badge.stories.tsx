import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Row } from '../testing/story.tsx'
import { badgeGuide } from './Badge.guide.ts'
import { Badge } from './Badge.tsx'

const meta = { title: 'Display/Badge', component: Badge, args: { count: 12 }, parameters: { guide: badgeGuide } } satisfies Meta<
  typeof Badge
>

export default meta
type Story = StoryObj<typeof meta>

export const Counts: Story = {
  tags: ['visual'],
  render: () => (
    <Row>
      {[1, 12, 99, 100].map((count) => (
        <Badge key={count} count={count} />
      ))}
      <Badge count={8} tone="neutral" />
      <Badge count={8} tone="accent" />
    </Row>
  ),
}

export const AboveTheMost: Story = {
  args: { count: 1204 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle('超过 99')).toHaveTextContent('99+')
  },
}

export const NothingAtZero: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
