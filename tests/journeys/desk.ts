import type { Browser, Locator, Page } from 'playwright-core'

/** One person at the portal, in a browser profile of their own. */
export type Desk = { page: Page; close: () => Promise<void> }

const password = 'bip-demo'
const desktop = { width: 1440, height: 900 }

/** Opens the portal in Chinese and signs in. Fails the journey on any error that the page throws. */
export async function sitDown(browser: Browser, url: string, account: string, viewport = desktop): Promise<Desk> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport })
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

/** The strip of open pages, and one of its tabs. */
export const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' })
export const tab = (page: Page, name: string) => tabs(page).getByRole('tab', { name, exact: true })

/** Chooses a top menu, in the bar or, where it has no room, in its drop-down. */
export async function openTop(page: Page, top: string): Promise<void> {
  const bar = page.getByRole('banner').getByRole('navigation')
  await bar.getByRole('link').first().waitFor()
  const shown = bar.getByRole('link', { name: top, exact: true })
  if ((await shown.count()) > 0) return shown.click()
  await bar.getByRole('button').click()
  await page.getByRole('menuitemradio', { name: top }).click()
}

/** Opens an entry of the sidebar of a top menu. */
export async function openEntry(page: Page, top: string, name: string): Promise<void> {
  await openTop(page, top)
  await page.getByRole('navigation', { name: top }).getByRole('link', { name, exact: true }).click()
  await tab(page, name).waitFor()
}

/** Chooses an action in the menu of a tab. */
export async function chooseInTabMenu(page: Page, name: string, action: string): Promise<void> {
  await tab(page, name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: action }).click()
}

/** Chooses the first answer of a combo box that searches on the server. */
export async function pick(page: Page, label: string | RegExp, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option').filter({ hasText: typed }).first().click()
}

const lineColumns = { 物料: 1, 数量: 2, 单价: 3 } as const

/** A cell of the lines of an order, by the number of its line, from 1. */
export const lineCell = (page: Page, line: number, column: keyof typeof lineColumns): Locator =>
  page
    .getByRole('grid', { name: '物料明细' })
    .locator(`.body [aria-rowindex="${line + 1}"] [data-column="${lineColumns[column]}"]`)

/** Types a day into a date field, part by part, as its segments take it. */
export async function typeDay(page: Page, label: string | RegExp, day: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await page.keyboard.type(day.replaceAll('-', ''))
}

/** Fills a form by its labels and saves it. */
export async function make(page: Page, url: string, fields: Record<string, string>): Promise<string> {
  await page.goto(url)
  for (const [label, text] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).first().fill(text)
  await page.keyboard.press('Control+s')
  await page.waitForURL(`${url.replace(/create$/, 'detail')}/*`)
  return page.url().split('/').at(-1) ?? ''
}

/** Presses "sign out" and waits for the question. */
export async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '个人菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('alertdialog', { name: '确定要退出登录吗？' }).waitFor()
}

export async function signOut(page: Page): Promise<void> {
  await askToSignOut(page)
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
}

/** Gives the password that is asked for before something changes how one gets in. */
export async function confirmIdentity(page: Page, own = password): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '确认是您本人' })
  await dialog.getByRole('textbox', { name: '密码' }).fill(own)
  await dialog.getByRole('button', { name: '确认' }).click()
  await dialog.waitFor({ state: 'detached' })
}
