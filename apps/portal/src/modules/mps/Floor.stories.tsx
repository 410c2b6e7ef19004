import {
  type HoursDesk,
  hoursDeskCall,
  type MoveEffect,
  type ScheduleBar,
  type ScheduledOrder,
  type SchedulePlan,
  scheduleCalls,
} from '@bip/contract/resources'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../testing/AdminStage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { HoursPage } from './hours/HoursPage.tsx'
import { SchedulePage } from './schedule/SchedulePage.tsx'

const told = fn()
const operation = (id: string, processName: string) => ({
  ...{ id, itemId: `i-${id}`, itemNo: `MO-${id}-001`, stepNo: '10', processName, materialName: '安装底板', quantity: '20.0000' },
  ...{ finishedQuantity: '5.0000', plannedHours: '16.00', reportedHours: '4.00' },
  requirements: [] as string[],
})
const desk: HoursDesk = {
  ...{ groups: [{ id: 'g1', name: '机加工一组' }], workGroupId: 'g1', me: 'p1', lockedBy: null },
  people: [
    { id: 'p1', name: '陈师傅', shiftKind: 'day', reported: '0' },
    { id: 'p2', name: '阮文明', shiftKind: 'day', reported: '6.00' },
  ],
  operations: [operation('1', '数控车削'), { ...operation('2', '去毛刺'), requirements: ['洁净要求: 气路使用食品级润滑脂'] }],
}
const at = (hour: number) => new Date(Date.parse('2026-11-24T00:00:00Z') + hour * 3_600_000).toISOString()
const bar = (operationId: string, stationId: string, hour: number): ScheduleBar => ({
  ...{
    operationId,
    id: `w-${operationId}`,
    version: 1,
    itemId: `i-${operationId}`,
    itemNo: `MO-${operationId}-001`,
    moId: 'mo',
    stepNo: 10,
  },
  ...{
    processName: '铣削',
    materialName: '底板',
    processId: 'x',
    stationId,
    lane: 0,
    start: at(hour),
    end: at(hour + 4),
    status: '1',
  },
  ...{
    isPinned: false,
    priority: 'normal',
    dueDate: null,
    isLate: false,
    minutes: 240,
    quantity: '20.0000',
    why: 'none',
    whyMinutes: 0,
  },
})
const station = (id: string) => ({
  id,
  code: id,
  name: `机床 ${id}`,
  groupId: 'g1',
  groupName: '机加工一组',
  capacity: 1,
  processIds: [],
})
/** What the plan says in a story, and what gives way to a move in it. */
let plan: SchedulePlan
let pushed: MoveEffect['moved'] = []
const fresh: SchedulePlan = {
  ...{
    now: at(0),
    mark: '1.1',
    mayEdit: true,
    changedItems: null,
    stations: [station('m1'), station('m2')],
    stops: [],
    ranAt: at(-1),
    reported: 0,
  },
  bars: [bar('A', 'm1', 2), bar('B', 'm2', 6)],
}
const kept = {
  id: 'p1',
  no: 'PC-1',
  planName: '夜班加一台',
  placedCount: '2',
  movedCount: '1',
  unplacedCount: '0',
  lateCount: '0',
  lateDays: '0.0',
  endsOn: at(30),
}

const order = (billNo: string, lateDays: number, lateBy: ScheduledOrder['lateBy']): ScheduledOrder => ({
  ...{ id: billNo, billNo, mtoNo: null, materialName: '底板', dueDate: '2026-11-26', projected: at(120), lateDays, lateBy },
})

const figures = { placed: 2, unplaced: 0, moved: 0, late: 0, lateDays: 0, endsOn: at(30) }

const Hours = () => (
  <RecordsProvider host={useRecordsHost()}>
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 560 }}>
      <HoursPage />
    </div>
  </RecordsProvider>
)
const Board = () => (
  <RecordsProvider host={useRecordsHost()}>
    <div style={{ display: 'flex', blockSize: 560 }}>
      <SchedulePage />
    </div>
  </RecordsProvider>
)
const Stage = ({ of }: { of: 'hours' | 'board' }) => <AdminStage>{of === 'hours' ? <Hours /> : <Board />}</AdminStage>

