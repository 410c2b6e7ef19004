import { wallTime } from '@bip/contract/calendar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Schedule } from './Schedule.tsx'
import type { ScheduleOperation } from './types.ts'

const now = wallTime('2026-11-24T08:00')
const operation = (
  key: string,
  resource: string | null,
  hour: number,
  hours: number,
  more: Partial<ScheduleOperation> = {},
): ScheduleOperation => ({
  ...{ key, resource, lane: 0, start: now + hour * 60, end: now + (hour + hours) * 60, chain: key.slice(0, 2), name: key },
  ...{ detail: '', tone: 'info', isPinned: false, isLate: false, isPaused: false, why: '', ...more },
})

const meta = {
  title: 'Charts/Schedule',
  component: Schedule,
  args: {
    label: '本周排程',
    now,
    resources: [
      { key: 'm1', name: '机床 1', group: '机加工一组' },
      { key: 'm2', name: '机床 2', group: '机加工一组' },
      { key: 'b1', name: '喷涂房 1', group: '喷涂一组', capacity: 2 },
    ],
    operations: [
      operation('A1 铣削', 'm1', 0, 4),
      operation('B1 车削', 'm1', 5, 6, { isPinned: true, tone: 'success' }),
      operation('A1 喷砂', 'b1', 5, 3, { isLate: true, tone: 'danger' }),
      operation('C1 去毛刺', null, 0, 2),
    ],
    stops: [{ resource: 'm2', start: now + 120, end: now + 600 }],
    onMove: fn(async () => ({ lines: ['2 道工序移动', 'MO-1 逾期 1 天'], isHarmful: true, apply: async () => true })),
    onPin: fn(),
    onSplit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Schedule>
export default meta

type Story = StoryObj<typeof meta>

/** Stations by time, their load above, what is not scheduled beside them. */
export const Stations: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const board = within(canvasElement)
    await waitFor(() => expect(board.getByRole('button', { name: /A1 铣削，机床 1，11-24 08:00 至 11-24 12:00/ })).toBeVisible())
    // Both rows of the axis stand in its head, the upper one above the lower.
    const [upper, lower] = ['upper', 'lower'].map(
      (row) => canvasElement.querySelector(`[data-${row}]`)?.getBoundingClientRect().top ?? 0,
    )
    await expect(lower).toBe((upper ?? 0) + 18)
    await expect(board.getByText('未排程 1')).toBeVisible()
    await userEvent.click(board.getByRole('button', { name: '喷涂一组' }))
    await expect(board.queryByRole('button', { name: /A1 喷砂/ })).not.toBeInTheDocument()
  },
}

/** An operation is held by Space, moved by arrows, and put down only after its effect was seen. */
export const MovedByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const board = within(canvasElement)
    const bar = await board.findByRole('button', { name: /A1 铣削/ })
    bar.focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith([{ key: 'A1 铣削', resource: 'm2', start: now + 120 }])
    const effect = await board.findByRole('alertdialog')
    await expect(within(effect).getByText('MO-1 逾期 1 天')).toBeVisible()
    await userEvent.click(within(effect).getByRole('button', { name: '应用' }))
    await waitFor(() => expect(board.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** One that is marked says why it stands there and can be split; two of them can be swapped, neighbours stay neighbours. */
export const MarkedAndSwapped: Story = {
  args: { operations: [operation('A1 铣削', 'm1', 0, 4, { why: '等待物料 3 小时' }), operation('B1 车削', 'm1', 4, 6)] },
  play: async ({ canvasElement, args }) => {
    const board = within(canvasElement)
    const user = userEvent.setup()
    await user.click(await board.findByRole('button', { name: /A1 铣削/ }))
    const panel = await board.findByRole('group', { name: '已选工序' })
    await expect(within(panel).getByText(/等待物料 3 小时/)).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: '拆分' }))
    await expect(args.onSplit).toHaveBeenCalledWith('A1 铣削')
    await user.keyboard('{Control>}')
    await user.click(board.getByRole('button', { name: /B1 车削/ }))
    await user.keyboard('{/Control}')
    await user.click(await board.findByRole('button', { name: '对调' }))
    await expect(args.onMove).toHaveBeenCalledWith([
      { key: 'B1 车削', resource: 'm1', start: now },
      { key: 'A1 铣削', resource: 'm1', start: now + 360 },
    ])
    await waitFor(() => expect(board.getByRole('alertdialog')).toBeVisible())
  },
}

