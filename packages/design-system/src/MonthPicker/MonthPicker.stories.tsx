import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { todayIn } from '../Calendar/dates.ts'
import { Matrix } from '../testing/story.tsx'
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

const open = async (canvasElement: HTMLElement, name = '选择月份'): Promise<void> => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }))
}

/** The page opens at the chosen month; a pick closes it and gives the focus back. */
export const Picking: Story = {
  args: { defaultValue: '2026-11' },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement)
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 11 月', pressed: true })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: '上一年' }))
    await expect(screen.getByRole('grid', { name: '2025' })).toBeVisible()
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
    within(canvasElement).getByRole('textbox').focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 11 月' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('button', { name: '2027 年 2 月' })).toHaveFocus())
    await userEvent.keyboard('{PageUp}{End}')
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 12 月' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12')
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus())
  },
}

/** Typed in any usual way; what cannot be read is kept and named, and is no value. */
export const Typing: Story = {
  args: { name: 'month' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, '2026年3月')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03')
    await expect(field).toHaveValue('2026-03')
    await userEvent.clear(field)
    await userEvent.type(field, '下个月')
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement).getByText(/^无法识别，请按 \d{4}-\d{2} 填写$/)).toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field.validity.customError).toBe(true)
  },
}

/** Months outside the bounds are not offered; typed all the same they are kept and named. */
export const Bounds: Story = {
  args: { min: '2026-03', max: '2026-10', defaultValue: '2026-10' },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement)
    const november = await screen.findByRole('button', { name: '2026 年 11 月' })
    await expect(november).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(november)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-11{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11')
    await waitFor(() => expect(within(canvasElement).getByText('不能晚于 2026-10')).toBeVisible())
  },
}

export const Open: Story = {
  args: { defaultValue: '2026-08', max: '2026-10' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await waitFor(() => expect(screen.getByRole('dialog', { name: '工时结算月份' })).toBeVisible())
  },
}

export const ThisMonth: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: '本月' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(todayIn('Asia/Shanghai').slice(0, 7))
  },
}

export const Quarter: Story = {
  args: { label: '计划季度', unit: 'quarter', defaultValue: '2026-Q4' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('2026 年第 4 季度')
    await open(canvasElement, '选择季度')
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年第 4 季度' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-Q1')
  },
}

export const Year: Story = {
  args: { label: '预算年度', unit: 'year', defaultValue: '2026' },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement, '选择年份')
    await userEvent.click(await screen.findByRole('button', { name: '更早的年份' }))
    await expect(screen.getAllByRole('button', { name: /^20\d\d$/ })).toHaveLength(12)
    await userEvent.click(screen.getByRole('button', { name: '2015' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2015')
  },
}

export const Clearing: Story = {
  args: { defaultValue: '2026-11', isClearable: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清除' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Tháng quyết toán giờ công của xưởng lắp ráp', defaultValue: '2026-11' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('11/2026')
    await open(canvasElement, 'Chọn tháng')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tháng 12/2026' })).toHaveTextContent('Tháng 12'))
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Settlement month', defaultValue: '2026-11' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toHaveValue('Nov 2026')
    await userEvent.clear(field)
    await userEvent.type(field, 'mar 2027{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03')
  },
}

export const States: Story = {
  tags: ['visual'],
  decorators: [],
  render: () => (
    <Matrix
      rows={['empty', 'filled', 'error', 'readonly', 'disabled'] as const}
      columns={['medium', 'small', 'quarter'] as const}
      cell={(state, look) => (
        <div style={{ width: 190 }}>
          <MonthPicker
            label="结算期"
            size={look === 'small' ? 'small' : 'medium'}
            unit={look === 'quarter' ? 'quarter' : 'month'}
            isClearable={look === 'quarter'}
            placeholder={look === 'quarter' ? '2026 年第 1 季度' : '2026-01'}
            value={state === 'empty' ? null : look === 'quarter' ? '2026-Q4' : '2026-11'}
            error={state === 'error' ? '该期已结算' : undefined}
            isReadOnly={state === 'readonly'}
            isDisabled={state === 'disabled'}
          />
        </div>
      )}
    />
  ),
}
