import { expect, it } from 'vitest'
import { chooseOwnPassword, field, own, press, type SignInStage, says, signIn, welcome } from './ways.ts'

/** The first sign-in of all. */
export function firstPassword(ways: () => SignInStage): void {
  it('a first sign-in leads to a password of one’s own, which has to be typed twice alike and be strong', async () => {
    const { product, admin } = ways()
    const given = /password (\S+) \(shown this once\)/.exec(product.said())?.[1] ?? ''
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
}

/** A password that somebody else has set anew. */
export function resetPassword(ways: () => SignInStage): void {
  it('a password that an administrator resets is told once, ends what is open, and has to be changed', async () => {
    const { product, admin, min } = ways()
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
}
