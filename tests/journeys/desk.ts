import type { Browser, Page } from 'playwright-core'

/** One person at the portal, in a browser profile of their own. */
export type Desk = { page: Page; close: () => Promise<void> }

const password = 'bip-demo'

/** Opens the portal in Chinese and signs in. Fails the journey on any error that the page throws. */
export async function sitDown(browser: Browser, url: string, account: string): Promise<Desk> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(`${url}/login`)
  await page.getByLabel('账号').fill(account)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: /好，/ }).waitFor()
  return { page, close: () => context.close() }
}

/** Chooses the first answer of a combo box that searches on the server. */
export async function pick(page: Page, label: string | RegExp, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option').filter({ hasText: typed }).first().click()
}

/** Types a day into a date field, part by part, as its segments take it. */
export async function typeDay(page: Page, label: string | RegExp, day: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await page.keyboard.type(day.replaceAll('-', ''))
}
