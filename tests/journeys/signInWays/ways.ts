import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Person } from '../../../apps/server/src/identity/social/testing/provider.ts'
import type { Product } from '../../support/product.ts'
import { signOut } from '../desk.ts'

/** What the journeys through the ways in share: one server, an administrator, and somebody who comes new. */
export type SignInStage = {
  product: Product
  browser: Browser
  /** Whom the third party vouches for. */
  person: Person
  admin: Page
  min: Page
}

export const own = { admin: 'suzhou 2026', min: 'zhou min 2026', reset: 'zhou min 2027', an: 'nguyen an 2026' }
export const phone = '13812345678'
export const waiting = '注册申请已提交,请耐心等待管理员通过!'

/** A notice that a form shows, whatever stands beside it. */
export const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const welcome = (page: Page, name: string) => page.getByRole('heading', { name: new RegExp(`好，${name}`) }).waitFor()

export async function signIn(page: Page, account: string, password: string): Promise<void> {
  await field(page, '账号').fill(account)
  await field(page, '密码').fill(password)
  await press(page, '登录')
}

export async function leave(page: Page): Promise<void> {
  await signOut(page)
  await field(page, '账号').waitFor()
}

export async function chooseOwnPassword(page: Page, given: string, next: string): Promise<void> {
  await field(page, '原密码').fill(given)
  await field(page, '新密码').fill(next)
  await field(page, '确认新密码').fill(next)
  await press(page, '保存新密码')
}

/** A browser of their own for one who comes. */
export const someone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

/** The newest code that was written to the phone. */
export const codeInOutbox = async ({ admin, product }: SignInStage): Promise<string> => {
  await admin.goto(`${product.url}/system/sms`)
  const text = await admin
    .getByRole('row', { name: new RegExp(phone) })
    .first()
    .textContent()
  return /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0] ?? ''
}

/** An administrator decides on the one registration that waits. */
export const decide = async ({ admin, product }: SignInStage, name: string, action: '审核通过' | '拒绝注册'): Promise<void> => {
  await admin.goto(`${product.url}/system/user-audit`)
  await admin.getByRole('row', { name: new RegExp(name) }).waitFor()
  expect(await admin.getByRole('row').count()).toBe(2)
  expect(await admin.getByRole('button', { name: /^新建/ }).count()).toBe(0)
  await admin
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('checkbox')
    .check({ force: true })
  await press(admin, action)
  const dialog = admin.getByRole('alertdialog').or(admin.getByRole('dialog'))
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await says(admin, '还没有注册申请')
}
