import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, sitDown } from '../desk.ts'
import type { Demonstration } from './demonstration.ts'
import { countedKeys, focusOf, type Keys } from './keys.ts'

/** Most keys that an order of 25 lines may take. */
const maxKeys = 420
const typedLines = 15
/** Of ten lines of a spreadsheet three name a material that nobody has. */
const unknown = [2, 5, 8]
const sheet = Array.from({ length: 10 }, (_, at) => `${unknown.includes(at) ? `XX.${at}` : `BZ.0000${40 + at}`}\t${at + 1}`)

/** A buyer who leaves the mouse alone, and a seller who presses it once. */
export function orderByKeys(demonstration: () => Demonstration): void {
  describe('an order by keys alone', () => {
    let desk: Desk
    let page: Page
    let keys: Keys

    beforeAll(async () => {
      const { product, browser } = demonstration()
      desk = await sitDown(browser, product.url, 'buyer')
      page = desk.page
      keys = countedKeys(page)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    })
    afterAll(() => desk?.close())

    const isAt = (place: string | RegExp) => expect.poll(() => focusOf(page)).toMatch(place)
    /** Types into a field with choices and goes on as soon as there are some. */
    const choose = async (text: string, way: 'Tab' | 'Enter') => {
      await keys.type(text)
      await page.getByRole('option').first().waitFor()
      await keys.press(way)
      await page.getByRole('option').first().waitFor({ state: 'detached' })
    }
    const lines = () => page.getByRole('grid', { name: '物料明细' })
    const faults = () => page.getByText(/个单元格没有匹配到记录/)

    it('the focus begins on the page, and the palette leads into the first field of a new order', async () => {
      await isAt(/^h1 .*好，/)
      await keys.press('Control+k')
      await isAt(/^combobox 搜索/)
      await keys.type('xjcgdd')
      await page.getByRole('option', { name: '新建采购订单' }).waitFor()
      await keys.press('Enter')
      await isAt(/^combobox 供应商/)
    })

    it('the head takes two choices; the day and the buyer are there', async () => {
      await choose('szy', 'Tab')
      await isAt(/^combobox 采购组织/)
      await choose('sz', 'Tab')
      await isAt(/^spinbutton 年/)
      for (let at = 0; at < 20 && !/ 物料 1$/.test(await focusOf(page)); at++) await keys.press('Tab')
      await isAt(/^combobox 物料 1$/)
    })

    it('fifteen lines are typed, and the focus goes from one to the next', async () => {
      for (let at = 1; at <= typedLines; at++) {
        await isAt(new RegExp(`^combobox 物料 ${at}$`))
        await choose(String(at + 19).padStart(3, '0'), 'Tab')
        await isAt(new RegExp(`数量 ${at}$`))
        await keys.type(String((at % 9) + 1))
        await keys.press('Enter')
      }
      await isAt(new RegExp(`^combobox 物料 ${typedLines + 1}$`))
    })

    it('ten come from a spreadsheet; one key takes them back, and once more they are there', async () => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), sheet.join('\n'))
      const before = await lines().getAttribute('aria-rowcount')
      await keys.press('Control+v')
      await faults().waitFor()
      await isAt(new RegExp(`^combobox 物料 ${typedLines + 1}$`))
      await keys.press('Control+z')
      await faults().waitFor({ state: 'detached' })
      await expect.poll(() => lines().getAttribute('aria-rowcount')).toBe(before)
      await isAt(new RegExp(`^combobox 物料 ${typedLines + 1}$`))
      await keys.press('Control+v')
      await page.getByText(`${unknown.length} 个单元格没有匹配到记录`).waitFor()
    })

    it('what named no material is mended where it stands, and the order is stored with its 25 lines', async () => {
      let line = typedLines + 1
      for (const wrong of unknown) {
        while (line < typedLines + 1 + wrong) {
          await keys.press('ArrowDown')
          line += 1
        }
        await isAt(new RegExp(`^combobox 物料 ${line}$`))
        await choose(`BZ.00006${wrong}`, 'Enter')
        line += 1
        await isAt(new RegExp(`^combobox 物料 ${line}$`))
      }
      await faults().waitFor({ state: 'detached' })
      const stored = page.waitForResponse((answer) => answer.url().includes('po-submit') && answer.request().method() === 'POST')
      await keys.press('Control+s')
      const { data } = await (await stored).json()
      expect(data.lines).toHaveLength(typedLines + sheet.length)
      await isAt(/^h1 PO-/)
      console.log(`An order of ${data.lines.length} lines took ${keys.count()} keys.`)
      expect(keys.count()).toBeLessThanOrEqual(maxKeys)
    })

    it('a contact with a customer takes one click and its text', async () => {
      const { product, browser } = demonstration()
      const seller = await sitDown(browser, product.url, 'sales')
      await seller.page.goto(`${product.url}/crm/customer`)
      await seller.page.getByRole('row').nth(2).click()
      const button = seller.page.getByRole('button', { name: '记录联系' }).first()
      await button.waitFor()
      const typed = countedKeys(seller.page)
      await seller.page.evaluate(() => {
        Object.assign(window, { presses: 0 })
        window.addEventListener('pointerdown', () => Object.assign(window, { presses: Object(window).presses + 1 }), true)
      })
      await button.click()
      await expect.poll(() => focusOf(seller.page)).toMatch(/^textarea/)
      const said = '电话回访，对方下周给图纸'
      await typed.type(said)
      await typed.press('Control+Enter')
      await expect.poll(() => focusOf(seller.page)).toBe('button 记录联系')
      const records = seller.page.getByRole('region', { name: '联系记录' })
      await records.scrollIntoViewIfNeeded()
      await records.getByText(said).first().waitFor()
      const presses = await seller.page.evaluate(() => Number(Object(window).presses))
      console.log(`A contact took ${presses} click and ${typed.count()} keys for a text of ${said.length} letters.`)
      expect([presses, typed.count()]).toEqual([1, said.length + 1])
      await seller.close()
    })
  })
}
