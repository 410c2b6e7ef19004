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

it('the administrator of an empty installation sets a password of their own, finds every page empty, not broken, and makes a role', async () => {
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

  await page.goto(`${product.url}/system/role`)
  await page.getByRole('button', { name: 'Thêm vai trò' }).click()
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill('Thủ kho')
  await page.getByRole('textbox', { name: 'Mã vai trò' }).fill('storekeeper')
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('heading', { name: 'Thủ kho' }).waitFor()
  await page.getByRole('checkbox', { name: 'Vật tư', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await page.getByText('Đã lưu quyền, có hiệu lực ngay').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Thủ kho' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Vật tư', exact: true }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Vật tư：Xóa' }).isChecked()).toBe(true)

  await page.goto(`${product.url}/dashboard/shipping?lang=vi`)
  await page.getByText('Hôm nay không có thiết bị cần giao').waitFor()
})
