import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { calendarGuide } from './Calendar.guide.ts'
import { Calendar } from './Calendar.tsx'

const meta = {
  title: 'Inputs/Calendar',
  component: Calendar,
  args: { label: '排产日历', defaultValue: '2026-11-20', timeZone: 'Asia/Shanghai', onChange: fn() },
  parameters: { guide: calendarGuide },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

/** Weeks begin on Monday in China; the pages turn by month and by year. */
export const Turning: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('一')
    await userEvent.click(canvas.getByRole('button', { name: '下个月' }))
    await expect(canvas.getByRole('grid', { name: '2026年12月' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '上一年' }))
    await expect(canvas.getByRole('grid', { name: '2025年12月' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /2025年12月31日/ }))
    await expect(args.onChange).toHaveBeenCalledWith('2025-12-31')
  },
}

/** A value set from outside turns the pages to it. The focus stays where it was, or with the days if it was on one of them. */
export const SetFromOutside: Story = {
  render: function Render(args) {
    const [day, setDay] = useState('2026-11-20')
    return (
      <>
        <Calendar {...args} value={day} onChange={setDay} />
        <Button onPress={() => setDay('2027-03-08')}>交期</Button>
        <input aria-label="扫码" onChange={(event) => setDay(event.target.value)} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: '交期' })
    await userEvent.click(button)
    await expect(canvas.getByRole('grid', { name: '2027年3月' })).toBeVisible()
    await expect(button).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '上个月' }))
    canvas.getByRole('button', { name: /2027年2月8日/ }).focus()
    fireEvent.change(canvas.getByRole('textbox', { name: '扫码' }), { target: { value: '2026-12-31' } })
    await waitFor(() => expect(canvas.getByRole('button', { name: /2026年12月31日/ })).toHaveFocus())
  },
}

export const TwoMonths: Story = { args: { months: 2 } }

/** Weeks begin on Monday in Vietnam, too: thứ hai is the second day of the week by name and the first in the calendar. */
export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Lịch sản xuất' },
  play: async ({ canvasElement }) => {
    const days = within(canvasElement).getAllByRole('columnheader')
    await expect(days.map((day) => day.getAttribute('abbr'))).toEqual([
      'Thứ Hai',
      'Thứ Ba',
      'Thứ Tư',
      'Thứ Năm',
      'Thứ Sáu',
      'Thứ Bảy',
      'Chủ Nhật',
    ])
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Production calendar' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'Monday')
  },
}

export const Weekends: Story = {
  args: { isDateDisabled: (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()) },
}
