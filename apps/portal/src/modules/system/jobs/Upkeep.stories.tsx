import {
  type HealthDetail,
  type JobState,
  jobCalls,
  type OutboxEntry,
  type ParameterDetail,
  plus,
  secondsIn,
} from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminPage } from '../../../testing/AdminPage.tsx'
import { paged, Refused, serving } from '../../../testing/AdminStage.tsx'
import { confirmed, pointedAt, pressed, row } from '../../../testing/adminRows.ts'
import { ParamPage } from '../params/ParamPage.tsx'
import { JobPage } from './JobPage.tsx'
import { OutboxPage } from './OutboxPage.tsx'

const meta = { title: 'Portal/Administration/Upkeep', component: AdminPage } satisfies Meta<typeof AdminPage>
export default meta
type Story = StoryObj<typeof meta>

const cleaning: JobState = {
  id: 'outbox.clean',
  name: '清理未送达记录',
  every: secondsIn.hours * 24_000,
  usualEvery: secondsIn.hours * 24_000,
  remark: '',
  isPaused: false,
  isRunning: false,
  nextAt: '2026-11-21T02:00:00Z',
  startedAt: '2026-11-20T02:00:00Z',
  endedAt: '2026-11-20T02:00:04Z',
  result: null,
  failure: '磁盘已满',
}

/** A job that failed says why, runs when it is told to, and shows its runs. */
export const Jobs: Story = {
  args: { page: <JobPage /> },
  beforeEach: serving(['job_view', 'job_run'], () => {
    let state = cleaning
    return {
      [`GET ${jobCalls.info}/list`]: () => paged([state]),
      [`GET ${plus.jobRuns}`]: () => [
        {
          id: '2',
          startedAt: state.startedAt,
          endedAt: state.endedAt,
          process: 'bip-1:4711',
          result: null,
          failure: state.failure,
        },
      ],
      [`POST ${plus.runJob}`]: () => {
        state = { ...state, failure: null, result: '12' }
      },
    }
  }),
  play: async () => {
    await row(/清理未送达记录.*失败.*磁盘已满/)
    const job = await pointedAt('清理未送达记录')
    await pressed(await job.findByRole('button', { name: '立即执行' }))
    await row(/清理未送达记录.*完成.*12/)
    await userEvent.click(screen.getByText('清理未送达记录'))
    const drawer = within(await screen.findByRole('dialog', { name: '清理未送达记录' }))
    await drawer.findByText(/bip-1:4711/)
  },
}

const undelivered: OutboxEntry = {
  id: '1',
  kind: 'erp',
  createdAt: '2026-11-20T06:12:09Z',
  attempts: 30,
  failure: 'HTTP 503',
  nextAt: '2026-11-20T07:12:09Z',
  isDead: true,
}

/** What was given up is sent again, and is gone from the list once it arrived. */
export const Undelivered: Story = {
  args: { page: <OutboxPage /> },
  beforeEach: serving(['job_view', 'job_run'], () => {
    let rows = [undelivered]
    return {
      [`GET ${plus.outbox}`]: () => paged(rows),
      [`POST ${plus.sendAgain}`]: () => {
        rows = []
      },
    }
  }),
  play: async () => {
    await row(/erp.*已放弃.*HTTP 503/)
    await userEvent.click(within(await row(/erp/)).getByRole('checkbox'))
    await userEvent.click(await screen.findByRole('button', { name: '重新发送' }))
    await screen.findByText('全部已送达')
  },
}

const wrongs: ParameterDetail = {
  id: 'login.freeFailures',
  paramKey: 'login.freeFailures',
  paramName: '锁定前的失败次数',
  hint: '连续失败达到该次数后，账号须等待',
  group: 'signIn',
  type: 'number',
  paramValue: '10',
  initial: '10',
  isSet: false,
  min: 3,
  max: 50,
  unit: '次',
  updateUserName: '',
  updateTime: '',
}

/** A setting is changed in its row: what the server refuses stays typed, and the initial value comes back after a question. */
export const Settings: Story = {
  args: { page: <ParamPage /> },
  beforeEach: serving(['param_view', 'param_edit'], () => {
    let value: string | null = null
    return {
      [`GET ${plus.parameters}`]: () =>
        paged([{ ...wrongs, isSet: value !== null, paramValue: value ?? '10', updateUserName: value ? '沈知行' : '' }]),
      [`POST ${plus.setParameter}`]: ({ body }) => {
        if (body.value === '4') throw new Refused(400, '值不正确', { fields: { paramValue: '本厂不少于 5 次' } })
        value = body.value === null ? null : String(body.value)
      },
    }
  }),
  play: async () => {
    await userEvent.click(await row(/锁定前的失败次数.*10 次/))
    const dialog = within(await screen.findByRole('dialog', { name: '锁定前的失败次数' }))
    const field = dialog.getByRole('spinbutton', { name: /当前值/ })
    for (const [typed, after] of [
      ['4', () => dialog.findByText('本厂不少于 5 次')],
      ['6', () => row(/6 次.*沈知行/)],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await userEvent.click(dialog.getByRole('button', { name: '保存' }))
      await after()
    }
    await userEvent.click(await screen.findByRole('button', { name: '恢复默认' }))
    await confirmed('恢复默认')
    await waitFor(() => expect(screen.queryByRole('button', { name: '恢复默认' })).toBeNull())
  },
}

const gigabyte = 1024 ** 3
const well: HealthDetail = {
  status: 'limited',
  isFull: false,
  database: 'up',
  storage: 'low',
  checkedAt: '2026-11-20T06:12:09Z',
  disk: { free: 0.1 * gigabyte, size: 40 * gigabyte, lowBelow: 128 * 1024 ** 2 },
  outbox: { waiting: 3, oldestSeconds: 90 },
  upkeep: { state: 'waiting', jumpedBySeconds: 3 * secondsIn.hours, forSeconds: 60 },
}

const confirmedTime = fn()

/** How the server is stands above its settings; a clock that jumped is confirmed there, after a question with the time. */
export const ServerState: Story = {
  args: { page: <ParamPage /> },
  beforeEach: serving(['param_view', 'tenant_view', 'tenant_edit'], () => {
    confirmedTime.mockClear()
    let upkeep = well.upkeep
    return {
      [`GET ${plus.parameters}`]: () => paged([wrongs]),
      [`GET ${plus.healthDetail}`]: () => ({ ...well, upkeep }),
      'GET /blade-bip/redis/current-time-millis/get': () => Date.parse('2026-11-20T06:12:09Z'),
      [`POST ${plus.confirmTime}`]: () => {
        confirmedTime()
        upkeep = { state: 'working' }
      },
    }
  }),
  play: async () => {
    await screen.findByText('系统时间与预期相差 3 小时')
    await expect(screen.getByText(/剩余 102.* MB，共 40 GB/)).toBeVisible()
    await expect(screen.getByText('3 条，最久 1.5 分钟')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '确认时间' }))
    await screen.findByRole('alertdialog', { name: /现在是 2026.*14:12:09 吗？/ })
    await confirmed('确定')
    await waitFor(() => expect(confirmedTime).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByText('系统时间与预期相差 3 小时')).toBeNull())
  },
}
