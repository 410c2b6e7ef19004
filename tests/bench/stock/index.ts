import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { say, span } from '../../../scripts/lib/say.ts'
import { startProduct } from '../../support/product.ts'
import { quantile } from '../figures.ts'
import type { Goal, Section } from '../report.ts'
import { type Desk, signIn } from '../server/desk.ts'
import { fill } from './fill.ts'
import { rivalsForOne } from './rivals.ts'

type Options = { rounds?: number; isQuick?: boolean }

const quarterOfAnHour = 15 * 60_000

const warmUp = 5

/** Milliseconds that a call takes, over and over, the first ones left out. */
async function times(rounds: number, call: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let at = 0; at < rounds + warmUp; at += 1) {
    const started = performance.now()
    await call()
    if (at >= warmUp) samples.push(performance.now() - started)
  }
  return samples
}

const goal = (name: string, samples: readonly number[], share: number, max: number): Goal => {
  const measured = quantile(samples, share)
  return { name: `${name}, p${share * 100}`, measured: `${measured.toFixed(1)} ms`, goal: `≤ ${max} ms`, share: measured / max }
}

/** What a keeper waits for at a million balances and many millions of entries, on PostgreSQL; `--quick` takes a tenth of both. */
export async function stock({ rounds = 60, isQuick = false }: Options): Promise<Section> {
  const balances = isQuick ? 100_000 : 1_000_000
  const entries = Number(process.env.BIP_BENCH_ENTRIES ?? (isQuick ? 1_000_000 : 20_000_000))
  const postgres = await startPostgres({
    settings: { shared_buffers: '1GB', max_wal_size: '16GB', wal_level: 'minimal', max_wal_senders: '0' },
  })
  const product = await startProduct({ env: { DATABASE_URL: postgres.url, BIP_SEED: 'demo' }, timeout: quarterOfAnHour })
  try {
    const started = performance.now()
    const filled = await fill(postgres.url, balances, entries)
    say(`Filled ${filled.balances} balances and ${filled.entries} entries in ${span(performance.now() - started)}.`)
    const admin = await signIn(product.url, 'admin')
    const ask = (path: string, query: Record<string, string | number>) => () => admin.list(`/api/blade-bip/${path}`, query)
    const { warehouseId, materialId, materialIds } = filled
    const lists = await times(rounds, ask('dc-wms-common/list', { size: 20, descs: 'lastMovedOn' }))
    // Each of another warehouse or dimension: an answer stays good for a while, and would be told again.
    const unseen = [...filled.warehouseIds]
    const askings = ['material', 'lot', 'location'].flatMap((by) => filled.warehouseIds.map((warehouse) => ({ by, warehouse })))
    const pivots = await times(Math.ceil(rounds / 3), () =>
      ask('plus/query/stock-pivot', { ...(askings.pop() ?? { by: 'owner' }), size: 100, descs: 'value' })(),
    )
    const cards = await times(Math.ceil(rounds / 3), ask('plus/query/stock-card', { materialId }))
    const maps = await times(filled.warehouseIds.length - warmUp, () =>
      ask('plus/query/location-map', { warehouseId: unseen.pop() ?? warehouseId })(),
    )
    const free = await times(rounds, () =>
      admin.submit('/api/blade-bip/plus/stock/availability', { materialIds: materialIds.slice(0, 500) }),
    )
    const auditor = await signIn(product.url, 'planner')
    const rivals = await rivalsForOne(admin, auditor, {
      warehouseId,
      materialId: materialIds[1] ?? materialId,
      locationId: 'bench-l0-1',
    })
    const postings = await timePostings(auditor, admin, filled.warehouseId, materialIds, Math.ceil(rounds / 5))
    return {
      key: 'stock',
      title: 'Stock',
      how: `The server on ${postgres.description.replace(/ \(.*/, '')} with the demonstration, ${filled.balances.toLocaleString('en')} further balances of 10 000 materials in ten warehouses of 10 000 locations each, and ${filled.entries.toLocaleString('en')} entries, a twentieth of them of one material; over HTTP, one caller.`,
      goals: [
        goal('stock list, first page', lists, 0.5, 30),
        goal('pivot of a warehouse', pivots, 0.5, 200),
        goal('card of a material', cards, 0.5, 50),
        goal('availability of 500 materials in one call', free, 0.5, 100),
        goal('location map of 10 000 places, its data', maps, 0.5, 300),
        goal('posting a document of 1 000 lines', postings, 0.95, 400),
        rivals,
      ],
      details: [
        'Drawing the map is measured by the story of ten thousand places: what is in sight is drawn in one frame. Kills during postings are a test (`prove`).',
      ],
    }
  } finally {
    await product.stop()
    await postgres.stop()
  }
}

/** Receipts of a thousand lines, written by one and audited by another: the audit, which posts, is timed. */
async function timePostings(auditor: Desk, writer: Desk, warehouseId: string, materialIds: readonly string[], rounds: number) {
  const samples: number[] = []
  for (let at = 0; at < rounds; at += 1) {
    const lines = Array.from({ length: 1000 }, (_, line) => ({
      ...{ materialId: materialIds[line], quantity: '1', price: '2', locationId: `bench-l0-${line}` },
    }))
    const head = { warehouseId, postedOn: new Date().toISOString().slice(0, 10), remark: `bench ${at}` }
    await writer.submit('/api/blade-bip/dc-wms-in-stock/submit-detail', { ...head, lines })
    const { records } = await writer.list('/api/blade-bip/dc-wms-in-stock/list', { descs: 'createTime', size: 1 })
    const ids = String(records[0]?.id)
    await writer.submit('/api/blade-bip/dc-wms-in-stock/submit-audit', { ids })
    const started = performance.now()
    await auditor.submit('/api/blade-bip/plus/wms-in-stock/audit', { ids })
    samples.push(performance.now() - started)
  }
  return samples
}
