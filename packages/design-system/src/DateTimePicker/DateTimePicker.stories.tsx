import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isNoValue, leave } from '../testing/fieldPlays.ts'
import { dateTimePickerGuide } from './DateTimePicker.guide.ts'
import { DateTimePicker } from './DateTimePicker.tsx'

const meta = {
  title: 'Inputs/DateTimePicker',
  component: DateTimePicker,
  args: { label: '计划开工', timeZone: 'Asia/Shanghai', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 260, minHeight: 420 }}>{Story()}</div>],
  parameters: { guide: dateTimePickerGuide },
} satisfies Meta<typeof DateTimePicker>

export default meta
type Story = StoryObj<typeof meta>

/** Typed as the zone's clocks show it, kept as an instant. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('202611201430')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20T06:30:00.000Z')
  },
}

/** Hours and minutes that no clock shows stay as they were typed and are named. */
export const TypingNoTime: Story = {
  args: { name: 'start' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('202611302575')
    leave()
    await isNoValue({ canvasElement, args }, /“2026-11-30 25:75”不是日期/)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The same instant on another zone's clocks. */
export const OtherZone: Story = {
  args: { timeZone: 'Asia/Ho_Chi_Minh', defaultValue: '2026-11-20T17:30:00Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: '计划开工' })).toHaveTextContent(/^2026-11-21 \W?00:30/)
  },
}

export const Picking: Story = {
  args: { defaultValue: '2026-11-20T06:30:00Z' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: /2026年11月23日/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23T06:30:00.000Z')
    await userEvent.click(within(screen.getByRole('listbox', { name: '时' })).getByRole('option', { name: '08' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23T00:30:00.000Z')
    const minutes = screen.getByRole('listbox', { name: '分' })
    await expect(within(minutes).getByRole('option', { selected: true })).toHaveTextContent('30')
    minutes.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23T00:35:00.000Z')
    await userEvent.click(screen.getByRole('button', { name: '完成' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** In the hour that a change of clocks repeats, an instant stays the one that it was. */
export const RepeatedHour: Story = {
  args: { timeZone: 'America/New_York', defaultValue: '2026-11-01T06:15:00Z' },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: '计划开工' })
    await expect(group).toHaveTextContent(/^2026-11-01 \W?01:15/)
    within(group).getAllByRole('spinbutton')[4]?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01T06:16:00.000Z')
  },
}

/** Days and times side by side. */
export const Open: Story = {
  args: { defaultValue: '2026-11-20T06:30:00Z' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开日历' }))
    await waitFor(() => expect(screen.getByRole('listbox', { name: '分' })).toBeVisible())
  },
}

export const TooEarly: Story = { args: { defaultValue: '2026-11-20T06:30:00Z', min: '2026-11-21T00:00:00Z' } }

export const Disabled: Story = { args: { defaultValue: '2026-11-20T06:30:00Z', isDisabled: true } }
