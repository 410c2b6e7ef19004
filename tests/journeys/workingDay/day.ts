import type { Browser } from 'playwright-core'
import type { Product } from '../../support/product.ts'
import type { Desk } from '../desk.ts'

/** The customer that is made in the morning and found all day. */
export const customer = '苏州云帆智能装备有限公司'

/** What the journeys of a working day share; each builds on those before it. */
export type WorkingDay = {
  product: Product
  browser: Browser
  /** A folder for files to bring in. */
  folder: string
  admin: Desk
  /** The order that was sent to review. */
  order: { number: string }
}
