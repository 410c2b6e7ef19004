import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix } from '../testing/story.tsx'
import { switchGuide } from './Switch.guide.ts'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: '接收逾期提醒', hint: '每个工作日 9:00 发送', onChange: fn() },
  parameters: { guide: switchGuide },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Switching: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: '接收逾期提醒' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Matrix
      rows={['normal', 'readonly', 'disabled', 'invalid'] as const}
      columns={['off', 'on'] as const}
      cell={(state, value) => (
        <Switch
          label="启用"
          value={value === 'on'}
          isReadOnly={state === 'readonly'}
          isDisabled={state === 'disabled'}
          isInvalid={state === 'invalid'}
        />
      )}
    />
  ),
}
