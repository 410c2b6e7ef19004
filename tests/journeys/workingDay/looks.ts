import { expect, it } from 'vitest'
import { sitDown } from '../desk.ts'
import { customer, type WorkingDay } from './day.ts'

/** How pages answer: a press, a look at their calls, a phone. */
export function looks(day: () => WorkingDay): void {
  it('the press that opens a page is answered by its tab, before the page is made; a window that shows nothing makes it at once', async () => {
    const { product, admin } = day()
    const { page } = admin
    await page.goto(`${product.url}/crm/customer`)
    await page.getByRole('heading', { name: '客户', exact: true }).waitFor()
    const seen = await page
      .getByRole('navigation', { name: '客户', exact: true })
      .getByRole('link', { name: '客户联系人', exact: true })
      .evaluate(async (link: HTMLElement) => {
        link.click()
        // React answers a press before the next task.
        await Promise.resolve()
        const tab = document.querySelector('[role=tab][aria-selected=true]')
        return [tab?.textContent, document.querySelector('#stage > [data-active]')?.textContent]
      })
    expect(seen).toEqual(['客户联系人', ''])
    await page.getByRole('heading', { name: '客户联系人', exact: true }).waitFor()

    const behind = await page.context().newPage()
    await behind.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      window.requestAnimationFrame = () => 0
    })
    await behind.goto(`${product.url}/crm/customer`)
    await behind.getByRole('heading', { name: '客户', exact: true }).waitFor({ state: 'attached' })
    await behind.close()
  })

  it('who looks into what a page asks gets it as commands, without the token; nobody else has the button', async () => {
    const { product, admin } = day()
    const { page } = admin
    const button = page.getByRole('button', { name: '请求列表（curl）' })
    expect(await button.count()).toBe(0)
    const other = await page.context().newPage()
    await other.goto(`${product.url}/crm/customer?isCurl`)
    await other.getByRole('row').nth(1).waitFor()
    await other.reload()
    await other.getByRole('row').nth(1).waitFor()
    await other.getByRole('button', { name: '请求列表（curl）' }).click()
    await other
      .getByRole('button', { name: /^GET \/api\/blade-bip\/customer\/list/ })
      .first()
      .click()
    await other
      .getByText(/"\$BLADE_AUTH"/)
      .first()
      .waitFor()
    expect(await other.getByRole('dialog').textContent()).not.toContain(
      await other.evaluate(() => localStorage.getItem('saber-access-token')),
    )
    await other.close()
  })

  it('on a phone a request is approved and a customer found and opened, and nothing is wider than the screen', async () => {
    const { browser, product } = day()
    const { page, close } = await sitDown(browser, product.url, 'admin', { width: 390, height: 844 })
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.goto(`${product.url}/work/todo`)
    const request = page.getByRole('row').filter({ hasText: '年假' }).first()
    await request.waitFor()
    await fits()
    await request.scrollIntoViewIfNeeded() // Rows outside the window are inert.
    await request.click()
    await page.getByRole('textbox', { name: /批复意见/ }).fill('同意')
    await fits()
    await page.getByRole('button', { name: /^通过/ }).click()
    await page.getByText('处理成功').first().waitFor()

    await page.goto(`${product.url}/crm/customer`)
    await page.getByRole('searchbox').fill('szyfzn')
    const card = page.getByRole('row', { name: new RegExp(customer) })
    await card.waitFor()
    await fits()
    await page.getByRole('button', { name: '更多操作' }).last().waitFor()
    // A card begins with the name, which leads to the record.
    await card.getByRole('link', { name: customer }).waitFor()
    await card.click()
    await page.getByRole('heading', { name: customer }).waitFor()
    await page.getByRole('button', { name: '记录联系' }).first().waitFor()
    await fits()
    await close()
  })
}
