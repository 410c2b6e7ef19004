import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { clears, isBackIn, isNoValue, leave, openBy, openByKeys } from '../testing/fieldPlays.ts'
import { fieldStates } from '../testing/fieldStates.tsx'
import { timePickerGuide } from './TimePicker.guide.ts'
import { TimePicker } from './TimePicker.tsx'

const meta = {
  title: 'Inputs/TimePicker',
  component: TimePicker,
  parameters: { guide: timePickerGuide },
  args: { label: '早班开工', timeZone: 'Asia/Shanghai', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 200, minHeight: 340 }}>{Story()}</div>],
} satisfies Meta<typeof TimePicker>

export default meta
type Story = StoryObj<typeof meta>

const column = (name: string): HTMLElement => screen.getByRole('listbox', { name })

/** Figures go on to the next part by themselves; the value comes when the time is whole. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('早班开工'))
    await userEvent.keyboard('08')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('30')
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('08:31')
    await expect(canvas.getByRole('group', { name: '早班开工' })).toHaveTextContent(/08:31/)
  },
}

/** The columns show what is chosen and change it at once; 完成 gives the focus back. */
export const Choosing: Story = {
  args: { defaultValue: '08:30', minuteStep: 15 },
  play: async ({ canvasElement, args }) => {
    await openBy(canvasElement, '选择时间')
    await waitFor(() => expect(column('时')).toHaveFocus())
    await expect(within(column('分')).getAllByRole('option')).toHaveLength(4)
    await expect(within(column('时')).getByRole('option', { selected: true })).toHaveTextContent('08')
    await userEvent.click(within(column('时')).getByRole('option', { name: '14' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30')
    await userEvent.click(within(column('分')).getByRole('option', { name: '45' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('14:45')
    await userEvent.click(screen.getByRole('button', { name: '完成' }))
    await isBackIn(canvasElement)
  },
}

/** Up and down choose, left and right change the column, Escape closes. */
export const Keyboard: Story = {
  args: { defaultValue: '08:30', hasSeconds: true },
  play: async ({ canvasElement, args }) => {
    await openByKeys(canvasElement)
    await waitFor(() => expect(column('时')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30:00')
    await userEvent.keyboard('{ArrowRight}{PageDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('09:36:00')
    await userEvent.keyboard('{ArrowRight}{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith('09:36:59')
    await expect(column('秒')).toHaveAttribute(
      'aria-activedescendant',
      within(column('秒')).getByRole('option', { name: '59' }).id,
    )
    await userEvent.keyboard('{Escape}')
    await isBackIn(canvasElement)
  },
}

/** What lies outside the bounds is not offered; typed all the same it is kept and named. */
export const Bounds: Story = {
  args: { min: '08:30', max: '17:15', defaultValue: '08:45' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await openBy(canvasElement, '选择时间')
    await waitFor(() => expect(column('时')).toHaveFocus())
    await expect(within(column('时')).getByRole('option', { name: '07' })).toHaveAttribute('aria-disabled', 'true')
    await expect(within(column('分')).getByRole('option', { name: '15' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(within(column('时')).getByRole('option', { name: '07' }))
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    canvas.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('1830')
    await expect(args.onChange).toHaveBeenLastCalledWith('18:30')
    await waitFor(() => expect(canvas.getByText('不能晚于 17:15')).toBeVisible())
  },
}

/** Minutes between the steps are kept and named, with the nearest that fits. */
export const OffTheSteps: Story = {
  args: { minuteStep: 15, defaultValue: '08:37' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('请按 15 分钟取整，如 08:30')).toBeVisible()
    await openBy(canvasElement, '选择时间')
    await waitFor(() => expect(within(column('分')).getByRole('option', { selected: true })).toHaveTextContent('37'))
  },
}

export const Pasting: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getAllByRole('spinbutton')[0]?.focus()
    await userEvent.paste('下午两点')
    await waitFor(() => expect(within(canvasElement).getByText(/“下午两点”不是时间/)).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.paste('14时30分')
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30')
    await waitFor(() => expect(within(canvasElement).queryByText(/不是时间/)).toBeNull())
  },
}

/** A time that no clock shows stays as it was typed and is named. */
export const NoTime: Story = {
  args: { name: 'shiftStart', defaultValue: '08:30' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('2475')
    leave()
    await isNoValue({ canvasElement, args }, /“24:75”不是时间/)
  },
}

/** Half a time is no value, and a form around hears of it. */
export const HalfATime: Story = {
  args: { name: 'shiftStart' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('08')
    leave()
    await isNoValue({ canvasElement, args }, '请补全时间')
  },
}

export const Clearing: Story = {
  args: { defaultValue: '08:30', isClearable: true },
  play: clears,
}

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Giờ bắt đầu ca sáng tại nhà máy Bắc Ninh', defaultValue: '07:30', hasSeconds: true },
  play: async ({ canvasElement }) => {
    await openBy(canvasElement, 'Chọn giờ')
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Phút' })).toBeVisible())
  },
}

export const States: Story = {
  tags: ['visual'],
  ...fieldStates({
    look: 'seconds',
    width: 170,
    error: '与夜班重叠',
    render: (props, { isEmpty, isLook }) => (
      <TimePicker
        {...props}
        label="早班开工"
        hasSeconds={isLook}
        isClearable={isLook}
        value={isEmpty ? null : isLook ? '08:30:00' : '08:30'}
      />
    ),
  }),
}
