import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { descriptionsGuide } from './Descriptions.guide.ts'
import { Descriptions } from './Descriptions.tsx'

const meta = {
  title: 'Display/Descriptions',
  component: Descriptions,
  args: {
    items: [
      { key: 'org', label: '采购组织', content: '苏州智造 (100006)' },
      { key: 'kind', label: '单据类型', content: '项目物料' },
      { key: 'date', label: '申请日期', content: '2026-11-20' },
      { key: 'project', label: '项目', content: <Link href="#p">苏州产线二期 · P-2026-031</Link> },
      { key: 'due', label: '需求日期', content: '2026-12-08' },
      { key: 'note', label: '备注', content: '' },
      { key: 'reason', label: '申请原因', content: '导轨请与三期合并下单，减少一次开模费用。', span: 3 },
    ],
  },
  parameters: { guide: descriptionsGuide },
} satisfies Meta<typeof Descriptions>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeColumns: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    // What is empty says so.
    await expect(within(canvasElement).getByText('备注').nextElementSibling).toHaveTextContent('—')
  },
}

export const FourColumns: Story = { args: { columns: 4 } }

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 340 }}>
      <Descriptions {...args} />
    </div>
  ),
}
