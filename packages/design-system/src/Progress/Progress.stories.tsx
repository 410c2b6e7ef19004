import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Matrix, Row, Stack } from '../testing/story.tsx'
import { progressGuide } from './Progress.guide.ts'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { value: 62, label: '到货进度' },
  parameters: { guide: progressGuide },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Stack width={320}>
      <Progress value={62} label="到货进度" />
      <Progress value={0} label="未开始" tone="neutral" />
      <Progress value={100} label="已完成" tone="success" />
      <Progress value={35} label="已延期" tone="warning" />
      <Progress value={48} label="只有图形" labelHidden />
    </Stack>
  ),
}

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <Matrix
      rows={['small', 'medium', 'large'] as const}
      columns={['line', 'steps', 'circle', 'dashboard'] as const}
      cell={(size, variant) => (
        <div style={{ inlineSize: variant === 'line' || variant === 'steps' ? 220 : undefined }}>
          <Progress value={62} label="装配进度" size={size} variant={variant} />
        </div>
      )}
    />
  ),
}

/** The tick or the cross takes the place of the figure and is said in words. */
export const Outcomes: Story = {
  tags: ['visual'],
  render: () => (
    <Row gap={32}>
      {(['success', 'error'] as const).map((outcome) => (
        <div key={outcome} style={{ display: 'grid', gap: 16, inlineSize: 220 }}>
          <Progress value={outcome === 'success' ? 100 : 43} label="上传图纸" outcome={outcome} />
          <Progress value={outcome === 'success' ? 100 : 43} label="上传图纸" variant="steps" outcome={outcome} />
          <Progress value={outcome === 'success' ? 100 : 43} label="上传图纸" variant="circle" outcome={outcome} />
          <Progress value={outcome === 'success' ? 100 : 43} label="上传图纸" variant="circle" size="small" outcome={outcome} />
          <Progress value={outcome === 'success' ? 100 : 43} label="上传图纸" variant="dashboard" outcome={outcome} />
        </div>
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const failed = within(canvasElement).getAllByRole('progressbar').at(-1)
    await expect(failed).toHaveAttribute('aria-valuetext', '失败')
    await expect(failed).not.toHaveTextContent('43%')
  },
}

/** Nobody knows how far it is: no share is told, and without motion the bar is striped. */
export const Indeterminate: Story = {
  tags: ['visual'],
  args: { value: null, label: '正在与 ERP 同步' },
  render: (args) => (
    <Stack width={320}>
      <Progress {...args} />
      <Row gap={32}>
        <Progress {...args} variant="circle" />
        <Progress {...args} variant="circle" size="small" />
        <Progress {...args} variant="dashboard" />
      </Row>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const bar of within(canvasElement).getAllByRole('progressbar')) {
      await expect(bar).not.toHaveAttribute('aria-valuenow')
      await expect(bar).toHaveAttribute('aria-valuetext', '进行中')
    }
  },
}

/** The real thing instead of a percentage. */
export const OwnFigure: Story = {
  args: { value: 66.7, label: '今日发货', figure: '12 / 18 单' },
  render: (args) => (
    <Row gap={32}>
      <div style={{ inlineSize: 240 }}>
        <Progress {...args} />
      </div>
      <Progress {...args} variant="dashboard" size="large" />
      <Progress {...args} variant="circle" size={140} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [bar] = within(canvasElement).getAllByRole('progressbar', { name: '今日发货' })
    await expect(bar).toHaveAttribute('aria-valuetext', '12 / 18 单')
    await expect(bar).not.toHaveTextContent('66%')
  },
}

/** A piece fills only when all of it is done. */
export const StepsFillWhole: Story = {
  args: { variant: 'steps', value: 79, steps: 5 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-done]')).toHaveLength(3)
  },
}

/** 100 % is shown only when everything is done. */
export const NotQuiteDone: Story = {
  args: { value: 99.7 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '到货进度' })
    await expect(bar).toHaveTextContent('99%')
    await expect(bar).toHaveAttribute('aria-valuenow', '99')
  },
}

export const LongVietnamese: Story = {
  args: { label: 'Tiến độ lắp đặt thiết bị dây chuyền dập số hai tại nhà máy Bắc Ninh', figure: '1.204 / 1.950 giờ công' },
  render: (args) => (
    <Row gap={32}>
      <div style={{ inlineSize: 220 }}>
        <Progress {...args} />
      </div>
      <Progress {...args} variant="circle" size="large" />
      <Progress {...args} variant="circle" size="small" style={{ maxInlineSize: 220 }} />
    </Row>
  ),
}
