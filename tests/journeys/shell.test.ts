// One product and one signed-in administrator serve all of these: a second file would fill another database first, which takes longer than they do.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'
import {
  askToSignOut,
  chooseInTabMenu,
  confirmIdentity,
  type Desk,
  make,
  openEntry,
  signOut,
  sitDown,
  tab,
  tabs,
} from './desk.ts'

const password = 'bip-demo'

const tabNames = async (page: Page) =>
  (await tabs(page).getByRole('tab').allTextContents()).map((name) => name.replace('有未保存的修改', '').trim())

/** Has a server listen on a free port of this machine. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port // it listens on a port
}

/** The shell around every page, in the built product. */
describe('the shell', () => {
  let product: Product
  let browser: Browser
  let admin: Desk
  /** Another system in the house, whose pages the menu may show. */
  let reports: Server
  let report = ''

  beforeAll(async () => {
    reports = createServer((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<h1>十一月交付报表</h1><input aria-label="备注">'),
    )
    const origin = `http://127.0.0.1:${await portOf(reports)}`
    const env = { BIP_ALLOWED_ORIGINS: origin }
    ;[product, browser] = await Promise.all([startProduct({ timeout: 170_000, env }), launchBrowser()])
    report = `${origin}/delivery`
    admin = await sitDown(browser, product.url, 'admin')
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
    reports?.close()
  })

  it('a link that was sent to somebody leads there after they signed in', async () => {
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

  it('what does not exist is /404 with the menus still there, and leaves no tab behind', async () => {
    const { page } = admin
    await page.goto(`${product.url}/no/such/page`)
    await page.waitForURL(/\/404$/)
    await page.getByText('页面不存在').first().waitFor()
    expect(await tabNames(page)).toEqual(['工作台'])
    await page.getByRole('button', { name: '返回工作台' }).click()
    await page.getByRole('heading', { name: /好，/ }).waitFor()
  })

  it('a page talks with its own server, by calls and by a socket, and with nobody else', async () => {
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
    const { page } = admin
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

  it('tabs are pinned, closed to the right, and are there again after a reload', async () => {
    const { page } = admin
    await openEntry(page, '客户', '客户')
    await openEntry(page, '客户', '客户联系人')
    await openEntry(page, '供应链', '供应商')
    await openEntry(page, '供应链', '物料')
    await chooseInTabMenu(page, '供应商', '固定')
    expect(await tabNames(page)).toEqual(['工作台', '供应商', '客户', '客户联系人', '采购工作台', '物料'])
    await chooseInTabMenu(page, '客户', '关闭右侧')
    expect(await tabNames(page)).toEqual(['工作台', '供应商', '客户'])
    await page.reload()
    await tab(page, '供应商').waitFor()
    expect(await tabNames(page)).toEqual(['工作台', '供应商', '客户'])
    await chooseInTabMenu(page, '客户', '关闭全部')
    expect(await tabNames(page)).toEqual(['工作台', '供应商'])
    await chooseInTabMenu(page, '供应商', '取消固定')
    await chooseInTabMenu(page, '供应商', '关闭 Alt W')
  })

  it('a save that ends behind another tab names its own tab and brings nothing to the front', async () => {
    const { page } = admin
    await openEntry(page, '供应链', '供应商')
    await page.getByRole('button', { name: '新建供应商' }).click()
    await page.locator('[data-active]').getByRole('textbox', { name: '供应商名称' }).fill('无锡恒力铸造')
    let answer = (): void => undefined
    const isLate = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/supplier-s/, async (route) => {
      await isLate
      await route.continue()
    })
    await page.keyboard.press('Control+s')
    await tab(page, '工作台').click()
    await page.waitForURL(/\/desk\/index/)
    answer()
    await tab(page, '无锡恒力铸造').waitFor()
    await page.unroute(/supplier-s/)
    expect(new URL(page.url()).pathname).toBe('/desk/index')
    await tab(page, '无锡恒力铸造').click()
    await page.getByRole('heading', { name: '无锡恒力铸造' }).waitFor()
    await chooseInTabMenu(page, '无锡恒力铸造', '关闭 Alt W')
  })

  it('what was typed stays while other tabs are on show, and closing asks', async () => {
    const { page } = admin
    await openEntry(page, '供应链', '供应商')
    await page.getByRole('button', { name: '新建供应商' }).click()
    await page.getByRole('textbox', { name: '供应商名称' }).fill('苏州新盛精密')
    await tab(page, '供应商').click()
    await page.getByRole('heading', { name: '供应商', exact: true }).waitFor()
    const behind = page.locator('#stage > :not([data-active]) form input').first()
    expect(await behind.isVisible()).toBe(false)
    // It stands ready as it was laid out, but nobody gets to it, and it hears no keys.
    expect(await behind.evaluate((field) => field.getBoundingClientRect().width)).toBeGreaterThan(100)
    await behind.evaluate((field) => field.focus())
    expect(await behind.evaluate((field) => field === document.activeElement)).toBe(false)
    await page.keyboard.press('Control+s')
    const unsaved = tabs(page).getByRole('tab', { name: '新建供应商 有未保存的修改' })
    await unsaved.click({ button: 'right' })
    await page.getByRole('menuitem', { name: '关闭 Alt W' }).click()
    await page.getByText('当前页面有未保存的数据，确定要离开吗？').waitFor()
    await page.keyboard.press('Escape')
    await unsaved.click()
    expect(await page.getByRole('textbox', { name: '供应商名称' }).inputValue()).toBe('苏州新盛精密')
    await page.keyboard.press('Alt+w')
    await page.getByText('当前页面有未保存的数据，确定要离开吗？').waitFor()
    await page.keyboard.press('Escape')
    await askToSignOut(page)
    await page.getByRole('alertdialog').getByText('未保存的数据将会丢失：新建供应商').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('textbox', { name: '供应商名称' }).inputValue()).toBe('苏州新盛精密')
  })

  it('a locked screen shows nothing, counts wrong passwords at the server, and gives back what was typed', async () => {
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
    const { page } = admin
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

  it('an administrator announces something and explains a page; both reach a colleague, the page also by a link', async () => {
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

  it('a plant’s own entry shows another page in a frame; the tree of the menu opens to it', async () => {
    const { page } = admin
    await page.goto(`${product.url}/system/menu?id=crm.customers`)
    await page.getByRole('treeitem', { name: '客户管理', selected: true }).waitFor()
    await page.getByRole('button', { name: '新建', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '名称（中文）' }).fill('交付报表')
    await dialog.getByRole('combobox', { name: '打开方式' }).click()
    await page.getByRole('option', { name: '页内嵌入' }).click()
    await dialog.getByRole('textbox', { name: '外部地址' }).fill(report)
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByRole('treeitem', { name: '交付报表', selected: true }).waitFor()
    await page.reload()
    await page.getByRole('treeitem', { name: '交付报表', selected: true }).waitFor()
    await openEntry(page, '客户', '交付报表')
    const frame = page.frameLocator('#stage iframe')
    await frame.getByRole('heading', { name: '十一月交付报表' }).waitFor()
    // What somebody typed there outlives the lock, which shows nothing of it.
    await frame.getByRole('textbox', { name: '备注' }).fill('第三车间晚两天')
    await tab(page, '交付报表').click()
    await page.keyboard.press('Alt+l')
    await page.getByRole('textbox', { name: '密码', exact: true }).fill(password)
    expect(await page.locator('iframe').isVisible()).toBe(false)
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(/交付报表|iframe/)
    await page.keyboard.press('Enter')
    expect(await frame.getByRole('textbox', { name: '备注' }).inputValue()).toBe('第三车间晚两天')
    await chooseInTabMenu(page, '交付报表', '关闭 Alt W')
  })

  it('addresses of the specification lead to their pages, and leave no tab behind', async () => {
    const { page } = admin
    for (const [path, title] of [
      ['/authority/dataScope', '数据范围'],
      ['/system/dept', '部门'],
    ] as const) {
      await page.goto(`${product.url}${path}`)
      await page.getByRole('heading', { name: title, exact: true }).first().waitFor()
      expect((await tabNames(page)).at(-1)).toBe(title)
    }
    await chooseInTabMenu(page, '部门', '关闭全部')
  })

  it('the code generator is where its two addresses lead, and shows what it would write', async () => {
    const { page } = admin
    for (const path of ['code', 'model']) {
      await page.goto(`${product.url}/tool/${path}`)
      await page.getByRole('heading', { name: '代码生成' }).waitFor()
    }
    await page.getByText('仅预览与下载').waitFor()
    await page.getByRole('button', { name: '从现有模型开始' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '供应商', exact: true }).click()
    const key = page.getByRole('textbox', { name: '标识', exact: true })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await key.inputValue()).toBe('supplierCopy')
    await key.fill('testBench')
    await page.getByText('检查通过').waitFor()
    // What was typed is not given up for another model without a word.
    await page.getByRole('button', { name: '从现有模型开始' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '物料', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await key.inputValue()).toBe('testBench')
    await page.getByRole('button', { name: '清空', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '清空' }).click()
  })

  it('without a network that is said until it returns', async () => {
    const { page } = admin
    await page.context().setOffline(true)
    await page.getByText('网络已断开').waitFor()
    await page.context().setOffline(false)
    await page.getByText('网络已断开').waitFor({ state: 'detached' })
  })

  it('a page whose code did not come is there once the network is', async () => {
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
    const other = await admin.page.context().newPage()
    await other.route(/SentenceWidget/, (route) => route.abort())
    await other.goto(`${product.url}/desk/index`)
    await other.getByRole('alert').filter({ hasText: '每日一句：出错了' }).waitFor()
    await other.getByRole('link', { name: '待办', exact: false }).first().waitFor()
    await other.close()
  })

  it('a small screen has the whole menu in a drawer', async () => {
    const { page } = admin
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: '菜单', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: '客户联系人' }).click()
    await page.waitForURL(/\/crm\/customer-contacts/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('signing out in one window signs out the others', async () => {
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
})
