import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import { Problem, say } from '../../../scripts/lib/say.ts'
import { serveFolder } from '../../../scripts/lib/staticServer.ts'
import { installedPeers } from '../installed.ts'
import { buildPages } from '../pages/build/index.ts'
import type { Section } from '../report.ts'
import { measureSurface, type SurfaceOptions, type SurfacePart } from '../surfaces/measureSurface.ts'
import { timeChain } from './chain.ts'
import { type Entrant, entrants, ourPages, peersToBuild, turned } from './entrants.ts'
import { type Measured, type Runs, sectionOf } from './section.ts'
import { timeStoring } from './storing.ts'
import { weightBeyondTable } from './weight.ts'

const dist = join(import.meta.dirname, 'dist')
const cascade: Entrant = { page: 'ours-cascade', title: 'Gantt, 1 000 follow', is: 'ours' }
const parts = ['surface', 'slow', 'drag', 'large', 'chain', 'weight', 'server'] as const
type Part = (typeof parts)[number]
const shownParts: readonly Part[] = ['surface', 'slow', 'drag', 'large']

export type GanttOptions = {
  /** Some of surface, slow, drag, large, chain, weight and server; all by default. */
  only?: readonly string[]
  /** How often each is measured; 3 by default. */
  rounds?: number
  /** One round; default false. */
  isQuick?: boolean
}

/** Our Gantt chart against what one could choose instead, and the server that keeps its plans. */
export async function gantt({ only = [], rounds, isQuick = false }: GanttOptions = {}): Promise<Section> {
  const has = chosen(only)
  const times = rounds ?? (isQuick ? 1 : 3)
  const measured: Measured = { rounds: times }
  if (has('chain')) measured.chain = await told('A chain of 50 000 links …', async () => timeChain(times * 3))
  if (has('weight')) measured.weight = await told('Weighing …', () => weightBeyondTable(dist))
  if (shownParts.some(has)) Object.assign(measured, await shown(has, times, isQuick))
  if (has('server')) measured.storing = await told('A plan of 10 000 items on PostgreSQL …', () => timeStoring(times * 3))
  return sectionOf(measured)
}

async function shown(has: (part: Part) => boolean, times: number, isQuick: boolean): Promise<Partial<Measured>> {
  const peers = await installedPeers()
  say('Building the pages …')
  await buildPages({ root, outDir: dist, pages: ourPages })
  await buildPages({ root: peers, outDir: dist, pages: peersToBuild })
  const { url, stop } = await serveFolder(dist)
  const measured: Partial<Measured> = {}
  const run = (list: readonly Entrant[], options: (entrant: Entrant, round: number) => SurfaceOptions) =>
    rounded(url, times, list, options)
  try {
    if (has('surface'))
      measured.surface = await told('Mounting, scrolling, leaking …', () =>
        run(entrants, ({ is }, round) => ({ kind: 'gantt', count: 10_000, parts: ['scroll', ...leak(is, round, isQuick)] })),
      )
    if (has('slow'))
      measured.slow = await told('The same at a quarter of the speed …', () =>
        run(entrants, () => ({ kind: 'gantt', count: 10_000, throttle: 4, parts: ['scroll', 'fling'] })),
      )
    if (has('drag'))
      measured.drag = await told('Dragging at a quarter of the speed …', () =>
        run([...entrants, cascade], () => ({ kind: 'gantt', count: 10_000, throttle: 4, parts: ['drag'] })),
      )
    if (has('large'))
      measured.large = await told('100 000 tasks …', () =>
        run(
          entrants.filter(({ page }) => page !== 'svar-gantt'),
          () => ({ kind: 'gantt', count: 100_000, parts: ['scroll'] }),
        ),
      )
    return measured
  } finally {
    stop()
  }
}

/** What others leave behind is no goal of ours: once is enough. */
const leak = (is: Entrant['is'], round: number, isQuick: boolean): SurfacePart[] =>
  is === 'ours' || (round === 0 && !isQuick) ? ['leak'] : []

async function rounded(
  url: string,
  rounds: number,
  list: readonly Entrant[],
  options: (entrant: Entrant, round: number) => SurfaceOptions,
): Promise<Runs> {
  const runs: Runs = new Map(list.map(({ page }) => [page, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const entrant of turned(list, round))
      runs.get(entrant.page)?.push(await measureSurface(`${url}${entrant.page}/`, options(entrant, round)))
  return runs
}

const told = <Result>(text: string, work: () => Promise<Result>): Promise<Result> => {
  say(text)
  return work()
}

function chosen(only: readonly string[]): (part: Part) => boolean {
  const unknown = only.find((name) => !parts.some((part) => part === name))
  if (unknown) throw new Problem(`The Gantt has no part "${unknown}"; --only takes some of ${parts.join(', ')}.`)
  return (part) => only.length === 0 || only.includes(part)
}
