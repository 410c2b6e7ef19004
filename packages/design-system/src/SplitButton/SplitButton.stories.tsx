import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Save } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Matrix } from '../testing/story.tsx'
import { splitButtonGuide } from './SplitButton.guide.ts'
import { SplitButton } from './SplitButton.tsx'

const meta = {
  title: 'Actions/SplitButton',
  component: SplitButton,
  args: {
    children: '保存',
    variant: 'primary',
    icon: <Save size={16} aria-hidden />,
    onPress: fn(),
    onAction: fn(),
    items: [
      { key: 'next', label: '保存并新建下一张', icon: <Plus size={16} aria-hidden />, shortcut: 'Ctrl ↵' },
      { key: 'copy', label: '另存为新订单' },
      { key: 'template', label: '存为模板', description: '供应商和交货条件会一并保留' },
    ],
  },
  parameters: { guide: splitButtonGuide },
} satisfies Meta<typeof SplitButton>

export default meta
type Story = StoryObj<typeof meta>

/** One press does the usual thing; the arrow offers the others. */
export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    const arrow = canvas.getByRole('button', { name: '其他方式' })
    await expect(arrow).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /保存并新建/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('copy')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(arrow).toHaveFocus())
  },
}

/** While the main action waits, no other way may be taken either. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: '其他方式' })).toBeDisabled()
  },
}

/** The main action rests, the others do not. */
export const MainDisabled: Story = {
  args: { isMainDisabled: true, variant: 'default', menuLabel: '其他打印方式', children: '打印' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: '打印' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '其他打印方式' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '另存为新订单' }))
    await expect(args.onAction).toHaveBeenCalledWith('copy')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <Matrix
      rows={['primary', 'default', 'quiet', 'danger'] as const}
      columns={['medium', 'small', 'disabled'] as const}
      cell={(variant, state) => (
        <SplitButton
          {...args}
          icon={undefined}
          variant={variant}
          size={state === 'small' ? 'small' : 'medium'}
          isDisabled={state === 'disabled'}
        >
          {variant === 'danger' ? '作废' : '导出'}
        </SplitButton>
      )}
    />
  ),
}

export const LongVietnamese: Story = {
  args: {
    children: 'Lưu và gửi phê duyệt',
    items: [
      { key: 'a', label: 'Lưu và tạo đơn đặt hàng tiếp theo' },
      { key: 'b', label: 'Lưu thành mẫu', description: 'Giữ nguyên nhà cung cấp và điều kiện giao hàng' },
    ],
  },
}
