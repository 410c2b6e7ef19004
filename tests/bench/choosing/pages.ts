import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'
import { root } from '../../../scripts/lib/root.ts'
import { serveFolder } from '../../../scripts/lib/staticServer.ts'
import { ourPages } from '../components/pages.ts'
import { buildPages } from '../pages/build/index.ts'
import { framesOf } from '../surfaces/frames.ts'

const dist = join(import.meta.dirname, 'dist')
/** Pages of 100 rows that are chosen: 2 000 of 5 000. */
const chosenPages = 20
/** ms during which frames are counted. */
const watched = 4000

/** ms until the dialog stands there and that each press took, and frames a second while 500 files wait and three are sent. */
export type PageTimes = { opens: number[]; presses: number[]; frames: number[] }

export async function timePages(rounds: number): Promise<PageTimes> {
  const { picker = '', uploads = '' } = ourPages
  await buildPages({ root, outDir: dist, pages: { picker, uploads } })
  const { url, stop } = await serveFolder(dist)
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args: launchArgs })
  const times: PageTimes = { opens: [], presses: [], frames: [] }
  try {
    for (let round = 0; round < rounds; round += 1) {
      await using context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' })
      await choose(await opened(context, `${url}picker/`), times)
      const page = await opened(context, `${url}uploads/`)
      await run(page, 'mount')
      await run(page, 'queue 500')
      times.frames.push(framesOf(await gapsOf(page)).perSecond)
    }
    return times
  } finally {
    await browser.close()
    stop()
  }
}

async function choose(page: Page, { opens, presses }: PageTimes): Promise<void> {
  opens.push(await run(page, 'open'))
  for (let at = 0; at < chosenPages; at += 1) {
    presses.push(await run(page, 'choose a page'))
    presses.push(await run(page, 'next page'))
  }
  for (let at = 0; at < 10; at += 1) presses.push(await run(page, 'choose or take back a row'))
}

async function opened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => window.bench !== undefined)
  return page
}

const run = (page: Page, name: string): Promise<number> => page.evaluate((asked) => window.bench?.run(asked) ?? Number.NaN, name)

const gapsOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    (span) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        let [first, before] = [0, 0]
        const next = (at: number): void => {
          if (before > 0) found.push(at - before)
          else first = at
          before = at
          if (at - first < span) requestAnimationFrame(next)
          else resolve(found)
        }
        requestAnimationFrame(next)
      }),
    watched,
  )
