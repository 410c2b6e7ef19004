import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../testing/AdminStage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { OverviewPage } from './overview/OverviewPage.tsx'
import { StatisticsView } from './overview/StatisticsView.tsx'

const went = fn()
const asked = fn()

const phase = (id: string, phaseName: string, more: object) => ({
  ...{ id, planOrderId: 'o1', phaseName, startDate: '2026-11-30', endDate: '2026-12-04', lateDays: '0', lateCause: null },
  ...{ delayReason: null, neededPeople: '4', scheduledPeople: '1', missingNames: '机架', deptId: 'd10' },
  _labels: { planOrderId: 'JH-2026-00007', deptId: '装配部' },
  ...more,
})

const Staged = ({ of }: { of: 'overview' | 'statistics' }) => {
  const host = useRecordsHost()
  return (
    <RecordsProvider host={{ ...host, navigate: went }}>
      {of === 'overview' ? <OverviewPage /> : <StatisticsView />}
    </RecordsProvider>
  )
}
const Page = ({ of }: { of: 'overview' | 'statistics' }) => (
  <AdminStage>
    <Staged of={of} />
  </AdminStage>
)

const may = ['phaseOutlook', 'planOutlook', 'departmentOutlook', 'planStatistics', 'manpowerByWeek'].map((key) => `${key}_view`)

const meta = {
  title: 'Portal/PlanningOverview',
  component: Page,
  args: { of: 'overview' },
  beforeEach: () => {
    went.mockReset()
    asked.mockReset()
    return serving(may, () => ({
      'GET /blade-bip/plus/query/phase-outlook': ({ query }) => {
        if (query.get('isLate'))
          return paged([phase('p1', '机械装配', { lateDays: '7', lateCause: 'material', delayReason: 'design' })])
        return paged(query.get('lacksPeople') ? [phase('p2', '电气接线', {}), phase('p3', '厂内调试', {})] : [])
      },
      'GET /blade-bip/plus/query/plan-outlook': ({ query }) =>
        paged(
          [
            { id: 'o1', promisedDate: '2026-12-11', projectedDate: '2026-12-22', daysLate: '11', isMissed: true },
            { id: 'o2', promisedDate: '2026-12-31', projectedDate: '2026-12-22', daysLate: '0', isMissed: false },
          ]
            .filter(({ isMissed }) => !query.get('concerns') || isMissed)
            .map((row) => ({ ...row, planOrderNo: `JH-${row.id}`, customerProductName: '装配线' })),
        ),
      'GET /blade-bip/plus/query/department-outlook': () =>
        paged([
          {
            ...{ id: 'd10', deptId: 'd10', openPhases: '9', latePhases: '4', maxLate: '12', phasesWithoutPeople: '2' },
            ...{ phasesWithoutMaterial: '1', _labels: { deptId: '装配部' } },
          },
        ]),
      'GET /blade-bip/plus/manpower-by-week': () => [{ id: 'w', week: '2026-11-23', predicted: '500', capacity: '400' }],
      'GET /blade-bip/plus/query/plan-statistics': ({ query }) => {
        asked(query.get('by'))
        const row = {
          orders: '3',
          phases: '20',
          phasesDone: '9',
          phasesLate: '5',
          lateShare: '25.0',
          lateDays: '31',
          planHours: '800',
        }
        return paged([
          { ...row, id: 'material', groupKey: 'material', groupName: query.get('by') === 'delayReason' ? '缺料' : '整线' },
        ])
      },
    }))()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const OfThePlanner: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const late = await canvas.findByRole('region', { name: '已延期及原因' }, { timeout: 5000 })
    await expect(await within(late).findByText('JH-2026-00007 · 机械装配')).toBeVisible()
    await within(late).findByText(/延期 7 天 · 缺料 · 设计变更/)
    const promises = canvas.getByRole('region', { name: '赶不上承诺交期' })
    await within(promises).findByText('晚于承诺 11 天：承诺 2026-12-11，预计 2026-12-22')
    const people = canvas.getByRole('region', { name: '缺人' })
    await userEvent.click(await within(people).findByText('全部 2 条'))
    expect(went).toHaveBeenCalledWith('/mmr/phase-outlook?lacksPeople=true')
  },
}

export const OfTheDepartmentHead: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: '部门负责人' }, { timeout: 5000 }))
    await canvas.findByText('需 500，可用 400 小时')
    await canvas.findByText('JH-2026-00007 · 机械装配')
  },
}

export const OfTheDirector: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: '总监' }, { timeout: 5000 }))
    await userEvent.click(await canvas.findByText('装配部 · 4 / 9'))
    expect(went).toHaveBeenCalledWith('/mmr/phase-outlook?deptId=d10&isLate=true')
    await canvas.findByText('50')
    await canvas.findByText('5 个阶段，31 天')
  },
}

export const AddedUp: Story = {
  args: { of: 'statistics' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('整线', {}, { timeout: 5000 })
    await userEvent.click(canvas.getByRole('combobox', { name: /统计维度/ }))
    await userEvent.click(await screen.findByRole('option', { name: '按延期原因' }))
    await userEvent.click(await canvas.findByText('缺料'))
    expect(asked).toHaveBeenLastCalledWith('delayReason')
    expect(went).toHaveBeenCalledWith('/mmr/phase?delayReason=material')
  },
}
