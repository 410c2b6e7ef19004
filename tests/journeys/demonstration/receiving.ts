import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, lineCell, pick, sitDown } from '../desk.ts'
import type { Demonstration } from './demonstration.ts'

const phone = { width: 390, height: 844 }
const material = 'BZ.000040'
const [place, shelf] = ['A-01-02-1', 'A-01-02-2']

/** What one person writes another one audits: from an order, by a receipt with a scanner, to the shelf. */
export function receiving(demonstration: () => Demonstration): void {
  describe('goods that two persons bring in', () => {
    let buyer: Desk
    let head: Desk
    let keeper: Desk
    let order: string
    let receipt: string
    let transfer: string

    beforeAll(async () => {
      const { product, browser } = demonstration()
      buyer = await sitDown(browser, product.url, 'buyer')
      head = await sitDown(browser, product.url, 'admin')
      keeper = await sitDown(browser, product.url, 'planner', phone)
    })
    afterAll(async () => {
      for (const desk of [buyer, head, keeper]) await desk?.close()
    })

    const stage = ({ page }: Desk) => page.locator('#stage > [data-active]')
    const action = (desk: Desk, name: string) => stage(desk).getByRole('button', { name, exact: true })
    const confirm = async (desk: Desk, name: string) => {
      await action(desk, name).click()
      await desk.page.getByRole('alertdialog').getByRole('button').last().click()
    }
    const numberOf = async (desk: Desk, pattern: RegExp) =>
      (await stage(desk).getByRole('heading', { level: 1, name: pattern }).textContent())?.match(pattern)?.[0] ?? ''
    /** Scans as a scanner types, once the page asks for that. */
    const scan = async (page: Page, asked: string, code: string) => {
      const field = page.getByRole('textbox', { name: asked })
      await field.fill(code)
      await field.press('Enter')
    }
    /** Sends what was scanned, and opens what became of it. */
    const send = async (desk: Desk) => {
      await stage(desk)
        .getByRole('button', { name: /^提交 1 行/ })
        .click()
      await stage(desk).getByRole('link', { name: '打开单据' }).click()
      await desk.page.waitForURL('**/detail/*')
      return new URL(desk.page.url()).pathname
    }
    const go = (desk: Desk, path: string) => desk.page.goto(`${demonstration().product.url}${path}`)

    it('an order is written by one and approved by another', async () => {
      const { page } = buyer
      await go(buyer, '/scm/purchase-order/create')
      await pick(page, /^供应商/, '宁德')
      await pick(page, /采购组织/, '苏州智造装备')
      await lineCell(page, 1, '物料').click()
      await page.keyboard.type(material)
      await page.getByRole('option').filter({ hasText: material }).first().waitFor()
      await page.keyboard.press('Enter')
      await lineCell(page, 1, '数量').click()
      await page.keyboard.type('100')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+s')
      await page.waitForURL('**/detail/*')
      await confirm(buyer, '提交审核')
      order = await numberOf(buyer, /PO-\d+-\d+/)
      await go(head, new URL(page.url()).pathname)
      await action(head, '批准').click()
      await stage(head).getByText('已批准').first().waitFor()
    })

    it('is received by scan; who received it is not offered to post it, and another one posts it', async () => {
      const { page } = keeper
      await go(keeper, '/wms/scan?task=receive')
      await scan(page, '扫描单据号', order)
      await scan(page, '扫描物料', material)
      await scan(page, '输入数量', '60')
      await scan(page, '扫描目标库位', place)
      receipt = await send(keeper)
      await action(keeper, '编辑').waitFor()
      expect(await action(keeper, '审核过账').count()).toBe(0)
      await go(buyer, receipt)
      await confirm(buyer, '审核过账')
      await stage(buyer).getByText('已过账').first().waitFor()
      await go(buyer, `/scm/purchase-order?no=${order}`)
      await stage(buyer).getByRole('row').filter({ hasText: order }).getByRole('link').first().click()
      const lines = stage(buyer).getByRole('table', { name: '到货情况' })
      await lines.getByRole('row').nth(1).waitFor()
      expect(await lines.getByRole('row').nth(1).getByRole('cell').allInnerTexts()).toEqual(
        expect.arrayContaining(['100', '60', '40']),
      )
    })

    it('is put away by scan, and is posted once another one has audited it', async () => {
      const { page } = keeper
      await go(keeper, '/wms/scan?task=putAway')
      await scan(page, '扫描来源库位', place)
      await scan(page, '扫描物料', material)
      await scan(page, '输入数量', '60')
      await scan(page, '扫描目标库位', shelf)
      transfer = await send(keeper)
      await stage(keeper).getByText('待审核').first().waitFor()
      await go(head, transfer)
      await confirm(head, '审核过账')
      await stage(head).getByText('已过账').first().waitFor()
    })
  })
}
