import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Listening, type Person, startProvider } from '../../apps/server/src/identity/social/testing/provider.ts'
import { freePort } from '../../scripts/lib/ports.ts'
import { launchBrowser } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'
import { captcha } from './signInWays/captcha.ts'
import { firstPassword, resetPassword } from './signInWays/passwords.ts'
import { phones } from './signInWays/phones.ts'
import { registering, registeringLate } from './signInWays/registering.ts'
import { thirdParties } from './signInWays/thirdParties.ts'
import { tickets } from './signInWays/tickets.ts'
import { type SignInStage, someone } from './signInWays/ways.ts'

/** The pages of every way in, on one server: who comes, what they are told, and where they arrive. */
describe('ways to sign in', () => {
  let product: Product
  let browser: Browser
  let provider: Listening
  let folder: string
  const person: Person = { sub: 'group-7', name: '阮文安' }
  let ways: SignInStage

  beforeAll(async () => {
    const port = await freePort()
    folder = await mkdtemp(join(tmpdir(), 'bip-sources-'))
    provider = await startProvider(`http://127.0.0.1:${port}/oauth/redirect/corp`, () => person)
    const known = { kind: 'oidc', source: 'corp', name: '集团账号', clientId: 'bip', clientSecret: 'a secret of the provider' }
    const file = join(folder, 'sources.json')
    await writeFile(file, JSON.stringify([{ ...known, issuer: provider.url }]))
    const env = { BIP_SEED: 'none', BIP_LOGIN_SOURCES: file }
    ;[product, browser] = await Promise.all([startProduct({ env, port }), launchBrowser()])
    const [admin, min] = [await someone(browser), await someone(browser)]
    ways = { product, browser, person, admin, min }
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
    await provider?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  // Each goes on from where the one before it left off.
  const shared = () => ways
  firstPassword(shared)
  registering(shared)
  phones(shared)
  thirdParties(shared)
  tickets(shared)
  resetPassword(shared)
  registeringLate(shared)
  captcha(shared)
})
