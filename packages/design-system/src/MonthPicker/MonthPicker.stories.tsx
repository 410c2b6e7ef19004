import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { todayIn } from '../Calendar/days.ts'
import { clears, isNoValue, openBy, openByKeys, textBox } from '../testing/fieldPlays.ts'
import { fieldStates } from '../testing/fieldStates.tsx'
import { monthPickerGuide } from './MonthPicker.guide.ts'
import { MonthPicker } from './MonthPicker.tsx'

const meta = {
  title: 'Inputs/MonthPicker',
  component: MonthPicker,
  parameters: { guide: monthPickerGuide },
  args: { label: '工时结算月份', timeZone: 'Asia/Shanghai', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 220, minHeight: 340 }}>{Story()}</div>],
} satisfies Meta<typeof MonthPicker>

export default meta
type Story = StoryObj<typeof meta>

/** The page opens at the chosen month; a pick closes it and gives the focus back. */
export const Picking: Story = {
  args: { defaultValue: '2026-11' },
  play: async ({ canvasElement, args }) => {
    await openBy(canvasElement, '选择月份')
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 11 月', pressed: true })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: '上一年' }))
    await waitFor(() => expect(screen.getByRole('grid', { name: '2025' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '2025 年 3 月' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-03')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByRole('textbox', { name: '工时结算月份' })).toHaveValue('2025-03')
  },
}

/** Arrows go to the neighbours over the edge of the year, Page keys a year, Home and End to its ends. */
export const Keyboard: Story = {
  args: { defaultValue: '2026-11' },
  play: async ({ canvasElement, args }) => {
    await openByKeys(canvasElement)
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 11 月' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('button', { name: '2027 年 2 月' })).toHaveFocus())
    await userEvent.keyboard('{PageUp}{End}')
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 12 月' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12')
    await waitFor(() => expect(textBox(canvasElement)).toHaveFocus())
  },
}

/** Typed in any usual way; what cannot be read is kept and named, and is no value. */
export const Typing: Story = {
  args: { name: 'month' },
  play: async ({ canvasElement, args }) => {
    const field = textBox(canvasElement)
    await userEvent.type(field, '2026年3月')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03')
    await expect(field).toHaveValue('2026-03')
    await userEvent.clear(field)
    await userEvent.type(field, '下个月')
    await userEvent.tab()
    await isNoValue({ canvasElement, args }, /^无法识别，请按 \d{4}-\d{2} 填写$/)
  },
}

/** Months outside the bounds are not offered; typed all the same they are kept and named. */
export const Bounds: Story = {
  args: { min: '2026-03', max: '2026-10', defaultValue: '2026-10' },
  play: async ({ canvasElement, args }) => {
    await openBy(canvasElement, '选择月份')
    const november = await screen.findByRole('button', { name: '2026 年 11 月' })
    await expect(november).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(november)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    const field = textBox(canvasElement)
    await userEvent.clear(field)
    await userEvent.type(field, '2026-11{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11')
    await waitFor(() => expect(within(canvasElement).getByText('不能晚于 2026-10')).toBeVisible())
  },
}

export const Open: Story = {
  args: { defaultValue: '2026-08', max: '2026-10' },
  play: async ({ canvasElement }) => {
    await openBy(canvasElement, '选择月份')
    await waitFor(() => expect(screen.getByRole('dialog', { name: '工时结算月份' })).toBeVisible())
  },
}

export const ThisMonth: Story = {
  play: async ({ canvasElement, args }) => {
    await openBy(canvasElement, '选择月份')
    await userEvent.click(await screen.findByRole('button', { name: '本月' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(todayIn('Asia/Shanghai').slice(0, 7))
  },
}

export const Quarter: Story = {
  args: { label: '计划季度', unit: 'quarter', defaultValue: '2026-Q4' },
  play: async ({ canvasElement, args }) => {
    await expect(textBox(canvasElement)).toHaveValue('2026 年第 4 季度')
    await openBy(canvasElement, '选择季度')
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年第 4 季度' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-Q1')
  },
}

export const Year: Story = {
  args: { label: '预算年度', unit: 'year', defaultValue: '2026' },
  play: async ({ canvasElement, args }) => {
    await openBy(canvasElement, '选择年份')
    await userEvent.click(await screen.findByRole('button', { name: '更早的年份' }))
    await expect(screen.getAllByRole('button', { name: /^20\d\d$/ })).toHaveLength(12)
    await userEvent.click(screen.getByRole('button', { name: '2015' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2015')
  },
}

export const Clearing: Story = {
  args: { defaultValue: '2026-11', isClearable: true },
  play: clears,
}

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Tháng quyết toán giờ công của xưởng lắp ráp', defaultValue: '2026-11' },
  play: async ({ canvasElement }) => {
    await expect(textBox(canvasElement)).toHaveValue('11/2026')
    await openBy(canvasElement, 'Chọn tháng')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tháng 12/2026' })).toHaveTextContent('Tháng 12'))
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Settlement month', defaultValue: '2026-11' },
  play: async ({ canvasElement, args }) => {
    const field = textBox(canvasElement)
    await expect(field).toHaveValue('Nov 2026')
    await userEvent.clear(field)
    await userEvent.type(field, 'mar 2027{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03')
  },
}

export const States: Story = {
  tags: ['visual'],
  ...fieldStates({
    look: 'quarter',
    width: 190,
    error: '该期已结算',
    render: (props, { isEmpty, isLook }) => (
      <MonthPicker
        {...props}
        label="结算期"
        unit={isLook ? 'quarter' : 'month'}
        isClearable={isLook}
        placeholder={isLook ? '2026 年第 1 季度' : '2026-01'}
        value={isEmpty ? null : isLook ? '2026-Q4' : '2026-11'}
      />
    ),
  }),
}
