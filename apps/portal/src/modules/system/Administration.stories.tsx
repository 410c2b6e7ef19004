import {
  type BinEntry,
  binCalls,
  type FileDetail,
  type FileUsePage,
  type HealthDetail,
  type JobState,
  type LogEntry,
  type OnlineSession,
  type OutboxEntry,
  type ParameterDetail,
  plus,
  type RegistrationClash,
  secondsIn,
  type TenantDetail,
} from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { room } from '../../app/room.ts'
import { RoomNotice } from '../../shell/RoomNotice.tsx'
import { AdminStage, paged, Refused, serving } from '../../testing/AdminStage.tsx'
import { BinPage } from './bin/BinPage.tsx'
import { FilePage } from './files/FilePage.tsx'
import { JobPage } from './jobs/JobPage.tsx'
import { OutboxPage } from './jobs/OutboxPage.tsx'
import { LogPage } from './logs/LogPage.tsx'
import { OnlinePage } from './online/OnlinePage.tsx'
import { ParamPage } from './params/ParamPage.tsx'
import { AdministratorDialog } from './tenants/AdministratorDialog.tsx'
import { TenantPage } from './tenants/TenantPage.tsx'
import { Clashes } from './users/Clashes.tsx'
import { UserPlatform } from './users/UserPlatform.tsx'

type StoryProps = { at?: string; route?: string; page: ReactNode }

const meta = {
  title: 'Portal/Administration',
  component: ({ at, route, page }: StoryProps) => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <AdminStage at={at} route={route}>
        {page}
      </AdminStage>
    </div>
  ),
} satisfies Meta<StoryProps>

export default meta
type Story = StoryObj<typeof meta>

const row = (name: RegExp) => screen.findByRole('row', { name })
/** A row under the pointer, with its actions beside it. */
const pointedAt = async (text: string) => {
  const cell = await screen.findByText(text)
  await userEvent.hover(cell)
  return within(await row(new RegExp(text)))
}
/** An action of a row by its key: only a real pointer makes those of a row take clicks. */
const pressed = async (button: HTMLElement): Promise<void> => {
  button.focus()
  await userEvent.keyboard('{Enter}')
}
const confirmed = async (action: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }))

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
      [`GET ${plus.parameters}`]: () => [
        { ...wrongs, isSet: value !== null, paramValue: value ?? '10', updateUserName: value ? '沈知行' : '' },
      ],
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

const session = (id: string, realName: string, isCurrent = false): OnlineSession => ({
  id,
  userId: id,
  account: id,
  realName,
  deptName: '北宁工厂',
  agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36',
  address: '10.20.4.17',
  createdAt: new Date(Date.now() - 5.5 * secondsIn.hours * 1000).toISOString(),
  seenAt: new Date().toISOString(),
  isCurrent,
})

/** Somebody is signed out where they are; one's own session is not ended here. */
export const Online: Story = {
  args: { page: <OnlinePage /> },
  beforeEach: serving(['online_view', 'online_end'], () => {
    let others = [session('worker', 'Nguyễn Văn Hùng')]
    return {
      [`GET ${plus.online}`]: () => paged([session('admin', '沈知行', true), ...others]),
      [`POST ${plus.endOnline}`]: () => {
        others = []
      },
    }
  }),
  play: async () => {
    await row(/Nguyễn Văn Hùng.*5\.5 小时/)
    const other = await pointedAt('Nguyễn Văn Hùng')
    await pressed(await other.findByRole('button', { name: '强制下线' }))
    await screen.findByRole('alertdialog', { name: '让 Nguyễn Văn Hùng 在此设备下线？' })
    await confirmed('强制下线')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Nguyễn/ })).toBeNull())
    const own = await pointedAt('沈知行')
    await expect(own.getByText('本机')).toBeVisible()
    await expect(own.queryByRole('button', { name: '强制下线' })).toBeNull()
  },
}

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
      [`GET ${plus.jobs}`]: () => [state],
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