const meta = {
  title: 'Portal/Floor',
  component: Stage,
  args: { of: 'hours' },
  beforeEach: () => {
    plan = fresh
    pushed = []
    told.mockReset()
    const note =
      (name: string, answer: unknown) =>
      ({ body }: { body?: unknown }) => {
        told(name, body)
        return answer
      }
    return serving(['workHoursReport_add', 'workSchedule_view', 'workSchedule_edit', 'scheduleProposal_view'], () => ({
      [`GET ${hoursDeskCall}`]: () => desk,
      'POST /blade-bip/mps/Wksr/batch-submit': note('reports', { results: [{ row: 0, id: 'r1', ok: true }] }),
      'POST /blade-bip/mps/Wksr/commit': note('commit', { results: [] }),
      [`GET ${scheduleCalls.plan}`]: () => plan,
      [`GET ${scheduleCalls.places}`]: () => [{ operationId: 'B', stationId: 'm1', lane: 0, start: at(8), end: at(12) }],
      [`POST ${scheduleCalls.move}`]: ({ body }: { body?: unknown }) =>
        note('move', {
          moved: [{ operationId: 'A', stationId: 'm2', lane: 0, start: at(2), end: at(6), version: 1 }, ...pushed],
          late: [],
          frozen: 0,
          isApplied: false,
        })({ body }),
      'POST /blade-bip/mps/work-schedule/remove': note('remove', null),
      [`POST ${scheduleCalls.again}`]: note('again', {
        proposalId: 'p1',
        before: figures,
        after: { ...figures, moved: 2 },
        unplaced: [],
      }),
      [`POST ${scheduleCalls.keep}`]: note('keep', { proposalId: 'p1', before: {}, after: {}, unplaced: [] }),
      [`POST ${scheduleCalls.split}`]: note('split', { itemId: 'i2', moved: [], late: [], isApplied: true }),
      [`GET ${scheduleCalls.orders}`]: () => [
        order('MO-1', 0, null),
        order('MO-2', 3, { stepNo: '20', processName: '铣削', why: 'station', minutes: 330 }),
      ],
      [`GET ${scheduleCalls.materials}`]: () => ({
        materialsOn: '2026-11-27',
        lines: [{ id: 'c1', materialName: '伺服电机', materialCode: 'M-1', required: '4', available: '1', lacks: '3.0000' }],
      }),
      'GET /blade-bip/mps/schedule-proposal/list': () => paged([kept]),
    }))()
  },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

/** A foreman types hours with the keys alone; each operation becomes a report that is sent for audit. */
export const ForemansGrid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cell = await canvas.findByRole('textbox', { name: /陈师傅 数控车削/ })
    await expect(canvas.getByText('特殊要求：洁净要求: 气路使用食品级润滑脂')).toBeVisible()
    await userEvent.click(cell)
    await userEvent.keyboard('4,5{Enter}30')
    await expect(canvas.getByText('陈师傅 当天超过 24 小时，请核对')).toBeVisible()
    await userEvent.keyboard('{Backspace}{Backspace}3')
    await userEvent.type(canvas.getByRole('textbox', { name: /合格数 数控车削/ }), '6')
    await expect(canvas.getByText('2 道工序，共 7.5 小时')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存并提交审核' }))
    await waitFor(() => expect(told).toHaveBeenCalledWith('commit', expect.anything()))
    const sent = told.mock.calls.find(([name]) => name === 'reports')?.[1]
    await expect(JSON.stringify(sent)).toContain('"hours":"4.50","goodQuantity":"6.0000"')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /陈师傅 数控车削/ })).toHaveValue(''))
  },
}

/** A worker on a phone: what one worked on, how long, how many pieces. */
export const OwnHoursOnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // A phone begins with one's own hours.
    await userEvent.type(await canvas.findByRole('searchbox', { name: '查找工序' }), '去毛刺')
    await userEvent.click(canvas.getByRole('button', { name: /去毛刺/ }))
    await expect(await canvas.findByText(/特殊要求：洁净要求/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '4' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存并提交审核' }))
    await waitFor(() => expect(told).toHaveBeenCalledWith('commit', expect.anything()))
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: '查找工序' })).toBeVisible())
  },
}

