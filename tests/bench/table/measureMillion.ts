import { chromium, type Page } from 'playwright-core'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'
import { turnWheel } from '../surfaces/devtools.ts'
import { type Frames, framesOf } from '../surfaces/frames.ts'
import { withFastFrames } from './measureTimes.ts'

export type Million = {
  /** Milliseconds to the first rows painted, of 100 000 and of 1 000 000 in turn. */
  mounts: { few: number[]; many: number[] }
  /** Whether the last row was in sight at the end, and the first one again after it. */
  reachesBothEnds: boolean
  /** Frames while the wheel turned at the end of the list. */
  scroll: Frames
}

const many = 1_000_000
const few = 100_000

/** Mounts ten times as many rows, and goes to both ends of them. */
export async function measureMillion(url: string, rounds: number): Promise<Million> {
  const mounts = await withFastFrames(async (browser) => {
    const times: Million['mounts'] = { few: [], many: [] }
    for (let round = 0; round <= rounds; round += 1)
      for (const count of [few, many]) {
        await using context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
        const page = await context.newPage()
        const time = await mountOf(page, url, count)
        if (round > 0) times[count === few ? 'few' : 'many'].push(time)
      }
    return times
  })
  return { mounts, ...(await bothEnds(url)) }
}

async function mountOf(page: Page, url: string, count: number): Promise<number> {
  page.setDefaultTimeout(120_000)
  await page.goto(url)
  await page.waitForFunction(() => window.surface !== undefined)
  await page.evaluate((rows) => window.surface?.prepare(rows), count)
  await page.requestGC()
  const mounted = await page.evaluate(() => window.surface?.mount(60_000))
  if (!mounted?.isReady) throw new Error(`${url} showed none of ${count} rows within a minute.`)
  return mounted.first
}

async function bothEnds(url: string): Promise<Pick<Million, 'reachesBothEnds' | 'scroll'>> {
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args: [...launchArgs, '--disable-smooth-scrolling'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const session = await page.context().newCDPSession(page)
    await mountOf(page, url, many)
    const isSeen = (code: string) =>
      page
        .getByText(code, { exact: true })
        .waitFor({ state: 'visible', timeout: 5_000 })
        .then(() => true)
        .catch(() => false)
    const go = (share: 0 | 1) =>
      page.getByRole('grid').evaluate((grid, to) => {
        grid.scrollTop = to * grid.scrollHeight
      }, share)
    await go(1)
    const isLast = await isSeen(`WO-${many}`)
    await page.mouse.move(640, 400)
    await page.evaluate(() => window.surface?.frames(true))
    await turnWheel(session, { x: 640, y: 400 }, { span: 2000, down: -120 })
    const scroll = framesOf(await page.evaluate(() => window.surface?.frames(false) ?? []))
    await go(0)
    return { reachesBothEnds: isLast && (await isSeen('WO-000001')), scroll }
  } finally {
    await browser.close()
  }
}
