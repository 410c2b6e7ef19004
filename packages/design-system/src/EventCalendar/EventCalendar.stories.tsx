import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { eventCalendarGuide } from './EventCalendar.guide.ts'
import { EventCalendar } from './EventCalendar.tsx'
import type { CalendarEvent } from './types.ts'

const events: readonly CalendarEvent[] = [
  { key: 'install', title: '苏州产线二期 · 主机吊装', start: '2026-11-12', end: '2026-11-18', tone: 'info', note: '李建国' },
  {
    key: 'trip',
    title: 'Lắp đặt dây chuyền dập, Bắc Ninh',
    start: '2026-11-16',
    end: '2026-11-20',
    tone: 'warning',
    note: '延期 2 天',
  },
  { key: 'fat', title: '冲压线 FAT 预验收', start: '2026-11-19', end: '2026-11-20', tone: 'pending' },
  { key: 'audit', title: 'ISO 9001 监督审核', start: '2026-11-24', end: '2026-11-26' },
  { key: 'stock', title: '年度盘点', start: '2026-11-28', end: '2026-12-02', tone: 'neutral' },
  {
    key: 'arrive',
    title: '主轴箱到货 PO-2026-01187',
    start: '2026-11-20T09:00',
    end: '2026-11-20T10:30',
    tone: 'success',
    note: '3 号库',
  },
  {
    key: 'review',
    title: '设计评审：电控柜',
    start: '2026-11-20T10:00',
    end: '2026-11-20T12:00',
    tone: 'info',
    note: '301 会议室',
  },
  { key: 'call', title: '供应商例会', start: '2026-11-20T14:00', end: '2026-11-20T15:00' },
  { key: 'paint', title: '喷涂线点检', start: '2026-11-20T16:00', tone: 'neutral' },
  { key: 'night', title: '夜班试产', start: '2026-11-17T22:00', end: '2026-11-18T06:00', tone: 'pending' },
  { key: 'weld', title: '焊接工装调试', start: '2026-11-18T08:30', end: '2026-11-18T11:30', tone: 'danger', note: '返工' },
  { key: 'plan', title: '周计划会', start: '2026-11-16T08:00', end: '2026-11-16T09:00' },
  { key: 'plan2', title: '周计划会', start: '2026-11-23T08:00', end: '2026-11-23T09:00' },
  { key: 'first', title: '月度结账', start: '2026-11-02', tone: 'neutral' },
]

const meta = {
  title: 'Data/EventCalendar',
  component: EventCalendar,
  args: {
    label: '交付日历',
    events,
    defaultDate: '2026-11-20',
    now: '2026-11-20T13:20',
    timeZone: 'Asia/Shanghai',
    onEventPress: fn(),
    onCreate: fn(),
    onDateChange: fn(),
    onRangeChange: fn(),
    hasWeekNumbers: true,
  },
  parameters: { guide: eventCalendarGuide },
  decorators: [(Story) => <div style={{ inlineSize: 1080 }}>{Story()}</div>],
} satisfies Meta<typeof EventCalendar>

export default meta
type Story = StoryObj<typeof meta>

const dayCell = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('gridcell', { name })

/** Bars over days, times as dots, today, week numbers; a press on an event opens it, on a day makes one. */
export const Month: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(args.onRangeChange).toHaveBeenCalledWith({ start: '2026-10-26', end: '2026-12-06' })
    await expect(canvas.getByRole('grid', { name: '交付日历 2026年11月' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('columnheader')[1]).toHaveAccessibleName('星期一')
    await expect(canvas.getByRole('rowheader', { name: '第 47 周' })).toBeInTheDocument()
    await expect(dayCell(canvasElement, /11月20日/)).toHaveAttribute('aria-current', 'date')
    // An event over two weeks has a bar in each.
    const bars = canvas.getAllByRole('button', { name: /主机吊装，2026-11-12 至 2026-11-18/ })
    await expect(bars).toHaveLength(2)
    await expect(bars[1]).toHaveAttribute('data-continued')
    await userEvent.click(canvas.getByRole('button', { name: /监督审核/ }))
    await expect(args.onEventPress).toHaveBeenCalledWith(events[3])
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(dayCell(canvasElement, /11月10日.*无日程/))
    await expect(args.onCreate).toHaveBeenCalledWith('2026-11-10')
  },
}

