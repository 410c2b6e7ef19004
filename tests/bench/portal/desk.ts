import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'

export const screen = { locale: 'zh-CN', viewport: { width: 1440, height: 900 } }

/** Signs in as a demonstration account and waits for the workbench. */
export async function signIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('账号').fill(account)
  await page.locator('input[type=password]').fill('bip-demo')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: /好，/ }).waitFor({ timeout: 60_000 })
}

/** Somebody at the portal, in a browser of their own, until the work is done. */
export async function atDesk<Result>(
  url: string,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const { path: executablePath } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...launchArgs, '--js-flags=--expose-gc'] })
  try {
    const context = await browser.newContext(screen)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.addInitScript(noteEvents)
    await signIn(page, url, 'admin')
    return await work(page, context)
  } finally {
    await browser.close()
  }
}

/** Opens an entry of the sidebar of a top menu and waits for its page. */
export async function openEntry(page: Page, top: string, name: string): Promise<void> {
  await openTop(page, top)
  await page
    .getByRole('navigation', { name: top, exact: true })
    .getByRole('link', { name: counted(name) })
    .click()
  await page.getByRole('tab', { name, exact: true, selected: true }).waitFor()
  await settled(page)
}

/** An entry of the menu may carry a count behind its name. */
const counted = (name: string) => new RegExp(`^${name}\\s*\\d*$`)

export async function openTop(page: Page, top: string): Promise<void> {
  const bar = page.getByRole('banner').getByRole('navigation')
  const shown = bar.getByRole('link', { name: top, exact: true })
  if ((await shown.count()) > 0) return shown.click()
  await bar.getByRole('button').click()
  await page.getByRole('menuitemradio', { name: top, exact: true }).click()
}

/** Resolves when nothing more was fetched for a quarter of a second and the page has painted what came. */
export const settled = (page: Page): Promise<void> => page.evaluate(untilQuiet)

/** Runs in the page. */
async function untilQuiet(): Promise<void> {
  const fetched = () => performance.getEntriesByType('resource').length
  // The browser keeps only so many by itself.
  performance.setResourceTimingBufferSize(100_000)
  for (let [before, now] = [-1, fetched()]; before !== now; [before, now] = [now, fetched()])
    await new Promise((resolve) => setTimeout(resolve, 250))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
}

/** Milliseconds of the slowest of the interactions in `act`, from the press to the paint that shows what came of it. */
export async function interact(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => window.benchEvents.splice(0))
  await act()
  await settled(page)
  const { slowest, count } = await page.evaluate(() => ({
    slowest: Math.max(0, ...window.benchEvents.map(({ duration }) => duration)),
    count: performance.interactionCount,
  }))
  // The browser notes only what takes a frame or longer.
  return count > 0 ? Math.max(slowest, shortest) : Number.NaN
}

const shortest = 16

declare global {
  interface Window {
    benchEvents: PerformanceEventTiming[]
  }
  interface Performance {
    readonly interactionCount: number
  }
}

/** Runs in the page, before anything else. */
function noteEvents() {
  window.benchEvents = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) // what this type of entry is
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0) window.benchEvents.push(entry)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit) // this type knows a threshold
}
