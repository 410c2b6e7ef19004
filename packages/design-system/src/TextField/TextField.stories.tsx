import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { compose } from '../testing/compose.ts'
import { fieldStates } from '../testing/fieldStates.tsx'
import { Stack } from '../testing/story.tsx'
import { textFieldGuide } from './TextField.guide.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: '合同名称', onChange: fn(), onEnter: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: { guide: textFieldGuide },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  args: { hint: '与盖章的纸质合同一致', placeholder: '例如：苏州产线二期设备采购合同' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '合同名称' })
    await expect(input).toHaveAccessibleDescription('与盖章的纸质合同一致')
    await userEvent.type(input, '设备采购合同{Enter}')
    await expect(input).toHaveValue('设备采购合同')
    await expect(args.onChange).toHaveBeenLastCalledWith('设备采购合同')
    await expect(args.onEnter).toHaveBeenCalledWith('设备采购合同')
    await expect(args.onEnter).toHaveBeenCalledTimes(1)
    // What is too long ends in dots, though not where it is typed.
    await expect(getComputedStyle(input).textOverflow).toBe('clip')
    await userEvent.tab()
    await expect(getComputedStyle(input).textOverflow).toBe('ellipsis')
  },
}

/** Enter that chooses characters in an input method is not the user's Enter. */
export const Composing: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    input.focus()
    compose(input, ['h', 'he', "he't"], '合同')
    await expect(input).toHaveValue('合同')
    await expect(args.onEnter).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnter).toHaveBeenCalledWith('合同')
    await expect(args.onEnter).toHaveBeenCalledTimes(1)
  },
}

/** The error takes the hint's place and is what a screen reader says with the field. */
export const WithError: Story = {
  args: { isRequired: true, hint: '不超过 40 个字', error: '请填写合同名称' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: '合同名称' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('请填写合同名称')
    await expect(canvas.queryByText('不超过 40 个字')).toBeNull()
  },
}

export const Clearable: Story = {
  args: { isClearable: true, defaultValue: '旧名称' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const AutoFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus())
  },
}

export const HiddenLabel: Story = { args: { labelHidden: true, placeholder: '合同名称' } }

export const LongVietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    label: 'Tên hợp đồng mua sắm thiết bị cho dây chuyền sản xuất giai đoạn hai tại nhà máy Bắc Ninh',
    isRequired: true,
    error: 'Vui lòng nhập tên hợp đồng đúng như trên bản giấy đã đóng dấu, không quá bốn mươi ký tự',
  },
  decorators: [(Story) => <div style={{ maxWidth: 180 }}>{Story()}</div>],
}

export const States: Story = {
  tags: ['visual'],
  ...fieldStates({
    look: 'affixes',
    width: 240,
    error: '邮箱地址不存在',
    render: (props, { isEmpty, isLook }) => (
      <TextField
        {...props}
        label="联系邮箱"
        placeholder="name@example.com"
        value={isEmpty ? '' : 'wang.min@bip-plant.cn'}
        prefix={isLook ? <Mail size={16} aria-hidden="true" /> : undefined}
        suffix={isLook ? '办公' : undefined}
        isClearable={isLook}
      />
    ),
  }),
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack>
      <TextField label="合同名称" defaultValue="设备采购合同" hint="与纸质合同一致" />
      <TextField label="联系邮箱" defaultValue="wang.min" error="邮箱地址不完整" />
    </Stack>
  ),
}
