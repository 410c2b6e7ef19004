import { expect, it } from 'vitest'
import type { Demonstration } from './demonstration.ts'

/** Words of dictionaries come after the rows, and are longer in Vietnamese than their keys: their columns are as wide as they are. */
export function wideWords(demonstration: () => Demonstration): void {
  it('a list cuts no word of a dictionary, whatever the language', async () => {
    const { product, browser } = demonstration()
    const context = await browser.newContext({ locale: 'vi', viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await page.goto(`${product.url}/login`)
    await page.locator('input[autocomplete=username]').fill('admin')
    await page.locator('input[type=password]').fill('bip-demo')
    await page.keyboard.press('Enter')
    await page.waitForURL(/desk/)
    await page.goto(`${product.url}/crm/customer`)
    const words = page.getByRole('grid').getByText('Đang hợp tác')
    await words.first().waitFor()
    /** px by which the word lacks room in its cell. */
    const lack = () =>
      words.first().evaluate((word) => {
        const range = document.createRange()
        range.selectNodeContents(word)
        const cell = word.closest('[role=gridcell]') ?? word
        const end = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingInlineEnd)
        return Math.max(0, range.getBoundingClientRect().right - end)
      })
    await expect.poll(lack).toBe(0)
    await context.close()
  })
}
