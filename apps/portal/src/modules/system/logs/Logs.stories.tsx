import { type LogEntry, plus } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminPage } from '../../../testing/AdminPage.tsx'
import { paged, serving } from '../../../testing/AdminStage.tsx'
import { row } from '../../../testing/adminRows.ts'
import { LogPage } from './LogPage.tsx'

const meta = { title: 'Portal/Administration/Logs', component: AdminPage } satisfies Meta<typeof AdminPage>
export default meta
type Story = StoryObj<typeof meta>

const failure: LogEntry = {
  id: 'e1',
  at: '2026-11-20T06:12:09Z',
  userId: 'worker',
  userName: 'Nguyễn Văn Hùng',
  subject: 'TypeError: the press is jammed',
  outcome: '500',
  ms: null,
  trace: 'k7m2-0193',
  address: '10.20.4.17',
  agent: '',
  count: 1,
  lastAt: '',
}

const searched = fn()

/** The number that a user was told finds the error with all that was kept of it; what could not be kept is said. */
export const Errors: Story = {
  args: { page: <LogPage />, at: '/system/log/error', route: '/system/log/:kind' },
  beforeEach: serving(['log_view'], () => {
    searched.mockClear()
    return {
      [`GET ${plus.logs}`]: ({ query }) => {
        searched(query.get('kind'), query.get('search'))
        return { ...paged([failure]), dropped: 3 }
      },
      [`GET ${plus.logDetail}`]: () => ({ ...failure, detail: 'TypeError: the press is jammed\n    at press.ts:41', fields: [] }),
    }
  }),
  play: async () => {
    await screen.findByText(/有 3 条日志.*未能写入/)
    await expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
    await userEvent.type(screen.getByRole('searchbox'), 'k7m2-0193')
    await waitFor(() => expect(searched).toHaveBeenLastCalledWith('error', 'k7m2-0193'))
    await userEvent.click(await row(/the press is jammed/))
    const drawer = within(await screen.findByRole('dialog', { name: /the press is jammed/ }))
    const detail = await drawer.findByText(/at press\.ts:41/)
    await waitFor(() => expect(detail).toBeVisible())
  },
}

const call: LogEntry = { ...failure, subject: 'GET /blade-bip/customer/list', outcome: '200', ms: 1834 }

const wrongPassword: LogEntry = {
  ...failure,
  subject: 'admin',
  outcome: 'failure',
  count: 12_605,
  lastAt: '2026-11-20T06:21:40Z',
}

/** What a stranger repeats stands there once, with how often and when last. */
export const SignIns: Story = {
  args: { page: <LogPage />, at: '/system/log/login', route: '/system/log/:kind' },
  beforeEach: serving(['log_view'], () => ({
    [`GET ${plus.logs}`]: () => paged([wrongPassword, { ...wrongPassword, id: 'e2', subject: 'sales', count: 1, lastAt: '' }]),
    [`GET ${plus.logDetail}`]: () => ({ ...wrongPassword, detail: 'password loginFailed', fields: [] }),
  })),
  play: async () => {
    await expect((await row(/admin/)).textContent).toMatch(/12,605/)
    await expect((await row(/sales/)).textContent).not.toMatch(/12,605/)
    await userEvent.click(await row(/admin/))
    const drawer = within(await screen.findByRole('dialog', { name: 'admin' }))
    await waitFor(() => expect(drawer.getByText('最近一次')).toBeVisible())
    await expect(drawer.getByText('12,605')).toBeVisible()
  },
}

/** How long a call took is read in the unit that suits it. */
export const Calls: Story = {
  args: { page: <LogPage />, at: '/system/log/api', route: '/system/log/:kind' },
  beforeEach: serving(['log_view'], () => ({
    [`GET ${plus.logs}`]: () => paged([call, { ...call, id: 'e2', ms: 95_000 }, { ...call, id: 'e3', ms: 12 }]),
  })),
  play: async () => {
    for (const time of ['1.834 秒', '1.583 分钟', '12 毫秒']) await screen.findByText(time)
  },
}
