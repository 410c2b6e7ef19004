import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { stepsGuide } from './Steps.guide.ts'
import { Steps } from './Steps.tsx'

const meta = {
  title: 'Display/Steps',
  component: Steps,
  args: {
    active: 1,
    items: [
      { key: 'file', label: '选择文件' },
      { key: 'map', label: '对应列', description: '12 列中已对应 10 列' },
      { key: 'check', label: '检查' },
      { key: 'done', label: '完成' },
    ],
  },
  parameters: { guide: stepsGuide },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Import: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('已完成')
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[2]).toHaveTextContent('未开始')
  },
}

export const AllDone: Story = { args: { active: 4 } }

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <Steps {...args} />
    </div>
  ),
}
