import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TaskPlan } from '../fixtures/TaskPlan.tsx'

const tasks = [
  { id: 't1', name: '设计', days: 5, start: '2026-03-02' },
  { id: 't2', name: '采购', days: 12, start: '2026-03-09' },
  { id: 't3', name: '装配', days: 8, start: '2026-03-25' },
]

const meta = {
  title: 'Data/DataTable/Without its view',
  component: TaskPlan,
  args: { tasks, onEdit: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof TaskPlan>

export default meta
type Story = StoryObj<typeof meta>

const cell = (root: HTMLElement, line: number, column: number): Element | null =>
  root.querySelector(`[data-line="${line}"] [data-column="${column}"]`)

/** Columns, typing and keys of the table under rows that somebody else draws. */
export const WithoutView: Story = {
  play: async ({ canvasElement, args, step }) => {
    const grid = within(canvasElement).getByRole('grid', { name: '计划' })
    await step('the keyboard goes from cell to cell, headers included', async () => {
      grid.focus()
      await expect(document.activeElement).toHaveTextContent('设计')
      await userEvent.keyboard('{ArrowUp}')
      await expect(document.activeElement).toHaveTextContent('任务')
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(document.activeElement).toHaveTextContent('5')
    })
    await step('a copied block goes into the cells as one step, and what is wrong is marked and not stored', async () => {
      await userEvent.paste('7\t2026-03-03\n0\t2026-03-10')
      await expect(cell(grid, 0, 1)).toHaveTextContent('7')
      await expect(cell(grid, 1, 2)).toHaveTextContent('2026-03-10')
      await expect(cell(grid, 1, 1)).toHaveAttribute('data-mark', expect.stringContaining('invalid'))
      await waitFor(() => expect(args.onEdit).toHaveBeenCalledOnce())
      const stored = [expect.objectContaining({ key: 't1', column: 'days', value: 7 })]
      await expect(args.onEdit).toHaveBeenLastCalledWith(expect.arrayContaining(stored))
      await expect(args.onEdit).toHaveBeenLastCalledWith(expect.not.arrayContaining([expect.objectContaining({ value: 0 })]))
    })
    await step('a step back takes all of it back, a step forth puts it again', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(cell(grid, 0, 1)).toHaveTextContent('5')
      await expect(cell(grid, 1, 1)).toHaveTextContent('12')
    })
    await step('a block is chosen by keys and filled from its first row', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await expect(cell(grid, 2, 1)).toHaveAttribute('data-mark', expect.stringContaining('range'))
      await userEvent.keyboard('{Control>}d{/Control}')
      await expect(cell(grid, 2, 1)).toHaveTextContent('5')
    })
  },
}
