import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'
import { type Entrant, turned } from './entrants.ts'

/** Milliseconds of each round. */
export type Times = { mount: number[]; sort: number[] }

/** Frames follow each other as fast as they can be drawn: at 60 a second a mount would measure in steps of 17 ms. */
const args = [...launchArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync']
const timeout = 60_000

/** Runs what is given with a browser for times, and ends it. */
export async function withFastFrames<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Mounts and sorts every entrant once a round, each time on a page of its own: what a reader waits for who has just come. */
export function measureTimes(url: string, entrants: readonly Entrant[], rounds: number, count: number) {
  return withFastFrames(async (browser) => {
    const times = new Map<string, Times>(entrants.map(({ page }) => [page, { mount: [], sort: [] }]))
    for (let round = 0; round <= rounds; round += 1)
      for (const { page } of turned(entrants, round)) {
        const { mount, sort } = await mountAndSort(browser, `${url}${page}/`, count)
        // The first round warms the machine.
        if (round === 0) continue
        times.get(page)?.mount.push(mount)
        if (sort !== undefined) times.get(page)?.sort.push(sort)
      }
    return times
  })
}

async function mountAndSort(browser: Browser, url: string, count: number) {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  const page = await context.newPage()
  page.setDefaultTimeout(2 * timeout)
  await page.goto(url)
  await page.waitForFunction(() => window.surface !== undefined)
  await page.evaluate((rows) => window.surface?.prepare(rows), count)
  // What making the rows left behind is not the table's to collect.
  await page.requestGC()
  await pause(100)
  const mounted = await page.evaluate((limit) => window.surface?.mount(limit), timeout)
  if (!mounted?.isReady) throw new Error(`${url} showed no rows within ${timeout / 1000} s.`)
  if (!(await page.evaluate(() => window.surface?.has.sort))) return { mount: mounted.first }
  await pause(200)
  const sorted = await page.evaluate(() => window.surface?.sort())
  if (!sorted?.isSorted) throw new Error(`${url} was not sorted within its time.`)
  return { mount: mounted.first, sort: sorted.time }
}