const removed: BinEntry = {
  id: 'customer 1',
  resource: 'customer',
  resourceName: '客户',
  recordId: '1',
  name: '苏州昆仑设备',
  removedBy: 'sales',
  removedByName: '王芳',
  removedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  goesAt: new Date(Date.now() + 27 * 86_400_000).toISOString(),
}

/** Of two records one comes back; the other says why it stays. */
export const BinOfRecords: Story = {
  tags: ['visual'],
  args: { page: <BinPage /> },
  beforeEach: serving(['bin_view', 'bin_erase'], () => {
    let rows = [removed, { ...removed, id: 'customer 2', recordId: '2', name: '无锡轴承' }]
    return {
      [`GET ${binCalls.list}`]: () => paged(rows),
      [`GET ${binCalls.resources}`]: () => [{ resource: 'customer', name: '客户', count: rows.length }],
      [`POST ${binCalls.restore}`]: () => {
        rows = rows.slice(1)
        return {
          results: [
            { id: '1', ok: true, msg: '已恢复' },
            { id: '2', ok: false, msg: '不能恢复：客户名称“无锡轴承”已被另一条记录使用，请先修改那条记录' },
          ],
        }
      },
    }
  }),
  play: async () => {
    await row(/苏州昆仑设备.*客户.*王芳.*27 天后/)
    for (const name of [/苏州昆仑设备/, /无锡轴承/]) await userEvent.click(within(await row(name)).getByRole('checkbox'))
    await userEvent.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: '恢复' }))
    await screen.findByText('已恢复 1 条')
    await screen.findByText(/无锡轴承: 不能恢复/)
    await waitFor(() => expect(screen.queryByRole('row', { name: /苏州昆仑设备/ })).toBeNull())
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

const clash = (id: string, realName: string): RegistrationClash => ({
  id,
  account: 'sales',
  realName,
  phone: '13812345678',
  email: '',
  count: 3,
  at: '2026-11-20T06:12:09Z',
  holderName: '陈嘉宁',
})

/** Who asked for an account that exists is told to administrators alone; once they are refused nothing is said any more. */
export const Clashing: Story = {
  args: { page: <Clashes /> },
  beforeEach: serving(['user_auditRefuse'], () => {
    let clashes = [clash('c1', '周敏'), clash('c2', 'Nguyễn An')]
    return {
      [`GET ${plus.registrationClashes}`]: () => clashes,
      [`POST ${plus.refuseClashes}`]: ({ body }) => {
        clashes = clashes.filter(({ id }) => !String(body.ids).includes(id))
      },
    }
  }),
  play: async () => {
    await screen.findByText('有 2 个注册申请使用了已有账号')
    await userEvent.click(screen.getByRole('button', { name: '查看' }))
    const dialog = within(await screen.findByRole('dialog', { name: '使用已有账号的注册申请' }))
    await expect(await dialog.findAllByText(/13812345678 · 账号属于 陈嘉宁 · 共 3 次/)).toHaveLength(2)
    for (const name of ['周敏', 'Nguyễn An']) {
      const [first] = dialog.getAllByRole('button', { name: '拒绝' })
      await userEvent.click(first as HTMLElement) // one for each that waits
      await screen.findByRole('alertdialog', { name: new RegExp(name) })
      await confirmed('拒绝')
      await waitFor(() => expect(screen.queryByText(new RegExp(`^${name} 申请`))).toBeNull())
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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

/** On which platform an account is used, changed in its card. */
export const Platform: Story = {
  args: { page: <UserPlatform id="worker" /> },
  beforeEach: serving(['user_edit'], () => {
    let stored = { id: 'worker', userType: 'web', userExt: '' }
    return {
      'GET /blade-system/user/platform-detail': () => stored,
      'POST /blade-system/user/update-platform': ({ body }) => {
        if (body.userExt === '?') throw new Refused(400, '请检查', { fields: { userExt: '不能只有标点' } })
        stored = { ...stored, userType: String(body.userType), userExt: String(body.userExt) }
      },
    }
  }),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await card.findByText('网页端')
    await userEvent.click(card.getByRole('button', { name: '编辑' }))
    const dialog = within(await screen.findByRole('dialog', { name: '平台信息' }))
    await userEvent.click(dialog.getByRole('combobox', { name: /使用平台/ }))
    await userEvent.click(await screen.findByRole('option', { name: '手持端' }))
    const extra = dialog.getByRole('textbox', { name: /平台标识/ })
    await userEvent.type(extra, '?')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('不能只有标点')
    await userEvent.clear(extra)
    await userEvent.type(extra, '二号车间扫码枪')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await card.findByText('二号车间扫码枪')
    await expect(card.getByText('手持端')).toBeVisible()
  },
}

const tenant: TenantDetail = {
  id: '310117',
  tenantId: '310117',
  tenantName: 'Công ty Chế tạo Thiết bị Việt Á',
  domain: 'vieta.example.com',
  contactName: 'Trần Thu Hà',
  contactPhone: '',
  accountLimit: 50,
  accountCount: 12,
  expiresOn: '',
  timeZone: 'Asia/Ho_Chi_Minh',
  packageId: '',
  packageName: '',
  datasourceId: '',
  status: 'enabled',
  remark: '',
  createTime: '2026-03-02T02:00:00Z',
}

/** What a dialog needs and cannot load is said in it and logged; no message appears over it. */
export const DialogWithoutAnswer: Story = {
  args: { page: <AdministratorDialog tenant={tenant} onClose={fn()} onReset={fn()} /> },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
    const stop = serving(['tenant_edit'], () => ({
      [`GET ${plus.tenantAdministrators}`]: () => {
        throw new Refused(500, '系统错误，请稍后再试')
      },
    }))()
    return () => {
      warn.mockRestore()
      stop()
    }
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /Việt Á/ }))
    await dialog.findByText('系统错误，请稍后再试')
    await expect(screen.getAllByText('系统错误，请稍后再试')).toHaveLength(1)
    await expect(console.warn).toHaveBeenCalledWith(`Loading failed (${plus.tenantAdministrators}): 系统错误，请稍后再试`)
  },
}

