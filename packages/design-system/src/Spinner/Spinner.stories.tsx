import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Row } from '../testing/story.tsx'
import { spinnerGuide } from './Spinner.guide.ts'
import { Spinner } from './Spinner.tsx'

const meta = { title: 'Feedback/Spinner', component: Spinner, parameters: { guide: spinnerGuide } } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <Row gap={24}>
      <Spinner />
      <Spinner size="large" />
      <Spinner showLabel label="正在生成报表…" />
    </Row>
  ),
}

export const Announced: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('加载中…')
  },
}
