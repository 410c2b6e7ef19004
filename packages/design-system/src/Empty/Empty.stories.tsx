import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, SearchX } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { emptyGuide } from './Empty.guide.ts'
import { Empty } from './Empty.tsx'

const meta = {
  title: 'Feedback/Empty',
  component: Empty,
  args: { title: '还没有采购申请', description: '提交的申请会出现在这里，并按流程流转到审批人。' },
  parameters: { guide: emptyGuide },
} satisfies Meta<typeof Empty>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  tags: ['visual'],
  args: {
    action: (
      <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
        新建申请
      </Button>
    ),
  },
}

export const NoMatch: Story = {
  args: {
    icon: <SearchX size={20} />,
    title: '没有符合条件的订单',
    description: '换一个关键字，或清除部分筛选条件。',
    action: <Button>清除筛选</Button>,
  },
}

export const Small: Story = { args: { size: 'small', title: '暂无附件', description: undefined } }
