import { expect, it } from 'vitest'
import { sitDown } from '../desk.ts'
import { password, type Shell, tabNames } from './shell.ts'

/** Addresses that lead into the shell, and what stands in its bar. */
export function arriving(shell: () => Shell): void {
  it('a link that was sent to somebody leads there after they signed in', async () => {
    const { browser, product } = shell()
    const page = await browser.newPage({ locale: 'zh-CN' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const calls = (end: string) => asked.filter((path) => path.endsWith(end)).length
    await page.goto(`${product.url}/crm/customer?q=${encodeURIComponent('苏州')}`)
    await page.waitForURL(/\/login\?to=/)
    await page.getByRole('textbox', { name: '账号' }).fill('sales')
    await page.getByRole('textbox', { name: '密码', exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/crm\/customer\?q=/)
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('苏州')
    // What one may do is asked once; what waits, at each navigation.
    const counted = calls('/process/workCount')
    await page.getByRole('navigation', { name: '客户' }).getByRole('link', { name: '客户联系人' }).click()
    await page.getByRole('row').nth(1).waitFor()
    expect(calls('/menu/buttons')).toBe(1)
    await expect.poll(() => calls('/process/workCount')).toBeGreaterThan(counted)
    await page.close()
  })

  it('icons of the menu come with it, while the page still waits for its rows', async () => {
    const { browser, product } = shell()
    // Another desk: what is opened here is no tab of the others.
    const { page, close } = await sitDown(browser, product.url, 'sales')
    let answer = (): void => undefined
    const isLate = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/customer\/list/, async (route) => {
      await isLate
      await route.continue()
    })
    await page.goto(`${product.url}/crm/customer`, { waitUntil: 'commit' })
    const entry = page.getByRole('navigation', { name: '客户' }).getByRole('link', { name: '客户联系人' })
    await entry.waitFor()
    await entry.locator('svg > *').first().waitFor({ state: 'attached', timeout: 4000 })
    answer()
    await page.getByRole('row').nth(1).waitFor()
    await close()
  })

  it('what does not exist is /404 with the menus still there, and leaves no tab behind', async () => {
    const { product, admin } = shell()
    const { page } = admin
    await page.goto(`${product.url}/no/such/page`)
    await page.waitForURL(/\/404$/)
    await page.getByText('页面不存在').first().waitFor()
    expect(await tabNames(page)).toEqual(['工作台'])
    await page.getByRole('button', { name: '返回工作台' }).click()
    await page.getByRole('heading', { name: /好，/ }).waitFor()
  })

  it('a page talks with its own server, by calls and by a socket, and with nobody else', async () => {
    const { report, admin } = shell()
    const { page } = admin
    const heard: string[] = []
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => heard.push(String(payload).split('\n')[0] ?? ''))
    })
    await page.reload()
    await expect.poll(() => heard).toContain('CONNECTED')
    const other = new URL(report).origin
    await page.evaluate((address) => {
      const { dataset } = document.body
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        dataset.stopped = `${dataset.stopped ?? ''}${effectiveDirective} ${new URL(blockedURI).protocol} `
      })
      void new WebSocket(address.replace('http', 'ws'))
      void fetch(address).catch(() => undefined)
      document.head.append(Object.assign(document.createElement('script'), { src: `${address}/x.js` }))
    }, other)
    const stopped = () => page.evaluate(() => document.body.dataset.stopped)
    for (const what of ['connect-src ws:', 'connect-src http:', 'script-src-elem http:'])
      await expect.poll(stopped, { timeout: 20_000 }).toContain(what)
  })

  it('top menus stand in the bar as far as there is room, three fixed ones first; the others in its drop-down', async () => {
    const { page } = shell().admin
    const bar = page.getByRole('banner').getByRole('navigation')
    // A number beside a name is not part of it.
    const shown = async () => (await bar.getByRole('link').allInnerTexts()).map((name) => name.split('\n')[0])
    await expect.poll(shown).toContain('供应链')
    expect((await shown()).slice(0, 3)).toEqual(['工作台', '审批', '客户'])
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect.poll(async () => (await shown()).length).toBeLessThan(6)
    expect((await shown()).slice(0, 2)).toEqual(['工作台', '审批'])
    await bar.getByRole('button').click()
    await page.getByRole('menuitemradio', { name: '系统' }).waitFor()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
  })
}
