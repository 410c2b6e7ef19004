import type { AnyRecord } from '@bip/contract'
import { RecordsProvider, ResourceSlotsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../testing/AdminStage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { screen as declared } from './talentCandidate.screen.tsx'

const noted = fn()
const stored = {
  version: 1,
  createUser: 'u1',
  createDept: 'd1',
  createTime: '2026-11-20',
  updateUser: 'u1',
  updateTime: '2026-11-20',
}
const candidates: AnyRecord[] = [
  {
    ...{ id: 'c1', candidateName: '周敏', candidateStatus: 'interview' },
    candidateNo: 'TC-1',
    workYears: '6.0',
    currentCompany: '昆山机电',
  },
  {
    ...{ id: 'c2', candidateName: '陈静', candidateStatus: 'fresh' },
    candidateNo: 'TC-2',
    workYears: '2.0',
    currentCompany: '无锡设备',
  },
].map((one) => ({ ...one, phone: '13800000000', source: 'jobSite', recruiterId: 'u1', ...stored }))

const { list: List = () => null, parts = {} } = declared

const Shown = () => (
  <RecordsProvider host={useRecordsHost()}>
    <ResourceSlotsProvider of="talentCandidate" slots={parts}>
      <div style={{ display: 'flex', flexDirection: 'column', height: 720 }}>
        <List />
      </div>
    </ResourceSlotsProvider>
  </RecordsProvider>
)

const Page = () => (
  <AdminStage at="/talent/candidate">
    <Shown />
  </AdminStage>
)

const rights = ['talentCandidate_view', 'talentCandidate_add', 'talentFollowRecord_view', 'talentFollowRecord_add']

const meta = {
  title: 'Portal/Candidates',
  component: Page,
  beforeEach: () => {
    noted.mockReset()
    return serving(rights, () => ({
      'GET /blade-rbac/TalentCandidate/list': ({ query }) =>
        paged(candidates.filter(({ candidateStatus }) => (query.get('candidateStatus') ?? candidateStatus) === candidateStatus)),
      'GET /blade-rbac/TalentCandidate/detail': ({ query }) => candidates.find(({ id }) => id === query.get('id')),
      'GET /blade-rbac/TalentFollowRecord/list': () => paged([]),
      'POST /blade-rbac/TalentCandidate/select-data': () => [{ id: 'c2', label: '陈静', candidateName: '陈静' }],
      'POST /blade-rbac/TalentFollowRecord/submit': ({ body }) => noted(body) ?? { id: 'f1', ...stored },
    }))()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** The first candidate is open; another one is chosen by its row or found by its state, and what was said with them is noted beside. */
export const Panels: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /周敏/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /陈静/ }))
    await expect(await canvas.findByRole('heading', { name: /陈静/ })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '跟进' }))
    const drawer = within(await screen.findByRole('dialog', { name: '跟进：陈静' }))
    await userEvent.type(await drawer.findByRole('textbox', { name: /跟进内容/ }), '有意向，周五面试')
    await userEvent.click(drawer.getByRole('button', { name: /^保存/ }))
    await waitFor(() =>
      expect(noted).toHaveBeenCalledWith(expect.objectContaining({ candidateId: 'c2', content: '有意向，周五面试' })),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('combobox', { name: /状态/ }))
    await userEvent.click(await screen.findByRole('option', { name: '面试中' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /陈静/ })).toBeNull())
    await expect(await canvas.findByRole('heading', { name: /周敏/ })).toBeVisible()
  },
}
