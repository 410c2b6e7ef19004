import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix } from '../testing/story.tsx'
import { ratingGuide } from './Rating.guide.ts'
import { Rating } from './Rating.tsx'

const words = ['很差', '较差', '一般', '良好', '优秀'] as const

const meta = {
  title: 'Inputs/Rating',
  component: Rating,
  parameters: { guide: ratingGuide },
  args: { label: '供应商交付评价', descriptions: words, onChange: fn() },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

/** A group of radio buttons, each named by its stars. */
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: '供应商交付评价' })
    await expect(within(group).getAllByRole('radio')).toHaveLength(5)
    await userEvent.click(within(group).getByRole('radio', { name: '4 星' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await userEvent.hover(within(group).getByRole('radio', { name: '2 星' }))
    await expect(group).toHaveTextContent('较差')
    await userEvent.unhover(within(group).getByRole('radio', { name: '2 星' }))
    await expect(group).toHaveTextContent('良好')
    await userEvent.click(within(group).getByRole('radio', { name: '4 星' }))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}

/** Half a star more with each arrow. */
export const Halves: Story = {
  args: { hasHalves: true, defaultValue: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '3 星' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3.5)
    await expect(canvas.getByRole('radio', { name: '3.5 星' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '0.5 星' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(0.5)
  },
}

/** Pressing the chosen star again takes the rating back, and so does Delete. */
export const Clearable: Story = {
  args: { isClearable: true, defaultValue: 2 },
  play: async ({ canvasElement, args }) => {
    const second = within(canvasElement).getByRole('radio', { name: '2 星' })
    await userEvent.click(second)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(second).not.toBeChecked()
    await userEvent.click(second)
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(second).not.toBeChecked()
  },
}

/** A rating that can only be read is one picture with a text, average and all. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 4.3, descriptions: undefined, hint: '近 12 个月 86 张订单的平均' },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: '供应商交付评价 4.3 星，满分 5 星' })
    await expect(picture).toHaveTextContent('4.3')
    await expect(picture).toHaveAccessibleDescription('近 12 个月 86 张订单的平均')
    await expect(within(canvasElement).queryByRole('radio')).toBeNull()
  },
}

export const NotRated: Story = { args: { isReadOnly: true, value: null } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 3 } }

export const WithError: Story = { args: { isRequired: true, error: '请先评价再关闭订单' } }

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    label: 'Đánh giá mức độ hoàn thành tiến độ giao hàng của nhà cung cấp',
    descriptions: ['Rất kém', 'Kém', 'Đạt yêu cầu', 'Tốt, giao đúng hẹn', 'Xuất sắc, giao sớm hơn hẹn'],
    defaultValue: 5,
  },
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
}

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Matrix
      rows={['none', '3', '3.5', 'error', 'readonly', 'disabled'] as const}
      columns={['medium', 'small'] as const}
      cell={(state, size) => (
        <Rating
          label="维修响应"
          size={size}
          hasHalves
          value={state === 'none' ? null : state === '3' ? 3 : 3.5}
          error={state === 'error' ? '低于 4 星请写明原因' : undefined}
          isReadOnly={state === 'readonly'}
          isDisabled={state === 'disabled'}
        />
      )}
    />
  ),
}
