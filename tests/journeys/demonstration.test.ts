import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'
import { auditing } from './demonstration/auditing.ts'
import type { Demonstration } from './demonstration/demonstration.ts'
import { everyRoute } from './demonstration/everyRoute.ts'
import { face } from './demonstration/face.ts'
import { orderByKeys } from './demonstration/orderByKeys.ts'
import { previews } from './demonstration/previews.ts'
import { processes } from './demonstration/processes.ts'
import { receiving } from './demonstration/receiving.ts'
import { twentyTasks } from './demonstration/twentyTasks.ts'
import { wall } from './demonstration/wall.ts'

let product: Product
let browser: Browser
const demonstration = (): Demonstration => ({ product, browser })

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ timeout: 170_000 }), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

// One product for all of them: its start takes longer than most do.
everyRoute(demonstration)
orderByKeys(demonstration)
auditing(demonstration)
face(demonstration)
previews(demonstration)
processes(demonstration)
receiving(demonstration)
twentyTasks(demonstration)
// The server fails in the last one.
wall(demonstration)