/** Plans that are kept are drawn over the one that holds. */
export const DrawnOver: Story = {
  tags: ['visual'],
  args: {
    overlays: [
      { key: 'p1', name: '试排 1', places: [{ key: 'A1 铣削', resource: 'm2', lane: 0, start: now + 660, end: now + 900 }] },
      { key: 'p2', name: '倒排', places: [{ key: 'A1 喷砂', resource: 'b1', lane: 1, start: now + 900, end: now + 1080 }] },
    ],
  },
  play: async ({ canvasElement }) => {
    const board = within(canvasElement)
    await waitFor(() => expect(board.getByRole('img', { name: '试排 1' })).toBeVisible())
    await expect(board.getByRole('img', { name: '倒排' })).toBeVisible()
  },
}

/** On the floor one looks only. */
export const ReadOnly: Story = {
  args: { onMove: undefined, onPin: undefined, onSplit: undefined },
  play: async ({ canvasElement }) => {
    const board = within(canvasElement)
    await board.findByRole('button', { name: /A1 铣削/ })
    await expect(board.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument()
    await expect(board.queryByRole('complementary')).not.toBeInTheDocument()
  },
}

const stations = Array.from({ length: 40 }, (_, at) => ({ key: `s${at}`, name: `机床 ${at}`, group: '机加工一组' }))
const many = stations.flatMap(({ key }, at) =>
  Array.from({ length: 120 }, (_, day) => operation(`A${at} 第${day}道`, key, day * 24 + (at % 5), 14)),
)
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Colours in the middle of the painted bars of a station. */
const coloursAcross = (sheet: HTMLCanvasElement, y: number): Set<number> => {
  const ratio = sheet.width / sheet.clientWidth
  const { data } = sheet.getContext('2d')?.getImageData(0, Math.round(y * ratio), sheet.width, 1) ?? {
    data: new Uint8ClampedArray(),
  }
  return new Set(
    Array.from(
      { length: sheet.width },
      (_, x) => ((data[x * 4] ?? 0) << 16) | ((data[x * 4 + 1] ?? 0) << 8) | (data[x * 4 + 2] ?? 0),
    ),
  )
}

/** However far one scrolls, bars are painted in that frame, beside their names and below their days; those to be pressed follow once it rests, and the focus stays. */
export const PaintedWhileScrolled: Story = {
  render: (args) => <Schedule {...args} resources={stations} operations={many} />,
  play: async ({ canvasElement }) => {
    const board = within(canvasElement)
    const first = await board.findByRole('button', { name: /^A0 第0道/ })
    first.focus()
    const sheet = canvasElement.querySelector('canvas') as HTMLCanvasElement // Drawn by the board.
    let scroller = sheet.parentElement
    while (scroller && getComputedStyle(scroller).overflowX !== 'auto') scroller = scroller.parentElement
    scroller?.scrollTo({ left: 4000, top: 320 })
    await frame()
    // Of what is in sight nothing can be pressed yet, and all is painted: a line of the middle of a bar crosses bars and ground.
    await expect(board.queryByRole('button', { name: /^A20 第5\d道/ })).not.toBeInTheDocument()
    const name = board.getByText('机床 20').getBoundingClientRect()
    const middle = name.top + name.height / 2 - sheet.getBoundingClientRect().top
    await expect(coloursAcross(sheet, middle + 8).size).toBeGreaterThan(2)
    await expect(coloursAcross(sheet, name.bottom - 1.5 - sheet.getBoundingClientRect().top).size).toBe(1)
    const bar = await board.findByRole('button', { name: /^A20 第50道/ })
    await expect(bar.getBoundingClientRect().top).toBeCloseTo(name.top + 3, 0)
    const days = [...canvasElement.querySelectorAll('[data-lower]')].map((day) => day.getBoundingClientRect())
    await expect(
      days.some(({ left, right }) => left <= bar.getBoundingClientRect().left && right > bar.getBoundingClientRect().left),
    ).toBe(true)
    await expect(first).toHaveFocus()
  },
}
