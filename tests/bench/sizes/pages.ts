import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'

/** A script that a page fetched, with its size as `gzip -9` packs it. */
export type Script = { path: string; bytes: number }

export type PageScripts = {
  name: string
  /** Fetched before the page could be used. */
  needed: Script[]
  /** Fetched afterwards, until the network was quiet, with nobody touching anything. */
  later: Script[]
}

type Opening = { name: string; open: (page: Page, url: string) => Promise<void> }

const password = 'bip-demo'

const login: Opening = {
  name: 'login',
  open: async (page, url) => {
    await page.goto(`${url}/login`)
    const button = page.getByRole('button', { name: '登录', exact: true })
    await page.getByLabel('账号').waitFor()
    await button.waitFor()
  },
}

const dashboard: Opening = {
  name: 'dashboards',
  open: async (page, url) => {
    await page.goto(`${url}/dashboard/shipping`)
    await page.getByRole('table').first().waitFor()
  },
}

/** What login, the shell with its workbench and the wall display fetch into an empty cache, in one language. */
export async function measurePages(url: string): Promise<PageScripts[]> {
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args: launchArgs })
  try {
    return [await measure(browser, url, login), await measureShell(browser, url), await measure(browser, url, dashboard)]
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, url: string, { name, open }: Opening): Promise<PageScripts> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    return await listen(page, name, () => open(page, url))
  } finally {
    await context.close()
  }
}

/** The shell as it opens the next morning: signed in already, with a cache that was emptied overnight. */
async function measureShell(browser: Browser, url: string): Promise<PageScripts> {
  const first = await browser.newContext({ locale: 'zh-CN' })
  const page = await first.newPage()
  await login.open(page, url)
  await page.getByLabel('账号').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: /好，/ }).waitFor()
  const storageState = await first.storageState()
  await first.close()
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 }, storageState })
  try {
    const fresh = await context.newPage()
    return await listen(fresh, 'shell with workbench', async () => {
      await fresh.goto(url)
      await fresh.getByRole('heading', { name: /好，/ }).waitFor()
    })
  } finally {
    await context.close()
  }
}

async function listen(page: Page, name: string, open: () => Promise<void>): Promise<PageScripts> {
  const fetched: Promise<Script>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    const path = new URL(answer.url()).pathname
    // Playwright hands over the body unpacked, whatever the server sent it in.
    fetched.push(answer.body().then((body) => ({ path, bytes: gzipSync(body, { level: 9 }).length })))
  })
  await open()
  const atOnce = fetched.length
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(fetched)
  return { name, needed: scripts.slice(0, atOnce), later: scripts.slice(atOnce) }
}
