import type { AnyRecord } from '@bip/contract'
import { projectCalls } from '@bip/contract/resources'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../../testing/AdminStage.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { ProjectsPage } from './ProjectsPage.tsx'

const acted = fn()

const made = (id: string, projectName: string, health: string, more: Record<string, unknown> = {}): AnyRecord => ({
  ...{ id, version: 1, createUser: 'user-1', createDept: 'd05', createTime: '2026-08-02T02:00:00Z' },
  ...{ updateUser: 'user-1', updateTime: '2026-10-02T02:00:00Z', projectCode: `XM26-00${id}`, projectName, health },
  ...{ projectStatus: 'running', phase: 'assembly', customerId: 'c', managerId: 'm', progress: '40', delayedCount: '0' },
  ...{ planStart: '2026-08-03', planEnd: '2026-12-31', forecastEnd: '2026-12-31', contractAmount: '2600000.00', currency: 'CNY' },
  ...{ budget: '1800000.00', forecastCost: '1700000.00', _labels: { customerId: '岚山重工', managerId: '林晓' } },
  ...{ _can: ['edit', 'pause', 'close'] },
  ...more,
})

const rows = [
  made('1', '桥壳机加工线', 'green'),
  made('2', '电池托盘焊接线', 'red', { forecastEnd: '2027-02-10', delayedCount: '9' }),
  made('4', '电机装配线', 'amber', { projectStatus: 'completed', healthReason: ['endedLate'], progress: '100', _can: [] }),
  made('3', '检测台改造', 'green', { projectStatus: 'draft', progress: '0', _can: ['edit', 'apply'] }),
]

const calm = {
  ...{
    isOver: false,
    slipDays: 0,
    planDays: 150,
    lateItems: 0,
    items: 80,
    milestoneDays: 0,
    budget: 1_800_000,
    forecastCost: 1_700_000,
  },
  ...{ openProblems: 0, seriousProblems: 0, unowned: 0, changes: 0 },
}

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const Page = ({ view }: { view: string }) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 720 }}>
    <AdminStage at={`/pdp/project?view=${view}`}>
      <Hosted>
        <ProjectsPage />
      </Hosted>
    </AdminStage>
  </div>
)

const meta = {
  title: 'Portal/Projects',
  component: Page,
  args: { view: 'portfolio' },
  beforeEach: () => {
    acted.mockClear()
    let projects = rows
    return serving(['project_view', 'project_add', 'project_edit', 'project_pause', 'project_close', 'project_apply'], () => ({
      'GET /blade-bip/project/list': () => paged(projects),
      [`GET ${projectCalls.facts}`]: () => [
        { id: '1', ...calm },
        { id: '2', ...calm, slipDays: 41, lateItems: 9 },
      ],
      'POST /blade-bip/project/pause': ({ body }) => {
        acted(body)
        projects = projects.map((one) => (one.id === '1' ? { ...one, projectStatus: 'paused', version: 2 } : one))
        return { results: [{ id: '1', ok: true, msg: '已暂停' }] }
      },
    }))()
  },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

/** Those in danger stand first, each with its reasons in words; the rules are one press away. */
export const PortfolioWithReasons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = within(await canvas.findByRole('treegrid', { name: '项目群甘特图' }))
    await waitFor(() => expect(grid.getByText('预计比计划晚 41 天完成，占工期 27%；9 项任务延期，占 11%')).toBeVisible())
    await expect(await grid.findByText('晚于计划完成')).toBeVisible()
    const names = grid.getAllByRole('row').map((row) => row.textContent)
    await expect(names.findIndex((text) => text?.includes('电池托盘焊接线'))).toBeLessThan(
      names.findIndex((text) => text?.includes('桥壳机加工线')),
    )
    await userEvent.click(canvas.getByRole('button', { name: '判定规则' }))
    const rules = within(await screen.findByRole('dialog', { name: '健康度判定规则' }))
    await expect(rules.getByRole('row', { name: /预计晚完成的天数占计划工期/ })).toHaveTextContent('3%10%')
  },
}

/** A move is the action that leads there, with its question; where no action leads, the card stays. */
export const OnTheBoard: Story = {
  args: { view: 'board' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('listitem', { name: /^桥壳机加工线/ })
    await userEvent.click(within(card).getByRole('button', { name: /^移动/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^暂停/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /暂停\/关闭原因/ }), '客户场地未就绪')
    await userEvent.click(dialog.getByRole('button', { name: '暂停' }))
    await waitFor(() => expect(acted).toHaveBeenCalledWith(expect.objectContaining({ closeReason: '客户场地未就绪' })))
    const paused = within(await canvas.findByRole('region', { name: /^暂停/ }))
    await expect(await paused.findByText('桥壳机加工线')).toBeVisible()
  },
}
