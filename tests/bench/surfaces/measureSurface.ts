import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'
import type { Mounted } from '../pages/surface.ts'
import { blankShares, filmed, type RowArea } from './blank.ts'
import { drag, memoryOf, type Turn, turnWheel, type Work, workBetween, workOf } from './devtools.ts'
import { type Frames, framesOf } from './frames.ts'

/** What a surface is taken through after its mount. */
export type SurfacePart = 'scroll' | 'across' | 'fling' | 'changes' | 'drag' | 'leak'

export type SurfaceOptions = {
  /** Rows of a grid, tasks of a Gantt, bars of a board. */
  count: number
  kind: 'grid' | 'gantt' | 'board'
  /** By how much the processor is slowed down; 1 by default. */
  throttle?: number
  /** Default all. */
  parts?: readonly SurfacePart[]
}

/** What one run of a grid or Gantt measured; times in ms, memory in MB. */
export type SurfaceRun = {
  mount: Mounted
  /** Heap beyond the data: after the mount and after the scrolling. */
  heap: { mounted: number; scrolled: number }
  /** 3 s of 120 px every 16 ms: 7 500 px/s. Work is per second. */
  scroll?: Frames & Work
  /** 1.5 s of 60 px to and fro. */
  scrollAcross?: Frames
  /** 2 s of 1 500 px every 16 ms: share of pictures in which over a quarter of the rows were blank, and the mean of blank rows. */
  fling?: { over25: number; mean: number }
  sort?: number
  /** Work of the main thread for 50 changed rows, in any order and sorted by what changes. */
  push?: { plain: number; sorted?: number }
  /** A bar dragged by 240 px; the drop until its second frame. */
  drag?: Frames & { drop: number }
  /** KB that each mount and unmount leaves behind. */
  leak?: number
}

const args = [...launchArgs, '--enable-precise-memory-info', '--disable-smooth-scrolling', '--force-device-scale-factor=1']
const areas: Record<SurfaceOptions['kind'], RowArea & { x: number; cycles: number }> = {
  grid: { left: 230, width: 800, rowHeight: 36, x: 640, cycles: 10 },
  gantt: { left: 10, width: 220, rowHeight: 32, x: 800, cycles: 3 },
  // Where the bars are: a row of the benchmark's board has some at every time.
  board: { left: 260, width: 640, rowHeight: 30, x: 700, cycles: 3 },
}
/** A board is as wide as a grid is high: it is scrolled across, to and fro, and slowly down. */
const turns: Record<'scroll' | 'fling', (kind: SurfaceOptions['kind']) => Turn> = {
  scroll: (kind) => ({ span: 3000, ...(kind === 'board' ? { across: 120, turnsAfter: 70, down: 14 } : { down: 120 }) }),
  fling: (kind) => ({ span: 2000, ...(kind === 'board' ? { across: 1500, turnsAfter: 5 } : { down: 1500 }) }),
}
const timeout = 120_000
const batches = 40
const warmCycles = 12
const allParts: readonly SurfacePart[] = ['scroll', 'across', 'fling', 'changes', 'drag', 'leak']

/** Opens a page that offers a surface in a browser of its own and takes it through everything. */
export async function measureSurface(url: string, options: SurfaceOptions): Promise<SurfaceRun> {
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args })
  try {
    return await measureIn(browser, url, options)
  } finally {
    await browser.close()
  }
}

async function measureIn(browser: Browser, url: string, options: SurfaceOptions): Promise<SurfaceRun> {
  const { count, kind, throttle = 1, parts = allParts } = options
  const has = (part: SurfacePart) => parts.includes(part)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const session = await page.context().newCDPSession(page)
  const place = { x: areas[kind].x, y: 400 }
  page.setDefaultTimeout(2 * timeout)
  await session.send('Performance.enable')
  await page.goto(url)
  await page.waitForFunction(() => window.surface !== undefined)
  await page.evaluate((rows) => window.surface?.prepare(rows), count)
  if (throttle !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })

  const empty = await memoryOf(session)
  const mount = await mountOn(page)
  const mounted = await memoryOf(session)
  await page.mouse.move(place.x, place.y)
  const scroll = has('scroll') ? await during(page, session, () => turnWheel(session, place, turns.scroll(kind))) : undefined
  await pause(300)
  const across = has('across')
    ? await during(page, session, () => turnWheel(session, place, { span: 1500, across: 60, turnsAfter: 20 }))
    : undefined
  const scrolled = await memoryOf(session)
  return {
    mount,
    heap: { mounted: mounted.megabytes - empty.megabytes, scrolled: scrolled.megabytes - empty.megabytes },
    scroll: scroll && perSecond(scroll),
    scrollAcross: across,
    fling: has('fling') ? await flingOf(browser, page, session, kind) : undefined,
    ...(has('changes') ? await changesOn(page, session) : undefined),
    drag: has('drag') ? await dragOn(page, session) : undefined,
    leak: has('leak') ? await leakOf(page, session, areas[kind].cycles) : undefined,
  }
}

