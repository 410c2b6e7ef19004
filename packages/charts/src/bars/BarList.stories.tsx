import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BarList } from './BarList.tsx'

const stages = [
  ['初访', 14, '1,486 万', '进入需求 62%'],
  ['需求', 9, '1,212 万', '进入方案 71%'],
  ['方案', 8, '1,368 万', '进入报价 64%'],
  ['报价', 9, '1,602 万', '进入谈判 58%'],
  ['谈判', 6, '1,760 万', '赢单 49%'],
] as const

const meta = {
  title: 'Charts/BarList',
  component: BarList,
  args: {
    label: '漏斗',
    rows: stages.map(([label, count, sum, note]) => ({
      key: label,
      label,
      parts: [{ key: 'all', label, value: count, tone: 'info' as const }],
      text: `${count} 个 · ${sum}`,
      note,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarList>
export default meta

type Story = StoryObj<typeof meta>

export const Funnel: Story = {
  tags: ['visual'],
  args: { isCentred: true },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '漏斗' })
    await expect(within(list).getAllByRole('listitem')[3]).toHaveTextContent('报价9 个 · 1,602 万进入谈判 58%')
  },
}

/** A forecast: what is sure, what is hoped for, what is open. */
export const Stacked: Story = {
  args: {
    label: '预测',
    rows: ['11 月', '12 月', '1 月'].map((label, at) => ({
      key: label,
      label,
      parts: [
        { key: 'won', label: '已签', value: 178 - at * 60, tone: 'success' as const },
        { key: 'committed', label: '有把握', value: 79 + at * 20, tone: 'info' as const },
        { key: 'best', label: '可争取', value: 32 + at * 30, tone: 'pending' as const },
      ],
      text: `${289 - at * 10} 万`,
    })),
  },
}
