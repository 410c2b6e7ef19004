import type { Meta, StoryObj } from '@storybook/react-vite'
import { type WorkStatus, workStatusTone } from '../foundations/status.ts'
import { Row } from '../testing/story.tsx'
import { statusDotGuide } from './StatusDot.guide.ts'
import { StatusDot } from './StatusDot.tsx'

const meta = {
  title: 'Display/StatusDot',
  component: StatusDot,
  args: { children: '执行中', tone: 'info' },
  parameters: { guide: statusDotGuide },
} satisfies Meta<typeof StatusDot>

export default meta
type Story = StoryObj<typeof meta>

const words: Record<WorkStatus, string> = {
  planning: '计划中',
  toStart: '未开始',
  inProgress: '进行中',
  delayed: '已延期',
  completed: '已完成',
  delayedCompleted: '延期完成',
  inApproval: '审批中',
  changing: '变更中',
  closed: '已关闭',
}

/** The stages of work in the one shared table of colours. */
export const WorkStages: Story = {
  tags: ['visual'],
  render: () => (
    <Row gap={20}>
      {(Object.keys(words) as WorkStatus[]).map(
        (
          status, // Object.keys widens to string.
        ) => (
          <StatusDot key={status} tone={workStatusTone[status]}>
            {words[status]}
          </StatusDot>
        ),
      )}
    </Row>
  ),
}

export const One: Story = {}
