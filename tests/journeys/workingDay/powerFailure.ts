import { expect, it } from 'vitest'
import { customer, type WorkingDay } from './day.ts'

/** What was written outlives a power cut. */
export function powerFailure(day: () => WorkingDay): void {
  it('everything is there again after the power failed', async () => {
    const { product, admin, order } = day()
    const { page } = admin
    await product.kill()
    await product.restart()
    await page.goto(`${product.url}/crm/customer?q=${encodeURIComponent(customer)}`)
    await page.getByRole('row', { name: new RegExp(customer) }).waitFor()
    await page.goto(`${product.url}/crm/customer-contacts?q=${encodeURIComponent('旅行者0500')}`)
    await page.getByRole('row', { name: /旅行者0500/ }).waitFor()
    await page.goto(`${product.url}/scm/purchase-order?q=${order.number}`)
    const row = page.getByRole('row', { name: new RegExp(order.number) })
    await row.waitFor()
    expect(await row.textContent()).toContain('审核中')
  })
}
