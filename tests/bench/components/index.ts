import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import { Problem, say } from '../../../scripts/lib/say.ts'
import { serveFolder } from '../../../scripts/lib/staticServer.ts'
import { installedPeers } from '../installed.ts'
import { buildPages } from '../pages/build/index.ts'
import type { Section } from '../report.ts'
import { buttonSize } from './buttonSize.ts'
import { type Contest, contests } from './contests.ts'
import { type Entrant, measure } from './measure.ts'
import { ourPages, peerPages } from './pages.ts'
import { sectionOf } from './section.ts'

const dist = join(import.meta.dirname, 'dist')

export type ComponentsOptions = {
  /** Titles of contests in small letters; all contests by default. */
  only?: readonly string[]
  /** How often each is measured; 9 by default. */
  rounds?: number
}

/** Our components against what one could choose instead, side by side in one Chromium. */
export async function components({ only = [], rounds = 9 }: ComponentsOptions = {}): Promise<Section> {
  const chosen = choose(only)
  const peers = await installedPeers()
  const entrants = entrantsOf(chosen)
  const entered = (pages: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(pages).filter(([name]) => entrants.some(({ page }) => page === name)))
  say('Building the pages …')
  await buildPages({ root, outDir: dist, pages: entered(ourPages) })
  await buildPages({ root: peers, outDir: dist, pages: entered(peerPages) })
  const button = only.length === 0 ? [await buttonSize(peers, dist)] : []
  const { url, stop } = await serveFolder(dist)
  try {
    const samples = await measure(url, entrants, rounds, (round) =>
      say(round === 0 ? 'Warming up …' : `Round ${round} of ${rounds} …`),
    )
    return sectionOf(chosen, samples, rounds, button)
  } finally {
    stop()
  }
}

function choose(only: readonly string[]): readonly Contest[] {
  const known = contests.map(({ title }) => title.toLowerCase())
  const unknown = only.find((title) => !known.includes(title))
  if (unknown) throw new Problem(`No component "${unknown}" is measured; --only takes some of ${known.join(', ')}.`)
  return only.length === 0 ? contests : contests.filter(({ title }) => only.includes(title.toLowerCase()))
}

/** Every page once, though two contests may look at it, with what its contests run on it in their order. */
function entrantsOf(chosen: readonly Contest[]): Entrant[] {
  const operations = new Map<string, Set<string>>()
  for (const { ours, peers, steps } of chosen)
    for (const page of [ours, ...Object.keys(peers)]) {
      const known = operations.get(page) ?? new Set()
      for (const { name, notBy = [] } of steps) if (page === ours || !notBy.includes(page)) known.add(name)
      operations.set(page, known)
    }
  const reduced = chosen.flatMap(({ steps }) => steps.filter(({ isReduced }) => isReduced).map(({ name }) => name))
  return [...operations].map(([page, names]) => ({ page, operations: [...names], reduced }))
}
