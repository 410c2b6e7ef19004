import { quantile } from '../figures.ts'
import type { Goal, Section } from '../report.ts'
import { type Desk, signIn } from '../server/desk.ts'
import { startPlant } from '../server/plant.ts'
import { rivalsForOne } from './rivals.ts'

type Options = { rounds?: number; isQuick?: boolean }

/** Ten warehouses and ten thousand materials are laid down by `BIP_SEED=load`, and called so. */
const warehouseIds = Array.from({ length: 10 }, (_, n) => `load-w${n}`)
const materialIds = Array.from({ length: 10_000 }, (_, n) => `load-m${n}`)
const [warehouseId, materialId] = ['load-w0', 'load-m0']

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

/** What a keeper waits for at a million balances and many millions of entries, on PostgreSQL; `--quick` takes a tenth of the balances, with two entries each. */
export async function stock({ rounds = 60, isQuick = false }: Options): Promise<Section> {
  const entries = Number(process.env.BIP_BENCH_ENTRIES ?? (isQuick ? 200_000 : 20_000_000))
  const balances = Math.min(1_000_000, Math.floor(entries / 2))
  const plant = await startPlant({
    key: `stock-${entries}`,
    env: { BIP_LOAD_CONTACTS: '0', BIP_LOAD_ENTRIES: String(entries) },
    settings: { shared_buffers: '1GB', max_wal_size: '16GB', wal_level: 'minimal', max_wal_senders: '0' },
    // Two accounts write and audit all of it here: without a rule, whoever has the permission audits.
    settle: (client) =>
      client.query(`update audit_node_config set is_active = false where document_type in ('wmsInStock', 'wmsOutStock')`),
  })
  const { product } = plant
  try {
    const admin = await signIn(product.url, 'admin')
    const ask = (path: string, query: Record<string, string | number>) => () => admin.list(`/api/blade-bip/${path}`, query)
    const lists = await times(rounds, ask('dc-wms-common/list', { size: 20, descs: 'lastMovedOn' }))
    // Each of another warehouse or dimension: an answer stays good for a while, and would be told again.
    const unseen = [...warehouseIds]
    const askings = ['material', 'lot', 'location'].flatMap((by) => warehouseIds.map((warehouse) => ({ by, warehouse })))
    const pivots = await times(Math.ceil(rounds / 3), () =>
      ask('plus/query/stock-pivot', { ...(askings.pop() ?? { by: 'owner' }), size: 100, descs: 'value' })(),
    )
    const cards = await times(Math.ceil(rounds / 3), ask('plus/query/stock-card', { materialId }))
    const maps = await times(warehouseIds.length - warmUp, () =>
      ask('plus/query/location-map', { warehouseId: unseen.pop() ?? warehouseId })(),
    )
    const free = await times(rounds, () =>
      admin.submit('/api/blade-bip/plus/stock/availability', { materialIds: materialIds.slice(0, 500) }),
    )
    const auditor = await signIn(product.url, 'planner')
    const rivals = await rivalsForOne(admin, auditor, {
      warehouseId,
      materialId: materialIds[1] ?? materialId,
      locationId: 'load-l0-1',
    })
    const postings = await timePostings(auditor, admin, warehouseId, materialIds, Math.ceil(rounds / 5))
    return {
      key: 'stock',
      title: 'Stock',
      how: `The server on ${plant.version} with the demonstration and the load of it: ${balances.toLocaleString('en')} further balances of 10 000 materials in ten warehouses of 10 000 locations each, and ${entries.toLocaleString('en')} entries, a twentieth of them of one material; over HTTP, one caller.`,
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
    await plant.stop()
  }
}

/** Receipts of a thousand lines, written by one and audited by another: the audit, which posts, is timed. */
async function timePostings(auditor: Desk, writer: Desk, warehouseId: string, materialIds: readonly string[], rounds: number) {
  const samples: number[] = []
  for (let at = 0; at < rounds + warmUp; at += 1) {
    const lines = Array.from({ length: 1000 }, (_, line) => ({
      ...{ materialId: materialIds[line], quantity: '1', price: '2', locationId: `load-l0-${line}` },
    }))
    const head = { warehouseId, postedOn: new Date().toISOString().slice(0, 10), remark: `bench ${at}` }
    await writer.submit('/api/blade-bip/dc-wms-in-stock/submit-detail', { ...head, lines })
    const { records } = await writer.list('/api/blade-bip/dc-wms-in-stock/list', { descs: 'createTime', size: 1 })
    const ids = String(records[0]?.id)
    await writer.submit('/api/blade-bip/dc-wms-in-stock/submit-audit', { ids })
    const started = performance.now()
    await auditor.submit('/api/blade-bip/plus/wms-in-stock/audit', { ids })
    if (at >= warmUp) samples.push(performance.now() - started)
  }
  return samples
}
