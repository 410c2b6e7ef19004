import { authCalls, captchaCodeHeader, captchaKeyHeader, type Settings, workHeader } from '@bip/contract'
import { generateSm2Keys, isSolved } from '@bip/contract/crypto'
import { useLocale } from '@bip/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AuthProvider } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { showLanguage } from '../app/i18n.ts'
import { preferences } from '../app/preferences.ts'
import { LoginPage } from './LoginPage.tsx'

const settings: Settings = {
  title: 'BIP2.0',
  version: '0.1.0',
  languages: ['zh-CN', 'vi', 'en'],
  loginModes: ['password', 'sms'],
  captcha: 'off',
  sm2PublicKey: '',
  push: '/push',
  tenantId: '000000',
  isTenantKnown: true,
  timeZone: 'Asia/Shanghai',
}

const Stage = ({ captcha }: Pick<Settings, 'captcha'>) => {
  const { locale } = useLocale()
  const [shown, setShown] = useState<Settings>()
  useEffect(() => {
    preferences.set({ language: locale })
    void Promise.all([generateSm2Keys(), showLanguage(locale)]).then(async ([{ publicKey }]) => {
      // The client encrypts with the key of the settings that it loads itself.
      await client.loadSettings(true)
      setShown({ ...settings, captcha, sm2PublicKey: publicKey })
    })
  }, [locale, captcha])
  if (!shown) return null
  return (
    <AuthProvider settings={shown}>
      <MemoryRouter>
        <LoginPage />
      </MemoryRouter>
    </AuthProvider>
  )
}

const meta = {
  title: 'Portal/Sign in',
  component: Stage,
  args: { captcha: 'off' },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

type Call = { path: string; headers: Headers }
const asked = fn<(call: Call) => void>()

/** A gateway of the story: what it is asked, and what it answers by path. */
const serving = (answer: (call: Call) => Response | Promise<Response>) => () => {
  const real = globalThis.fetch
  asked.mockClear()
  let keys: ReturnType<typeof generateSm2Keys> | undefined
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    if (!pathname.startsWith('/api/')) return real(input, init)
    const call = { path: pathname.slice('/api'.length), headers: new Headers(init?.headers) }
    if (call.path.endsWith('/plus/settings')) {
      keys ??= generateSm2Keys()
      const data = { ...settings, sm2PublicKey: (await keys).publicKey }
      return Response.json({ code: 200, success: true, data, msg: '' })
    }
    asked(call)
    return answer(call)
  }
  return () => {
    globalThis.fetch = real
  }
}

const refused = (status: number, msg: string, data: unknown) =>
  Response.json({ code: status, success: false, data, msg, error_code: status, error_description: msg }, { status })

const signIn = async (): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: '账号' }), 'sales')
  await userEvent.type(screen.getByLabelText('密码'), 'bip-demo')
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
}
const tokenCalls = () => asked.mock.calls.flatMap(([call]) => (call.path === authCalls.token ? [call] : []))

const work = { challenge: 'signIn.8.1790000000.ab.cd', bits: 8 }

/** Where too much failed from this address the browser solves a puzzle by itself, and nobody is asked for anything. */
export const Puzzle: Story = {
  beforeEach: serving(({ headers }) =>
    headers.has(workHeader)
      ? refused(400, '用户名或密码错误', { captcha: false })
      : refused(429, '尝试次数过多，请 1 分钟后再试，或请管理员解锁', { retryAfter: 60, captcha: true, work }),
  ),
  play: async () => {
    await signIn()
    // Only what came of the second try is said.
    await screen.findByText('用户名或密码错误')
    await expect(screen.queryByText(/尝试次数过多/)).toBeNull()
    const [first, second, ...more] = tokenCalls()
    await expect([first?.headers.has(workHeader), more.length]).toEqual([false, 0])
    const [challenge = '', answer = ''] = second?.headers.get(workHeader)?.split(':') ?? []
    await expect(challenge).toBe(work.challenge)
    await expect(await isSolved(work, answer)).toBe(true)
  },
}

/** A wait that no puzzle ends is said with its time and the way out; what was typed stays. */
export const Waiting: Story = {
  beforeEach: serving(({ path }) =>
    path === authCalls.captcha
      ? Response.json({ code: 200, success: true, key: 'k', image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' })
      : refused(429, '尝试次数过多，请 15 分钟后再试，或请管理员解锁', { retryAfter: 900, captcha: true }),
  ),
  play: async () => {
    await signIn()
    await screen.findByText('尝试次数过多，请 15 分钟后再试，或请管理员解锁')
    await expect(screen.getByRole('textbox', { name: '账号' })).toHaveValue('sales')
    await expect(tokenCalls()).toHaveLength(1)
  },
}

/** The picture is asked for with the form; what was read goes along with it. */
export const WithCaptcha: Story = {
  args: { captcha: 'always' },
  beforeEach: serving(({ path }) =>
    path === authCalls.captcha
      ? Response.json({ code: 200, success: true, key: 'k-1', image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' })
      : refused(400, '验证码错误，请重新输入', { captcha: true }),
  ),
  play: async () => {
    const picture = await screen.findByRole('button', { name: '验证码图片，点击更换' })
    await waitFor(() => expect(picture.querySelector('img')).not.toBeNull())
    await userEvent.type(screen.getByRole('textbox', { name: '验证码' }), 'kr4w')
    await signIn()
    await screen.findByText('验证码错误，请重新输入')
    const [call] = tokenCalls()
    await expect([call?.headers.get(captchaKeyHeader), call?.headers.get(captchaCodeHeader)]).toEqual(['k-1', 'kr4w'])
  },
}

/** Who forgot their password is told who resets it, and how else to get in. */
export const Forgotten: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const ask = await canvas.findByRole('button', { name: '忘记密码？' })
    await userEvent.click(ask)
    await expect(ask).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByText(/^请联系管理员重置密码.*短信验证码/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '短信验证码' }))
    await waitFor(() => expect(canvas.queryByText(/^请联系管理员重置密码/)).toBeNull())
  },
}
