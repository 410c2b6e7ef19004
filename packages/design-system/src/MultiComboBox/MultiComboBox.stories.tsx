import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { suppliers } from '../Select/fixtures.ts'
import { multiComboBoxGuide } from './MultiComboBox.guide.ts'
import { MultiComboBox } from './MultiComboBox.tsx'

const meta = {
  title: 'Inputs/MultiComboBox',
  component: MultiComboBox,
  args: { label: '询价供应商', options: suppliers, onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 380, minHeight: 320 }}>{Story()}</div>],
  parameters: { guide: multiComboBoxGuide },
} satisfies Meta<typeof MultiComboBox>

export default meta
type Story = StoryObj<typeof meta>

/** The list stays open while choosing; what is chosen becomes a tag, and Backspace takes the last one off. */
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: '询价供应商' })
    await userEvent.type(field, '苏州{Enter}')
    await userEvent.type(field, '轴承{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['s1', 's6'], [suppliers[0], suppliers[5]])
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2)
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['s1'], [suppliers[0]])
    await userEvent.click(canvas.getByRole('button', { name: '移除 苏州精工机械有限公司' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([], [])
  },
}

export const Limited: Story = {
  args: { max: 2, defaultValue: ['s1', 's2'] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await expect(field).toHaveAccessibleDescription('最多选择 2 项')
    await userEvent.type(field, '无锡{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Stored ids show their labels before anything is loaded. */
export const Stored: Story = {
  args: {
    options: undefined,
    load: fn(() => Promise.resolve(suppliers)),
    defaultValue: ['s9'],
    selected: [{ value: 's9', label: '东莞宏达模具' }],
    isClearable: true,
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('东莞宏达模具')).toBeVisible()
    await expect(args.load).not.toHaveBeenCalled()
  },
}

/** A new supplier becomes a tag at once, and is not offered a second time. */
export const Creating: Story = {
  args: { onCreate: (label: string) => ({ value: `new-${label}`, label }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, '博瑞精密{Enter}')
    const made = { value: 'new-博瑞精密', label: '博瑞精密' }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['new-博瑞精密'], [made]))
    await expect(canvas.getByRole('button', { name: '移除 博瑞精密' })).toBeVisible()
    await userEvent.type(field, '博瑞')
    await expect(screen.getByRole('option', { name: '新建“博瑞”' })).toBeVisible()
    await userEvent.type(field, '精密')
    await waitFor(() => expect(screen.getByText('没有与“博瑞精密”匹配的选项')).toBeVisible())
  },
}

export const Many: Story = {
  args: { defaultValue: ['s1', 's2', 's3', 's4', 's6', 's7'], isClearable: true, error: '最多向五家供应商询价' },
}

export const Disabled: Story = { args: { defaultValue: ['s1', 's2'], isDisabled: true } }

export const ReadOnly: Story = { args: { defaultValue: ['s1', 's2'], isReadOnly: true } }
