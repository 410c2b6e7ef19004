import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { clears, isBackIn, isNoValue, leave, openBy, openByKeys } from '../testing/fieldPlays.ts'
import { fieldStates } from '../testing/fieldStates.tsx'
import { datePickerGuide } from './DatePicker.guide.ts'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  title: 'Inputs/DatePicker',
  component: DatePicker,
  args: { label: '需求日期', onChange: fn(), timeZone: 'Asia/Shanghai' },
  decorators: [(Story) => <div style={{ maxWidth: 240, minHeight: 380 }}>{Story()}</div>],
  parameters: { guide: datePickerGuide },
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

/** Figures go on to the next part by themselves; the value comes when the date is whole. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('需求日期'))
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus()
    await userEvent.keyboard('20261208')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-08')
    await expect(canvas.getByRole('group', { name: '需求日期' })).toHaveTextContent('2026-12-08')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-09')
  },
}

/** Vietnamese dates begin with the day. Also in the small field each part is 24 px each way for a finger, and none lies over its neighbour. */
export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Ngày cần hàng', defaultValue: '2026-11-20', size: 'small' },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Ngày cần hàng' })
    await expect(group).toHaveTextContent('20/11/2026')
    const boxes = within(group)
      .getAllByRole('spinbutton')
      .map((part) => part.getBoundingClientRect())
    for (const [index, { width, height, left }] of boxes.entries()) {
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      await expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.01)
    }
    within(group).getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('05')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05')
  },
}

export const Pasting: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getAllByRole('spinbutton')[1]?.focus()
    await userEvent.paste('2026年11月20日')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20')
  },
}

/** Text that is no date is named, and gives way to the next thing that is typed. */
export const PastingNonsense: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const year = canvas.getAllByRole('spinbutton')[0]
    year?.focus()
    await userEvent.paste('2026-02-30')
    await waitFor(() => expect(canvas.getByText(/“2026-02-30”不是日期/)).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('20261208')
    await waitFor(() => expect(canvas.queryByText(/不是日期/)).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-08')
  },
}

/** As people write dates: short parts, and a sign between them; after a part that is full the sign says nothing more. */
export const TypingSigns: Story = {
  globals: { locale: 'en' },
  args: { label: 'Due' },
  play: async ({ canvasElement, args }) => {
    const parts = within(canvasElement).getAllByRole('spinbutton')
    parts[0]?.focus()
    await userEvent.keyboard('3/1/2027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-03')
    parts[0]?.focus()
    await userEvent.keyboard('25.12.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25')
  },
}

/** A day that no month has stays as it was typed and is named; mended, it is a value. */
export const TypingNoDay: Story = {
  args: { defaultValue: '2026-01-30', name: 'due' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const group = canvas.getByRole('group', { name: '需求日期' })
    canvas.getAllByRole('spinbutton')[1]?.focus()
    await userEvent.keyboard('02')
    leave()
    await isNoValue({ canvasElement, args }, /“2026-02-30”不是日期/)
    await expect(group).toHaveTextContent('2026-02-30')
    canvas.getAllByRole('spinbutton')[2]?.focus()
    await userEvent.keyboard('28')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28')
    await waitFor(() => expect(canvas.queryByText(/不是日期/)).toBeNull())
    canvas.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('20261345')
    await expect(group).toHaveTextContent('2026-13-45')
    leave()
    await isNoValue({ canvasElement, args }, /“2026-13-45”不是日期/)
    canvas.getAllByRole('spinbutton')[1]?.focus()
    await userEvent.keyboard('{Backspace}205')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05')
  },
}

/** A day that the calendar does not offer can be typed; it is kept and named. */
export const TypingABlockedDay: Story = {
  args: { isDateDisabled: (date: string) => date === '2026-11-17' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('20261117')
    await waitFor(() => expect(canvas.getByText('这一天不可选')).toBeVisible())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.queryByText('这一天不可选')).toBeNull())
  },
}

/** The calendar opens on the chosen day; arrows, Page and Home move, Enter picks and gives the focus back. */
export const PickingByKeyboard: Story = {
  args: { defaultValue: '2026-11-20' },
  play: async ({ canvasElement, args }) => {
    await openByKeys(canvasElement)
    await waitFor(() => expect(screen.getByRole('button', { name: /2026年11月20日/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{PageDown}{Home}')
    await waitFor(() => expect(screen.getByRole('button', { name: /2026年12月21日.*一/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-21')
    await isBackIn(canvasElement)
  },
}

export const PickingByPointer: Story = {
  args: { defaultValue: '2026-11-20', min: '2026-11-10', isDateDisabled: (date: string) => date === '2026-11-17' },
  play: async ({ canvasElement, args }) => {
    await openBy(canvasElement, '打开日历')
    const blocked = await screen.findByRole('button', { name: /2026年11月9日/ })
    await expect(blocked).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(blocked)
    await userEvent.click(screen.getByRole('button', { name: /2026年11月17日/ }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /2026年11月18日/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18')
  },
}

/** A date out of bounds is kept and named; half a date is not taken for one. */
export const Problems: Story = {
  args: { max: '2026-12-31', name: 'due' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('20270105')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('不能晚于 2026-12-31')).toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-05')
    canvas.getAllByRole('spinbutton')[2]?.focus()
    await userEvent.keyboard('{Delete}{Delete}')
    leave()
    await isNoValue({ canvasElement, args }, '请补全日期')
  },
}

export const Clearing: Story = { args: { defaultValue: '2026-11-20', isClearable: true }, play: clears }

export const Open: Story = {
  args: { defaultValue: '2026-11-20' },
  play: async ({ canvasElement }) => {
    await openBy(canvasElement, '打开日历')
    await waitFor(() => expect(screen.getByRole('dialog', { name: '需求日期' })).toBeVisible())
  },
}

export const States: Story = {
  tags: ['visual'],
  ...fieldStates({
    look: 'clearable',
    width: 200,
    error: '早于采购日期',
    render: (props, { isEmpty, isLook }) => (
      <DatePicker {...props} label="交期" value={isEmpty ? null : '2026-12-08'} isClearable={isLook} />
    ),
  }),
}
