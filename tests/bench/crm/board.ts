import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'
import { root } from '../../../scripts/lib/root.ts'
import { serveFolder } from '../../../scripts/lib/staticServer.ts'
import { ourPages } from '../components/pages.ts'
import { buildPages } from '../pages/build/index.ts'
import { drag } from '../surfaces/devtools.ts'
import { framesOf } from '../surfaces/frames.ts'

const dist = join(import.meta.dirname, 'dist')
/** Processors of many who sell are a quarter as fast as this one. */
const slowDown = 4
/** Pointer moves of one drag, 4 px every 16 ms: across three columns. */
const steps = 180

/** ms until a board of 2 000 cards stands there, and frames a second while a card is dragged at a quarter of the speed. */
export type BoardTimes = { mounts: number[]; frames: number[] }

export async function timeBoard(rounds: number): Promise<BoardTimes> {
  const { board = '' } = ourPages
  await buildPages({ root, outDir: dist, pages: { board } })
  const { url, stop } = await serveFolder(dist)
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args: launchArgs })
  try {
    const times: BoardTimes = { mounts: [], frames: [] }
    for (let round = 0; round < rounds; round += 1) {
      await using context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
      const page = await context.newPage()
      await page.goto(`${url}board/`)
      await page.waitForFunction(() => window.bench !== undefined)
      times.mounts.push(await page.evaluate(() => window.bench?.run('mount 2 000') ?? Number.NaN))
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
      const box = await page.locator('[data-column="visit"] [data-card]').first().boundingBox()
      if (!box) throw new Error('The board shows no card to drag.')
      const from = { x: box.x + 30, y: box.y + 20 }
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      const gaps = page.evaluate(
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
        steps * 16,
      )
      await drag(session, from, steps)
      times.frames.push(framesOf(await gaps).perSecond)
      await page.mouse.up()
    }
    return times
  } finally {
    await browser.close()
    stop()
  }
}
