import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { spoken } from '../testing/spoken.ts'
import { dataTableGuide } from './DataTable.guide.ts'
import { makeOrders, orderRenderers, vietnameseOrders } from './fixtures/orders.tsx'
import { cellText, OrderTable, orderTableStories } from './fixtures/orderTable.tsx'

const orders = makeOrders(100_000)
const someOrders = orders.slice(0, 200)

const meta = {
  title: 'Data/DataTable',
  ...orderTableStories,
  parameters: { guide: dataTableGuide },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

/** A hundred thousand manufacturing orders; only those in sight are in the page. */
export const HundredThousand: Story = {
  tags: ['visual'],
  render: (args) => <OrderTable {...args} rows={orders} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: '生产工单' })
    await expect(grid).toHaveAttribute('aria-rowcount', '100001')
    await expect(grid.querySelectorAll('.body > [role="row"]').length).toBeLessThan(60)
    grid.scrollTop = grid.scrollHeight
    await waitFor(() => expect(within(grid).getByText('MO-2026-100000')).toBeVisible())
    grid.scrollTop = 0
    await waitFor(() => expect(within(grid).getByText('MO-2026-000001')).toBeVisible())
  },
}

/** A press on a header sorts, with Shift within the order before; the rows go where the language has them, and screen readers say how. */
export const Sorting: Story = {
  play: async ({ canvasElement, step }) => {
    const grid = within(canvasElement).getByRole('grid')
    const column = (name: string) => within(grid).getByRole('columnheader', { name })
    await step('by status, then by quantity from the most', async () => {
      const user = userEvent.setup()
      await user.click(within(column('状态')).getByRole('button', { name: '状态' }))
      await user.keyboard('{Shift>}')
      const quantity = within(column('数量')).getByRole('button', { name: '数量' })
      await user.click(quantity)
      await user.click(quantity)
      await user.keyboard('{/Shift}')
    })
    await expect(column('数量')).toHaveAttribute('aria-sort', 'descending')
    await expect(cellText(grid, 2, 2)).toBe('受阻')
    const quantities = [2, 3, 4].map((row) => Number(cellText(grid, row, 3)?.replace(',', '')))
    await expect(quantities).toEqual([...quantities].sort((a, b) => b - a))
    await waitFor(() => expect(spoken()).toHaveTextContent('排序：状态升序和数量降序'))
  },
}

/** The table is one stop of the Tab key; arrows move, headers included, and the focus is kept however far one scrolls. */
export const Keyboard: Story = {
  render: (args) => <OrderTable {...args} rows={orders} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('MO-2026-000001')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '4')
    await userEvent.keyboard('{End}')
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '11')
    await expect(document.activeElement).toBeVisible()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100001')
    const focused = document.activeElement
    grid.scrollTop = 0
    await waitFor(() => expect(within(grid).getByText('MO-2026-000001')).toBeVisible())
    await expect(document.activeElement).toBe(focused)
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
    await expect(document.activeElement).toHaveAttribute('role', 'columnheader')
    await userEvent.keyboard('{Enter}{Enter}{ArrowDown}')
    await expect(document.activeElement).toHaveTextContent('MO-2026-100000')
    await userEvent.tab()
    await expect(grid.contains(document.activeElement)).toBe(false)
  },
}

/** Rows are chosen by their boxes, a range with Shift, all with the box above or Ctrl+A. */
export const Choosing: Story = {
  tags: ['visual'],
  args: { selectionMode: 'multiple', onSelectionChange: fn(), isSelectionDisabled: (key) => key === 'o3' },
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid')
    const user = userEvent.setup()
    await user.click(within(grid).getByRole('checkbox', { name: '选择第 1 行' }))
    await user.keyboard('{Shift>}')
    await user.click(within(grid).getByRole('checkbox', { name: '选择第 5 行' }))
    await user.keyboard('{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'some', keys: new Set(['o1', 'o2', 'o4', 'o5']) })
    // From a box that was pressed the keys go on as from its cell.
    await user.keyboard('{ArrowDown} ')
    await expect(within(grid).getByRole('checkbox', { name: '选择第 6 行' })).toBeChecked()
    await user.keyboard('{Control>}a{/Control}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'all', except: new Set(['o3']) })
    await expect(within(grid).getByRole('checkbox', { name: '选择第 3 行' })).toBeDisabled()
    await expect(within(grid).getByRole('checkbox', { name: '选择第 3 行' })).not.toBeChecked()
    await expect(within(grid).getByRole('checkbox', { name: '选择第 4 行' })).toBeChecked()
    await userEvent.click(within(grid).getByRole('checkbox', { name: '选择全部' }))
    await userEvent.click(within(grid).getByRole('checkbox', { name: '选择全部' }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'all', except: new Set(['o3']) })
  },
}

/** A press on a row, or Enter, opens it. */
export const Pressing: Story = {
  args: { onRowPress: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('MO-2026-000004'))
    await expect(args.onRowPress).toHaveBeenLastCalledWith(someOrders[3])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRowPress).toHaveBeenLastCalledWith(someOrders[4])
  },
}

/** The shapes of rows while the first ones are on their way. */
export const Loading: Story = { tags: ['visual'], args: { rows: [], isLoading: true } }

/** Without rows the table says why, and what to do. */
export const NothingThere: Story = {
  args: {
    rows: [],
    emptyState: (
      <Empty
        title="没有符合条件的工单"
        description="放宽筛选条件，或新建工单。"
        action={<Button variant="primary">新建工单</Button>}
      />
    ),
  },
}

const broken = {
  ...orderRenderers,
  status: {
    render: () => {
      throw new Error('Unknown status')
    },
  },
}

/** A cell that cannot be drawn shows its own mark; the rest stands. */
export const BrokenCell: Story = {
  args: { renderers: broken },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(cellText(grid, 2, 2)).toBe('⚠')
    await expect(cellText(grid, 2, 0)).toBe('MO-2026-000001')
  },
}

export const Vietnamese: Story = { globals: { locale: 'vi' }, args: { ...vietnameseOrders, selectionMode: 'multiple' } }

/** Rows are as tall as the density says, and as far apart. */
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const top = (row: number) => grid.querySelector(`[aria-rowindex="${row}"]`)?.getBoundingClientRect().top ?? 0
    await waitFor(() => expect(top(7) - top(2)).toBe(5 * 32))
  },
}

/** On a wall type, rows and columns are larger, by density and by the display: no type below 20 px, no header cut. */
export const OnTheWall: Story = {
  tags: ['visual'],
  globals: { theme: 'wall', density: 'roomy' },
  args: { isZebra: true, hasColumnMenu: false },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const top = (row: number) => grid.querySelector(`[aria-rowindex="${row}"]`)?.getBoundingClientRect().top ?? 0
    await waitFor(() => expect(top(4) - top(2)).toBe(2 * 60))
    for (const element of grid.querySelectorAll('.head [role="columnheader"], .body .cell'))
      await expect(Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThan(20)
    const heads = [...grid.querySelectorAll<HTMLElement>('.head [role="columnheader"] span')]
    await expect(heads.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
    await expect(cellText(grid, 2, 0)).toBe('MO-2026-000001')
  },
}
