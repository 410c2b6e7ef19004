import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import { serveFolder } from '../../../scripts/lib/staticServer.ts'
import { median } from '../figures.ts'
import { buildPages } from '../pages/build/index.ts'
import { measureSurface, type SurfaceOptions } from '../surfaces/measureSurface.ts'
import { type Part, under } from './part.ts'

const dist = join(import.meta.dirname, 'dist')
const [bars, perSecond] = [16_080, 45]

/** The board in Chromium: how soon it stands there, how it is scrolled at a quarter of the speed, how soon a drop shows its effect. */
export async function timeBoard(rounds: number): Promise<Part> {
  await buildPages({ root, outDir: dist, pages: { board: join(import.meta.dirname, 'pages/board.tsx') } })
  const { url, stop } = await serveFolder(dist)
  const measure = async (options: Omit<SurfaceOptions, 'kind' | 'count'>) => {
    const runs = []
    for (let round = 0; round < rounds; round += 1)
      runs.push(await measureSurface(`${url}board/`, { kind: 'board', count: bars, ...options }))
    return runs
  }
  try {
    const fast = await measure({ parts: ['drag'] })
    const slow = await measure({ throttle: 4, parts: ['scroll', 'fling'] })
    const frames = median(slow.flatMap(({ scroll }) => (scroll ? [scroll.perSecond] : [])))
    const blank = median(slow.flatMap(({ fling }) => (fling ? [fling.over25] : [])))
    return {
      how: `A board of 120 stations and ${bars} bars over 134 days in Chromium without a graphics card, medians of ${rounds} rounds; scrolling is 3 s of 120 px across and 14 px down every 16 ms, a fling 2 s of 1 500 px across, a frame of it blank where over a quarter of the rows show no bar; a drop is over with the frame that shows its effect, which the server reckons.`,
      goals: [
        under('board: mount', median(fast.map(({ mount }) => mount.first)), 250),
        {
          name: 'board: scroll, slowed down 4 ×',
          measured: `${frames.toFixed(1)} frames/s`,
          goal: `≥ ${perSecond} frames/s`,
          share: perSecond / frames,
        },
        {
          name: 'board: fling, slowed down 4 ×',
          measured: `${Number((blank * 100).toFixed(1))} % blank`,
          goal: '0 %',
          share: blank === 0 ? 0 : 1 + blank,
        },
        under('board: drop with its effect', median(fast.flatMap(({ drag }) => (drag ? [drag.drop] : []))), 150),
      ],
      details: [],
    }
  } finally {
    stop()
  }
}
