import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, type Person, startProvider } from '../../apps/server/src/identity/social/testing/provider.ts'
import { encryptSm2 } from '../../packages/contract/src/crypto/index.ts'
import { freePort } from '../../scripts/lib/ports.ts'
import { launchBrowser } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'
import { confirmIdentity, signOut } from './desk.ts'

const own = { admin: 'suzhou 2026', min: 'zhou min 2026', reset: 'zhou min 2027', an: 'nguyen an 2026' }
const phone = '13812345678'
const waiting = '注册申请已提交,请耐心等待管理员通过!'

/** A notice that a form shows, whatever stands beside it. */
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const welcome = (page: Page, name: string) => page.getByRole('heading', { name: new RegExp(`好，${name}`) }).waitFor()

async function signIn(page: Page, account: string, password: string): Promise<void> {
  await field(page, '账号').fill(account)
  await field(page, '密码').fill(password)
  await press(page, '登录')
}

async function leave(page: Page): Promise<void> {
  await signOut(page)
  await field(page, '账号').waitFor()
}

async function chooseOwnPassword(page: Page, given: string, next: string): Promise<void> {
  await field(page, '原密码').fill(given)
  await field(page, '新密码').fill(next)
  await field(page, '确认新密码').fill(next)
  await press(page, '保存新密码')
}

