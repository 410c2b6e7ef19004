import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { timelineGuide } from './Timeline.guide.ts'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    items: [
      { key: '5', title: '财务复核', isWaiting: true },
      { key: '4', title: '计划审核', note: '李工', time: '已停留 2 小时 18 分 · 限 8 小时', isCurrent: true },
      {
        key: '3',
        title: '部门主管',
        note: '陈立新 通过',
        time: '11-20 12:16 · 用时 2 小时 51 分',
        content: '预算已核，请计划确认交期。',
      },
      { key: '2', title: '转办', note: '赵海燕 → 陈立新', time: '11-20 09:25', tone: 'neutral' },
      { key: '1', title: '发起', note: '王敏', time: '11-20 09:14 · 提交后等待 11 分' },
    ],
  },
  parameters: { guide: timelineGuide },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Approval: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ width: 300 }}>
      <Timeline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const current = within(canvasElement)
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('计划审核')
  },
}
