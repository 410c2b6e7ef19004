import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { cardGuide } from './Card.guide.ts'
import { Card } from './Card.tsx'

const meta = {
  title: 'Display/Card',
  component: Card,
  args: {
    title: '基本信息',
    children: (
      <Descriptions
        items={[
          { key: 'org', label: '采购组织', content: '苏州智造 (100006)' },
          { key: 'kind', label: '单据类型', content: '项目物料' },
          { key: 'date', label: '申请日期', content: '2026-11-20' },
        ]}
      />
    ),
  },
  parameters: { guide: cardGuide },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Titled: Story = {
  tags: ['visual'],
  args: { extra: <Button size="small">编辑</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '基本信息' })).toBeInTheDocument()
  },
}

export const Bare: Story = { args: { title: undefined } }

export const Narrow: Story = {
  args: { title: 'Thông tin cơ bản của yêu cầu mua vật tư dự án', extra: <Button size="small">Chỉnh sửa</Button> },
  render: (args) => (
    <div style={{ width: 300 }}>
      <Card {...args} />
    </div>
  ),
}
