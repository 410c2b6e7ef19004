import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { compose } from '../testing/compose.ts'
import { fieldStates } from '../testing/fieldStates.tsx'
import { numberFieldGuide } from './NumberField.guide.ts'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: '含税金额', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  parameters: { guide: numberFieldGuide },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Money: Story = {
  args: { prefix: '¥', precision: 2, isFixed: true, defaultValue: '486320' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: '含税金额' })
    await expect(input).toHaveValue('486,320.00')
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '1234.565')
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.57')
    await userEvent.tab()
    await expect(input).toHaveValue('1,234.57')
  },
}

/** What a spreadsheet writes is understood. */
export const Pasting: Story = {
  args: { precision: 2 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton')
    await userEvent.click(input)
    await userEvent.paste('¥ 1,234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.50')
    await userEvent.tab()
    await expect(input).toHaveValue('1,234.50')
  },
}

/** Eighteen digits and six decimals come back as they were typed; floating point would not give them back. */
export const Exact: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton')
    await userEvent.type(input, '900719925474099312.000001')
    await expect(args.onChange).toHaveBeenLastCalledWith('900719925474099312.000001')
    await userEvent.tab()
    await expect(input).toHaveValue('900,719,925,474,099,312.000001')
  },
}

/** Full-width figures of a Chinese keyboard, while and after composing. */
export const Composing: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('spinbutton')
    input.focus()
    compose(input, ['１', '１２'], '１２。５')
    await expect(args.onChange).toHaveBeenLastCalledWith('12.5')
    await userEvent.tab()
    await expect(input).toHaveValue('12.5')
    input.focus()
    compose(input, ['s', 'su'], '苏')
    await waitFor(() => expect(input).toHaveValue('12.5'))
  },
}

/** Vietnamese writes the decimal comma; the value stays the same string. */
export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Số tiền', defaultValue: '1234567.5' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton')
    await expect(input).toHaveValue('1.234.567,5')
    await userEvent.clear(input)
    await userEvent.type(input, '2500,75')
    await expect(args.onChange).toHaveBeenLastCalledWith('2500.75')
  },
}

export const Stepping: Story = {
  args: { label: '数量', unit: '件', defaultValue: '0.1', step: '0.1', min: '0', max: '0.4', hasSteppers: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('spinbutton')
    input.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('0.3')
    await userEvent.keyboard('{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('0.4')
    await userEvent.click(canvas.getByRole('button', { name: '减少' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('0.3')
  },
}

/** A value out of bounds is kept and named, never changed behind the user's back. */
export const OutOfBounds: Story = {
  args: { label: '到货数量', max: '100', unit: '件' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('spinbutton')
    await userEvent.type(input, '500')
    await userEvent.tab()
    await expect(input).toHaveValue('500')
    await expect(args.onChange).toHaveBeenLastCalledWith('500')
    await expect(input).toHaveAccessibleDescription('不能大于 100')
    await expect(input.validity.customError).toBe(true)
  },
}

/** Letters do not get in; figures that make no number stay to be mended. */
export const Unreadable: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton')
    await userEvent.type(input, '1a2')
    await expect(input).toHaveValue('12')
    await userEvent.clear(input)
    await userEvent.paste('1.2.3')
    await userEvent.tab()
    await expect(input).toHaveValue('1.2.3')
    await expect(input).toHaveAccessibleDescription('请输入数字')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** What was pasted does not vanish when it is no number: it stays, is named, and can be mended key by key. */
export const PastingText: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton')
    await userEvent.click(input)
    await userEvent.paste('约1200')
    await expect(input).toHaveValue('约1200')
    await expect(input).toHaveAccessibleDescription('请输入数字')
    await userEvent.keyboard('{Home}{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1200')
    await userEvent.tab()
    await expect(input).toHaveValue('1,200')
  },
}

/** A stored value that is no number is shown and named; the form around it goes on. */
export const StoredText: Story = {
  args: { defaultValue: '待定', min: '0' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton')
    await expect(input).toHaveValue('待定')
    await expect(input).toHaveAccessibleDescription('请输入数字')
    await userEvent.clear(input)
    await userEvent.type(input, '12')
    await expect(args.onChange).toHaveBeenLastCalledWith('12')
  },
}

/** A value set from elsewhere while editing replaces the draft. */
export const SetFromElsewhere: Story = {
  render: (args) => {
    const [value, setValue] = useState<string | null>('24')
    return (
      <>
        <NumberField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue('60')}>取建议数量</Button>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('spinbutton')
    await userEvent.type(input, '5')
    await expect(input).toHaveValue('245')
    await userEvent.click(canvas.getByRole('button', { name: '取建议数量' }))
    await expect(input).toHaveValue('60')
  },
}

export const States: Story = {
  tags: ['visual'],
  ...fieldStates({
    look: 'end',
    width: 200,
    error: '超出预算余额',
    render: (props, { isEmpty, isLook }) => (
      <NumberField
        {...props}
        label="参考价"
        align={isLook ? 'end' : 'start'}
        prefix="¥"
        unit="/ 台"
        precision={2}
        isFixed
        placeholder="0.00"
        value={isEmpty ? null : '142860'}
        hasSteppers={isLook}
      />
    ),
  }),
}
