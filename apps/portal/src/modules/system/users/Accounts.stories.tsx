import { type OnlineSession, plus, type RegistrationClash, secondsIn } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminPage } from '../../../testing/AdminPage.tsx'
import { paged, Refused, serving } from '../../../testing/AdminStage.tsx'
import { confirmed, pointedAt, pressed, row } from '../../../testing/adminRows.ts'
import { OnlinePage } from '../online/OnlinePage.tsx'
import { Clashes } from './Clashes.tsx'
import { UserPlatform } from './UserPlatform.tsx'

const meta = { title: 'Portal/Administration/Accounts', component: AdminPage } satisfies Meta<typeof AdminPage>
export default meta
type Story = StoryObj<typeof meta>

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
