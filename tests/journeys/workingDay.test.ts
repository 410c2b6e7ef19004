import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type Desk, sitDown } from './desk.ts'
import { colleagues } from './workingDay/colleagues.ts'
import type { WorkingDay } from './workingDay/day.ts'
import { looks } from './workingDay/looks.ts'
import { powerFailure } from './workingDay/powerFailure.ts'
import { records } from './workingDay/records.ts'
import { workbench } from './workingDay/workbench.ts'

/** A working day in the built product: every step builds on the one before, as a day does. */
describe('a working day', () => {
  let product: Product
  let browser: Browser
  let folder: string
  let admin: Desk
  const order = { number: '' }
  const day = (): WorkingDay => ({ product, browser, folder, admin, order })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bip-journey-'))
    ;[product, browser] = await Promise.all([startProduct({ timeout: 170_000 }), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('starts with signing in', async () => {
    admin = await sitDown(browser, product.url, 'admin')
    await admin.page.getByRole('link', { name: '客户', exact: true }).click()
    await admin.page.getByRole('heading', { name: '客户', exact: true }).waitFor()
  })

  records(day)
  colleagues(day)
  workbench(day)
  looks(day)
  powerFailure(day)
})
