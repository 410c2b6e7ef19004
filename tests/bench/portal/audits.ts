import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findBrowser, launchArgs } from '../../../scripts/lib/browser.ts'
import { freePort } from '../../../scripts/lib/ports.ts'
import { endWithParent } from '../../../scripts/lib/processes.ts'
import { median } from '../figures.ts'
import { installed } from '../installed.ts'
import { screen, signIn } from './desk.ts'

/** What Lighthouse found of a page. */
export type Audit = {
  name: string
  /** 0 to 100. */
  performance: number
  accessibility: number
  /** ms */
  lcp: number
  cls: number
  /** ms */
  blocked: number
  /** Ids of the audits for accessibility that failed, each with an element that did. */
  failed: string[]
}

/** The part of Lighthouse's answer that is read here. */
type Result = {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<
      string,
      { score: number | null; numericValue?: number; details?: { items?: { node?: { snippet?: string } }[] } }
    >
    runtimeError?: { message: string }
  }
}
type Lighthouse = (url: string, flags: object, config: object) => Promise<Result | undefined>

/** The routes that people open most, signed in as an administrator, and the way in. */
const routes: readonly [name: string, path: string][] = [
  ['login', '/login'],
  ['workbench', '/desk/index'],
  ['customers', '/crm/customer'],
  ['contacts', '/crm/customer-contacts'],
  ['purchase orders', '/scm/purchase-order'],
  ['to do', '/work/todo'],
  ['users', '/system/user'],
  ['roles', '/system/role'],
  ['menus', '/system/menu'],
  ['log of operations', '/system/log/usual'],
  ['messages', '/message/index'],
]

/** Each route `rounds` times with an empty cache, by Lighthouse's own profile of a desktop; medians. */
export async function audit(url: string, rounds: number): Promise<Audit[]> {
  const folder = await installed(join(import.meta.dirname, 'lighthouse'))
  const from = (path: string) => import(pathToFileURL(join(folder, 'node_modules/lighthouse', path)).href)
  const lighthouse: Lighthouse = (await from('core/index.js')).default
  const config: object = (await from('core/config/desktop-config.js')).default
  const profile = await mkdtemp(join(tmpdir(), 'bip-audit-'))
  const port = await freePort()
  const look = async (path: string, attempts = 3): Promise<Result['lhr']> => {
    const answer = await lighthouse(`${url}${path}`, { ...flags, port }, config)
    if (answer && !answer.lhr.runtimeError) return answer.lhr
    // A browser that is busy now and then loses the beginning of a recording.
    if (attempts > 1) return look(path, attempts - 1)
    throw new Error(`Lighthouse could not look at ${path}: ${answer?.lhr.runtimeError?.message}`)
  }
  try {
    const audits: Audit[] = []
    for (const isSignedIn of [false, true]) {
      if (isSignedIn) await signInto(profile, url)
      const stop = await openBrowser(profile, port)
      try {
        for (const [name, path] of routes.filter((_, place) => place > 0 === isSignedIn)) {
          const results: Result['lhr'][] = []
          while (results.length < rounds) results.push(await look(path))
          audits.push(auditOf(name, results))
        }
      } finally {
        await stop()
      }
    }
    return audits
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

const flags = { onlyCategories: ['performance', 'accessibility'], logLevel: 'error', clearStorageTypes: ['cache_storage'] }

async function signInto(profile: string, url: string): Promise<void> {
  const { path: executablePath } = await findBrowser()
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: launchArgs, ...screen })
  await signIn(await context.newPage(), url, 'admin')
  await context.close()
}

/** A browser that nobody but Lighthouse talks to. */
async function openBrowser(profile: string, port: number): Promise<() => Promise<void>> {
  const { path } = await findBrowser()
  const own = [
    '--headless=new',
    '--lang=zh-CN',
    '--accept-lang=zh-CN',
    `--user-data-dir=${profile}`,
    `--remote-debugging-port=${port}`,
  ]
  const browser = spawn(path, [...launchArgs, ...own, 'about:blank'], { stdio: 'ignore' })
  endWithParent(browser)
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))?.ok === true
  for (const end = performance.now() + 30_000; !(await isReady()); await pause(50))
    if (performance.now() > end) throw new Error('Chromium did not answer for Lighthouse.')
  return async () => {
    const gone = once(browser, 'exit')
    browser.kill()
    await gone
  }
}

function auditOf(name: string, results: readonly Result['lhr'][]): Audit {
  const middle = (read: (result: Result['lhr']) => number | null | undefined) =>
    median(results.map((result) => read(result) ?? 0))
  return {
    name,
    performance: middle(({ categories }) => (categories.performance?.score ?? 0) * 100),
    accessibility: Math.min(...results.map(({ categories }) => (categories.accessibility?.score ?? 0) * 100)),
    lcp: middle(({ audits }) => audits['largest-contentful-paint']?.numericValue),
    cls: middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue),
    blocked: middle(({ audits }) => audits['total-blocking-time']?.numericValue),
    failed: [...new Set(results.flatMap(failedOf))],
  }
}

function failedOf({ categories, audits }: Result['lhr']): string[] {
  return (categories.accessibility?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => `${id}: ${audits[id]?.details?.items?.[0]?.node?.snippet ?? ''}`)
}
