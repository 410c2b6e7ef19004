import { expect, it } from 'vitest'
import { confirmIdentity } from '../desk.ts'
import { decide, leave, own, press, type SignInStage, says, someone, waiting, welcome } from './ways.ts'

/** Who is vouched for by somebody else. */
export function thirdParties(ways: () => SignInStage): void {
  it('somebody whom a third party vouches for completes a registration that does not close, and comes in by it once approved', async () => {
    const { product } = ways()
    const an = await someone(ways().browser)
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
    await decide(ways(), '阮文安', '审核通过')
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
    const { min, person } = ways()
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
}