const file = (id: string, originalName: string, usage: FileDetail['usage'] = []): FileDetail => ({
  id,
  originalName,
  link: `/blade-resource/oss/endpoint/file/${id}`,
  type: 'application/pdf',
  size: 482_133,
  businessType: '',
  createUserName: '许国强',
  createTime: '2026-11-18T03:20:00Z',
  usage,
})
const order = { resource: 'purchaseOrder', resourceName: '采购订单', id: 'po-1', title: 'PO-2026-00001' }
const shared = { resource: 'fileShare', resourceName: '文件分享', id: 's-1', title: '' }

/** A file that a record holds leads there and is not removed, of what is personal the kind is told; another one is removed, after a question. */
export const Files: Story = {
  args: { page: <FilePage /> },
  beforeEach: serving(['file_view', 'file_remove'], () => {
    let unused = [file('f2', '旧版报价单.pdf')]
    return {
      [`GET ${plus.files}`]: () =>
        paged([file('f1', '伺服电机规格书.pdf', [order]), file('f3', '体检报告.pdf', [shared]), ...unused]),
      [`POST ${plus.removeFiles}`]: () => {
        unused = []
      },
    }
  }),
  play: async () => {
    const used = await pointedAt('伺服电机规格书.pdf')
    await used.findByRole('button', { name: '下载' })
    await expect(used.getByRole('link', { name: 'PO-2026-00001' })).toHaveAttribute('href', '/scm/purchase-order/detail/po-1')
    await expect(used.queryByRole('button', { name: '删除' })).toBeNull()
    await expect((await pointedAt('体检报告.pdf')).getByText('文件分享')).toBeVisible()
    const unused = await pointedAt('旧版报价单.pdf')
    await pressed(await unused.findByRole('button', { name: '删除' }))
    await confirmed('删除')
    await waitFor(() => expect(screen.queryByRole('row', { name: /旧版报价单/ })).toBeNull())
    await expect(screen.getByRole('row', { name: /伺服电机规格书/ })).toBeVisible()
  },
}