/** A planner tries a move out without touching the plan, keeps it, and sees it drawn over the board beside its figures. */
export const TriedOutAndKept: Story = {
  args: { of: 'board' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '试排' }))
    const held = await canvas.findByRole('button', { name: /MO-A-001/ })
    held.focus()
    await userEvent.keyboard(' {ArrowDown}{Enter}')
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: '应用' }))
    await waitFor(() => expect(canvas.getByText(/已移动 1 道工序/)).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('img', { name: '当前排程' })).toBeVisible())
    await expect(
      told.mock.calls.filter(([name, body]) => name === 'move' && (body as { isApplied?: boolean })?.isApplied),
    ).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: '保留方案' }))
    const naming = await screen.findByRole('dialog', { name: '保留方案' })
    await userEvent.type(within(naming).getByRole('textbox', { name: '方案名称' }), '夜班加一台')
    await userEvent.click(within(naming).getByRole('button', { name: '保留方案' }))
    await waitFor(() => expect(told).toHaveBeenCalledWith('keep', expect.objectContaining({ planName: '夜班加一台' })))
    await waitFor(() => expect(canvas.getByRole('img', { name: '夜班加一台' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '方案对比' }))
    const compared = await screen.findByRole('dialog', { name: '排程方案对比' })
    await waitFor(() => expect(within(compared).getByRole('checkbox', { name: '夜班加一台' })).toBeChecked())
  },
}

/** Undo takes back all that a move did: what gave way stands where it stood, what was dragged in leaves the plan. */
export const Undone: Story = {
  args: { of: 'board' },
  beforeEach: () => {
    plan = { ...fresh, bars: [...fresh.bars, { ...bar('C', 'm1', 2), status: '0' }] }
    pushed = [
      { operationId: 'B', stationId: 'm2', lane: 0, start: at(10), end: at(14), version: 1 },
      { operationId: 'C', stationId: 'm2', lane: 0, start: at(20), end: at(24), version: 0 },
    ]
    plan.bars = plan.bars.map((one) => (one.operationId === 'C' ? { ...one, start: null, end: null, stationId: null } : one))
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const held = await canvas.findByRole('button', { name: /MO-A-001/ })
    held.focus()
    await userEvent.keyboard(' {ArrowDown}{Enter}')
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: '应用' }))
    const undo = canvas.getByRole('button', { name: '撤销' })
    await waitFor(() => expect(undo).toBeEnabled())
    await userEvent.click(undo)
    await waitFor(() => expect(told).toHaveBeenCalledWith('remove', { ids: 'w-C' }))
    const places = [
      { operationId: 'A', stationId: 'm1', start: at(2), version: 1 },
      { operationId: 'B', stationId: 'm2', start: at(6), version: 1 },
    ]
    await waitFor(() => expect(told).toHaveBeenCalledWith('move', { moves: places, isApplied: true }))
  },
}

/** The floor reported and a station stopped: the board says that its plan is out of date, and proposes one that knows it. */
export const OutOfDate: Story = {
  args: { of: 'board' },
  beforeEach: () => {
    const stops = [{ stationId: 'm2', start: at(7), end: at(9), changedAt: at(-0.5) }]
    plan = { ...fresh, bars: [bar('A', 'm1', -6), ...fresh.bars.slice(1)], stops, reported: 3 }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const notice = (await canvas.findByText(/排程已过时：1 道工序到时未完工；1 道工序遇到新登记的停机；上次排程后 3 道/)).closest(
      'p',
    )
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: '重新排程' }))
    const dialog = await screen.findByRole('dialog', { name: '排程方案对比' })
    await expect(within(dialog).getByRole('row', { name: /移动工序 – 2/ })).toBeVisible()
    await expect(told).toHaveBeenCalledWith('again', {})
    await userEvent.click(within(dialog).getByRole('button', { name: /叠加到看板/ }))
  },
}

/** What gets late, what first made it late, and what it lacks. */
export const LateOrders: Story = {
  args: { of: 'board' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '逾期订单' }))
    const dialog = within(await screen.findByRole('dialog', { name: '将逾期的订单' }))
    await expect(await dialog.findByText('20 铣削 · 等工位 5.5 小时')).toBeVisible()
    await expect(dialog.queryByText(/MO-1/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '物料 MO-2' }))
    await expect(await dialog.findByText('伺服电机 缺 3')).toBeVisible()
    await expect(dialog.getByText('物料齐套日 2026-11-27')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Some pieces of an item are split off. */
export const SplitOff: Story = {
  args: { of: 'board' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /MO-A-001/ }))
    await userEvent.click(await canvas.findByRole('button', { name: '拆分' }))
    const dialog = await screen.findByRole('dialog', { name: '拆分 MO-A-001' })
    const quantity = within(dialog).getByRole('textbox', { name: '拆出数量' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '20')
    await expect(within(dialog).getByRole('button', { name: '拆分' })).toBeDisabled()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '8')
    await userEvent.click(within(dialog).getByRole('button', { name: '拆分' }))
    await waitFor(() => expect(told).toHaveBeenCalledWith('split', { operationId: 'A', quantity: '8' }))
  },
}
