import { expect, it } from 'vitest'
import { password, type Shell } from './shell.ts'

/** A locked screen, and the palette. */
export function locking(shell: () => Shell): void {
  it('a locked screen shows nothing, counts wrong passwords at the server, and gives back what was typed', async () => {
    const { product, admin } = shell()
    const { page } = admin
    await page.keyboard.press('Alt+l')
    await page.getByText('屏幕已锁定，请输入密码解锁').waitFor()
    expect(await page.locator('#stage, nav').count()).toBe(0)
    expect(await page.content()).not.toMatch(/工作台|苏州新盛精密/)
    await page.getByRole('textbox', { name: '密码', exact: true }).fill('wrong-1')
    await page.getByRole('button', { name: '解锁' }).click()
    await page.getByText('原密码不正确').waitFor()
    await page.getByRole('textbox', { name: '密码', exact: true }).fill(password)
    await page.getByRole('button', { name: '解锁' }).click()
    await page.getByRole('navigation').first().waitFor()
    expect(await page.getByRole('textbox', { name: '供应商名称' }).inputValue()).toBe('苏州新盛精密')

    // Another window of this browser locks while a dialog is open here.
    const screen = page.locator('[data-active]')
    await page.setViewportSize({ width: 1100, height: 420 })
    await screen.evaluate((element) => element.scrollTo(0, 90))
    await page.getByRole('button', { name: '个人菜单' }).click()
    await page.getByRole('menuitem', { name: '我的设备' }).click()
    await page.getByRole('dialog', { name: '我的设备' }).getByText('当前设备').waitFor()
    const other = await page.context().newPage()
    await other.goto(product.url)
    await other.getByRole('navigation').first().waitFor()
    await other.keyboard.press('Alt+l')
    await page.getByText('屏幕已锁定，请输入密码解锁').waitFor()
    expect(await page.content()).not.toMatch(/当前设备|苏州新盛精密/)
    await other.close()
    await page.getByRole('textbox', { name: '密码', exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: '我的设备' }).getByText('当前设备').waitFor()
    await page.getByRole('dialog', { name: '我的设备' }).getByRole('button', { name: '关闭' }).last().click()
    expect(await screen.evaluate((element) => element.scrollTop)).toBe(90)
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.keyboard.press('Alt+w')
    await page.getByRole('button', { name: '离开' }).click()
    await page.keyboard.press('Alt+l')
    await page.getByText('屏幕已锁定，请输入密码解锁').waitFor()
    await page.reload()
    await page.getByText('屏幕已锁定，请输入密码解锁').waitFor()
    expect(await page.content()).not.toContain('工作台')
    await page.getByRole('textbox', { name: '密码', exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('navigation').first().waitFor()
  })

  it('the palette finds pages by their initials, records of every kind, and does things', async () => {
    const { page } = shell().admin
    const field = page.getByRole('combobox', { name: '搜索菜单、记录和操作' })
    await page.keyboard.press('Control+k')
    await field.fill('gys')
    await page
      .getByRole('option', { name: /^供应商/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/scm\/supplier/)
    await page.keyboard.press('Control+k')
    await field.fill('苏州智造装备')
    await page.getByRole('option', { name: /苏州智造装备有限公司.*组织/ }).click()
    await page.getByRole('heading', { name: '苏州智造装备有限公司' }).waitFor()
    await page.keyboard.press('Control+k')
    await field.fill('qhwg')
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: '深色' }).click()
    await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => localStorage.getItem('saber-theme'))).toBe('dark')
  })
}
