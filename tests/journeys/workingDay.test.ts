import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type Desk, lineCell, pick, sitDown, typeDay } from './desk.ts'

const customer = '苏州云帆智能装备有限公司'
const contactCount = 1000

/** A working day in the built product: every step builds on the one before, as a day does. */
describe('a working day', () => {
  let product: Product
  let browser: Browser
  let folder: string
  let admin: Desk
  let orderNumber = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bip-journey-'))
    ;[product, browser] = await Promise.all([startProduct({ timeout: 170_000 }), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('starts with signing in', async () => {
    admin = await sitDown(browser, product.url, 'admin')
    await admin.page.getByRole('link', { name: '客户', exact: true }).click()
    await admin.page.getByRole('heading', { name: '客户', exact: true }).waitFor()
  })

  it('a customer is created in Chinese and found by pinyin initials', async () => {
    const { page } = admin
    await page.getByRole('button', { name: '新建客户' }).click()
    await page.getByRole('textbox', { name: '客户名称' }).fill(customer)
    await page.getByRole('textbox', { name: '简称' }).fill('云帆')
    await page.keyboard.press('Control+s')
    await page.getByRole('heading', { name: customer }).waitFor()

    await page.getByRole('tab', { name: '客户', exact: true }).click()
    await page.getByRole('searchbox').fill('szyfzn')
    await page.getByRole('row', { name: new RegExp(customer) }).waitFor()
  })

  it('a thousand contacts come in from a spreadsheet', async () => {
    const { page } = admin
    const file = join(folder, 'contacts.xlsx')
    await writeContacts(file)
    await page.goto(`${product.url}/crm/customer-contacts`)
    await page.getByRole('button', { name: '导入' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: '检查文件' }).click()
    await dialog
      .getByText(`共 ${contactCount.toLocaleString('zh-CN')} 行`)
      .or(dialog.getByText(`共 ${contactCount} 行`))
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: /导入 1,?000 行/ }).click()
    await page
      .getByText(/导入成功：新建 1,?000/)
      .first()
      .waitFor()
    await page.goto(`${product.url}/crm/customer-contacts?q=${encodeURIComponent('旅行者0999')}`)
    await page.getByRole('row', { name: new RegExp(`旅行者0999.*${customer}`) }).waitFor()
  })

  it('a purchase order is raised, adds up, and goes to review', async () => {
    const { page } = admin
    await page.goto(`${product.url}/scm/purchase-order/create`)
    await pick(page, /供应商/, '有限公司')
    await pick(page, /采购组织/, '苏州')
    await typeDay(page, /采购日期/, '2026-11-20')
    await pick(page, /采购员/, '许')
    await lineCell(page, 1, '物料').click()
    await page.keyboard.type('电机')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('3')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1234.56')
    await page.keyboard.press('Tab')
    await page.getByText('4,185.16').first().waitFor() // 3 × 1 234.56 and 13 % tax
    await page.keyboard.press('Control+s')
    const heading = page.getByRole('heading', { name: /^PO-/ })
    await heading.waitFor()
    orderNumber = (await heading.textContent()) ?? ''
    await page.getByRole('button', { name: '提交审核' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /提交审核|确定/ })
      .click()
    await page.getByText('审核中').first().waitFor()
  })

  it('leave is asked for by one and approved by another, who both see it without reloading', async () => {
    const { page } = admin
    const sales = await sitDown(browser, product.url, 'sales')
    await page.getByRole('tab', { name: '工作台' }).click()
    const badge = page.getByRole('navigation').getByRole('link', { name: /^工作台/ })
    const count = async () => Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0] ?? 0)
    const before = await count()
    let reloads = 0
    page.on('load', () => reloads++)

    await sales.page.getByRole('button', { name: '请假', exact: true }).click()
    await typeDay(sales.page, /开始日期/, '2026-12-21')
    await typeDay(sales.page, /结束日期/, '2026-12-22')
    await sales.page.getByRole('spinbutton', { name: /天数/ }).fill('2')
    await sales.page.getByRole('textbox', { name: /事由/ }).fill('回老家办理房产手续')
    await sales.page.getByRole('button', { name: /^提交/ }).click()
    await sales.page.getByText('发起成功').first().waitFor()

    // What was sent to review before may arrive as late as this.
    await expect.poll(count).toBeGreaterThan(before)
    const asked = page.waitForRequest(/processInsId=/)
    await page
      .getByRole('link', { name: /陈嘉宁.*2 天/ })
      .first()
      .click()
    const process = new URL((await asked).url()).searchParams.get('processInsId')
    await page.getByText('回老家办理房产手续').first().waitFor()
    const waiting = await count()
    await page.getByRole('textbox', { name: /批复意见/ }).fill('同意')
    await page.getByRole('button', { name: /^通过/ }).click()
    await page.getByText('处理成功').first().waitFor()
    await expect.poll(count).toBeLessThan(waiting)
    expect(reloads).toBe(0)

    await sales.page
      .getByText(/已通过/)
      .first()
      .waitFor()
    await sales.page.goto(`${product.url}/process-priview?processInsId=${process}`)
    await sales.page.locator('svg [data-element-id]').first().waitFor()
    await sales.close()
  })

  it('a list is kept under a name, and a colleague opens it', async () => {
    const { page } = admin
    await page.goto(`${product.url}/crm/customer`)
    await page.getByRole('columnheader', { name: '信用额度' }).getByRole('button', { name: '信用额度' }).first().click()
    await page.waitForURL(/sort=creditLimit/)
    await page.getByRole('button', { name: /^默认视图/ }).click()
    const panel = page.getByRole('dialog', { name: '视图' })
    await panel.getByRole('button', { name: '另存为新视图' }).click()
    await panel.getByRole('textbox', { name: '视图名称' }).fill('按信用额度')
    await panel.getByRole('combobox', { name: '共享给' }).click()
    await page.getByRole('option', { name: '所有人' }).click()
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: '保存' }).click()
    await page.getByRole('button', { name: /^按信用额度/ }).waitFor()

    const sales = await sitDown(browser, product.url, 'sales')
    await sales.page.goto(`${product.url}/crm/customer`)
    await sales.page.getByRole('button', { name: /^默认视图/ }).click()
    await sales.page.getByRole('dialog', { name: '视图' }).getByRole('button', { name: '按信用额度' }).click()
    await sales.page.waitForURL(/sort=creditLimit/)
    await sales.close()
  })

  it('a message reaches a colleague at once and is read by opening it', async () => {
    const { page } = admin
    const sales = await sitDown(browser, product.url, 'sales')
    await sales.page.goto(`${product.url}/message/index`)
    await sales.page.getByRole('grid', { name: '消息' }).waitFor()
    await page.goto(`${product.url}/message/index`)
    await page.getByRole('button', { name: '写消息' }).click()
    await pick(page, /接收人/, '陈嘉宁')
    await page.getByRole('textbox', { name: /标题/ }).fill('周五盘点')
    await page.getByRole('textbox', { name: /内容/ }).fill('周五下午盘点，仓库暂停收发。')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: '盘点表.txt', mimeType: 'text/plain', buffer: Buffer.from('仓位') })
    await page.getByRole('link', { name: '盘点表.txt' }).waitFor()
    // A form whose files are on their way is not sent.
    const upload = page.locator('input[type=file]').first()
    await expect.poll(() => upload.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe('')
    await page.getByRole('button', { name: '发送' }).click()
    await page.getByText('消息已发送').first().waitFor()

    const row = sales.page.getByRole('row', { name: /周五盘点.*未读/ })
    await row.waitFor()
    await sales.page.getByRole('button', { name: /条未读消息$/ }).click()
    const bell = sales.page.getByRole('dialog', { name: '消息' })
    await bell.getByText('周五盘点').waitFor()
    expect((await bell.boundingBox())?.width).toBeCloseTo(350, 1)
    await sales.page.keyboard.press('Escape')
    await sales.page.getByRole('button', { name: '10 条/页' }).click()
    expect(await sales.page.getByRole('menuitemradio').allInnerTexts()).toEqual([10, 20, 30, 50].map((size) => `${size} 条/页`))
    await sales.page.keyboard.press('Escape')
    const asked = sales.page.waitForRequest(/\/message\/detail\?/)
    await row.click()
    const letter = sales.page.getByRole('dialog', { name: '周五盘点' })
    await letter.getByText('周五下午盘点，仓库暂停收发。').waitFor()
    await letter.getByRole('link', { name: '盘点表.txt' }).waitFor()
    // As wide as a note asks for.
    expect((await letter.boundingBox())?.width).toBeCloseTo(480, 1)
    await sales.page.keyboard.press('Escape')
    await sales.page.getByRole('row', { name: /周五盘点.*已读/ }).waitFor()
    await sales.page.goto(`${product.url}/desk/article/${new URL((await asked).url()).searchParams.get('id')}`)
    await sales.page.getByRole('heading', { name: '周五盘点' }).waitFor()
    await sales.page.getByText('周五下午盘点，仓库暂停收发。').waitFor()

    await page.getByRole('radio', { name: '发出的' }).click({ force: true })
    await page.getByRole('row', { name: /周五盘点.*陈嘉宁/ }).waitFor()
    await sales.close()
  })

  it('the workbench is arranged, by mouse and by keys, and stands so on another device', async () => {
    const { page } = admin
    const cards = (at: Page) => at.getByRole('main').locator('section h2').allTextContents()
    await page.goto(`${product.url}/desk/index`)
    await page.getByRole('heading', { name: '等我处理' }).waitFor()
    await page.getByRole('button', { name: '调整工作台' }).click()
    const grip = await page.getByRole('button', { name: '移动“发货”' }).boundingBox()
    const target = await page.getByRole('button', { name: '移动“快捷入口”' }).boundingBox()
    if (!grip || !target) throw new Error('A block of the workbench is not on the screen.')
    await page.mouse.move(grip.x + 20, grip.y + 20)
    await page.mouse.down()
    await page.mouse.move(target.x + 40, target.y + 4, { steps: 8 })
    await page.mouse.up()
    await page.getByRole('button', { name: '移动“每日一句”' }).press('ArrowLeft')
    await page.getByRole('button', { name: '移除“最近消息”' }).click()
    await page.getByRole('button', { name: '添加卡片' }).click()
    await page.getByRole('menuitem', { name: '天气' }).click()
    await page.getByRole('button', { name: '添加卡片' }).click()
    await page.getByRole('menuitem', { name: '知识库' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('尚未配置天气服务。').waitFor()
    const other = await sitDown(browser, product.url, 'admin')
    await other.page.getByText('尚未配置天气服务。').waitFor()
    // Each card comes with its own file.
    await other.page.getByRole('heading', { name: '发货', exact: true }).waitFor()
    // Modules bring cards of their own, which stand among these.
    const arranged = ['等我处理', '每日一句', '发货', '快捷入口', '天气', '知识库']
    const shown = await cards(other.page)
    expect(shown.filter((name) => arranged.includes(name))).toEqual(arranged)
    expect(shown).not.toContain('最近消息')
    await other.close()
  })

  it('an article is read from the workbench, counted, passed on by its address, and found again in the tree', async () => {
    const { page } = admin
    const card = page.getByRole('list', { name: '知识库' })
    await card.getByText('螺栓紧固力矩表').click()
    await page.waitForURL(/\/knowledge\/post\/[\w-]+$/)
    await page.getByRole('heading', { name: '螺栓紧固力矩表' }).waitFor()
    await page.getByText('扭矩扳手每三个月校准一次', { exact: false }).waitFor()
    await page.getByRole('button', { name: /返回.*阅读/ }).waitFor()
    const address = page.url()
    const worker = await sitDown(browser, product.url, 'worker')
    await worker.page.goto(address)
    await worker.page.getByRole('heading', { name: '螺栓紧固力矩表' }).waitFor()
    expect(await worker.page.getByRole('button', { name: '维护此文章' }).count()).toBe(0)
    await worker.close()
    await page.goto(`${product.url}/desk/index`)
    await card.getByRole('listitem').filter({ hasText: '螺栓紧固力矩表' }).getByText('2 次阅读').waitFor()
    await page.getByRole('main').getByRole('link', { name: '全部', exact: true }).last().click()
    await page.getByRole('treeitem', { name: '来料检验作业指导' }).click()
    await page.getByRole('heading', { name: '来料检验作业指导' }).waitFor()
    await page.getByRole('button', { name: '维护此文章' }).click()
    await page.getByRole('button', { name: '撤回' }).waitFor()
  })

  it('a question is answered by a passage; what is collected stands on a page of its own, with a remark', async () => {
    const { page } = admin
    await page.getByRole('button', { name: '收藏', exact: true }).click()
    await page.getByRole('button', { name: '取消收藏' }).waitFor()
    await page.goto(`${product.url}/knowledge/ai`)
    await page.getByRole('searchbox', { name: '问题' }).fill('关键件抽样的 AQL 是多少')
    await page.keyboard.press('Enter')
    const best = page.getByRole('list', { name: '答案' }).getByRole('listitem').first()
    await best.getByRole('link', { name: '来料检验作业指导' }).waitFor()
    await best.locator('mark', { hasText: '关键件' }).waitFor()

    await page.getByRole('button', { name: '个人菜单' }).click()
    await page.getByRole('menuitem', { name: '我的收藏' }).click()
    const remark = page
      .getByRole('row', { name: /来料检验作业指导/ })
      .getByRole('gridcell')
      .nth(2)
    await remark.dblclick()
    await page.getByRole('textbox', { name: '备注' }).fill('抽样比例看第二条')
    await page.keyboard.press('Enter')
    await page.reload()
    await page.getByRole('row', { name: /来料检验作业指导.*抽样比例看第二条/ }).waitFor()
  })

  it('a note is its author’s: written, pinned first, and seen by no administrator', async () => {
    const sales = await sitDown(browser, product.url, 'sales')
    await sales.page.goto(`${product.url}/work/note/create`)
    await sales.page.getByRole('textbox', { name: /标题/ }).fill('回访海川重工')
    await sales.page.getByRole('button', { name: '保存' }).click()
    await sales.page.getByRole('button', { name: '置顶' }).click()
    await sales.page.goto(`${product.url}/work/note?q=huifang`)
    await sales.page.getByRole('row', { name: /回访海川重工.*置顶/ }).waitFor()
    await sales.close()
    const { page } = admin
    await page.goto(`${product.url}/work/note?q=huifang`)
    await page.getByText('没有符合条件的笔记').waitFor()
  })

  it('the press that opens a page is answered by its tab, before the page is made; a window that shows nothing makes it at once', async () => {
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

  it('everything is there again after the power failed', async () => {
    await product.kill()
    await product.restart()
    const { page } = admin
    await page.goto(`${product.url}/crm/customer?q=${encodeURIComponent(customer)}`)
    await page.getByRole('row', { name: new RegExp(customer) }).waitFor()
    await page.goto(`${product.url}/crm/customer-contacts?q=${encodeURIComponent('旅行者0500')}`)
    await page.getByRole('row', { name: /旅行者0500/ }).waitFor()
    await page.goto(`${product.url}/scm/purchase-order?q=${orderNumber}`)
    const order = page.getByRole('row', { name: new RegExp(orderNumber) })
    await order.waitFor()
    expect(await order.textContent()).toContain('审核中')
  })
})

async function writeContacts(file: string): Promise<void> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('联系人')
  sheet.addRow(['姓名', '客户', '手机', '部门', '职务', '状态'])
  for (let index = 0; index < contactCount; index++) {
    const number = String(index).padStart(4, '0')
    sheet.addRow([`旅行者${number}`, customer, `1380000${number}`, '采购部', '采购工程师', '在职'])
  }
  await book.xlsx.writeFile(file)
}
