import { errors, type HomeUser, plus, say, shellCalls } from '@bip/contract'
import { generateSm2Keys } from '@bip/contract/crypto'
import { useLocale } from '@bip/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { client } from '../app/client.ts'
import { InfoPage } from '../modules/info/InfoPage.tsx'
import { IdentityHost } from '../start/IdentityHost.tsx'
import { TabContext } from '../tabs/tabContext.ts'
import { AdminStage, type Answers, Refused, serving, settings } from '../testing/AdminStage.tsx'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'

const done = fn()
const tab = { path: '/info/index', setLabel: fn(), setDirty: fn(), close: fn(), goOn: fn() }

const me: HomeUser = {
  userId: 'user-1',
  account: 'sales',
  realName: '陈嘉宁',
  avatar: '',
  deptName: '销售部',
  postName: '大客户经理',
  phone: '13812345678',
  isPhoneConfirmed: true,
  email: 'sales@zhizao.example',
  roles: ['员工', '销售'],
  lastSignInAt: '2026-11-19T01:20:00Z',
}

/** A gateway that takes a new number only after the password, and knows who sits there from then on. */
function gateway(): Answers {
  let user = me
  let isConfirmed = false
  let tries = 0
  const demand = () => {
    if (!isConfirmed) throw new Refused(403, say(errors.confirmNeeded.text, 'zh-CN'), null, 'confirmNeeded')
  }
  return {
    [`GET ${shellCalls.homeUser}`]: () => user,
    [`POST ${shellCalls.updateInfo}`]: ({ body }) => {
      demand()
      user = { ...user, phone: String(body.phone), isPhoneConfirmed: false }
      return null
    },
    [`POST ${plus.confirmPassword}`]: () => {
      tries += 1
      if (tries === 1) throw new Refused(400, say(errors.passwordWrong.text, 'zh-CN'), null, 'passwordWrong')
      isConfirmed = true
      return { until: '2026-11-20T08:05:00Z' }
    },
    [`POST ${plus.phoneCode}`]: () => {
      demand()
      return { id: 'a'.repeat(32) }
    },
    [`POST ${plus.confirmPhone}`]: ({ body }) => {
      demand()
      if (body.code !== '246810') throw new Refused(400, say(errors.codeWrong.text, 'zh-CN'), null, 'codeWrong')
      user = { ...user, isPhoneConfirmed: true }
      return null
    },
  }
}

const Page = ({ children }: { children: ReactNode }) => (
  <AdminStage>
    <TabContext value={tab}>{children}</TabContext>
    <IdentityHost />
  </AdminStage>
)

/** The dialog alone, in the language of the toolbar. */
const Alone = () => {
  const { locale } = useLocale()
  return (
    <AdminStage key={locale}>
      <ConfirmIdentity onDone={done} />
    </AdminStage>
  )
}

const meta = {
  title: 'Portal/Confirm that it is you',
  component: Alone,
  beforeEach: async () => {
    done.mockClear()
    const { publicKey } = await generateSm2Keys()
    const stop = serving([], () => ({
      ...gateway(),
      [`GET ${plus.settings}`]: () => ({ ...settings, sm2PublicKey: publicKey }),
    }))()
    await client.loadSettings(true)
    return stop
  },
} satisfies Meta<typeof Alone>

export default meta
type Story = StoryObj<typeof meta>

const password = async () => within(await screen.findByRole('dialog', { name: '确认是您本人' })).findByLabelText('密码')
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: '确认' }))
const phone = () => screen.findByRole('textbox', { name: '手机' })
const changed = async (number: string) => {
  await userEvent.clear(await phone())
  await userEvent.type(await phone(), number)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
}

/** An empty field and a wrong password are told where they are; the right one goes on. */
export const Asked: Story = {
  play: async () => {
    await waitFor(async () => expect(await password()).toHaveFocus())
    await confirm()
    await screen.findByText('请输入密码')
    await userEvent.type(await password(), 'somebody else')
    await confirm()
    await screen.findByText('原密码不正确')
    await expect(done).not.toHaveBeenCalled()
    await userEvent.type(await password(), 'bip-demo{Enter}')
    await waitFor(() => expect(done).toHaveBeenCalledWith(true))
  },
}

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Xác nhận đó là bạn' }))
    await dialog.findByText(/an toàn tài khoản/)
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }))
    await waitFor(() => expect(done).toHaveBeenCalledWith(false))
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await waitFor(async () => expect(await password()).toBeVisible())
  },
}

/** A new number takes the password; the change then goes through by itself, and the number counts once its code is given back. */
export const NewNumber: Story = {
  render: () => (
    <Page>
      <InfoPage />
    </Page>
  ),
  play: async () => {
    await screen.findByText('可用于短信验证码登录')
    await changed('13900001111')
    await userEvent.type(await password(), 'mistyped')
    await confirm()
    await screen.findByText('原密码不正确')
    await userEvent.type(await password(), 'bip-demo{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('尚未确认，不能用于短信登录')
    await expect(await phone()).toHaveValue('13900001111')

    await userEvent.click(screen.getByRole('button', { name: '确认号码' }))
    await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }))
    await screen.findByText(/验证码已发送到 13900001111/)
    await userEvent.type(screen.getByRole('textbox', { name: '短信验证码' }), '111111{Enter}')
    await screen.findByText('短信验证码错误或已失效')
    await userEvent.clear(screen.getByRole('textbox', { name: '短信验证码' }))
    await userEvent.type(screen.getByRole('textbox', { name: '短信验证码' }), '246810{Enter}')
    await screen.findByText('可用于短信验证码登录')
  },
}

/** Whoever does not give the password changes nothing; what was typed stays, beside what would be needed. */
export const GivenUp: Story = {
  render: NewNumber.render,
  play: async () => {
    await screen.findByText('可用于短信验证码登录')
    await changed('13900001111')
    const dialog = within(await screen.findByRole('dialog', { name: '确认是您本人' }))
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await screen.findByText(say(errors.confirmNeeded.text, 'zh-CN'))
    await expect(await phone()).toHaveValue('13900001111')
  },
}
