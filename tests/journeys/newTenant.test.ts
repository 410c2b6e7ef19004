import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'

const own = { platform: 'suzhou 2026', tenant: 'hà nội 2026', lan: 'kinh doanh 2026' }
const tenantName = 'Công ty Chế tạo Thiết bị Việt Á'
/** A customer of the administrator's own department, above that of the others. */
const ofTheCompany = 'Công ty CP Đóng tàu Bạch Đằng'

/** Somebody in a browser of their own, in Vietnamese, at the sign-in page of a tenant; ends where they have chosen a password. */
async function arrive(browser: Browser, url: string, who: { tenant: string; account: string; given: string; next: string }) {
  const context = await browser.newContext({ locale: 'vi', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(url)
  await page.getByRole('button', { name: 'Tổ chức khác' }).click()
  await page.getByRole('textbox', { name: 'Mã tổ chức' }).fill(who.tenant)
  await page.getByRole('textbox', { name: 'Tài khoản' }).fill(who.account)
  await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(who.given)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Mật khẩu hiện tại' }).fill(who.given)
  await page.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill(who.next)
  await page.getByRole('textbox', { name: 'Nhập lại mật khẩu mới' }).fill(who.next)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Chào buổi/ }).waitFor()
  return page
}

/** What stands under a label: in a dialog that tells it this once, or on the page. */
async function told(page: Page, label: string, within = page.getByRole('dialog')): Promise<string> {
  const term = within.locator('dt:visible', { hasText: label }).first()
  await term.waitFor()
  return ((await term.locator('xpath=following-sibling::dd[1]').textContent()) ?? '').trim()
}

const entries = (page: Page, menu: string) => page.getByRole('navigation', { name: menu }).getByRole('link').allInnerTexts()

