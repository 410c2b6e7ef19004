import { expect, it } from 'vitest'
import { openTop, sitDown } from '../desk.ts'
import type { Demonstration } from './demonstration.ts'

/** Walls of the works; the server fails behind one of them and comes back. */
export function wall(demonstration: () => Demonstration): void {
  it('the shipping wall needs no login, says when its data is old, and survives a restart of the server untouched', async () => {
    const { product, browser } = demonstration()
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' })
    const failures: Error[] = []
    page.on('pageerror', (error) => failures.push(error))
    await page.clock.install()
    await page.goto(`${product.url}/dashboard/shipping`)
    await page.getByRole('heading', { name: '发货看板' }).waitFor()
    await page
      .getByRole('row', { name: /SO-\d{4}-\d+/ })
      .first()
      .waitFor()
    const foot = page.getByRole('status')
    expect(await foot.textContent()).toContain('实时')

    await product.kill()
    await page.clock.fastForward('01:30')
    await foot.getByText(/未更新，正在自动重连/).waitFor()
    // What was shown stays: old data with its age is worth more than an empty wall.
    await page
      .getByRole('row', { name: /SO-\d{4}-\d+/ })
      .first()
      .waitFor()

    await product.restart()
    await page.clock.fastForward('00:30')
    await foot.getByText('实时').waitFor()
    expect(failures).toEqual([])
  })

  it('all nine walls have their place; two open beside the portal', async () => {
    const { product, browser } = demonstration()
    const { page, close } = await sitDown(browser, product.url, 'admin')
    const popup = page.waitForEvent('popup')
    await openTop(page, '看板')
    await page.getByRole('navigation', { name: '看板' }).getByRole('link', { name: '人力资源' }).click()
    const wall = await popup
    await wall.getByText('“人力资源”看板尚未建成').waitFor()
    await wall.close()
    for (const path of ['projectSchedule', 'floorboard/index', 'assemblyboard', 'onSitePlan', 'commandRoom/index']) {
      const answer = await page.request.get(`${product.url}/dashboard/${path}`)
      expect(answer.status()).toBe(200)
    }
    const stranger = await browser.newPage({ locale: 'zh-CN' })
    await stranger.goto(`${product.url}/desk/webviewNfdesign`)
    await stranger.getByText('此看板尚未建成').waitFor()
    await stranger.close()
    await close()
  })
}
