import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '../../TextField/TextField.tsx'
import { dataTableGuide } from '../DataTable.guide.ts'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers, vietnameseOrders } from '../fixtures/orders.tsx'

const OrderTable = DataTable<Order>

const meta = {
  title: 'Data/DataTable/Filters',
  component: OrderTable,
  parameters: { guide: dataTableGuide },
  args: {
    label: '生产工单',
    columns: orderColumns,
    rows: makeOrders(200),
    rowKey: ({ id }) => id,
    renderers: orderRenderers,
    onFiltersChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 520, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

/** The menu's code is fetched when it is first opened. */
const loading = { timeout: 10_000 }

const openMenu = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(`^${name}[：:]`) }))
  return within(await screen.findByRole('dialog', undefined, loading))
}

let bring: (() => void) | undefined

/** A filter of the caller's whose code comes a moment later. */
const Late = () => {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    bring = () => setHere(true)
  }, [])
  return isHere ? <TextField label="负责人工号" /> : null
}

/** The focus goes to what is filtered by, though something can be cleared, and though it comes later than the menu. */
export const FocusOnWhatIsAsked: Story = {
  args: {
    defaultFilters: { quantity: { kind: 'number', from: '10' } },
    headFilters: { owner: { isSet: true, draw: () => <Late />, onClear: fn() } },
  },
  play: async ({ canvasElement }) => {
    const own = await openMenu(canvasElement, '数量')
    await waitFor(() => expect(own.getByRole('textbox', { name: '数量 不小于' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    const late = await openMenu(canvasElement, '负责人')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    bring?.()
    await waitFor(() => expect(late.getByRole('textbox', { name: '负责人工号' })).toHaveFocus())
  },
}

/** Days are typed as people write them, or picked: two picks make a range. What is no day filters nothing and says so. */
export const Days: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args, step }) => {
    const menu = await openMenu(canvasElement, '交期')
    const from = menu.getByRole('textbox', { name: '交期 不早于' })
    await step('typed', async () => {
      await userEvent.type(from, '2026/5/4')
      await userEvent.tab()
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ due: { kind: 'date', from: '2026-05-04' } })
    })
    await step('no day', async () => {
      const to = menu.getByRole('textbox', { name: '交期 不晚于' })
      await userEvent.type(to, '2月30日')
      await userEvent.click(from)
      await expect(to).toHaveAccessibleDescription('“2月30日”不是日期')
      await userEvent.clear(to)
      await userEvent.click(from)
      await expect(to).not.toHaveAttribute('aria-invalid', 'true')
    })
    await step('picked', async () => {
      await waitFor(() => expect(document.querySelector('[data-date="2026-05-11"]')).toBeVisible(), loading)
      await userEvent.click(document.querySelector('[data-date="2026-05-20"]') ?? canvasElement)
      await userEvent.click(document.querySelector('[data-date="2026-05-11"]') ?? canvasElement)
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ due: { kind: 'date', from: '2026-05-11', to: '2026-05-20' } })
    })
    await step('picked from a day on', async () => {
      await userEvent.click(menu.getByRole('button', { name: '清除筛选' }))
      const pressed = () => document.querySelectorAll('[data-date][aria-pressed="true"]').length
      await waitFor(() => expect(pressed()).toBe(0))
      await userEvent.click(document.querySelector('[data-date="2026-05-20"]') ?? canvasElement)
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ due: { kind: 'date', from: '2026-05-20' } })
      // The days that are asked for are marked, up to the end of the month and beyond.
      await waitFor(() => expect(pressed()).toBe(12))
    })
    await step('picked until a day, the end that has the focus first', async () => {
      await userEvent.click(menu.getByRole('button', { name: '清除筛选' }))
      await userEvent.click(menu.getByRole('textbox', { name: '交期 不晚于' }))
      await userEvent.click(document.querySelector('[data-date="2026-05-11"]') ?? canvasElement)
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ due: { kind: 'date', to: '2026-05-11' } })
      await waitFor(() => expect(document.querySelector('[data-date="2026-05-01"]')).toHaveAttribute('aria-pressed', 'true'))
      await expect(document.querySelector('[data-date="2026-05-12"]')).toHaveAttribute('aria-pressed', 'false')
    })
    await step('the wrong way round', async () => {
      await userEvent.type(from, '2026/5/30')
      await userEvent.tab()
      await expect(menu.getByRole('textbox', { name: '交期 不晚于' })).toHaveAccessibleDescription('结束日期不能早于开始日期')
    })
  },
}

/** Figures are read as the language writes them, full-width digits too; clearing the filter empties the fields. */
export const Figures: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement, '数量')
    const [from, to] = [menu.getByRole('textbox', { name: '数量 不小于' }), menu.getByRole('textbox', { name: '数量 不大于' })]
    await userEvent.type(from, '１,０００')
    await userEvent.type(to, '4200')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ quantity: { kind: 'number', from: '1000', to: '4200' } })
    await userEvent.tab()
    await expect(from).toHaveValue('1,000')
    await userEvent.click(menu.getByRole('button', { name: '清除筛选' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({})
    await expect(from).toHaveValue('')
    await expect(to).toHaveValue('')
  },
}

const columnsWithYesOrNo: typeof orderColumns = [
  ...orderColumns.slice(0, 2),
  {
    key: 'isDone',
    header: '已完工',
    type: 'boolean',
    value: ({ status }) => (status === 'planned' ? null : status === 'done'),
  },
  ...orderColumns.slice(2),
]

/** What is yes or no is chosen, not typed, and so is what is neither; the choice is known by its value, whatever the language. */
export const YesOrNo: Story = {
  args: { columns: columnsWithYesOrNo },
  play: async ({ canvasElement, args }) => {
    const shown = () =>
      [...canvasElement.querySelectorAll('.body .row:not([hidden]) [data-column="2"]')].map((cell) => cell.textContent)
    const menu = await openMenu(canvasElement, '已完工')
    await expect(menu.queryByRole('textbox')).toBeNull()
    await userEvent.click(menu.getByRole('checkbox', { name: /^否 \(\d+\)$/ }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ isDone: { kind: 'choice', texts: ['false'] } })
    await waitFor(() => expect(new Set(shown())).toEqual(new Set(['否'])))
    await expect(menu.getAllByRole('checkbox')).toHaveLength(3)
  },
}

/** What was chosen in one language holds in another: a choice is known by its value. */
export const ChosenInAnotherLanguage: Story = {
  args: { ...vietnameseOrders, defaultFilters: { status: { kind: 'choice', texts: ['done'] } } },
  globals: { locale: 'vi' },
  play: async ({ canvasElement, args }) => {
    const shown = () =>
      [...canvasElement.querySelectorAll('.body .row:not([hidden]) [data-column="2"]')].map((cell) => cell.textContent)
    await waitFor(() => expect(new Set(shown())).toEqual(new Set(['Hoàn thành'])))
    const menu = await openMenu(canvasElement, 'Trạng thái')
    await expect(menu.getByRole('checkbox', { name: /^Hoàn thành/ })).toBeChecked()
    await userEvent.click(menu.getByRole('checkbox', { name: /^Bị chặn/ }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ status: { kind: 'choice', texts: ['done', 'blocked'] } })
  },
}

export const DaysInVietnamese: Story = {
  globals: { locale: 'vi', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, '交期')
    await waitFor(() => expect(document.querySelector('[data-date]')).toBeVisible(), loading)
  },
}
