import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import { Problem, say } from '../../../scripts/lib/say.ts'
import { serveFolder } from '../../../scripts/lib/staticServer.ts'
import { installedPeers } from '../installed.ts'
import { buildPages } from '../pages/build/index.ts'
import type { Section } from '../report.ts'
import { measureSurface, type SurfacePart } from '../surfaces/measureSurface.ts'
import { basePage, type Entrant, entrants, ourPages, peersToBuild, turned } from './entrants.ts'
import { measureChanges } from './measureChanges.ts'
import { measureMillion } from './measureMillion.ts'
import { measureTimes } from './measureTimes.ts'
import { type Measured, type Runs, sectionOf } from './section.ts'
import { weightOfTable } from './weights.ts'

const dist = join(import.meta.dirname, 'dist')
const count = 100_000
const parts = ['times', 'surface', 'slow', 'changes', 'million', 'weight'] as const
type Part = (typeof parts)[number]

export type TableOptions = {
  /** Some of times, surface, slow, changes, million and weight; all by default. */
  only?: readonly string[]
  /** How often surfaces are measured; 3 by default, times twice as often. */
  rounds?: number
  /** One round, and only what a goal needs; default false. */
  isQuick?: boolean
}

/** Our table against what one could choose instead: 100 000 rows of 20 columns, two of them pinned, one with a component in each cell. */
export async function table({ only = [], rounds, isQuick = false }: TableOptions = {}): Promise<Section> {
  const has = chosen(only)
  const peers = await installedPeers()
  say('Building the pages …')
  const sizes = {
    ...(await buildPages({ root, outDir: dist, pages: ourPages })),
    ...(await buildPages({ root: peers, outDir: dist, pages: peersToBuild })),
  }
  const base = sizes[basePage]?.all ?? 0
  const weights = new Map(entrants.map(({ page }) => [page, page.startsWith('dom') ? 0 : (sizes[page]?.all ?? 0) - base]))
  const { url, stop } = await serveFolder(dist)
  const times = rounds ?? (isQuick ? 1 : 3)
  try {
    const measured: Measured = { rounds: times, weights }
    if (has('weight')) measured.weight = await told('Weighing …', () => weightOfTable(dist))
    if (has('times')) measured.times = await told('Mounting and sorting …', () => measureTimes(url, entrants, times * 2, count))
    if (has('changes'))
      measured.changes = await told('Editing, sizing, pinning, hiding, opening …', async () => ({
        full: await measureChanges(`${url}ours-changes/`, times * 2, 1),
        slow: await measureChanges(`${url}ours-changes/`, times, 4),
      }))
    if (has('surface')) measured.surface = await told('Scrolling, pushing, leaking …', () => surfaces(url, times, isQuick))
    if (has('slow')) measured.slow = await told('The same at a quarter of the speed …', () => slowly(url, times, isQuick))
    if (has('million')) measured.million = await told('A million rows …', () => measureMillion(`${url}ours-grid/`, times))
    return sectionOf(measured)
  } finally {
    stop()
  }
}

const told = <Result>(text: string, work: () => Promise<Result>): Promise<Result> => {
  say(text)
  return work()
}

function chosen(only: readonly string[]): (part: Part) => boolean {
  const unknown = only.find((name) => !parts.some((part) => part === name))
  if (unknown) throw new Problem(`The table has no part "${unknown}"; --only takes some of ${parts.join(', ')}.`)
  return (part) => only.length === 0 || only.includes(part)
}

/** A canvas without semantics is no goal of ours, and the longest of all to wait for is what peers leak. */
const neededQuickly = ({ page }: Entrant): boolean => page !== 'glide-grid'

/** What others leave behind or show blank is no goal of ours: once is enough. */
function partsOf(is: Entrant['is'], round: number, isQuick: boolean): SurfacePart[] {
  const needed: SurfacePart[] = ['scroll', 'changes']
  if (is === 'ours' || (round === 0 && !isQuick)) needed.push('fling', 'leak')
  return needed
}

async function surfaces(url: string, rounds: number, isQuick: boolean): Promise<Runs> {
  const runs: Runs = new Map()
  const racing = isQuick ? entrants.filter(neededQuickly) : entrants
  for (let round = 0; round < rounds; round += 1)
    for (const { page, is } of turned(racing, round)) {
      const run = await measureSurface(`${url}${page}/`, {
        count,
        kind: 'grid',
        parts: partsOf(is, round, isQuick),
      })
      runs.set(page, [...(runs.get(page) ?? []), run])
    }
  return runs
}

/** The goals here are absolute: ours runs in every round, the others once, to be looked at. */
async function slowly(url: string, rounds: number, isQuick: boolean): Promise<Runs> {
  const runs: Runs = new Map()
  for (let round = 0; round < rounds; round += 1)
    for (const { page } of entrants.filter(({ is }) => is === 'ours' || (round === 0 && !isQuick))) {
      const options = { count, kind: 'grid', throttle: 4, parts: ['scroll', 'fling'] } as const
      runs.set(page, [...(runs.get(page) ?? []), await measureSurface(`${url}${page}/`, options)])
    }
  return runs
}
