import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { addDays, todayIn } from '../Calendar/days.ts'
import { isNoValue, leave } from '../testing/fieldPlays.ts'
import { dateRangePickerGuide } from './DateRangePicker.guide.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

const meta = {
  title: 'Inputs/DateRangePicker',
  component: DateRangePicker,
  args: { label: '采购日期', onChange: fn(), timeZone: 'Asia/Shanghai' },
  decorators: [(Story) => <div style={{ maxWidth: 320, minHeight: 400 }}>{Story()}</div>],
  parameters: { guide: dateRangePickerGuide },
} satisfies Meta<typeof DateRangePicker>

export default meta
type Story = StoryObj<typeof meta>

/** The days of a shortcut are those of the named zone. */
export const Shortcuts: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开日历' }))
    const names = within(await screen.findByRole('group', { name: '快捷选择' })).getAllByRole('button')
    await expect(names.map((button) => button.textContent)).toEqual(['今天', '昨天', '近7天', '全部'])
    await userEvent.click(screen.getByRole('button', { name: '近7天' }))
    const today = todayIn('Asia/Shanghai')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: addDays(today, -6), end: today })
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开日历' }))
    await expect(await screen.findByRole('button', { name: '近7天' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: '全部' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** Two picks make a range, in either order. */
export const Picking: Story = {
  args: { defaultValue: { start: '2026-11-02', end: '2026-11-06' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: /2026年11月20日/ }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByText('再选择结束日期')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: /2026年11月9日/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-20' })
  },
}

/** Typing the first day is no range yet; the second makes it one, and a range the wrong way round is named. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const parts = canvas.getAllByRole('spinbutton')
    parts[0]?.focus()
    await userEvent.keyboard('20261101')
    await expect(args.onChange).not.toHaveBeenCalled()
    parts[3]?.focus()
    await userEvent.keyboard('20261120')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' })
    parts[3]?.focus()
    await userEvent.keyboard('2025')
    await waitFor(() => expect(canvas.getByText('结束日期不能早于开始日期')).toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** An end that no month has makes no range; it stays as it was typed and is named. */
export const TypingNoDay: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Ngày mua', defaultValue: { start: '2026-02-02', end: '2026-11-06' } },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getAllByRole('spinbutton')[3]?.focus()
    await userEvent.keyboard('30022027')
    leave()
    await isNoValue({ canvasElement, args }, /“30\/02\/2027” không phải là ngày/)
  },
}

export const Pasting: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getAllByRole('spinbutton')[0]?.focus()
    await userEvent.paste('2026-11-01 ~ 2026-11-20')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' })
  },
}

export const HalfARange: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('20261101')
    await expect(canvas.queryByText('请补全日期')).toBeNull()
    leave()
    await waitFor(() => expect(canvas.getByText('请补全日期')).toBeVisible())
  },
}

export const Open: Story = {
  args: { defaultValue: { start: '2026-10-19', end: '2026-11-20' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开日历' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const NarrowVietnamese: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Khoảng thời gian đặt mua', months: 1, defaultValue: { start: '2026-11-02', end: '2026-11-20' } },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mở lịch' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '7 ngày qua' })).toBeVisible())
  },
}

export const Disabled: Story = { args: { defaultValue: { start: '2026-11-02', end: '2026-11-20' }, isDisabled: true } }
