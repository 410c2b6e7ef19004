import { plus } from '../../../packages/contract/src/index.ts'
import { resources } from '../../../packages/contract/src/resources/index.ts'
import { quantile } from '../figures.ts'
import { signIn } from './desk.ts'

/** What one call of the palette took over HTTP, in milliseconds; hits of all words together. */
export type PaletteTimes = { account: string; resources: number; p50: number; p95: number; hits: number }

const rounds = 20
/** As people type: names in Chinese, pinyin and its initials, Vietnamese, the beginnings of numbers, a single letter. */
const typed = ['上海', 'suzhou', 'sz', 'nguyen', 'C0012', 'PO', '电机', '焊', '2026', 'x'] as const

/** The one call by which the palette looks through all that somebody may see, by who sees everything and who sees a department. */
export async function timePalette(url: string): Promise<PaletteTimes[]> {
  const times: PaletteTimes[] = []
  for (const account of ['admin', 'sales']) {
    const desk = await signIn(url, account)
    const samples: number[] = []
    let hits = 0
    for (let at = 0; at <= rounds; at += 1)
      for (const q of typed) {
        const started = performance.now()
        const found: unknown = await desk.list(`/api${plus.search}`, { q })
        // The first round is for the caches.
        if (at > 0) samples.push(performance.now() - started)
        else hits += Array.isArray(found) ? found.length : 0
      }
    if (hits === 0) throw new Error(`The palette found nothing for ${account}.`)
    times.push({
      account,
      resources: Object.keys(resources).length,
      p50: quantile(samples, 0.5),
      p95: quantile(samples, 0.95),
      hits,
    })
  }
  return times
}
