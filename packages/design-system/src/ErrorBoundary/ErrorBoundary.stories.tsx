import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

let isBroken = true

const Chart = () => {
  if (isBroken) throw new Error('无法读取属性 series：收到的数据为空')
  return <p>本周发运 64 台</p>
}

const meta = {
  title: 'Feedback/ErrorBoundary',
  component: ErrorBoundary,
  args: { children: <Chart /> },
  beforeEach: () => {
    isBroken = true
  },
  render: (args) => (
    <Card title="本周发运">
      <ErrorBoundary {...args} />
    </Card>
  ),
} satisfies Meta<typeof ErrorBoundary>

export default meta
type Story = StoryObj<typeof meta>

/** The rest of the page stays; trying again shows the content once its cause is gone. */
export const TryAgain: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('收到的数据为空')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(canvas.getByRole('alert')).toBeInTheDocument()
    isBroken = false
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(canvas.getByText('本周发运 64 台')).toBeInTheDocument()
  },
}

export const OwnFallback: Story = { args: { fallback: <p>图表暂时无法显示</p> } }
