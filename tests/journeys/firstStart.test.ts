import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ env: { BIP_SEED: 'none' } }), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

it('the administrator of an empty installation sets a password of their own and finds every page empty, not broken', async () => {
  const password = /password (\S+) \(shown this once\)/.exec(product.said())?.[1] ?? ''
  expect(password).not.toBe('')
  const page = await browser.newPage({ locale: 'vi' })
  await page.goto(`${product.url}/crm/customer`)
  await page.getByLabel('Tài khoản').fill('admin')
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()

  await page.getByRole('heading', { name: 'Đổi mật khẩu' }).waitFor()
  await page.getByLabel('Mật khẩu hiện tại').fill(password)
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('nhà máy 2026')
  await page.getByLabel('Nhập lại mật khẩu mới').fill('nhà máy 2026')
  await page.getByRole('button', { name: 'Lưu mật khẩu mới' }).click()
  await page.getByRole('heading', { name: /^Chào buổi/ }).waitFor()

  await page.getByRole('link', { name: 'Khách hàng', exact: true }).click()
  await page.getByText('Chưa có khách hàng').waitFor()
  await page.goto(`${product.url}/dashboard/shipping?lang=vi`)
  await page.getByText('Hôm nay không có thiết bị cần giao').waitFor()
})
