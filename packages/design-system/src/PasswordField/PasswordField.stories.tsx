import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { passwordFieldGuide } from './PasswordField.guide.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { label: '密码', hint: '至少 10 位，含字母与数字' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: { guide: passwordFieldGuide },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Revealing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('密码')
    await userEvent.type(input, 'Suzhou-2026')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Suzhou-2026')
    await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('密码')
    input.focus()
    fireEvent.keyUp(input, { key: 'A', modifierCapsLock: true })
    await expect(await canvas.findByText('大写锁定已打开')).toBeVisible()
    input.blur()
    await expect(await canvas.findByText('至少 10 位，含字母与数字')).toBeVisible()
  },
}

export const Wrong: Story = { args: { defaultValue: 'abc', error: '密码错误，还可尝试 9 次' } }

export const Disabled: Story = { args: { defaultValue: 'secret-value', isDisabled: true } }
