import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findBrowser, launchArgs } from './lib/browser.ts'
import { comparePictures, packPicture } from './lib/pictures.ts'
import { root } from './lib/root.ts'
import { main, Problem, say, tone } from './lib/say.ts'
import { serveFolder } from './lib/staticServer.ts'
import { buildStorybook, builtStories } from './lib/storybook.ts'
import { readJson } from './lib/workspace.ts'

type Recorded = { browser: string; width: number; height: number }

const themes = ['light', 'dark'] as const
const size = { width: 1280, height: 800 }
/** When every picture is taken: waiting times, "updated at" and today's day then look alike on any day. */
const moment = '2026-11-20T16:30:00+08:00'
const recordedFolder = join(root, 'tests', 'visual')
const recordFile = join(recordedFolder, 'browser.json')
const resultFolder = join(root, 'test-results', 'visual')

/** A picture may differ by this share before it fails: the last digit of a rounded edge, not a border. */
const tolerance = 0.0002

/** Compares pictures of the stories tagged "visual" with the recorded ones, in light and dark; --update records them anew. */
await main(async () => {
  const update = process.argv.includes('--update')
  const { path } = await findBrowser()
  const folder = await buildStorybook()
  const stories = builtStories().filter(({ tags }) => tags?.includes('visual'))
  if (stories.length === 0)
    throw new Problem('No story is tagged "visual", so there is nothing to compare; tag the ones whose looks matter.')
  const browser = await chromium.launch({ executablePath: path, args: launchArgs })
  const site = await serveFolder(folder)
  try {
    if (!update && !isComparable(browser.version())) return
    const take = async (story: string, theme: string) => {
      // What a story keeps in the browser, such as a draft, must not be there for the next.
      await using page = await browser.newPage({
        viewport: size,
        reducedMotion: 'reduce',
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      })
      await page.clock.setFixedTime(moment)
      return await picture(page, `${site.url}iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`)
    }
    prepareFolders(update)
    const faults: string[] = []
    for (const { id } of stories) {
      for (const theme of themes) {
        const taken = await take(id, theme).catch((error: Error) => error)
        const fault =
          taken instanceof Error ? `${id}.${theme} was not drawn: ${firstLine(taken)}` : judge(`${id}.${theme}`, taken, update)
        if (fault) faults.push(fault)
      }
    }
    conclude(stories.length * themes.length, faults, update, browser.version())
  } finally {
    await browser.close()
    site.stop()
  }
})

function isComparable(version: string) {
  if (!existsSync(recordFile))
    throw new Problem('No pictures are recorded yet; record them with "npx -y pnpm@12 visual --update" and look at them.')
  const recorded = readJson<Recorded>(recordFile)
  if (recorded.browser === version) return true
  say(
    tone(
      'yellow',
      `Not compared: the pictures were taken in Chromium ${recorded.browser}, this is ${version}; they would differ in their fonts alone.`,
    ),
  )
  return false
}

function prepareFolders(update: boolean) {
  rmSync(resultFolder, { recursive: true, force: true })
  if (update) rmSync(recordedFolder, { recursive: true, force: true })
  for (const folder of [resultFolder, recordedFolder]) mkdirSync(folder, { recursive: true })
}

const firstLine = ({ message }: Error) => message.split('\n', 1)[0]

async function picture(page: Page, url: string) {
  await page.goto(url)
  await page.waitForFunction(isRendered, undefined, { timeout: 60_000 })
  // Noto Sans SC comes in slices, each fetched when a character of it is first laid out.
  await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.fonts.ready)))),
  )
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
}

/** Runs in the page: whether the story is drawn and its play function over; throws what the story threw. */
function isRendered() {
  // Storybook's preview keeps what it renders on the window, without a type for it.
  const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }
  const phase = preview?.currentRender?.phase ?? 'loading'
  if (phase === 'errored' || phase === 'aborted') throw new Error(`The story ended as ${phase}.`)
  return phase === 'completed' || phase === 'finished'
}

function judge(name: string, taken: Buffer, update: boolean) {
  const file = join(recordedFolder, `${name}.png`)
  if (update) {
    writeFileSync(file, packPicture(taken))
    return undefined
  }
  if (!existsSync(file)) return keep(name, taken, 'has no recorded picture yet; look at it and record it with --update')
  const { share, differing, marked } = comparePictures(readFileSync(file), taken)
  if (share <= tolerance) return undefined
  return keep(name, taken, `differs in ${differing} pixels (${(share * 100).toFixed(2)} %)`, marked)
}

function keep(name: string, taken: Buffer, what: string, marked?: Buffer) {
  writeFileSync(join(resultFolder, `${name}.png`), taken)
  if (marked) writeFileSync(join(resultFolder, `${name}.difference.png`), marked)
  return `${name} ${what}`
}

function conclude(total: number, faults: readonly string[], update: boolean, browser: string) {
  for (const fault of faults) say(tone('red', fault))
  if (update) {
    writeFileSync(recordFile, `${JSON.stringify({ browser, ...size } satisfies Recorded, null, 2)}\n`)
    say(`Recorded ${total - faults.length} pictures in Chromium ${browser}; look at them before you commit.`)
    if (faults.length > 0) throw new Problem('Some stories could not be recorded; mend them and record again.')
    return
  }
  say(`${total - faults.length} passed, ${faults.length} failed`)
  if (faults.length > 0)
    throw new Problem(
      'What was taken lies in test-results/visual; where the change is meant, record it with "npx -y pnpm@12 visual --update".',
    )
}
