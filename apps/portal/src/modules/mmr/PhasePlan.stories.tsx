import { type PhasePlan, type PlanRequest, phasePlanCalls } from '@bip/contract/resources'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { AdminStage, serving } from '../../testing/AdminStage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { PhasePlanPage } from './phases/PhasePlanPage.tsx'

const told = fn()

const phase = (id: string, planOrderId: string, startDate: string, endDate: string) => ({
  ...{ id, version: 1, planOrderId, name: `机械装配 ${id}`, deptId: 'd10', stationId: 's1', people: 4, startDate, endDate },
  ...{ progress: 0, isPinned: false, reason: null },
})
const whole: PhasePlan = {
  orders: ['1', '2'].map((id) => ({ id, orderNo: `JH-${id}`, name: '装配线', priority: 'normal', promisedDate: '2099-12-11' })),
  phases: [phase('a', '1', '2099-11-30', '2099-12-04'), phase('b', '2', '2099-12-01', '2099-12-03')],
  departments: [{ id: 'd10', name: '装配部', max: 20 }],
  stations: [{ id: 's1', name: '一号工位', max: 1 }],
  holidays: [],
  workedDays: [],
  mayMove: true,
  maySchedule: true,
}
const proposalOf = ({ orderIds, direction }: PlanRequest) => ({
  fingerprint: `${direction} ${orderIds.join()}`,
  over: [
    {
      ...{ kind: 'station' as const, name: '一号工位', from: '2099-12-01', days: 3, amount: 2, max: 1 },
      orders: ['JH-1', 'JH-3'],
    },
  ],
  orders: orderIds.map((id) => ({
    ...{
      id,
      orderNo: `JH-${id}`,
      promisedDate: '2099-12-11',
      endDate: '2099-12-14',
      daysLate: id === '2' ? 3 : 0,
      isBackward: false,
    },
    phases: [
      {
        ...{ id: `p${id}`, name: '机械装配', fromStart: '2099-12-01', fromEnd: '2099-12-03' },
        ...{ startDate: '2099-12-10', endDate: '2099-12-14', reason: '工位“一号工位”被 JH-1 占用' },
      },
    ],
  })),
})

const Parts = () => (
  <RecordsProvider host={useRecordsHost()}>
    <div style={{ display: 'flex', blockSize: 640 }}>
      <PhasePlanPage />
    </div>
  </RecordsProvider>
)
const Page = () => (
  <AdminStage>
    <Parts />
  </AdminStage>
)

const meta = {
  title: 'Portal/PhasePlan',
  component: Page,
  beforeEach: () => {
    told.mockReset()
    return serving(['planOrderPhase_view', 'planOrderPhase_edit', 'planOrder_schedule'], () => ({
      [`GET ${phasePlanCalls.plan}`]: () => whole,
      [`POST ${phasePlanCalls.propose}`]: ({ body }) => proposalOf(body as PlanRequest),
      [`POST ${phasePlanCalls.apply}`]: ({ body }) => {
        told(body)
        return { phases: 1 }
      },
    }))()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const WithLoadBelow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('2 个订单', {}, { timeout: 5000 })
    const station = await canvas.findByRole('button', { name: /一号工位（工位）.*超 3 天/ })
    await expect(station).toBeVisible()
    await expect(canvas.getByRole('button', { name: /装配部（人员）.*峰值 40%/ })).toBeVisible()
  },
}

export const AProposalIsAppliedAsOne: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '排期方案' }, { timeout: 5000 }))
    const dialog = within(await screen.findByRole('dialog', { name: '排期方案' }))
    await dialog.findByText('2 个订单，移动 2 个阶段，1 个赶不上承诺')
    // What people pinned above capacity is told.
    await expect(dialog.getByText('工位“一号工位”自 2099-12-01 起 3 天最多 2 个阶段（能力 1）：JH-1, JH-3')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: '从承诺交期倒排' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'JH-1' }))
    await dialog.findByText('1 个订单，移动 1 个阶段，1 个赶不上承诺')
    await userEvent.click(dialog.getByRole('button', { name: '全部采用' }))
    await screen.findByText('1 个阶段已按方案排期')
    expect(told).toHaveBeenCalledWith({ orderIds: ['2'], direction: 'backward', fingerprint: 'backward 2' })
  },
}
