import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildApps } from '../../../scripts/lib/apps.ts'
import { run } from '../../../scripts/lib/processes.ts'
import { startProduct } from '../../support/product.ts'
import { type Goal, type Section, table } from '../report.ts'
import type { Chunk } from './chunks.ts'
import { measurePages, type PageScripts, type Script } from './pages.ts'

/** KiB of JavaScript that a page may fetch before it can be used. */
const goals: Record<string, number> = { login: 160, 'shell with workbench': 230, dashboards: 140 }

/** Engines that only a screen that needs them may load; charts of a dashboard are counted apart. */
const engines = /^(bpmn-js|diagram-js|bpmn-moddle|echarts|zrender|form-js)/
const charts = /^(echarts|zrender)/

/** Builds both apps, opens their first pages in Chromium with an empty cache and sums what they fetch. */
export async function sizes(): Promise<Section> {
  await buildApps()
  const contents = new Map<string, Chunk['contents']>()
  for (const app of ['portal', 'dashboards'])
    for (const chunk of await chunksOf(app)) contents.set(basename(chunk.file), chunk.contents)
  const product = await startProduct({ timeout: 300_000 })
  try {
    const pages = await measurePages(product.url)
    return {
      key: 'sizes',
      title: 'Sizes of first pages',
      how: 'All JavaScript that Chromium fetched with an empty cache, in Chinese, until the page could be used; each file as `gzip -9` packs it.',
      goals: pages.map((page) => goalOf(page, contents)),
      details: pages.flatMap((page) => describe(page, contents)),
    }
  } finally {
    await product.stop()
  }
}

async function chunksOf(app: string): Promise<Chunk[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bip-chunks-'))
  try {
    const file = join(folder, 'chunks.json')
    const { code, output } = await run(process.execPath, [join(import.meta.dirname, 'chunks.ts'), app, file], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (code !== 0) throw new Error(output)
    return JSON.parse(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isOf = (engine: RegExp, { path }: Script, contents: ReadonlyMap<string, Chunk['contents']>) =>
  Object.keys(contents.get(basename(path)) ?? {}).some((owner) => engine.test(owner))

const kib = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

function goalOf({ name, needed }: PageScripts, contents: ReadonlyMap<string, Chunk['contents']>): Goal {
  const counted = name === 'dashboards' ? needed.filter((script) => !isOf(charts, script, contents)) : needed
  const goal = goals[name] ?? 0
  return { name, measured: `${kib(counted).toFixed(1)} KiB`, goal: `≤ ${goal} KiB`, share: kib(counted) / goal }
}

function describe({ name, needed, later }: PageScripts, contents: ReadonlyMap<string, Chunk['contents']>): string[] {
  const largest = needed.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12)
  const heavy = [...needed, ...later].filter((script) => isOf(engines, script, contents))
  const rest = needed.length - largest.length
  return [
    `### ${name}`,
    `${needed.length} files, ${kib(needed).toFixed(1)} KiB, before it could be used; ${later.length} more, ${kib(later).toFixed(1)} KiB, by themselves afterwards${later.length > 0 ? ` (${later.map(({ path }) => nameOf(path)).join(', ')})` : ''}. ${heavy.length === 0 ? 'Neither bpmn-js nor echarts is among them.' : `Engines among them: ${heavy.map((script) => `${nameOf(script.path)} ${kib([script]).toFixed(1)} KiB`).join(', ')}; charts of a dashboard are counted apart.`}`,
    table(
      ['file', 'KiB', 'mostly'],
      [
        ...largest.map(({ path, bytes }) => [nameOf(path), (bytes / 1024).toFixed(1), mostly(contents.get(basename(path)))]),
        ...(rest > 0 ? [[`${rest} more`, (kib(needed) - kib(largest)).toFixed(1), '']] : []),
      ],
    ),
  ]
}

/** The file's name without its hash. */
const nameOf = (path: string) => basename(path).replace(/-[\w-]{8}\.js$/, '')

function mostly(contents: Chunk['contents'] = {}): string {
  const all = Object.entries(contents).toSorted(([, a], [, b]) => b - a)
  const total = all.reduce((sum, [, length]) => sum + length, 0)
  return all
    .slice(0, 4)
    .map(([owner, length]) => `${owner} ${Math.round((length / total) * 100)} %`)
    .join(', ')
}
