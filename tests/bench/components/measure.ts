import { type Browser, chromium } from 'playwright-core'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'

/** A page with the operations that are run on it, in the page's own order. */
export type Entrant = {
  page: string
  operations: readonly string[]
  /** Those that are run where the system asks for less motion; none by default, as most systems ask for nothing. */
  reduced?: readonly string[]
}

/** Milliseconds of each round, by page and operation. */
export type Samples = Map<string, Map<string, number[]>>

/** Frames follow each other as fast as they can be drawn: at 60 a second all that is quick would measure 17 or 33 ms. */
const args = [...launchArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync']

/**
 * Keeps something on the page moving, in the compositor and without script. Where nothing changes in a frame the browser waits 17 ms with
 * the next one whatever the flags say, so that pages with an animation under way would measure quicker than still ones.
 */
const keepFramesComing = (): void =>
  addEventListener('DOMContentLoaded', () => {
    const dot = document.createElement('div')
    dot.style.cssText =
      'position:fixed;inset:auto 0 0 auto;width:2px;height:2px;background:grey;will-change:transform;pointer-events:none'
    document.documentElement.append(dot)
    dot.animate([{ rotate: '0turn' }, { rotate: '1turn' }], { duration: 1000, iterations: Number.POSITIVE_INFINITY })
  })

const timeout = 300_000

/**
 * Runs every entrant once in each round, one page at a time in one Chromium, each round beginning with another; a round before
 * the first warms the machine and is not counted.
 */
export async function measure(
  url: string,
  entrants: readonly Entrant[],
  rounds: number,
  tell: (round: number) => void,
): Promise<Samples> {
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args })
  const samples: Samples = new Map(entrants.map(({ page, operations }) => [page, new Map(operations.map((name) => [name, []]))]))
  try {
    for (let round = 0; round <= rounds; round += 1) {
      tell(round)
      const first = round % entrants.length
      for (const entrant of [...entrants.slice(first), ...entrants.slice(0, first)]) {
        const times = await runOnce(browser, url, entrant)
        if (round > 0) for (const [name, time] of times) samples.get(entrant.page)?.get(name)?.push(time)
      }
    }
  } finally {
    await browser.close()
  }
  return samples
}

async function runOnce(browser: Browser, url: string, entrant: Entrant): Promise<[string, number][]> {
  const { page: name, operations, reduced = [] } = entrant
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(keepFramesComing)
  await page.goto(`${url}${name}/`)
  const ready = await page
    .waitForFunction(() => window.bench !== undefined, undefined, { timeout: 30_000 })
    .catch(() => undefined)
  const offered = ready ? await page.evaluate(() => window.bench?.names ?? []) : []
  const absent = operations.find((operation) => !offered.includes(operation))
  if (ready && absent) throw new Error(`The page ${name} does not offer "${absent}".`)
  const times: [string, number][] = []
  for (const operation of offered.filter((candidate) => operations.includes(candidate))) {
    await page.emulateMedia({ reducedMotion: reduced.includes(operation) ? 'reduce' : 'no-preference' })
    times.push([operation, await page.evaluate((wanted) => window.bench?.run(wanted) ?? Number.NaN, operation)])
  }
  if (errors.length > 0 || !ready) throw new Error(`The page ${name} failed: ${errors.join('; ') || 'it offers no operations'}`)
  return times
}
