import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { findBrowser, launchArgs } from '../../scripts/lib/browser.ts'
import { freePort } from '../../scripts/lib/ports.ts'
import { endWithParent } from '../../scripts/lib/processes.ts'
import { installed } from './installed.ts'

/** The part of Lighthouse's answer that is read here. */
export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: { node?: { snippet?: string } }[] } }>
}

type Result = { lhr: Report & { finalDisplayedUrl: string; runtimeError?: { message: string } } }
type Lighthouse = (url: string, flags: object, config: object) => Promise<Result | undefined>

/** Lets Lighthouse look at an address below that of the product. */
export type Look = (path: string) => Promise<Report>

type Visit = {
  url: string
  /** A demonstration account that is signed in; by default nobody is. */
  account?: string
  /** What the browser asks for; Chinese by default. */
  language?: string
  /** Lighthouse's own names: performance, accessibility. */
  categories: readonly string[]
  /** What is done as that person before anything is looked at, in the browser that is looked with later. */
  prepare?: (page: Page) => Promise<void>
}

/** Lets Lighthouse look at pages by its own profile of a desktop, each with an empty cache, in a browser that nobody else talks to. */
export async function withLighthouse<Found>(
  { url, account, language = 'zh-CN', categories, prepare }: Visit,
  work: (look: Look) => Promise<Found>,
): Promise<Found> {
  const folder = await installed(join(import.meta.dirname, 'portal', 'lighthouse'))
  const from = (path: string) => import(pathToFileURL(join(folder, 'node_modules/lighthouse', path)).href)
  const lighthouse: Lighthouse = (await from('core/index.js')).default
  const config: object = (await from('core/config/desktop-config.js')).default
  const profile = await mkdtemp(join(tmpdir(), 'bip-audit-'))
  const port = await freePort()
  const flags = {
    onlyCategories: categories,
    logLevel: 'error',
    clearStorageTypes: ['cache_storage'],
    disableFullPageScreenshot: true,
    port,
  }
  const look = async (path: string, attempts = 3): Promise<Report> => {
    const answer = await lighthouse(`${url}${path}`, flags, config)
    if (answer && !answer.lhr.runtimeError) {
      // A page that sends its reader elsewhere is another page.
      if (new URL(answer.lhr.finalDisplayedUrl).pathname !== new URL(path, url).pathname)
        throw new Error(`${path} led to ${answer.lhr.finalDisplayedUrl}.`)
      return answer.lhr
    }
    // A browser that is busy now and then loses the beginning of a recording.
    if (attempts > 1) return look(path, attempts - 1)
    throw new Error(`Lighthouse could not look at ${path}: ${answer?.lhr.runtimeError?.message}`)
  }
  try {
    if (account) await signInto({ profile, url, account, language, prepare })
    const stop = await openBrowser(profile, port, language)
    try {
      return await work(look)
    } finally {
      await stop()
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** What failed in a category, each with an element that did. */
export const failedOf = ({ categories, audits }: Report, category: string): string[] =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => `${id}: ${audits[id]?.details?.items?.[0]?.node?.snippet ?? ''}`)

type SignIn = Pick<Visit, 'url' | 'prepare'> & { profile: string; account: string; language: string }

async function signInto({ profile, url, account, language, prepare }: SignIn): Promise<void> {
  const { path: executablePath } = await findBrowser()
  const screen = { locale: language, viewport: { width: 1440, height: 900 } }
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: launchArgs, ...screen })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.locator('input[autocomplete=username]').fill(account)
  await page.locator('input[type=password]').fill('bip-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL(/desk/, { timeout: 60_000 })
  await page.locator('#stage h1').first().waitFor({ timeout: 60_000 })
  await prepare?.(page)
  await context.close()
}

/** A browser that nobody but Lighthouse talks to. */
async function openBrowser(profile: string, port: number, language: string): Promise<() => Promise<void>> {
  const { path } = await findBrowser()
  const own = [
    '--headless=new',
    `--lang=${language}`,
    `--accept-lang=${language}`,
    `--user-data-dir=${profile}`,
    `--remote-debugging-port=${port}`,
  ]
  const browser = spawn(path, [...launchArgs, ...own, 'about:blank'], { stdio: 'ignore' })
  endWithParent(browser)
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))?.ok === true
  for (const end = performance.now() + 30_000; !(await isReady()); await pause(50))
    if (performance.now() > end) throw new Error('Chromium did not answer for Lighthouse.')
  return async () => {
    const gone = once(browser, 'exit')
    browser.kill()
    await gone
  }
}
