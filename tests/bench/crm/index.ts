import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { say, span } from '../../../scripts/lib/say.ts'
import { startProduct } from '../../support/product.ts'
import { quantile } from '../figures.ts'
import type { Goal, Section } from '../report.ts'
import { signIn } from '../server/desk.ts'
import { timeBoard } from './board.ts'
import { distinct, fillDistinct, fillMore, fillTimeline, openFilling, typed } from './fill.ts'

type Options = { only?: readonly string[]; rounds?: number; isQuick?: boolean }

const customers = '/api/blade-bip/customer'
const warmUps = 10

async function times(rounds: number, call: (round: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let at = 0; at < rounds + warmUps; at += 1) {
    const started = performance.now()
    await call(at)
    if (at >= warmUps) samples.push(performance.now() - started)
  }
  return samples
}

const under = (name: string, samples: readonly number[], max: number): Goal => {
  const measured = quantile(samples, 0.5)
  return { name: `${name}, p50`, measured: `${measured.toFixed(1)} ms`, goal: `≤ ${max} ms`, share: measured / max }
}

/** What somebody who sells waits for at a million customers on PostgreSQL, and on a full board; `--quick` takes a fifth of the customers, `--only=board` or `server` a half. */
export async function crm({ only = ['server', 'board'], rounds = 60, isQuick = false }: Options): Promise<Section> {
  const count = isQuick ? 2 * distinct : 1_000_000
  const server = only.includes('server') ? await timeServer(count, rounds) : []
  const board = only.includes('board') ? await boardGoals(Math.max(3, Math.round(rounds / 12))) : []
  return {
    key: 'crm',
    title: 'Customers and opportunities',
    how: `The server on PostgreSQL with the demonstration and ${count.toLocaleString('en')} customers, a twentieth of them in the public pool, over HTTP, one caller; a person who sells sees own customers, those of the department and the pool. The board in Chromium, 2 000 cards.`,
    goals: [...server, ...board],
    details: [],
  }
}

async function timeServer(count: number, rounds: number): Promise<Goal[]> {
  const postgres = await startPostgres()
  const product = await startProduct({ env: { DATABASE_URL: postgres.url, BIP_SEED: 'demo' }, timeout: 300_000 })
  const filling = await openFilling(postgres.url)
  try {
    const started = performance.now()
    await fillDistinct(filling)
    const customerId = await fillTimeline(filling)
    say(`Filled ${distinct} customers and a timeline in ${span(performance.now() - started)}.`)
    const [admin, sales] = [await signIn(product.url, 'admin'), await signIn(product.url, 'sales')]
    const ask = (desk: typeof admin, path: string, query: Record<string, string | number>) => desk.list(path, query)
    const duplicates = await times(rounds, (at) => ask(sales, `/api/blade-bip/plus/customer/similar`, typed(at * 997)))
    const names = await times(rounds, (at) =>
      ask(sales, '/api/blade-bip/plus/customer/similar', { fullname: ['suzhou', 'szjg', '精工', 'hengtai'][at % 4] ?? '' }),
    )
    const timeline = await times(rounds, () =>
      ask(admin, '/api/blade-bip/plus/timeline', { resource: 'customer', id: customerId }),
    )
    const second = performance.now()
    await fillMore(filling, count)
    say(`Filled ${count} customers in ${span(performance.now() - second)}.`)
    const list = (desk: typeof admin, query: Record<string, string | number>) =>
      times(rounds, () => ask(desk, `${customers}/list`, { size: 20, ...query }))
    return [
      under('customers whom a person who sells sees, newest first', await list(sales, { descs: 'createTime' }), 30),
      under('the public pool', await list(sales, { poolStatus: 'pool', descs: 'createTime' }), 30),
      under('those of a level in a trade', await list(sales, { level: 'A', industry: 'food', descs: 'createTime' }), 30),
      under('by name', await list(sales, { ascs: 'fullname' }), 30),
      under('by the last contact, all customers', await list(admin, { descs: 'lastContactAt' }), 30),
      under('all customers, newest first', await list(admin, { descs: 'createTime' }), 30),
      under('timeline of 5 000 entries, first page', timeline, 100),
      under(`duplicates among ${distinct.toLocaleString('en')}: name, tax number and web domain`, duplicates, 100),
      under(`duplicates among ${distinct.toLocaleString('en')}: names that many have`, names, 100),
    ]
  } finally {
    await filling.client.end()
    await product.stop()
    await postgres.stop()
  }
}

async function boardGoals(rounds: number): Promise<Goal[]> {
  const { mounts, frames } = await timeBoard(rounds)
  const perSecond = quantile(frames, 0.5)
  return [
    under('board of 2 000 cards, mount', mounts, 150),
    {
      name: 'frames while a card is dragged at 4× slow-down',
      measured: `${perSecond.toFixed(1)}/s`,
      goal: '≥ 50/s',
      share: 50 / perSecond,
    },
  ]
}
