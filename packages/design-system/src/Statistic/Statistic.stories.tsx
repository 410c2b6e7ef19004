import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/story.tsx'
import { statisticGuide } from './Statistic.guide.ts'
import { Statistic } from './Statistic.tsx'

const meta = {
  title: 'Display/Statistic',
  component: Statistic,
  args: { label: '本月采购额', value: '4,863,200.00', unit: '元', note: '较上月 +12%' },
  parameters: { guide: statisticGuide },
} satisfies Meta<typeof Statistic>

export default meta
type Story = StoryObj<typeof meta>

export const Figures: Story = {
  tags: ['visual'],
  render: (args) => (
    <Row gap={48}>
      <Statistic {...args} />
      <Statistic label="今日已发" value="11" unit="单" tone="success" note="共 18 单" />
      <Statistic label="逾期" value="3" unit="单" tone="danger" note="最长 6 天" />
    </Row>
  ),
}
