import { setTimeout } from 'node:timers/promises'
import { type BulkPart, binCalls, bulkCalls, type Envelope } from '../../../packages/contract/src/index.ts'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { startProduct } from '../../support/product.ts'
import { quantile } from '../figures.ts'
import { type Desk, type Row, signIn } from './desk.ts'

/** What work on all customers of the demonstration took, in ms: the edit, lists of somebody else meanwhile, and undoing a removal. */
export type BulkTimes = { version: string; rows: number; edit: number; back: number; alone: number; others: number; undo: number }

const customers = '/api/blade-bip/customer'

/** Customers that are removed and brought back, one after the other. */
const removals = 40

/** Edits all customers and takes it back, while colleagues turn pages; then undoes removals. On PostgreSQL. */
export async function timeBulk(): Promise<BulkTimes> {
  const postgres = await startPostgres()
  try {
    const product = await startProduct({ env: { DATABASE_URL: postgres.url, BIP_SEED: 'demo' }, timeout: 300_000 })
    try {
      const [desk, other] = [await signIn(product.url, 'admin'), await signIn(product.url, 'sales')]
      const alone = await lists(other, 60)
      const busy = followed(other)
      const from = performance.now()
      const done = await editAll(desk, product.url)
      const edit = performance.now() - from
      const second = performance.now()
      await takeBack(desk, product.url, done)
      const back = performance.now() - second
      const others = await busy.end()
      const undo = await undone(desk, product.url)
      const version = postgres.description.replace(/ \(.*/, '')
      return { version, rows: done.length, edit, back, alone: quantile(alone, 0.99), others: quantile(others, 0.99), undo }
    } finally {
      await product.stop()
    }
  } finally {
    await postgres.stop()
  }
}

const post = async <T>({ headers }: Desk, url: string, body: object): Promise<T> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return ((await answer.json()) as Envelope<T>).data // the shape that the contract says
}

async function editAll(desk: Desk, url: string): Promise<BulkPart['results']> {
  const results: BulkPart['results'] = []
  let after: string | null = null
  do {
    const body = { resource: 'customer', query: {}, values: { level: 'A', source: 'referral' }, after }
    const part: BulkPart = await post(desk, `${url}/api${bulkCalls.edit}`, body)
    results.push(...part.results)
    after = part.after
  } while (after !== null)
  const refused = results.find(({ ok }) => !ok)
  if (refused) throw new Error(`A customer was not changed: ${refused.msg}`)
  return results
}

async function takeBack(desk: Desk, url: string, done: BulkPart['results']): Promise<void> {
  const rows = done.flatMap(({ id, version, before }) => (before ? [{ id, version, values: before }] : []))
  for (let at = 0; at < rows.length; at += 500)
    await post(desk, `${url}/api${bulkCalls.edit}`, { resource: 'customer', rows: rows.slice(at, at + 500) })
}

async function oneList(desk: Desk): Promise<number> {
  const from = performance.now()
  await desk.list(`${customers}/list`, { size: 20, descs: 'createTime', industry: 'food' })
  return performance.now() - from
}

async function lists(desk: Desk, count: number): Promise<number[]> {
  const samples: number[] = []
  for (let at = 0; at < count; at += 1) samples.push(await oneList(desk))
  return samples.slice(10)
}

/** Milliseconds between two lists of the colleagues: ten a second are what a hundred people ask who turn a page each ten seconds. */
const pause = 100

/** Colleagues who ask for lists until told to end. */
function followed(desk: Desk) {
  const state = { isOver: false }
  const samples: number[] = []
  const run = (async () => {
    while (!state.isOver) {
      samples.push(await oneList(desk))
      await setTimeout(pause)
    }
  })()
  return {
    end: async (): Promise<number[]> => {
      state.isOver = true
      await run
      return samples
    },
  }
}

/** The longest of many undone removals of one record. */
async function undone(desk: Desk, url: string): Promise<number> {
  const rows: Row[] = []
  for (let at = 0; at < removals; at += 1) {
    const body = { fullname: `待删除客户 ${at}`, status: 'prospect' }
    rows.push(await post(desk, `${url}${customers}/submit`, body))
  }
  const samples: number[] = []
  for (const { id } of rows) {
    await post(desk, `${url}${customers}/remove?ids=${id}`, {})
    const from = performance.now()
    await post(desk, `${url}/api${binCalls.restore}`, { resource: 'customer', ids: [id] })
    samples.push(performance.now() - from)
  }
  return quantile(samples, 0.99)
}
