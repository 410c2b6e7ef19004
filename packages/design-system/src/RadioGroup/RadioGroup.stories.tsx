import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { radioGroupGuide } from './RadioGroup.guide.ts'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: '验收结论',
    options: [
      { value: 'accept', label: '合格' },
      { value: 'concede', label: '让步接收' },
      { value: 'reject', label: '退货' },
      { value: 'scrap', label: '报废', isDisabled: true },
    ],
    onChange: fn(),
  },
  parameters: { guide: radioGroupGuide },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup', { name: '验收结论' })).toBeVisible()
    await userEvent.click(canvas.getByText('合格'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '让步接收' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('concede')
  },
}

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    defaultValue: 'concede',
    options: [
      { value: 'accept', label: '合格', note: '全部入合格品库' },
      { value: 'concede', label: '让步接收', note: '须质量部经理审批，限本项目使用' },
      { value: 'reject', label: '退货', note: '生成退货单并通知供应商' },
    ],
  },
}

export const WithError: Story = { args: { isRequired: true, error: '请选择验收结论' } }

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'accept' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('退货'))
    await expect(canvas.getByRole('radio', { name: '合格' })).toBeChecked()
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'accept' } }