async function mountOn(page: Page): Promise<Mounted> {
  const mounted = await page.evaluate((limit) => window.surface?.mount(limit), timeout)
  if (!mounted?.isReady) throw new Error(`${page.url()} showed no rows within ${timeout / 1000} s.`)
  return mounted
}

type During = Frames & Work & { span: number }

/** Frames and work of the main thread while something goes on. */
async function during(page: Page, session: CDPSession, action: () => Promise<unknown>): Promise<During> {
  const before = await workOf(session)
  const start = performance.now()
  await page.evaluate(() => window.surface?.frames(true))
  await action()
  await pause(100)
  const gaps = await page.evaluate(() => window.surface?.frames(false) ?? [])
  const span = performance.now() - start
  return { ...framesOf(gaps), ...workBetween(before, await workOf(session)), span }
}

const perSecond = ({ span, task, script, layout, ...frames }: During) => {
  const seconds = span / 1000
  return { ...frames, task: task / seconds, script: script / seconds, layout: layout / seconds }
}

async function flingOf(browser: Browser, page: Page, session: CDPSession, kind: SurfaceOptions['kind']) {
  const place = { x: areas[kind].x, y: 400 }
  // A board has days without bars behind its last one: a fling from the beginning stays among bars, where what is blank was not drawn.
  if (kind === 'board') await toTop(page)
  const pictures = await filmed(session, () => turnWheel(session, place, turns.fling(kind)))
  const empty = await browser.newPage()
  const shares = await blankShares(empty, pictures, areas[kind])
  await empty.close()
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return { over25: mean(shares.map((share) => (share > 0.25 ? 1 : 0))), mean: mean(shares) }
}

async function toTop(page: Page) {
  await page.evaluate(() => window.surface?.toTop())
  await pause(500)
}

async function changesOn(page: Page, session: CDPSession): Promise<Pick<SurfaceRun, 'sort' | 'push'>> {
  await toTop(page)
  const has = await page.evaluate(() => window.surface?.has)
  const push = async () => {
    const { task } = await during(page, session, () => page.evaluate((times) => window.surface?.push(times, 50), batches))
    return task / batches
  }
  const plain = has?.push ? await push() : undefined
  const sort = has?.sort ? await page.evaluate(() => window.surface?.sort()) : undefined
  if (sort && !sort.isSorted) throw new Error(`${page.url()} was not sorted within its time.`)
  const sorted = has?.push && sort ? await push() : undefined
  return { sort: sort?.time, push: plain === undefined ? undefined : { plain, sorted } }
}

/** A slow page may need a while until it shows one. */
async function barOn(page: Page): Promise<{ x: number; y: number } | null> {
  for (let asked = 0; asked < 20; asked += 1) {
    const bar = await page.evaluate(() => window.surface?.bar() ?? null)
    if (bar) return bar
    await pause(250)
  }
  return null
}

async function dragOn(page: Page, session: CDPSession): Promise<SurfaceRun['drag']> {
  await toTop(page)
  const bar = await barOn(page)
  if (!bar) return undefined
  await page.mouse.move(bar.x, bar.y)
  await page.mouse.down()
  const moving = await during(page, session, () => drag(session, bar, 60))
  const start = performance.now()
  await page.mouse.up()
  await page.evaluate(() => window.surface?.dropped())
  return { dropped: moving.dropped, longest: moving.longest, perSecond: moving.perSecond, drop: performance.now() - start }
}

async function leakOf(page: Page, session: CDPSession, cycles: number): Promise<number> {
  await page.evaluate(() => window.surface?.unmount())
  const cycle = async () => {
    await mountOn(page)
    await page.evaluate(() => window.surface?.unmount())
  }
  // What the browser itself learns from the first ones, compiled code and the like, is no leak.
  for (let warm = 0; warm < warmCycles; warm += 1) await cycle()
  const before = await memoryOf(session)
  for (let round = 0; round < cycles; round += 1) await cycle()
  const after = await memoryOf(session)
  return ((after.megabytes - before.megabytes) * 1024) / cycles
}
