import { chromium, type Page } from 'playwright-core'
import { staffCalendarCalls } from '../../../packages/contract/src/resources/index.ts'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'
import { sitDown } from '../../journeys/desk.ts'
import { framesOf } from '../surfaces/frames.ts'

/** ms until 90 days of all people stand there after they were asked for, and frames a second while the calendar is panned. */
export type CalendarTimes = { opened: number[]; frames: number[] }

const panTime = 2000

/** Pans to the right and down, a step each frame; answers the gaps between frames in ms. */
const pan = (page: Page): Promise<number[]> =>
  page.getByRole('application').evaluate(
    (scroller, time) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = []
        let [first, before] = [0, 0]
        const next = (at: number): void => {
          if (before > 0) gaps.push(at - before)
          else first = at
          before = at
          scroller.scrollLeft += 12
          scroller.scrollTop += 30
          if (at - first < time) requestAnimationFrame(next)
          else resolve(gaps)
        }
        requestAnimationFrame(next)
      }),
    panTime,
  )

/** Asks for 90 days; answers how long it takes until they are answered and drawn. */
async function open(page: Page): Promise<number> {
  await page.getByRole('combobox', { name: /天数/ }).click()
  const option = page.getByRole('option', { name: '90 天' })
  await option.waitFor()
  const answered = page.waitForResponse((response) => response.url().includes(staffCalendarCalls.calendar))
  const begun = performance.now()
  await option.click()
  await (await answered).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return performance.now() - begun
}

/** Opens the calendar of people at a running product and pans it, some times over. */
export async function timeCalendar(url: string, rounds: number): Promise<CalendarTimes> {
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args: launchArgs })
  try {
    const { page, close } = await sitDown(browser, url, 'planner')
    const times: CalendarTimes = { opened: [], frames: [] }
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${url}/mmr/staff-schedule?view=calendar`)
      await page.locator('[data-entry]').first().waitFor()
      times.opened.push(await open(page))
      times.frames.push(framesOf(await pan(page)).perSecond)
    }
    await close()
    return times
  } finally {
    await browser.close()
  }
}
