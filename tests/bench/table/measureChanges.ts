import { withFastFrames } from './measureTimes.ts'

/** Milliseconds of each round by what was done. */
export type Changes = Map<string, number[]>

/** What a reader does to our table, each once a round, at this share of the processor's speed. */
export function measureChanges(url: string, rounds: number, throttle: number): Promise<Changes> {
  return withFastFrames(async (browser) => {
    const changes: Changes = new Map()
    await using context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(url)
    await page.waitForFunction(() => window.bench !== undefined)
    const names = await page.evaluate(() => window.bench?.names ?? [])
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    for (let round = 0; round <= rounds; round += 1)
      for (const name of names) {
        const time = await page.evaluate((wanted) => window.bench?.run(wanted) ?? Number.NaN, name)
        if (round > 0) changes.set(name, [...(changes.get(name) ?? []), time])
      }
    if (errors.length > 0) throw new Error(`${url} failed: ${errors.join('; ')}`)
    return changes
  })
}
