import { expect, it } from 'vitest'
import { askToSignOut, signOut, sitDown } from '../desk.ts'
import type { Shell } from './shell.ts'

/** What the shell says when something fails; a small screen; the end. */
export function failures(shell: () => Shell): void {
  it('without a network that is said until it returns', async () => {
    const { page } = shell().admin
    await page.context().setOffline(true)
    await page.getByText('网络已断开').waitFor()
    await page.context().setOffline(false)
    await page.getByText('网络已断开').waitFor({ state: 'detached' })
  })

  it('a page whose code did not come is there once the network is', async () => {
    const { browser, product } = shell()
    const colleague = await sitDown(browser, product.url, 'sales')
    const { page } = colleague
    // The log hears of what did not come; here it is meant to happen.
    page.removeAllListeners('pageerror')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: '个人菜单' }).click()
    await page.getByRole('menuitem', { name: '我的设备' }).click()
    await page.getByText('这一部分没有加载成功').waitFor()
    await page.getByRole('heading', { name: /好，/ }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: '客户', exact: true }).click()
    // The workbench behind it may have been loading too, and says the same.
    await page.getByText('页面没有加载出来').filter({ visible: true }).waitFor()
    expect(await page.getByRole('button', { name: '重新加载' }).isDisabled()).toBe(true)
    const reloaded = page.waitForEvent('load')
    await page.context().setOffline(false)
    await reloaded
    await page.getByRole('heading', { name: '客户', exact: true }).waitFor()
    await colleague.close()
  })

  it('a widget that fails is marked where it stands, the workbench goes on', async () => {
    const { admin, product } = shell()
    const other = await admin.page.context().newPage()
    await other.route(/SentenceWidget/, (route) => route.abort())
    await other.goto(`${product.url}/desk/index`)
    await other.getByRole('alert').filter({ hasText: '每日一句：出错了' }).waitFor()
    await other.getByRole('link', { name: '待办', exact: false }).first().waitFor()
    await other.close()
  })

  it('a small screen has the whole menu in a drawer', async () => {
    const { page } = shell().admin
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: '菜单', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: '客户联系人' }).click()
    await page.waitForURL(/\/crm\/customer-contacts/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('signing out in one window signs out the others', async () => {
    const { product, admin } = shell()
    const { page } = admin
    const second = await page.context().newPage()
    await second.goto(`${product.url}/crm/customer`)
    await second.getByRole('row').nth(1).waitFor()
    await askToSignOut(page)
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await signOut(page)
    await page.getByRole('textbox', { name: '账号' }).waitFor()
    await second.getByRole('textbox', { name: '账号' }).waitFor()
    expect(await second.evaluate(() => sessionStorage.getItem('saber-tabs'))).toBeNull()
  })
}
