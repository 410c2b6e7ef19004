import type { AnyRecord } from '@bip/contract'
import { standardStageRules } from '@bip/contract/resources'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../../testing/AdminStage.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { OppsPage } from './OppsPage.tsx'

const stored = fn()

const deal = (id: string, oppsName: string, customer: string, more: Record<string, unknown>): AnyRecord => ({
  id,
  version: 1,
  createUser: 'user-1',
  createDept: 'd03',
  createTime: '2026-10-02T02:00:00Z',
  updateUser: 'user-1',
  updateTime: '2026-10-02T02:00:00Z',
  oppsName,
  customerId: `customer-${id}`,
  bdUserId: 'user-2',
  oppsLevelId: 'A',
  currency: 'CNY',
  probability: '10',
  forecastCategory: 'best',
  oppsExpectedTransactionDate: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  stageEnteredAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  closedOn: null,
  nextStep: '送布局图',
  _labels: { customerId: customer, bdUserId: '林晓' },
  ...more,
})

const first = [
  deal('1', '桥壳机加工线', '岚山重工', { oppsStatusId: 'visit', amount: '2680000.00', weightedAmount: '268000.00' }),
  deal('2', '电池托盘焊接线', '星桥新能源', {
    oppsStatusId: 'solution',
    amount: '1860000.00',
    weightedAmount: '837000.00',
    technology: 'welding',
    nextStep: null,
    stageEnteredAt: new Date(Date.now() - 44 * 86_400_000).toISOString(),
  }),
  deal('3', '北宁二期装配线', '北宁汉和机电', { oppsStatusId: 'bargain', amount: '3420000.00', weightedAmount: '2736000.00' }),
]

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const Page = ({ view }: { view: string }) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 640 }}>
    <AdminStage at={`/crm/business-opportunities?view=${view}`}>
      <Hosted>
        <OppsPage />
      </Hosted>
    </AdminStage>
  </div>
)

const meta = {
  title: 'Portal/Opportunities',
  component: Page,
  args: { view: 'board' },
  beforeEach: () => {
    stored.mockClear()
    let deals = first
    return serving(['opps_view', 'opps_add', 'opps_edit'], () => ({
      'GET /blade-bip/opps/list': () => paged(deals),
      'GET /blade-bip/plus/opps-stage-rule/list': () =>
        paged(standardStageRules.map((rule, at) => ({ id: String(at), ...rule }))),
      'GET /blade-bip/plus/opps-stage-change/list': () =>
        paged(
          [
            ['1', 'visit'],
            ['2', 'visit'],
            ['2', 'need'],
            ['2', 'solution'],
            ['3', 'visit'],
          ].map(([oppsId, toStage], at) => ({ id: String(at), oppsId, toStage })),
        ),
      'POST /blade-bip/opps/submit': ({ body }) => {
        stored(body)
        deals = deals.map((one) => (one.id === body.id ? { ...one, ...body, version: 2 } : one))
        return deals.find(({ id }) => id === body.id)
      },
    }))()
  },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

const column = (canvas: HTMLElement, name: string) => within(canvas).findByRole('region', { name })

const send = async (canvas: HTMLElement, name: RegExp, stage: string): Promise<void> => {
  const card = await within(canvas).findByRole('listitem', { name })
  await userEvent.click(within(card).getByRole('button', { name: /^移动/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: new RegExp(`^${stage}`) }))
}

/** By stage, with sums and weighted sums, and a sign on what lies too long. */
export const OnTheBoard: Story = {
  play: async ({ canvasElement }) => {
    const solution = within(await column(canvasElement, '方案'))
    await expect(await solution.findByText('44 天')).toBeVisible()
    await expect(solution.getByText('没有下一步')).toBeVisible()
    await expect(solution.getByText('加权').nextSibling).toHaveTextContent('83.7万')
    await send(canvasElement, /^桥壳机加工线/, '需求')
    await expect(await within(await column(canvasElement, '需求')).findByText('桥壳机加工线')).toBeVisible()
    await waitFor(() => expect(stored).toHaveBeenCalledWith(expect.objectContaining({ id: '1', oppsStatusId: 'need' })))
  },
}

/** What a stage needs is said with the way to fill it in. */
export const SomethingIsMissing: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, /^桥壳机加工线/, '方案')
    const refusal = within(await within(canvasElement).findByRole('alert'))
    await expect(refusal.getByText('请先填写：技术类型')).toBeVisible()
    await expect(refusal.getByRole('button', { name: '去填写' })).toBeVisible()
    await expect(stored).not.toHaveBeenCalled()
  },
}

/** Lost opportunities say why; who gives up leaves the card where it was. */
export const LostWithAReason: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, /^桥壳机加工线/, '输单')
    await userEvent.click(await screen.findByRole('button', { name: '移动' }))
    await expect(await screen.findByText('请选择原因')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await expect(await within(await column(canvasElement, '初访')).findByText('桥壳机加工线')).toBeVisible()
    await expect(stored).not.toHaveBeenCalled()
  },
}

export const Funnel: Story = {
  args: { view: 'funnel' },
  play: async ({ canvasElement }) => {
    const funnel = await within(canvasElement).findByRole('list', { name: '阶段漏斗' })
    await expect(await within(funnel).findByText('进入“需求”的比例 33%')).toBeVisible()
  },
}

export const Forecast: Story = {
  args: { view: 'forecast' },
  play: async ({ canvasElement }) => {
    const figures = await within(canvasElement).findByRole('table', { name: '预测数字' })
    await expect(within(figures).getByRole('columnheader', { name: /^加权/ })).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '按负责人' }))
    await expect(within(figures).getByRole('row', { name: /林晓/ })).toHaveTextContent('384.1万')
  },
}
