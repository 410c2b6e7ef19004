import type { Browser, Page } from 'playwright-core'
import type { Product } from '../../support/product.ts'
import { type Desk, tabs } from '../desk.ts'

/** What everybody of the demonstration signs in with. */
export const password = 'bip-demo'

/** What the journeys through the shell share: one product, one administrator who stays signed in. */
export type Shell = {
  product: Product
  browser: Browser
  admin: Desk
  /** A page of another system in the house, which the menu may show. */
  report: string
}

/** The open pages as their tabs call them. */
export const tabNames = async (page: Page) =>
  (await tabs(page).getByRole('tab').allTextContents()).map((name) => name.replace('有未保存的修改', '').trim())