/** The pages of every way in, on one server: who comes, what they are told, and where they arrive. */
describe('ways to sign in', () => {
  let product: Product
  let browser: Browser
  let provider: Listening
  let folder: string
  let admin: Page
  let min: Page
  const person: Person = { sub: 'group-7', name: '阮文安' }
  let secret = ''

  beforeAll(async () => {
    const port = await freePort()
    folder = await mkdtemp(join(tmpdir(), 'bip-sources-'))
    provider = await startProvider(`http://127.0.0.1:${port}/oauth/redirect/corp`, () => person)
    const known = { kind: 'oidc', source: 'corp', name: '集团账号', clientId: 'bip', clientSecret: 'a secret of the provider' }
    const file = join(folder, 'sources.json')
    await writeFile(file, JSON.stringify([{ ...known, issuer: provider.url }]))
    const env = { BIP_SEED: 'none', BIP_LOGIN_SOURCES: file }
    ;[product, browser] = await Promise.all([startProduct({ env, port }), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
    await provider?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const someone = async (): Promise<Page> => {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    return page
  }

  /** The newest code that was written to the phone. */
  const codeInOutbox = async (): Promise<string> => {
    await admin.goto(`${product.url}/system/sms`)
    const text = await admin
      .getByRole('row', { name: new RegExp(phone) })
      .first()
      .textContent()
    return /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0] ?? ''
  }

  /** An administrator decides on the one registration that waits. */
  const decide = async (name: string, action: '审核通过' | '拒绝注册'): Promise<void> => {
    await admin.goto(`${product.url}/system/user-audit`)
    await admin.getByRole('row', { name: new RegExp(name) }).waitFor()
    expect(await admin.getByRole('row').count()).toBe(2)
    expect(await admin.getByRole('button', { name: /^新建/ }).count()).toBe(0)
    await admin
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check({ force: true })
    await press(admin, action)
    const dialog = admin.getByRole('alertdialog').or(admin.getByRole('dialog'))
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await says(admin, '还没有注册申请')
  }

  it('a first sign-in leads to a password of one’s own, which has to be typed twice alike and be strong', async () => {
    const given = /password (\S+) \(shown this once\)/.exec(product.said())?.[1] ?? ''
    admin = await someone()
    await admin.goto(`${product.url}/login`)
    await signIn(admin, 'admin', given)
    await admin.getByRole('heading', { name: '修改密码' }).waitFor()
    await admin.goto(`${product.url}/desk/index`)
    await admin.waitForURL(/resetPassword$/)
    await field(admin, '原密码').fill('not that one 1')
    await field(admin, '新密码').fill('short')
    await field(admin, '确认新密码').fill('other')
    await press(admin, '保存新密码')
    await says(admin, '两次密码输入不一致')
    await press(admin, '生成随机密码')
    const made = await field(admin, '新密码').inputValue()
    expect([made, await field(admin, '确认新密码').inputValue()]).toEqual([expect.stringMatching(/^[a-zA-Z2-9]{16}$/), made])
    await says(admin, made)
    await field(admin, '新密码').fill(own.admin)
    await admin.getByText(made, { exact: true }).waitFor({ state: 'detached' })
    await field(admin, '确认新密码').fill(own.admin)
    await press(admin, '保存新密码')
    await says(admin, '原密码不正确')
    expect(await field(admin, '新密码').inputValue()).toBe(own.admin)
    await field(admin, '原密码').fill(given)
    await press(admin, '保存新密码')
    await welcome(admin, '管理员')
  })

  it('a stranger asks for an account, waits, is approved and comes in', async () => {
    min = await someone()
    await min.goto(`${product.url}/login`)
    await press(min, '注册账号')
    const dialog = min.getByRole('dialog', { name: '注册账号' })
    await dialog.getByRole('button', { name: '提交' }).click()
    for (const text of ['请先输入用户姓名', '请先输入账号名称', '请先输入密码']) await says(min, text)
    await dialog.getByRole('textbox', { name: '用户姓名' }).and(min.locator(':focus')).waitFor()
    await dialog.getByRole('textbox', { name: '用户姓名' }).fill('周敏')
    await dialog.getByRole('textbox', { name: '账号名称' }).fill('admin')
    await dialog.getByRole('textbox', { name: '手机号码' }).fill('0512-8888666')
    await dialog.getByRole('textbox', { name: '密码', exact: true }).fill(own.min)
    await dialog.getByRole('textbox', { name: '确认密码' }).fill('another 2026')
    await dialog.getByRole('button', { name: '提交' }).click()
    await says(min, '两次密码输入不一致')
    await dialog
      .getByText(/^手机号码/)
      .filter({ hasText: /格式不正确|长度不为11位/ })
      .first()
      .waitFor()
    await dialog.getByRole('textbox', { name: '手机号码' }).fill(phone)
    await dialog.getByRole('textbox', { name: '确认密码' }).fill(own.min)
    // A gateway that refuses without a word: what was typed stays.
    await min.route('**/register-guest', (route) => route.fulfill({ json: { code: 500 } }), { times: 1 })
    await dialog.getByRole('button', { name: '提交' }).click()
    await says(min, '提交失败')
    expect(await dialog.getByRole('textbox', { name: '用户姓名' }).inputValue()).toBe('周敏')
    // The account is taken, which nobody is told but administrators.
    await dialog.getByRole('button', { name: '提交' }).click()
    await says(min, waiting)
    await signIn(min, 'admin', own.min)
    await says(min, '账号正在等待管理员审核，通过后即可登录')
    await press(min, '注册账号')
    await dialog.getByRole('textbox', { name: '用户姓名' }).fill('周敏')
    await dialog.getByRole('textbox', { name: '账号名称' }).fill('zhoumin')
    await dialog.getByRole('textbox', { name: '手机号码' }).fill(phone)
    await dialog.getByRole('textbox', { name: '密码', exact: true }).fill(own.min)
    await dialog.getByRole('textbox', { name: '确认密码' }).fill(own.min)
    await dialog.getByRole('button', { name: '提交' }).click()
    await says(min, waiting)
    await signIn(min, 'zhoumin', own.min)
    await says(min, '账号正在等待管理员审核，通过后即可登录')

    await admin.getByRole('button', { name: /条未读消息$/ }).click()
    await admin.getByText('新的注册申请').first().click()
    await decide('周敏', '审核通过')
    await says(admin, '有 1 个注册申请使用了已有账号')
    await press(admin, '查看')
    const clashing = admin.getByRole('dialog', { name: '使用已有账号的注册申请' })
    await clashing.getByText('周敏 申请账号“admin”').waitFor()
    await clashing.getByRole('button', { name: '拒绝' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: '拒绝' }).click()
    await clashing.waitFor({ state: 'detached' })
    await signIn(min, 'zhoumin', own.min)
    await welcome(min, '周敏')
  })

  it('a number counts once its owner has given the password and confirmed it by a code', async () => {
    await min.goto(`${product.url}/info/index`)
    await min.getByText('尚未确认，不能用于短信登录').waitFor()
    await press(min, '确认号码')
    await press(min, '获取验证码')
    await confirmIdentity(min, own.min)
    await min.getByText(`验证码已发送到 ${phone}`).waitFor()
    await field(min, '短信验证码').fill(await codeInOutbox())
    await min.keyboard.press('Enter')
    await says(min, '可用于短信验证码登录')
    await min.goto(product.url)
    await welcome(min, '周敏')
    await leave(min)
  })

  it('a code that was sent to a phone lets its owner in; an administrator reads it out of the outbox', async () => {
    await min.getByRole('radio', { name: '短信验证码' }).check({ force: true })
    await field(min, '手机号码').fill('')
    await press(min, '获取验证码')
    await says(min, '手机号码不能为空')
    await field(min, '手机号码').fill('0512-888866')
    await press(min, '获取验证码')
    await says(min, '手机号码格式不正确')
    await field(min, '手机号码').fill('1381234567')
    await press(min, '获取验证码')
    await says(min, '手机号码长度不为11位')
    await field(min, '手机号码').fill(phone)
    await press(min, '获取验证码')
    await min.getByRole('button', { name: /秒后重发/ }).waitFor()
    const code = await codeInOutbox()
    await field(min, '短信验证码').fill(code === '000000' ? '111111' : '000000')
    await press(min, '登录')
    await min.getByRole('alert').waitFor()
    await field(min, '短信验证码').fill(code)
    await press(min, '登录')
    await welcome(min, '周敏')
  })

  it('somebody whom a third party vouches for completes a registration that does not close, and comes in by it once approved', async () => {
    const an = await someone()
    await an.goto(`${product.url}/login?to=${encodeURIComponent('/info/index')}`)
    await press(an, '集团账号')
    const dialog = an.getByRole('dialog', { name: '完善注册信息' })
    await dialog.waitFor()
    expect(new URL(an.url()).search).toBe('')
    await an.keyboard.press('Escape')
    await an.mouse.click(5, 5)
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(expect.not.arrayContaining(['取消', '关闭']))
    expect(await dialog.getByRole('textbox', { name: '用户姓名' }).inputValue()).toBe('阮文安')
    await dialog.getByRole('textbox', { name: '租户编号' }).fill('')
    await dialog.getByRole('button', { name: '提交' }).click()
    for (const text of ['请先输入租户编号', '请先输入账号名称', '请先输入密码']) await says(an, text)
    await dialog.getByRole('textbox', { name: '租户编号' }).fill('000000')
    await dialog.getByRole('textbox', { name: '账号名称' }).fill('nguyenan')
    await dialog.getByRole('textbox', { name: '密码', exact: true }).fill(own.an)
    await dialog.getByRole('textbox', { name: '确认密码' }).fill(own.an)
    await dialog.getByRole('button', { name: '提交' }).click()
    await says(an, waiting)
    await press(an, '返回登录')
    await press(an, '集团账号')
    await says(an, '账号正在等待管理员审核，通过后即可登录')
    await decide('阮文安', '审核通过')
    await an.goto(`${product.url}/login?to=${encodeURIComponent('/info/index')}`)
    await press(an, '集团账号')
    await an.waitForURL(/\/info\/index$/)
    await an.getByText('阮文安').first().waitFor()
    // What came back from the provider is good for one try.
    await leave(an)
    await an.goto(`${product.url}/oauth/redirect/corp?code=stale&state=stale`)
    await an.getByRole('alert').waitFor()
    expect(an.url()).not.toContain('stale')
    await an.close()
  })

  it('whoever has an account links a third party to it, comes in by that, and unlinks it', async () => {
    person.sub = 'group-8'
    const link = async () => {
      await press(min, '个人菜单')
      await min.getByRole('menuitem', { name: '其他登录方式' }).click()
      return min.getByRole('dialog').getByRole('listitem').filter({ hasText: '集团账号' })
    }
    const open = await link()
    await open.getByText('未关联').waitFor()
    await open.getByRole('button', { name: '关联', exact: true }).click()
    await confirmIdentity(min, own.min)
    await says(min, '关联成功')
    expect(min.url()).not.toMatch(/code=|state=/)
    await press(min, '返回工作台')
    await welcome(min, '周敏')
    await leave(min)
    await press(min, '集团账号')
    await welcome(min, '周敏')
    const linked = await link()
    await linked.getByText(/^已关联/).waitFor()
    await linked.getByRole('button', { name: '取消关联' }).click()
    await min
      .getByRole('alertdialog')
      .getByRole('button', { name: /取消关联|确定/ })
      .click()
    await confirmIdentity(min, own.min)
    await linked.getByText('未关联').waitFor()
    await min.keyboard.press('Escape')
  })

  it('another system opens the portal by a ticket, once, for whoever says that it is they', async () => {
    await admin.goto(`${product.url}/system/client/create`)
    await field(admin, '应用标识').fill('erp')
    await field(admin, '应用名称').fill('金蝶 ERP')
    await admin.getByRole('combobox', { name: '登录方式' }).click()
    await admin.getByRole('option', { name: '单点登录' }).click()
    await admin.keyboard.press('Escape')
    await admin.keyboard.press('Control+s')
    await admin.getByRole('heading', { name: '金蝶 ERP' }).waitFor()
    await press(admin, '生成密钥')
    const asking = admin.getByRole('dialog', { name: '生成密钥', exact: true })
    await asking.getByRole('spinbutton', { name: '密钥长度' }).fill('257')
    await asking.getByRole('button', { name: '生成密钥' }).click()
    await asking.getByText('长度最大值不能超过 256').waitFor()
    await asking.getByRole('spinbutton', { name: '密钥长度' }).fill('64')
    await asking.getByRole('button', { name: '生成密钥' }).click()
    await confirmIdentity(admin, own.admin)
    await asking.waitFor({ state: 'detached' })
    secret = /\b[\w-]{16,}\b/.exec((await admin.getByRole('dialog').getByRole('listitem').first().textContent()) ?? '')?.[0] ?? ''
    const ticket = async (account: string): Promise<string> => {
      const answer = await fetch(`${product.url}/api/blade-bip/plus/ticket/client`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`erp:${secret}`)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ account, sceneId: 'erp', to: '/info/index' }),
      })
      const { data } = (await answer.json()) as { data: { url: string } }
      return `${product.url}${data.url}`
    }
    const link = await ticket('zhoumin')
    const visitor = await someone()
    await visitor.goto(link)
    // Nobody is signed in by being sent here.
    await visitor.getByText('此链接将以 周敏（zhoumin）的身份登录。').waitFor()
    expect(visitor.url()).not.toContain('token=')
    await press(visitor, '不登录')
    await field(visitor, '账号').waitFor()
    await visitor.goto(link)
    await press(visitor, '以 周敏 的身份登录')
    await visitor.waitForURL(/\/info\/index$/)
    await visitor.getByText('周敏').first().waitFor()
    await visitor.goto(link)
    await visitor.getByText(/登录链接已使用或已过期/).waitFor()
    // Who is in already passes unasked.
    await visitor.goto(await ticket('zhoumin'))
    await visitor.waitForURL(/\/info\/index$/)
    await visitor.goto(await ticket('admin'))
    await visitor.getByText('当前已登录为 周敏。要改用此链接登录吗？').waitFor()
    await press(visitor, '保持当前登录')
    await welcome(visitor, '周敏')
    await visitor.goto(`${product.url}/transfer/erp`)
    await visitor.getByText(/登录链接已使用或已过期/).waitFor()
    await visitor.close()
  })

  it('a password that an administrator resets is told once, ends what is open, and has to be changed', async () => {
    await admin.goto(`${product.url}/system/user`)
    await admin.getByText('100 条/页').waitFor()
    await admin.getByRole('row', { name: /周敏/ }).getByRole('checkbox').check({ force: true })
    await press(admin, '重置密码')
    await admin.getByRole('alertdialog').getByRole('button', { name: '重置密码' }).click()
    const given =
      /\b\w{16}\b/.exec((await admin.getByRole('dialog').getByRole('listitem').first().textContent()) ?? '')?.[0] ?? ''
    await admin.keyboard.press('Escape')
    expect(await admin.getByRole('dialog').getByText(given).isVisible()).toBe(true)
    // Its owner is told of the reset at once, which may have ended the page before anything is pressed there.
    const link = min.getByRole('link', { name: '审批', exact: true }).first()
    await link.click({ timeout: 5000 }).catch(() => undefined)
    await says(min, '登录已过期，请重新登录')
    expect(await min.getByText('登录已过期，请重新登录').count()).toBe(1)
    await signIn(min, 'zhoumin', own.min)
    await says(min, '用户名或密码错误')
    await signIn(min, 'zhoumin', given)
    await chooseOwnPassword(min, given, own.reset)
    await welcome(min, '周敏')
  })

  it('beyond what an address may register the page solves a puzzle in a thread of its own, and nobody notices', async () => {
    const settings = await fetch(`${product.url}/api/blade-bip/plus/settings`)
    const { data } = (await settings.json()) as { data: { sm2PublicKey: string } }
    const register = async (account: string) =>
      fetch(`${product.url}/api/blade-system/user/register-guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: '他人', account, password: await encryptSm2(own.an, data.sm2PublicKey) }),
      })
    let last = 200
    for (let at = 0; at < 6 && last === 200; at++) last = (await register(`other${at}`)).status
    expect(last).toBe(429)
    const late = await someone()
    await late.goto(`${product.url}/login`)
    await press(late, '注册账号')
    const dialog = late.getByRole('dialog', { name: '注册账号' })
    await dialog.getByRole('textbox', { name: '用户姓名' }).fill('李慧')
    await dialog.getByRole('textbox', { name: '账号名称' }).fill('lihui')
    await dialog.getByRole('textbox', { name: '密码', exact: true }).fill(own.an)
    await dialog.getByRole('textbox', { name: '确认密码' }).fill(own.an)
    const [worker, request] = [
      late.waitForEvent('worker'),
      late.waitForRequest((sent) => sent.url().endsWith('/register-guest') && 'bip-work' in sent.headers()),
    ]
    await dialog.getByRole('button', { name: '提交' }).click()
    await Promise.all([worker, request])
    await says(late, waiting)
    await late.close()
  })

  it('a captcha that was misread is asked for anew: another picture, the focus beside it, the rest as it was typed', async () => {
    await admin.goto(`${product.url}/system/param`)
    await admin.getByRole('row', { name: /登录验证码/ }).click()
    await admin
      .getByRole('dialog')
      .getByRole('combobox', { name: /当前值/ })
      .click()
    await admin.getByRole('option', { name: '每次' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await says(admin, '每次')
    const stranger = await someone()
    await stranger.goto(`${product.url}/login`)
    const picture = stranger.getByRole('button', { name: '验证码图片，点击更换' }).locator('img')
    const first = await picture.getAttribute('src')
    await field(stranger, '验证码').fill('0')
    await signIn(stranger, 'zhoumin', own.reset)
    await says(stranger, '验证码错误，请重新输入')
    await field(stranger, '验证码').and(stranger.locator(':focus')).waitFor()
    await expect.poll(() => picture.getAttribute('src')).not.toBe(first)
    expect(await field(stranger, '密码').inputValue()).toBe(own.reset)
    await stranger.close()
  })
})
