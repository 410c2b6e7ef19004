import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RadarChart } from './RadarChart.tsx'

const meta = {
  title: 'Charts/Radar',
  component: RadarChart,
  args: {
    label: '可行性评分',
    axes: ['技术', '质量', '交期', '成本', '安全', '资源'],
    limit: 7,
    shapes: [
      { key: 'own', label: '本次评估', values: [8.5, 7, 6, 4.5, 9, null] },
      { key: 'before', label: '以往平均', values: [7.8, 7.4, 7.1, 6.9, 8.2, 7] },
    ],
  },
} satisfies Meta<typeof RadarChart>
export default meta

type Story = StoryObj<typeof meta>

/** The front shape tells its figures beside the axes; a gap is told as one. */
export const TwoShapes: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('figure', { name: '可行性评分' })
    await expect(within(chart).getByText('以往平均')).toBeVisible()
    await expect(chart.querySelectorAll('polygon.shape')).toHaveLength(2)
    await expect(chart.querySelector('text:last-of-type')).toHaveTextContent('资源—')
  },
}
