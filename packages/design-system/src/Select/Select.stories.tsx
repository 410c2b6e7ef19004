import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Matrix } from '../testing/story.tsx'
import { materials, orderStates, suppliers } from './fixtures.ts'
import { selectGuide } from './Select.guide.ts'
import { Select } from './Select.tsx'

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: { label: '订单状态', options: orderStates, onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 240, minHeight: 260 }}>{Story()}</div>],
  parameters: { guide: selectGuide },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '订单状态 请选择' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: '执行中' }))
    await expect(args.onChange).toHaveBeenCalledWith('running', orderStates[2])
    await expect(field).toHaveTextContent('执行中')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveFocus()
  },
}

/** Arrows, Home and End step over what is disabled; Enter chooses, Escape leaves everything as it was. */
export const Keyboard: Story = {
  args: { defaultValue: 'draft' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{End}')
    const last = await screen.findByRole('option', { name: '已完成' })
    await expect(field).toHaveAttribute('aria-activedescendant', last.id)
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' {ArrowUp}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('done', orderStates[4])
  },
}

/** Letters find an option, by its label or by its pinyin. */
export const Typeahead: Story = {
  args: { label: '供应商', options: suppliers },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    field.focus()
    await userEvent.keyboard('wux{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('s3', suppliers[2])
  },
}

export const Clearable: Story = {
  args: { defaultValue: 'late', isClearable: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(args.onChange).toHaveBeenCalledWith(null, null)
    await expect(canvas.getByRole('combobox')).toHaveTextContent('请选择')
  },
}

/** A stored value that is no longer among the options is shown as it is, not dropped. */
export const UnknownValue: Story = {
  args: { defaultValue: 'ST-99' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('ST-99')
  },
}

export const Open: Story = {
  args: { label: '供应商', options: suppliers, defaultValue: 's3' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('无锡万通电气')
  },
}

/** Only the rows near the viewport exist, and End still reaches the last one. */
export const TenThousand: Story = {
  args: { label: '物料', options: [] },
  render: (args) => <Select {...args} options={materials} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{End}')
    const last = await screen.findByRole('option', { name: '电缆拖链 09999' })
    await waitFor(() => expect(last).toBeVisible())
    await expect(last).toHaveAttribute('aria-setsize', '10000')
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
  },
}

const wheeled = (list: HTMLElement, position: number): void => {
  list.scrollTop = position
  list.dispatchEvent(new Event('scroll', { bubbles: true }))
}

/** Opens at what is chosen, however far down, and scrolling brings the rows of every place. */
export const FarDown: Story = {
  args: { label: '物料', options: [], defaultValue: 'm7300' },
  render: (args) => <Select {...args} options={materials} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible())
    const list = screen.getByRole('listbox')
    wheeled(list, 4000 * 32)
    await waitFor(() => expect(screen.getByRole('option', { name: '伺服电机 04000' })).toBeVisible())
    wheeled(list, list.scrollHeight)
    await waitFor(() => expect(screen.getByRole('option', { name: '电缆拖链 09999' })).toBeVisible())
  },
}

/** The wheel leaves the option behind that the keyboard stands on, above or below: it stays in the page, as the field points at it, and the next key goes on from there. */
export const WheeledAway: Story = {
  args: { label: '物料', options: [], defaultValue: 'm5000' },
  render: (args) => <Select {...args} options={materials} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.click(field)
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible())
    const list = screen.getByRole('listbox')
    for (const [position, name] of [
      [0, '伺服电机 00000'],
      [list.scrollHeight, '电缆拖链 09999'],
    ] as const) {
      wheeled(list, position)
      await waitFor(() => expect(screen.getByRole('option', { name })).toBeVisible())
      await expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('05000')
      await expect(screen.getAllByRole('option').length).toBeLessThan(30)
    }
    await expect(list.scrollHeight).toBe(10_000 * 32 + 8)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: / 05001$/ })).toBeVisible())
    wheeled(list, 0)
    await waitFor(() => expect(screen.getByRole('option', { name: '伺服电机 00000' })).toBeVisible())
  },
}

export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('暂无选项')).toBeVisible())
  },
}

export const ReadOnly: Story = {
  args: { defaultValue: 'done', isReadOnly: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const States: Story = {
  tags: ['visual'],
  decorators: [],
  render: () => (
    <Matrix
      rows={['empty', 'chosen', 'error', 'readonly', 'disabled'] as const}
      columns={['medium', 'small', 'clearable'] as const}
      cell={(state, look) => (
        <div style={{ width: 200 }}>
          <Select
            label="订单状态"
            options={orderStates}
            size={look === 'small' ? 'small' : 'medium'}
            value={state === 'empty' ? null : 'late'}
            error={state === 'error' ? '逾期订单不能修改' : undefined}
            isReadOnly={state === 'readonly'}
            isDisabled={state === 'disabled'}
            isClearable={look === 'clearable'}
          />
        </div>
      )}
    />
  ),
}
