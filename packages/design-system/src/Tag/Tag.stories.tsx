import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { statusTones } from '../foundations/status.ts'
import { Row } from '../testing/story.tsx'
import { tagGuide } from './Tag.guide.ts'
import { Tag } from './Tag.tsx'

const meta = {
  title: 'Display/Tag',
  component: Tag,
  args: { children: '审批中', tone: 'info' },
  parameters: { guide: tagGuide },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

const words = {
  neutral: '草稿',
  info: '审批中',
  success: '已完成',
  warning: '已逾期',
  pending: '变更中',
  danger: '已驳回',
} as const

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Row>
      {statusTones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {words[tone]}
        </Tag>
      ))}
    </Row>
  ),
}

export const Removable: Story = {
  args: { children: '苏州精工机械有限公司', onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除苏州精工机械有限公司' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  },
}

/** Longer than its place: the text ends in an ellipsis, the button stays. */
export const Long: Story = {
  args: { children: 'Công ty trách nhiệm hữu hạn thép và vật liệu xây dựng Bắc Ninh', onRemove: fn() },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Tag {...args} />
    </div>
  ),
}
