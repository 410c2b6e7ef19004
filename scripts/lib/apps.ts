import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './inputs.ts'
import { run } from './processes.ts'
import { root } from './root.ts'
import { Problem, say, span } from './say.ts'
import { closure, readJson } from './workspace.ts'

/** The apps that Vite builds, by the name of their folder in apps/. */
export const browserApps = ['portal', 'dashboards'] as const

type BrowserApp = (typeof browserApps)[number]

const builder = join(root, 'scripts/lib/buildApp.ts')
const week = 7 * 24 * 3600 * 1000

/** Builds the apps whose inputs changed since their last build, side by side; throws a Problem with Vite's output when one fails. */
export async function buildApps({ force = false, show = say } = {}) {
  await Promise.all(browserApps.map((app) => buildApp(app, force, show)))
}

async function buildApp(app: BrowserApp, force: boolean, show: (text: string) => void) {
  const folder = join(root, 'apps', app)
  const inputs = inputsOf(app)
  if (!force && builtFrom(folder) === inputs) return
  show(`Building the ${app} …`)
  // A process for each app: their plugins then share the cores instead of one thread.
  const { code, output, milliseconds } = await run(process.execPath, [builder, folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Problem(`${output.trim()}\nThe ${app} could not be built; Vite's message above names the file.`)
  removeOlderThan(join(folder, 'dist'), Date.now() - week)
  writeFileSync(join(folder, 'dist', '.built.json'), JSON.stringify({ inputs }))
  show(`Built the ${app} in ${span(milliseconds)}.`)
}

function inputsOf(app: BrowserApp) {
  return contentHash(root, [...closure(root, `apps/${app}`), 'pnpm-lock.yaml', 'tsconfig.json'])
}

function builtFrom(folder: string) {
  const record = join(folder, 'dist', '.built.json')
  try {
    return readJson<{ inputs: string }>(record).inputs
  } catch {
    return undefined
  }
}

function removeOlderThan(folder: string, time: number) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stat = statSync(join(folder, name))
    if (stat.isFile() && stat.mtimeMs < time) rmSync(join(folder, name))
  }
}
