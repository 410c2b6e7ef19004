import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { BarChart } from './BarChart.tsx'

const week = ['一', '二', '三', '四', '今天', '六', '日']

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    label: '本周发运',
    unit: '台',
    data: week.map((label, index) => ({ label, value: [9, 12, 14, 18, 11, null, null][index] ?? null, isMarked: index === 4 })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 480, height: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>
export default meta

type Story = StoryObj<typeof meta>

export const Week: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: '本周发运' })
    await expect(within(table).getByRole('row', { name: '四 18 台' })).toBeInTheDocument()
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull())
  },
}

export const Nothing: Story = { args: { data: week.map((label) => ({ label, value: 0 })) } }

export const ManyBars: Story = {
  args: { data: Array.from({ length: 31 }, (_, day) => ({ label: String(day + 1), value: (day * 7) % 23 })) },
}
