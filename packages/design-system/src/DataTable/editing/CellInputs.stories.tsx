import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { compose } from '../../testing/compose.ts'
import { edited, ofPurchaseLines, type PurchaseLines, tools } from '../fixtures/PurchaseLines.tsx'

const meta = {
  title: 'Data/DataTable/Editing cells',
  ...ofPurchaseLines,
} satisfies Meta<typeof PurchaseLines>

export default meta
type Story = StoryObj<typeof meta>

/** A cell with choices opens its list: letters narrow it, also by pinyin and an input method; Enter takes one and goes on below. */
export const Choices: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, step }) => {
    const { cell, shown, at, press } = tools(canvasElement)
    await step('Enter opens, arrows move, Enter takes', async () => {
      await at(1, 'material')
      await press('{Enter}')
      const list = await screen.findByRole('listbox', { name: '物料' }, { timeout: 10_000 })
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(8))
      const box = within(cell(1, 'material')).getByRole('combobox', { name: '物料' })
      await expect(box).toHaveAttribute('aria-expanded', 'true')
      await press('{ArrowDown}')
      await waitFor(() =>
        expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('密封垫片 DN200'),
      )
      await press('{Enter}')
      await waitFor(() => expect(shown(1, 'material')).toBe('密封垫片 DN200'))
      await expect(screen.queryByRole('listbox')).toBeNull()
      await expect(cell(2, 'material').contains(document.activeElement)).toBe(true)
    })
    await step('letters narrow the list', async () => {
      await press('liantiao')
      const list = await screen.findByRole('listbox', { name: '物料' })
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
      await press('{Tab}')
      await waitFor(() => expect(shown(2, 'material')).toBe('链条 16A-1'))
      await expect(cell(2, 'name').contains(document.activeElement)).toBe(true)
    })
    await step('an input method composes undisturbed', async () => {
      await at(3, 'material')
      const box = within(cell(3, 'material')).getByRole<HTMLInputElement>('combobox')
      box.value = ''
      compose(box, ['f', 'fa', 'fa’lan'], '法兰')
      await expect(edited).toHaveBeenCalledTimes(2)
      const list = await screen.findByRole('listbox', { name: '物料' })
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
      await press('{Enter}')
      await waitFor(() => expect(shown(3, 'material')).toBe('法兰盘 PN16'))
    })
    await step('the button opens it as well, Escape leaves it as it was', async () => {
      await at(5, 'unit')
      const before = shown(5, 'unit')
      await userEvent.click(within(cell(5, 'unit')).getByRole('button', { name: '单位：展开选项' }))
      await screen.findByRole('listbox', { name: '单位' })
      await press('{ArrowDown}{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await expect(shown(5, 'unit')).toBe(before)
      await expect(cell(5, 'unit').contains(document.activeElement)).toBe(true)
    })
  },
}

/** Days are typed, or picked in a calendar; yes or no changes with Space. */
export const DaysAndSwitches: Story = {
  play: async ({ canvasElement, step }) => {
    const { cell, shown, at, press } = tools(canvasElement)
    await step('Alt and the arrow open the calendar', async () => {
      await at(1, 'due')
      await press('{Alt>}{ArrowDown}{/Alt}')
      const day = await screen.findByRole('button', { name: /2026年12月1日/ }, { timeout: 10_000 })
      await waitFor(() => expect(day).toHaveFocus())
      await press('{ArrowRight}{Enter}')
      await waitFor(() => expect(shown(1, 'due')).toBe('2026-12-02'))
      await waitFor(() => expect(cell(1, 'due').contains(document.activeElement)).toBe(true))
    })
    await step('Space changes yes to no', async () => {
      await at(1, 'isInspected')
      await expect(shown(1, 'isInspected')).toBe('是')
      await press(' ')
      await waitFor(() => expect(shown(1, 'isInspected')).toBe('否'))
      await expect(edited).toHaveBeenLastCalledWith([expect.objectContaining({ column: 'isInspected', value: false })])
    })
  },
}

/** In a narrow room each line is a card; its values are typed into beside their names, and Enter goes on to the next card. */
export const InCards: Story = {
  tags: ['visual'],
  args: { count: 12, hasCards: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { grid, cell, shown, at, press } = tools(canvasElement)
    await waitFor(() => expect(grid).toHaveAttribute('data-cards'))
    await at(1, 'quantity')
    await press('25')
    const input = within(cell(1, 'quantity')).getByRole('textbox')
    await expect(input.getBoundingClientRect().left).toBeGreaterThan(cell(1, 'quantity').getBoundingClientRect().left + 40)
    await press('{Enter}')
    await expect(edited).toHaveBeenLastCalledWith([{ key: 'line 1', column: 'quantity', value: '25', before: '10' }])
    await waitFor(() => expect(shown(1, 'amount')).toBe('125.00'))
    await waitFor(() => expect(cell(2, 'quantity')).toContainElement(document.activeElement as HTMLElement)) // The input of the grid.
    await press('-1{Enter}')
    await waitFor(() => expect(cell(2, 'quantity').dataset.mark).toContain('invalid'))
  },
}