/** From an empty database to somebody at work, through the portal alone: each step builds on the one before. */
describe('a new tenant', () => {
  let product: Product
  let browser: Browser
  let admin: Page
  let boss: Page
  const tenant = { id: '', password: '' }
  let firstPassword = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ env: { BIP_SEED: 'none' } }), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
  })

  it('the administrator of an empty installation says what tenants may have, and makes one', async () => {
    const given = /password (\S+) \(shown this once\)/.exec(product.said())?.[1] ?? ''
    admin = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    admin.setDefaultTimeout(30_000)
    await admin.goto(`${product.url}/system/tenant-package`)
    await admin.getByRole('textbox', { name: '账号' }).fill('admin')
    await admin.getByRole('textbox', { name: '密码', exact: true }).fill(given)
    await admin.keyboard.press('Enter')
    await admin.getByRole('textbox', { name: '原密码' }).fill(given)
    await admin.getByRole('textbox', { name: '新密码', exact: true }).fill(own.platform)
    await admin.getByRole('textbox', { name: '确认新密码' }).fill(own.platform)
    await admin.keyboard.press('Enter')
    await admin.getByRole('heading', { name: /好，/ }).waitFor()

    await admin.keyboard.press('Control+k')
    await admin.getByRole('combobox', { name: '搜索菜单、记录和操作' }).fill('租户产品包')
    await admin.keyboard.press('Enter')
    const current = admin.getByRole('navigation', { name: '系统' }).getByRole('link', { name: '租户产品包' })
    await current.and(admin.locator('[aria-current=page]')).waitFor()
    const place = await current.boundingBox()
    expect((place?.y ?? 900) + (place?.height ?? 0)).toBeLessThan(900)

    await admin.getByRole('button', { name: '新建租户产品包' }).first().click()
    await admin.getByRole('textbox', { name: '产品包名称' }).fill('销售版')
    await admin.getByRole('combobox', { name: '菜单' }).click()
    for (const name of ['工作台', '审批', '客户', '系统']) await admin.getByRole('treeitem', { name, exact: true }).click()
    await admin.keyboard.press('Escape')
    await admin.keyboard.press('Control+s')
    await admin.getByRole('heading', { name: '销售版' }).waitFor()
    const menus = await told(admin, '菜单', admin.getByRole('main'))
    expect(menus).toContain('角色')
    expect(menus).not.toMatch(/代码生成|租户管理|物料|发货/)

    await admin.getByRole('navigation', { name: '系统' }).getByRole('link', { name: '租户管理' }).click()
    await admin.getByRole('button', { name: '新建租户' }).click()
    await admin.getByRole('textbox', { name: '租户名称' }).fill(tenantName)
    await admin.getByRole('combobox', { name: '产品包' }).click()
    await admin.getByRole('option', { name: '销售版' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    tenant.id = await told(admin, '租户编号')
    tenant.password = await told(admin, '初始密码')
    expect([tenant.id, await told(admin, '管理员账号')]).toEqual([expect.stringMatching(/^\d{6}$/), 'admin'])
    expect(await told(admin, '登录地址')).toBe(product.url)
    await admin.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
    await admin.getByRole('row', { name: new RegExp(`${tenantName}.*销售版`) }).waitFor()
  })

  it('its administrator comes in with that, and finds what the package holds', async () => {
    boss = await arrive(browser, product.url, { tenant: tenant.id, account: 'admin', given: tenant.password, next: own.tenant })
    await boss.goto(`${product.url}/system/department`)
    await boss.getByRole('treeitem', { name: tenantName }).waitFor()
    const bar = boss.getByRole('banner').getByRole('navigation')
    await expect
      .poll(() => bar.getByRole('link').allInnerTexts())
      .toEqual(['Bàn làm việc', 'Phê duyệt', 'Khách hàng', 'Hệ thống'])
    const pages = await entries(boss, 'Hệ thống')
    expect(pages).toEqual(expect.arrayContaining(['Người dùng', 'Phòng ban', 'Vai trò', 'Duyệt đăng ký']))
    expect(pages).not.toEqual(expect.arrayContaining(['Quản lý tổ chức thuê']))
  })

  it('departments stand below the company', async () => {
    await boss.getByRole('treeitem', { name: tenantName }).click()
    await boss.getByRole('heading', { name: `Cấp dưới của ${tenantName}` }).waitFor()
    await boss.getByRole('button', { name: 'Thêm phòng ban' }).first().click()
    await boss.getByRole('tab', { name: 'Thêm phòng ban' }).waitFor()
    await boss.getByRole('textbox', { name: 'Tên phòng ban' }).fill('Phòng kinh doanh')
    await boss.keyboard.press('Control+s')
    await boss.getByRole('heading', { name: 'Phòng kinh doanh' }).waitFor()
    await boss.getByRole('link', { name: tenantName }).waitFor()
  })

  it('a role holds what was ticked, and the rows that it is kept to', async () => {
    await boss.goto(`${product.url}/system/data-scope/create`)
    await boss.getByRole('textbox', { name: 'Tên', exact: true }).fill('Khách hàng của phòng')
    await boss.getByRole('combobox', { name: 'Tài nguyên' }).click()
    await boss.getByRole('option', { name: 'Khách hàng', exact: true }).click()
    await boss.keyboard.press('Control+s')
    await boss.getByRole('heading', { name: 'Khách hàng của phòng' }).waitFor()
    await boss.goto(`${product.url}/crm/customer/create`)
    await boss.getByRole('textbox', { name: 'Tên khách hàng' }).fill(ofTheCompany)
    await boss.keyboard.press('Control+s')
    await boss.getByRole('heading', { name: ofTheCompany }).waitFor()
    await boss.goto(`${product.url}/system/department`)
    await boss.getByRole('navigation', { name: 'Hệ thống' }).getByRole('link', { name: 'Vai trò', exact: true }).click()
    await boss.getByRole('button', { name: 'Thêm vai trò' }).click()
    await boss.getByRole('textbox', { name: 'Tên vai trò' }).fill('Nhân viên kinh doanh')
    await boss.getByRole('textbox', { name: 'Mã vai trò' }).fill('sales')
    await boss.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click()
    await boss.getByRole('heading', { name: 'Nhân viên kinh doanh' }).waitFor()
    expect(await boss.getByRole('checkbox', { name: 'Vật tư', exact: true }).count()).toBe(0)
    await boss.getByRole('checkbox', { name: 'Khách hàng：Xem', exact: true }).check({ force: true })
    await boss.getByRole('checkbox', { name: 'Khách hàng：Thêm', exact: true }).check({ force: true })
    const rows = boss.getByRole('group', { name: 'Phạm vi', exact: true }).getByRole('combobox', { name: 'Phạm vi dữ liệu' })
    await rows.click()
    await boss.getByRole('option', { name: 'Khách hàng：Khách hàng của phòng' }).click()
    await boss.keyboard.press('Escape')
    await boss.getByRole('button', { name: 'Lưu', exact: true }).click()
    await boss.getByText('Đã lưu quyền, có hiệu lực ngay').waitFor()
    await boss.reload()
    await boss.getByRole('heading', { name: 'Nhân viên kinh doanh' }).waitFor()
    const held = (operation: string) => boss.getByRole('checkbox', { name: `Khách hàng：${operation}`, exact: true }).isChecked()
    expect([await held('Xem'), await held('Thêm'), await held('Xóa')]).toEqual([true, true, false])
    await boss.getByText('Khách hàng：Khách hàng của phòng').first().waitFor()
  })

  it('a person is made with department, role and a first password that is told once', async () => {
    await boss.getByRole('navigation', { name: 'Hệ thống' }).getByRole('link', { name: 'Người dùng', exact: true }).click()
    await boss.getByRole('button', { name: 'Thêm người dùng' }).first().click()
    await boss.getByRole('textbox', { name: 'Tài khoản' }).fill('lan')
    await boss.getByRole('textbox', { name: 'Họ tên' }).fill('Nguyễn Thị Lan')
    await boss.getByRole('combobox', { name: 'Phòng ban' }).click()
    await boss.getByRole('option', { name: 'Phòng kinh doanh' }).click()
    await boss.getByRole('combobox', { name: 'Vai trò' }).click()
    await boss.getByRole('option', { name: 'Nhân viên kinh doanh' }).click()
    await boss.keyboard.press('Escape')
    await boss.keyboard.press('Control+s')
    // The address leads to another tenant, so its number is among what a person needs to sign in.
    expect(await told(boss, 'Mã tổ chức')).toBe(tenant.id)
    firstPassword = await told(boss, 'Mật khẩu ban đầu')
    expect([await told(boss, 'Tài khoản'), firstPassword]).toEqual(['lan', expect.stringMatching(/^\w{16}$/)])
    await boss.getByRole('dialog').getByRole('button', { name: 'Đóng' }).last().click()
    await boss.getByRole('heading', { name: 'Nguyễn Thị Lan' }).waitFor()
    expect(await boss.content()).not.toContain(firstPassword)
    await boss.getByRole('row', { name: /Khách hàng.*Thêm.*Nhân viên kinh doanh/ }).waitFor()
  })

  it('that person comes in and sees just that', async () => {
    const lan = await arrive(browser, product.url, { tenant: tenant.id, account: 'lan', given: firstPassword, next: own.lan })
    const bar = lan.getByRole('banner').getByRole('navigation')
    await expect.poll(() => bar.getByRole('link').allInnerTexts()).toEqual(['Bàn làm việc', 'Phê duyệt', 'Khách hàng'])
    expect(await bar.getByRole('button').count()).toBe(0)
    await bar.getByRole('link', { name: 'Khách hàng' }).click()
    await lan.getByText('Chưa có khách hàng').waitFor()
    expect(await entries(lan, 'Khách hàng')).toEqual(['Khách hàng'])
    await lan.getByRole('button', { name: 'Thêm khách hàng' }).first().click()
    await lan.getByRole('textbox', { name: 'Tên khách hàng' }).fill('Công ty TNHH Cơ khí Hải Phòng')
    await lan.keyboard.press('Control+s')
    await lan.getByRole('heading', { name: 'Công ty TNHH Cơ khí Hải Phòng' }).waitFor()
    expect(await lan.getByRole('button', { name: 'Sửa', exact: true }).count()).toBe(0)
    await lan.goto(`${product.url}/system/user`)
    await lan
      .getByText(/không có quyền|không được phép/i)
      .first()
      .waitFor()
    // What a tenant writes is its own.
    await admin.goto(`${product.url}/crm/customer`)
    await admin.getByText('还没有客户').waitFor()
    await lan.goto(`${product.url}/dashboard/shipping?lang=vi`)
    await lan.getByText('Hôm nay không có thiết bị cần giao').waitFor()
  })
})
