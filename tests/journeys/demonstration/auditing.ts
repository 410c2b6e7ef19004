import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, sitDown } from '../desk.ts'
import type { Demonstration } from './demonstration.ts'

/** An auditor sees a number and asks why; more clicks than these it may not take to stand before the document that made it. */
const maxClicks = 3

/** What a screen reader calls a number that can be asked. */
const names = { why: /，查看来源$/, reserved: /：为谁预留$/, free: /：可用如何得来$/ } as const
/** What documents are numbered. */
const headings = { document: /^(CR|XC|RK|CK|DB|PD)-/, reservation: /^YL-/, order: /^XS-/ } as const

/** Numbers of stock, each by the page it stands on and which of them it is, and what stands behind it. */
const numbers = [
  { what: 'what there is of a material', at: '/wms/stock-by-material?sort=-quantity', asks: 'why', to: 'document' },
  { what: 'what it is worth', at: '/wms/stock-by-material?sort=-value', nth: 1, asks: 'why', to: 'document' },
  { what: 'what of it is reserved', at: '/wms/stock-by-material?sort=-reserved', asks: 'reserved', to: 'reservation' },
  { what: 'the order that it is reserved for', at: '/wms/stock-by-material?sort=-reserved', asks: 'reserved', to: 'order' },
  { what: 'what is free of it', at: '/wms/stock-by-material?sort=-reserved', asks: 'free', to: 'document' },
  { what: 'what lies at one place', at: '/wms/common', asks: 'why', to: 'document' },
  { what: 'what does not move', at: '/wms/stock-ageing', asks: 'why', to: 'document' },
  { what: 'what came in a month, in money', at: '/wms/stock-by-month', asks: 'why', to: 'document' },
  { what: 'what is here and not in the ERP', at: '/wms/erp-comparison?differsOnly=true', asks: 'why', to: 'document' },
  { what: 'a warehouse in the pivot', at: '/wms/stock-pivot', asks: 'why', to: 'document' },
] as const

/** An auditor explains any number of stock. */
export function auditing(demonstration: () => Demonstration): void {
  describe('an auditor who asks why', () => {
    let desk: Desk
    let page: Page
    const url = (path: string) => `${demonstration().product.url}${path}`
    const clicks = () => page.evaluate(() => Number(Object(window).presses))

    beforeAll(async () => {
      const { product, browser } = demonstration()
      desk = await sitDown(browser, product.url, 'admin')
      page = desk.page
      await page.addInitScript(() => {
        Object.assign(window, { presses: 0 })
        window.addEventListener('pointerdown', () => Object.assign(window, { presses: Object(window).presses + 1 }), true)
      })
    })
    afterAll(() => desk?.close())
    const stage = () => page.locator('#stage > [data-active]')
    const standsBefore = async (heading: RegExp): Promise<void> => {
      await stage().getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await clicks()).toBeLessThanOrEqual(maxClicks)
    }

    it.each(numbers)('stands before the document behind $what', async ({ at, asks, to, ...which }) => {
      await page.goto(url(at))
      await stage()
        .getByRole('button', { name: names[asks] })
        .nth('nth' in which ? which.nth : 0)
        .click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('link', { name: headings[to] }).first().click()
      await standsBefore(headings[to])
    })

    it('stands before the order that is on its way, from what is on order', async () => {
      await page.goto(url('/wms/stock-by-material?sort=-onOrder'))
      await stage().locator('a[href^="/wms/stock-card"]').first().click()
      await page.getByRole('table', { name: '在途与需求' }).getByRole('link', { name: /^PO-/ }).first().click()
      await standsBefore(/^PO-/)
    })

    it('stands before the document behind what lies in a place of the map', async () => {
      await page.goto(url('/wms/location-map'))
      await stage()
        .getByText(/[1-9]\d*\s?%$/)
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: names.why }).first().click()
      await page.getByRole('dialog').last().getByRole('link', { name: headings.document }).first().click()
      await standsBefore(headings.document)
    })

    it('stands before what moved on a day of the card of a material', async () => {
      await page.goto(url('/wms/stock-by-material?sort=-onOrder'))
      await stage().locator('a[href^="/wms/stock-card"]').first().click()
      await page.getByRole('table', { name: '收发记录' }).getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('link').first().click()
      await standsBefore(/^[A-Z]{2}-/)
    })
  })
}
