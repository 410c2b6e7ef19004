import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { checkboxGroupGuide } from './CheckboxGroup.guide.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Inputs/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: '通知方式',
    hint: '至少选择一种',
    options: [
      { value: 'inbox', label: '站内消息' },
      { value: 'mail', label: '邮件' },
      { value: 'sms', label: '短信', isDisabled: true },
      { value: 'dingtalk', label: '钉钉' },
    ],
    onChange: fn(),
  },
  parameters: { guide: checkboxGroupGuide },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Whatever the order of ticking, the value is in the order of the options. */
export const Ticking: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: '通知方式' })).toHaveAccessibleDescription('至少选择一种')
    await userEvent.click(canvas.getByRole('checkbox', { name: '钉钉' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '站内消息' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['inbox', 'dingtalk'])
    await userEvent.click(canvas.getByRole('checkbox', { name: '钉钉' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['inbox'])
  },
}

export const Vertical: Story = { args: { orientation: 'vertical', defaultValue: ['mail'] } }

export const WithError: Story = { args: { isRequired: true, error: '请至少选择一种通知方式' } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['inbox', 'mail'] } }
