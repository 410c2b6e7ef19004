import { expect, it } from 'vitest'
import { confirmIdentity, make, sitDown, tab, tabs } from '../desk.ts'
import type { Shell } from './shell.ts'

/** What an administrator gives to others, and people to themselves. */
export function administration(shell: () => Shell): void {
  it('an administrator announces something and explains a page; both reach a colleague, the page also by a link', async () => {
    const { browser, product, admin } = shell()
    const { page } = admin
    await make(page, `${product.url}/system/announcement/create`, { 内容: '今晚 22 点停机维护' })
    const id = await make(page, `${product.url}/system/sop/create`, {
      标题: '联系人建档步骤',
      所属页面: '/crm/customer-contacts',
      内容: '第一步：核对税号。',
    })
    const jump = await make(page, `${product.url}/system/jump/create`, { 名称: '铭牌', 目标地址: '/sop-doc?id=unknown' })

    const sales = await sitDown(browser, product.url, 'sales')
    await sales.page.getByText('今晚 22 点停机维护').waitFor()
    await sales.page.getByRole('status').filter({ hasText: '停机' }).getByRole('button', { name: '关闭' }).click()
    await sales.page.goto(`${product.url}/crm/customer-contacts`)
    await sales.page.getByRole('button', { name: '操作说明：联系人建档步骤' }).click()
    await sales.page.getByRole('dialog').getByText('第一步：核对税号。').waitFor()
    await sales.close()

    const stranger = await browser.newPage({ locale: 'zh-CN' })
    await stranger.goto(`${product.url}/sop-doc?id=${id}`)
    await stranger.getByText('找不到操作说明').waitFor()
    expect(await stranger.content()).not.toContain('核对税号')
    await stranger.goto(`${product.url}/jump/${jump}`)
    await stranger.waitForURL(/\/sop-doc\?id=unknown$/)
    await stranger.goto(`${product.url}/process-priview?processInsId=7`)
    await stranger.getByText('登录后才能查看').waitFor()
    await stranger.close()
  })

  it('people keep their own details and picture', async () => {
    const { product, admin } = shell()
    const { page } = admin
    await page.goto(`${product.url}/info/index`)
    await tab(page, '个人信息').waitFor()
    await page.getByRole('textbox', { name: '邮箱' }).fill('not an address')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('textbox', { name: '邮箱' }).and(page.locator('[aria-invalid=true]')).waitFor()
    expect(await page.getByRole('textbox', { name: '邮箱' }).inputValue()).toBe('not an address')
    await page.getByRole('textbox', { name: '邮箱' }).fill('shen@zhizao.example')
    await page.getByRole('button', { name: '保存' }).click()
    await confirmIdentity(page)
    await page.getByText('操作成功！').first().waitFor()
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 60 } })
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await page.getByRole('dialog').getByRole('button', { name: '使用此头像' }).click()
    await page.locator('#stage img').waitFor()
    await page.reload()
    await page.locator('#stage img').waitFor()
    expect(await page.getByRole('textbox', { name: '邮箱' }).inputValue()).toBe('shen@zhizao.example')
  })

  it('the handheld app that is not there is told; parts of the shell go and come back', async () => {
    const { product, admin } = shell()
    const { page } = admin
    await page.getByRole('button', { name: '手持端下载' }).click()
    await page.getByRole('dialog').getByText('接口异常').waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${product.url}/system/pda-version/create`)
    await page.getByRole('textbox', { name: '版本名称' }).fill('2.4.0')
    await page.getByRole('spinbutton', { name: '版本号' }).fill('240')
    await page.getByRole('textbox', { name: '下载地址' }).fill('https://files.example.com/bip-2.4.0.apk')
    await page.keyboard.press('Control+s')
    await page.getByRole('heading', { name: '2.4.0' }).waitFor()
    await page.getByRole('button', { name: '手持端下载' }).click()
    const code = await page.getByRole('dialog').getByRole('img').locator('..').boundingBox()
    expect([code?.width, code?.height]).toEqual([300, 300])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '个人菜单' }).click()
    await page.getByRole('menuitem', { name: '界面设置' }).click()
    await page.getByRole('switch', { name: '标签页' }).click({ force: true })
    await tabs(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '全部恢复' }).click()
    await page.keyboard.press('Escape')
    await tabs(page).waitFor()
  })
}
