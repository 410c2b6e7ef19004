import { expect, it } from 'vitest'
import { encryptSm2 } from '../../../packages/contract/src/crypto/index.ts'
import { decide, own, phone, press, type SignInStage, says, signIn, someone, waiting, welcome } from './ways.ts'

/** Asking for an account. */
export function registering(ways: () => SignInStage): void {
  it('a stranger asks for an account, waits, is approved and comes in', async () => {
    const { product, admin, min } = ways()
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
    await decide(ways(), '周敏', '审核通过')
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
}

/** Asking for one where many have. */
export function registeringLate(ways: () => SignInStage): void {
  it('beyond what an address may register the page solves a puzzle in a thread of its own, and nobody notices', async () => {
    const { product } = ways()
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
    const late = await someone(ways().browser)
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
}
