import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { skeletonGuide } from './Skeleton.guide.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton, parameters: { guide: skeletonGuide } } satisfies Meta<
  typeof Skeleton
>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  tags: ['visual'],
  args: { lines: 4 },
  render: (args) => (
    <Card title="基本信息" aria-busy="true" style={{ width: 420 }}>
      <Skeleton {...args} />
    </Card>
  ),
}

export const Block: Story = { args: { width: 160, height: 32 } }
