import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SeriesChart } from './SeriesChart.tsx'

const months = ['1月', '2月', '3月', '4月', '5月', '6月']

const meta = {
  title: 'Charts/SeriesChart',
  component: SeriesChart,
  args: {
    label: '月度收发存',
    axis: months,
    lines: [
      { key: 'in', label: '入库', values: [120, 90, 140, 160, null, 180] },
      { key: 'out', label: '出库', values: [80, 110, 95, 150, 120, 140] },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 640, height: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeriesChart>
export default meta

type Story = StoryObj<typeof meta>

export const Bars: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: '月度收发存' })
    await expect(within(figure).getByText('出库')).toBeVisible()
    await waitFor(() => expect(figure.querySelector('canvas')).not.toBeNull())
  },
}

export const Lines: Story = { args: { shape: 'line' } }