/** What does not fit is a number that lists the day. */
export const More: Story = {
  args: { height: 520 },
  play: async ({ canvasElement, args }) => {
    const [more] = await within(canvasElement).findAllByRole('button', { name: /^还有 \d 项$/ })
    if (!more) throw new Error('Every event fits, so that there is nothing to list.')
    const cell = more.closest('[role="gridcell"]')
    await userEvent.click(more)
    const list = await screen.findByRole('dialog', { name: /2026年11月/ })
    await expect(cell).toHaveAccessibleName(new RegExp(`${within(list).getAllByRole('button').length - 1} 项日程`))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(more).toHaveFocus())
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

/** One stop for Tab; arrows go by days and weeks and turn the month; Enter lists a day or makes something on it. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    dayCell(canvasElement, /11月20日/).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(dayCell(canvasElement, /11月28日/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(dayCell(canvasElement, /11月23日/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('heading', { name: '2026年12月' })).toBeInTheDocument()
    await expect(dayCell(canvasElement, /12月2日/)).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect(dayCell(canvasElement, /11月2日/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith('2026-11-03')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    const list = await screen.findByRole('dialog', { name: /11月2日/ })
    await waitFor(() => expect(within(list).getByRole('button', { name: /月度结账/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(list).getByRole('button', { name: '新建日程' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onEventPress).toHaveBeenCalledWith(expect.objectContaining({ key: 'first' }))
    await waitFor(() => expect(dayCell(canvasElement, /11月2日/)).toHaveFocus())
  },
}

export const TodayAndTurning: Story = {
  args: { defaultDate: '2026-03-31' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '下个月' }))
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-04-30')
    await userEvent.click(canvas.getByRole('button', { name: '今天' }))
    await expect(canvas.getByRole('heading', { name: '2026年11月' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: '周' }))
    await expect(canvas.getByRole('heading', { name: /11月16日.*22日.*第 47 周/ })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '上一周' }))
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-15' })
  },
}

/** By the hour: what overlaps stands side by side, a night is cut at midnight, whole days stand above. */
export const Week: Story = {
  tags: ['visual'],
  args: { defaultView: 'week' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect()
    const arrival = bar(/主轴箱到货/)
    const review = bar(/设计评审/)
    await expect(review.left).toBeGreaterThanOrEqual(arrival.right)
    await expect(review.top).toBeGreaterThan(arrival.top)
    await expect(Math.round(review.height)).toBeGreaterThan(Math.round(arrival.height))
    await expect(canvas.getAllByRole('button', { name: /夜班试产/ })).toHaveLength(2)
    await userEvent.click(dayCell(canvasElement, /11月19日.* 15:00$/))
    await expect(args.onCreate).toHaveBeenCalledWith('2026-11-19T15:00')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')
    await expect(args.onCreate).toHaveBeenLastCalledWith('2026-11-20T17:00')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(await screen.findByRole('dialog', { name: /16:00/ })).toHaveTextContent('喷涂线点检')
  },
}

/** The week of another zone: an instant stands where that zone has it. */
export const OtherZone: Story = {
  args: {
    defaultView: 'week',
    timeZone: 'Asia/Ho_Chi_Minh',
    startHour: 0,
    events: [{ key: 'x', title: '夜间发运', start: '2026-11-18T18:30:00Z', end: '2026-11-18T20:00:00Z' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '夜间发运，01:30 至 03:00' })).toBeInTheDocument()
    await expect(dayCell(canvasElement, /11月19日.* 01:00/)).toContainElement(
      within(canvasElement).getByRole('button', { name: /夜间发运/ }),
    )
  },
}

/** Days and events with content of one's own. */
export const Slots: Story = {
  tags: ['visual'],
  args: {
    renderDay: (date) => (date.endsWith('-20') ? <Tag tone="pending">发薪日</Tag> : null),
    renderEvent: ({ title, note }, place) =>
      note && place === 'month' ? (
        <>
          <Avatar name={note} size={16} isDecorative />
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{title}</span>
        </>
      ) : (
        title
      ),
  },
}

/** Nothing can be made or opened: days list what is on them, and presses do nothing. */
export const ReadOnly: Story = {
  args: { onCreate: undefined, onEventPress: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /监督审核/ })).toBeNull()
    dayCell(canvasElement, /11月24日/).focus()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('dialog', { name: /11月24日/ })
    await waitFor(() => expect(within(list).getByRole('img', { name: /监督审核/ })).toBeVisible())
    await expect(within(list).queryByRole('button')).toBeNull()
  },
}

const Owned = (props: { events: readonly CalendarEvent[] }) => {
  const [list, setList] = useState(props.events)
  return (
    <EventCalendar
      label="交付日历"
      events={list}
      date="2026-11-20"
      now="2026-11-20T13:20"
      onCreate={(start) => setList([...list, { key: start, title: '新日程', start }])}
    />
  )
}

/** What is made stands there at once; a date that its owner holds does not move. */
export const Creating: Story = {
  render: (args) => <Owned events={args.events} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(dayCell(canvasElement, /11月10日/))
    await expect(within(canvasElement).getByRole('img', { name: '新日程，2026-11-10' })).toBeInTheDocument()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下个月' }))
    await expect(within(canvasElement).getByRole('heading', { name: '2026年11月' })).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { isLoading: true, events: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '交付日历' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Narrow: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div style={{ inlineSize: 420 }}>{Story()}</div>],
}

/** As wide as a phone: names of days stay on one line, and how many more there are can be read. */
export const Phone: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Lịch giao hàng' },
  decorators: [(Story) => <div style={{ inlineSize: 272 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const monday = canvas.getByRole('columnheader', { name: 'Thứ Hai' })
    await expect(monday).toHaveTextContent('T2')
    await expect(monday.getBoundingClientRect().height).toBeLessThan(40)
    const [more] = canvas.getAllByRole('button', { name: /Thêm \d/, hidden: true })
    await expect(more?.scrollWidth).toBeLessThanOrEqual(more?.clientWidth ?? 0)
  },
}
