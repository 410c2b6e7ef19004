import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type Desk, sitDown } from './desk.ts'
import { administration } from './shell/administration.ts'
import { arriving } from './shell/arriving.ts'
import { entries } from './shell/entries.ts'
import { failures } from './shell/failures.ts'
import { locking } from './shell/locking.ts'
import { openTabs } from './shell/openTabs.ts'
import type { Shell } from './shell/shell.ts'

/** Has a server listen on a free port of this machine. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port // it listens on a port
}

/** The shell around every page, in the built product. */
describe('the shell', () => {
  let product: Product
  let browser: Browser
  let admin: Desk
  /** Another system in the house, whose pages the menu may show. */
  let reports: Server
  let report = ''
  const shell = (): Shell => ({ product, browser, admin, report })

  beforeAll(async () => {
    reports = createServer((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<h1>十一月交付报表</h1><input aria-label="备注">'),
    )
    const origin = `http://127.0.0.1:${await portOf(reports)}`
    const env = { BIP_ALLOWED_ORIGINS: origin }
    ;[product, browser] = await Promise.all([startProduct({ timeout: 170_000, env }), launchBrowser()])
    report = `${origin}/delivery`
    admin = await sitDown(browser, product.url, 'admin')
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
    reports?.close()
  })

  arriving(shell)
  openTabs(shell)
  locking(shell)
  administration(shell)
  entries(shell)
  failures(shell)
})
