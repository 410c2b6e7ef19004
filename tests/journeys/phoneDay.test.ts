import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type Desk, sitDown, typeDay } from './desk.ts'

const phone = { width: 390, height: 844 }
const reason = '陪家人复诊'
const company = '无锡拓远自动化有限公司'

/** A seller and an approver who have nothing but their phones with them. */
describe('a day on a phone', () => {
  let product: Product
  let browser: Browser
  let seller: Desk
  let approver: Desk

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ timeout: 170_000 }), launchBrowser()])
    seller = await sitDown(browser, product.url, 'sales', phone)
    approver = await sitDown(browser, product.url, 'admin', phone)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
  })

  const fits = async ({ page }: Desk) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(phone.width)
  const show = async (desk: Desk, path: string) => {
    await desk.page.goto(`${product.url}${path}`)
    await desk.page.locator('#stage > [data-active]').getByRole('heading').first().waitFor()
  }
  /** Opens the card of a list that says something. */
  const openCard = async ({ page }: Desk, said: string | RegExp) => {
    const card = page.getByRole('row').filter({ hasText: said }).first()
    await card.waitFor()
    await card.scrollIntoViewIfNeeded() // Rows outside the window are inert.
    await card.click()
  }
  /** What the open page says; other pages stay alive behind it. */
  const says = ({ page }: Desk, text: string) => page.locator('#stage > [data-active]').getByText(text).first().waitFor()
  const handled = (page: Page, action: string) => page.getByText(`处理成功：已${action}`).first().waitFor()

  it('leave is asked for, and its form fits', async () => {
    const { page } = seller
    await show(seller, '/work/start')
    await page
      .getByRole('button', { name: '请假' })
      .or(page.getByRole('link', { name: '请假' }))
      .first()
      .click()
    await typeDay(page, /开始日期/, '2026-12-28')
    await typeDay(page, /结束日期/, '2026-12-29')
    await page.getByRole('textbox', { name: /事由/ }).fill(reason)
    await fits(seller)
    await page.getByRole('button', { name: /^提交/ }).click()
    await page.getByText('发起成功').first().waitFor()
  })

  it('it is given back with a reason', async () => {
    await show(approver, '/work/todo')
    await fits(approver)
    await openCard(approver, reason)
    await says(approver, reason)
    await approver.page.getByRole('button', { name: '驳回' }).click()
    await says(approver, '请填写批复意见')
    await approver.page.getByRole('textbox', { name: /批复意见/ }).fill('请写明工作交接')
    await fits(approver)
    await approver.page.getByRole('button', { name: '驳回' }).click()
    await handled(approver.page, '驳回')
  })

  it('it is put right and sent again, is approved, and its author reads so', async () => {
    const { page } = seller
    await show(seller, '/work/todo')
    await fits(seller)
    await openCard(seller, reason)
    // Above the form stands who sent it back, and why.
    await says(seller, '请写明工作交接')
    await fits(seller)
    const field = page.locator('#stage > [data-active]').getByRole('textbox', { name: /事由/ })
    await field.fill(`${reason}，工作交接给周敏`)
    await page.getByRole('button', { name: '重新提交' }).click()
    await handled(page, '重新提交')

    await show(approver, '/work/todo')
    await openCard(approver, reason)
    await says(approver, '工作交接给周敏')
    await fits(approver)
    await approver.page.getByRole('textbox', { name: /批复意见/ }).fill('同意，早日康复')
    await approver.page.getByRole('button', { name: '通过' }).click()
    await handled(approver.page, '通过')

    await show(seller, '/work/send')
    await fits(seller)
    await openCard(seller, reason)
    await says(seller, '已通过')
    await fits(seller)
  })

  it('a customer is made, called, changed, spoken about, and found again', async () => {
    const { page } = seller
    await show(seller, '/crm/customer')
    await fits(seller)
    await page.getByRole('button', { name: '新建客户' }).click()
    await page.getByRole('textbox', { name: '客户名称' }).fill(company)
    await fits(seller)
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('heading', { name: company }).waitFor()
    await fits(seller)

    // What is done with a record stands in one row at the bottom, what is done most before the rest.
    const bar = page.locator('#stage > [data-active] header button')
    const tops = await bar.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(40)
    // Nothing of it is cut: what has no room is in the menu at its end.
    const inSight = await bar.filter({ visible: true }).all()
    for (const button of inSight) {
      const box = await button.boundingBox()
      expect((box?.x ?? phone.width) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
    }
    await page.getByRole('button', { name: '更多操作' }).click()
    await page.getByRole('menuitem', { name: '复制链接' }).waitFor()
    await page.getByRole('menuitem', { name: /条评论|评论/ }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: '记录联系' }).first().click()
    const log = page.getByRole('dialog', { name: '记录联系' })
    await log.getByRole('textbox', { name: /沟通内容/ }).fill('首次拜访，下月看样机')
    await fits(seller)
    await log.getByRole('button', { name: '保存' }).click()
    await log.waitFor({ state: 'detached' })
    await page.getByRole('region', { name: '联系记录' }).scrollIntoViewIfNeeded()
    await says(seller, '首次拜访，下月看样机')

    await page.getByRole('textbox', { name: '写评论' }).fill('样机由华东展厅准备')
    await page.getByRole('button', { name: '发送' }).click()
    await page.getByRole('region', { name: '评论 1' }).getByRole('article').getByText('样机由华东展厅准备').waitFor()
    await fits(seller)

    await page.getByRole('button', { name: '编辑', exact: true }).first().click()
    await page.getByRole('textbox', { name: '简称' }).fill('拓远')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('heading', { name: company }).waitFor()

    await show(seller, '/crm/customer')
    // What is done with the list stands in one row at the bottom.
    const boxes = await Promise.all(
      ['新建客户', '更多操作'].map((name) => page.getByRole('button', { name }).first().boundingBox()),
    )
    const [create = 0, more = Number.NaN] = boxes.map((box) => box && box.y + box.height / 2)
    expect(Math.abs((create ?? 0) - (more ?? Number.NaN))).toBeLessThan(8)
    await page.getByRole('searchbox').fill('wxtyzdh')
    const card = page.getByRole('row', { name: new RegExp(company) })
    // A card begins with the name, which leads to the record.
    await card.getByRole('link', { name: company }).waitFor()
    await fits(seller)
    await card.click()
    await says(seller, '拓远')
  })
})
