import { expect, it } from 'vitest'
import { field, own, type SignInStage, says, signIn, someone } from './ways.ts'

/** A picture to be read. */
export function captcha(ways: () => SignInStage): void {
  it('a captcha that was misread is asked for anew: another picture, the focus beside it, the rest as it was typed', async () => {
    const { product, admin } = ways()
    await admin.goto(`${product.url}/system/param`)
    await admin.getByRole('row', { name: /登录验证码/ }).click()
    await admin
      .getByRole('dialog')
      .getByRole('combobox', { name: /当前值/ })
      .click()
    await admin.getByRole('option', { name: '每次' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await says(admin, '每次')
    const stranger = await someone(ways().browser)
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
}
