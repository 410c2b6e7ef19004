import { rowTableOf } from '@bip/contract'
import { type BaselineRow, type PlanRow, planCalls, sentPlanOf } from '@bip/contract/resources'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, Refused, serving } from '../../../testing/AdminStage.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { PlanView } from './PlanView.tsx'

const sent = fn()
const codes = ['planItem_view', 'planItem_edit', 'planItem_add']

const row = (id: string, itemNo: string, name: string, more: Partial<PlanRow> = {}): PlanRow => ({
  ...{ id, itemNo, name, version: 1, parentId: null, itemType: 'task', phase: 'design', status: 'planning' },
  ...{ ownerId: 'u1', ownerName: '林晓', deptName: '项目部', planStart: '2026-11-30', planEnd: '2026-12-04', duration: 5 },
  ...{ splits: null, deadline: null, constraintType: null, constraintDate: null, actualStart: null, actualEnd: null },
  ...{ baselineStart: null, baselineEnd: null, progress: 0, plannedHours: 40, links: [] },
  ...more,
})
const first = [row('a', '1', '机械设计'), row('b', '2', '采购', { phase: 'making', ownerId: 'u2', ownerName: '韩工' })]

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const Page = () => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
    <AdminStage at="/pdp/plan">
      <Hosted>
        <PlanView projectId="p" />
      </Hosted>
    </AdminStage>
  </div>
)

const kept: { id: string; version: number; baselineName: string; createTime: string; itemCount: string }[] = []
/** What each kept plan holds: the items as they stood. */
const heldBy = (id: string) =>
  rowTableOf<BaselineRow>([
    { itemId: 'a', itemNo: '1', itemName: '机械设计', planStart: '2026-11-23', planEnd: '2026-11-27' },
    { itemId: id === 'k1' ? 'b' : 'gone', itemNo: '2', itemName: '采购', planStart: '2026-11-30', planEnd: '2026-12-04' },
  ])
const baselines = '/blade-bip/plus/plan-baseline'
const keptAnswers = {
  [`GET ${baselines}/list`]: () => paged(kept),
  [`POST ${baselines}/submit`]: ({ body }: { body: Readonly<Record<string, unknown>> }) => {
    sent(body)
    const record = { id: `k${kept.length + 1}`, version: 1, createTime: '2026-11-28T08:00:00Z', itemCount: '2' }
    kept.push({ ...record, baselineName: String(body.baselineName) })
    return record
  },
  [`GET ${planCalls.baseline}`]: ({ query }: { query: URLSearchParams }) => heldBy(query.get('id') ?? ''),
}

const meta = {
  title: 'Portal/Plan',
  component: Page,
  beforeEach: () => {
    sent.mockClear()
    let items = first
    kept.length = 0
    return serving([...codes, 'planBaseline_view', 'planBaseline_add', 'planBaseline_edit', 'planBaseline_delete'], () => ({
      ...keptAnswers,
      [`GET ${planCalls.plan}`]: () =>
        sentPlanOf({
          project: {
            id: 'p',
            name: '装配线',
            code: 'XM26-001',
            planStart: '2026-11-30',
            planEnd: '2027-03-31',
            deliveryDate: null,
          },
          mayEdit: true,
          holidays: ['2026-12-03'],
          workedDays: [],
          absences: [],
          items,
        }),
      [`POST ${planCalls.replan}`]: ({ body }) => {
        sent(body)
        const [item] = body.items as { id: string; version: number }[]
        if (item?.version === 1) {
          items = items.map((one) =>
            one.id === 'a'
              ? { ...one, version: 2, planEnd: '2026-12-08', duration: 7, updatedBy: '韩工', updatedById: 'u2' }
              : one,
          )
          throw new Refused(409, '韩工 刚修改过', null, 'stale')
        }
        return { versions: { a: 3 }, changeNo: null }
      },
    }))()
  },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

/** Moves the first task by a day with the keys. */
const move = async (canvas: HTMLElement): Promise<void> => {
  const bar = await within(canvas).findByRole('gridcell', { name: /^机械设计，/ })
  bar.focus()
  await userEvent.keyboard(' {ArrowRight}{Enter}')
}

/** Somebody else was first: whose move it was is shown, and both can be kept. */
export const SomebodyWasFirst: Story = {
  play: async ({ canvasElement }) => {
    await move(canvasElement)
    const dialog = within(await screen.findByRole('dialog', { name: '别人刚改过这些任务' }))
    await waitFor(() => expect(dialog.getByText('韩工')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '用我的覆盖' }))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    await expect(sent.mock.calls[1]?.[0]).toMatchObject({ items: [{ id: 'a', version: 2, planStart: '2026-12-01' }] })
  },
}

/** The same tasks under their people; a group is looked at, not changed. */
export const ByPerson: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: '按人员' }))
    const grid = await canvas.findByRole('treegrid', { name: '项目计划' })
    const rowsAt = (level: number) => grid.querySelectorAll(`[aria-level='${level}']`)
    await waitFor(() => expect(rowsAt(1)).toHaveLength(2))
    await expect(rowsAt(2)).toHaveLength(2)
    await expect(within(grid).getAllByText('韩工').length).toBeGreaterThan(0)
  },
}

/** The plan is kept under a name, drawn beneath the plan, and compared with it, item by item. */
export const KeptAndCompared: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '基线管理' }))
    const dialog = within(await screen.findByRole('dialog', { name: '计划基线' }))
    await userEvent.click(dialog.getByRole('button', { name: '把当前计划存为基线' }))
    await expect(dialog.getByText('请填写名称')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '名称' }), '合同版{Enter}')
    await userEvent.click(await dialog.findByRole('checkbox', { name: '画出“合同版”' }))
    await expect(sent).toHaveBeenCalledWith({ projectId: 'p', baselineName: '合同版', note: null })
    await within(canvasElement).findByRole('gridcell', { name: /^机械设计，.*比“合同版”晚 4 天/ })
    await userEvent.click(dialog.getByRole('tab', { name: '比较' }))
    await expect(dialog.getByRole('combobox', { name: /^从/ })).toHaveTextContent('合同版')
    await waitFor(() => expect(dialog.getByText('1 项推迟，最多 4 个工作日；0 项提前，新增 0 项，取消 0 项')).toBeVisible())
    const grid = within(dialog.getByRole('grid', { name: '比较' }))
    await expect(grid.getByText('机械设计')).toBeVisible()
    await expect(grid.queryByText('采购')).not.toBeInTheDocument()
  },
}