const gigabyte = 1024 ** 3
const use: FileUsePage = {
  ...paged([
    { id: 'u1', realName: '许国强', account: 'xuguoqiang', files: 214, bytes: 1.9 * gigabyte, limit: 2 * gigabyte },
    { id: 'u2', realName: 'Trần Thu Hà', account: 'ha', files: 12, bytes: 0.25 * gigabyte, limit: 2 * gigabyte },
  ]),
  company: { files: 226, bytes: 2.15 * gigabyte, limit: 50 * gigabyte },
}

/** Who takes how much room, the most first, and how much the company takes of what it may. */
export const FileUse: Story = {
  args: { page: <FilePage /> },
  beforeEach: serving(['file_view'], () => ({ [`GET ${plus.files}`]: () => paged([]), [`GET ${plus.fileUse}`]: () => use })),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '按人员查看' }))
    await row(/许国强.*214/)
    await expect(screen.getByRole('progressbar', { name: '公司全部文件' })).toBeVisible()
    await expect(screen.getByText('2.2 GB / 50 GB')).toBeVisible()
    await expect((await row(/Trần Thu Hà/)).textContent).toContain('256 MB / 2 GB')
    await userEvent.click(screen.getByRole('radio', { name: '文件' }))
    await screen.findByText('没有文件')
  },
}

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
      [`GET ${plus.parameters}`]: () => [wrongs],
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

/** A disk that is nearly full is said above every page until there is room again; who may remove files is led to them. */
export const NearlyFull: Story = {
  args: { page: <RoomNotice /> },
  beforeEach: [serving(['file_view', 'file_remove'], () => ({})), () => () => room.set('enough')],
  play: async () => {
    room.set('low')
    const notice = within(await screen.findByRole('alert'))
    await expect(notice.getByText('磁盘空间即将用尽，目前只能查看')).toBeVisible()
    await expect(notice.getByRole('button', { name: '清理文件' })).toBeVisible()
    room.set('full')
    await screen.findByText('磁盘空间已用尽，目前只能查看')
    room.set('enough')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

const reset = fn()

/** Of several administrators one is chosen; the new password is told once, with all that its owner needs. */
export const ResetAdministrator: Story = {
  args: { page: <TenantPage /> },
  beforeEach: serving(['tenant_view', 'tenant_edit'], () => {
    reset.mockClear()
    return {
      'GET /blade-system/tenant/list': () => paged([tenant]),
      [`GET ${plus.tenantAdministrators}`]: () => [
        { id: 'u1', account: 'admin', realName: 'Quản trị viên' },
        { id: 'u2', account: 'ha', realName: 'Trần Thu Hà' },
      ],
      [`POST ${plus.resetAdministrator}`]: ({ body }) => {
        reset(body)
        return { tenantId: tenant.id, account: 'ha', realName: 'Trần Thu Hà', password: 'kMpT4vXq9RwBs2Hd' }
      },
    }
  }),
  play: async () => {
    const actions = await pointedAt(tenant.tenantName)
    await pressed(await actions.findByRole('button', { name: '更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '重置管理员密码' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^重置“Công ty/ }))
    await userEvent.click(await dialog.findByRole('button', { name: '重置密码' }))
    await expect(reset).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('combobox', { name: /管理员账号/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Trần Thu Hà · ha' }))
    await userEvent.click(dialog.getByRole('button', { name: '重置密码' }))
    const told = within(await screen.findByRole('dialog', { name: '管理员密码已重置' }))
    await waitFor(() => expect(told.getByText('kMpT4vXq9RwBs2Hd')).toBeVisible())
    await expect(reset).toHaveBeenLastCalledWith({ tenantId: '310117', userId: 'u2' })
    await userEvent.keyboard('{Escape}')
    await expect(told.getByText('kMpT4vXq9RwBs2Hd')).toBeVisible()
    await userEvent.click(told.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByText('kMpT4vXq9RwBs2Hd')).toBeNull())
  },
}
