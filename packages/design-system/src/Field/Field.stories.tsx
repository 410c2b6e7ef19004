import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fieldGuide } from './Field.guide.ts'
import { Field } from './Field.tsx'

const meta = {
  title: 'Inputs/Field',
  component: Field,
  parameters: { guide: fieldGuide },
  args: {
    label: '托盘条码',
    hint: '对准条码按扳机，也可手工输入',
    isRequired: true,
    children: (control) => <input {...control} type="search" autoComplete="off" />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

/** The label leads to the control, which says its hint and that it must be filled. */
export const OwnControl: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('searchbox', { name: /托盘条码/ })
    await userEvent.click(canvas.getByText('托盘条码'))
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('对准条码按扳机，也可手工输入')
    await expect(input).toBeRequired()
  },
}

/** The error stands in place of the hint, and the control is marked. */
export const WithError: Story = {
  args: { error: '没有这个托盘' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox')
    await expect(input).toHaveAccessibleDescription('没有这个托盘')
    await expect(input).toBeInvalid()
  },
}

/** Named for screen readers only, where the place says what it is. */
export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: /托盘条码/ })).toBeVisible()
  },
}

export const LongVietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    label: 'Mã vạch của pallet nguyên vật liệu nhập kho tại nhà máy Bắc Ninh',
    hint: 'Hướng máy quét vào mã vạch và bóp cò, hoặc nhập bằng tay nếu nhãn đã bị mờ',
  },
  play: async ({ canvasElement }) => {
    for (const words of within(canvasElement).getAllByText(/pallet|máy quét/))
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  },
}
