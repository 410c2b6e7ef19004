import { gzipSync } from 'node:zlib'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'

/** A script that a page fetched, with its size as `gzip -9` packs it. */
export type Script = { path: string; bytes: number }

export type PageScripts = {
  name: string
  /** Arrived before the page could be used. */
  needed: Script[]
  /** Arrived afterwards, until the network was quiet, with nobody touching anything. */
  later: Script[]
}

/** What must stand on a page before it can be used. */
type Sign = { selector: string; text?: string }
type Opening = { name: string; path: string; sign: Sign }

const login: Opening = { name: 'login', path: '/login', sign: { selector: 'form button[type=submit]' } }
const shell: Opening = { name: 'shell with workbench', path: '/', sign: { selector: 'h1, h2', text: '好，' } }
const dashboards: Opening = { name: 'dashboards', path: '/dashboard/shipping', sign: { selector: 'table' } }

const desk: BrowserContextOptions = { locale: 'zh-CN', viewport: { width: 1440, height: 900 } }
const timeout = 60_000

/** What login, the shell with its workbench and the wall display fetch into an empty cache, in one language. */
export async function measurePages(url: string): Promise<PageScripts[]> {
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args: launchArgs })
  const measure = async (opening: Opening, options: BrowserContextOptions = {}) => {
    await using context = await browser.newContext({ ...desk, ...options })
    return await scriptsOf(await context.newPage(), url, opening)
  }
  try {
    await using morning = await browser.newContext(desk)
    // The shell as it opens on a working day: signed in before, with an empty cache.
    const storageState = await signIn(await morning.newPage(), url)
    return [await measure(login), await measure(shell, { storageState }), await measure(dashboards)]
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/login`)
  await page.getByLabel('账号').fill('admin')
  await page.locator('input[type=password]').fill('bip-demo')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: /好，/ }).waitFor({ timeout })
  return page.context().storageState()
}

async function scriptsOf(page: Page, url: string, { name, path, sign }: Opening): Promise<PageScripts> {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (answer) => {
    // Playwright hands over the body unpacked, whatever the server sent it in.
    if (answer.request().resourceType() === 'script') bodies.set(new URL(answer.url()).pathname, answer.body())
  })
  await page.addInitScript(noteWhenUsable, sign)
  await page.goto(`${url}${path}`)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { timeout })
  await page.waitForLoadState('networkidle')
  const early = new Set(await page.evaluate(arrivedBefore))
  const scripts = await Promise.all(
    [...bodies].map(async ([script, body]) => ({ path: script, bytes: gzipSync(await body, { level: 9 }).length })),
  )
  return {
    name,
    needed: scripts.filter((script) => early.has(script.path)),
    later: scripts.filter((script) => !early.has(script.path)),
  }
}

/** Runs in the page, before anything else: marks the moment at which the sign stands there. */
function noteWhenUsable({ selector, text = '' }: Sign) {
  const observer = new MutationObserver(() => {
    if (![...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text))) return
    performance.mark('usable')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

/** Runs in the page: the paths of what had arrived at that moment. */
function arrivedBefore() {
  const moment = performance.getEntriesByName('usable')[0]?.startTime ?? 0
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= moment) // what this type of entry is
    .map(({ name }) => new URL(name).pathname)
}
