import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { orderStates } from '../Select/fixtures.ts'
import { multiSelectGuide } from './MultiSelect.guide.ts'
import { MultiSelect } from './MultiSelect.tsx'

const meta = {
  title: 'Inputs/MultiSelect',
  component: MultiSelect,
  args: { label: '订单状态', options: orderStates, onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 260, minHeight: 300 }}>{Story()}</div>],
  parameters: { guide: multiSelectGuide },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

/** The list stays open; the choice reads in the order of the options. */
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '订单状态 请选择' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: '已完成' }))
    await userEvent.click(screen.getByRole('option', { name: '草稿' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['draft', 'done'])
    await expect(field).toHaveTextContent('草稿、已完成')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['draft', 'inApproval'])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['draft', 'inApproval', 'running', 'late', 'done'])
    await userEvent.click(screen.getByRole('button', { name: '清空' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(field).toHaveFocus()
  },
}

/** A stored value that is no longer among the options is shown as it is and survives a change. */
export const UnknownValue: Story = {
  args: { defaultValue: ['ST-99', 'done'] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await expect(field).toHaveTextContent('ST-99、已完成')
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: '草稿' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['draft', 'done', 'ST-99'])
  },
}

export const Chosen: Story = { args: { defaultValue: ['running', 'late', 'done'], isClearable: true } }

export const Disabled: Story = { args: { defaultValue: ['running'], isDisabled: true } }
