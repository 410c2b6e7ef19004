import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix } from '../testing/story.tsx'
import { checkboxGuide } from './Checkbox.guide.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: '含税', onChange: fn() },
  parameters: { guide: checkboxGuide },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Ticking: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: '含税' })
    await userEvent.click(within(canvasElement).getByText('含税'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const Indeterminate: Story = {
  args: { label: '全部物料', isIndeterminate: true, value: false },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await waitFor(() => expect(box).toBePartiallyChecked())
    await userEvent.click(box)
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

export const WithError: Story = {
  args: { label: '我已阅读并同意《保密协议》', isRequired: true, error: '请先同意保密协议' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription('请先同意保密协议')
  },
}

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Matrix
      rows={['normal', 'readonly', 'disabled', 'invalid'] as const}
      columns={['off', 'on', 'some'] as const}
      cell={(state, value) => (
        <Checkbox
          label="自动下推采购申请"
          value={value === 'on'}
          isIndeterminate={value === 'some'}
          isReadOnly={state === 'readonly'}
          isDisabled={state === 'disabled'}
          isInvalid={state === 'invalid'}
        />
      )}
    />
  ),
}
