import { createRandom } from '../../../apps/server/src/seed/demo/random.ts'
import { quantile } from '../figures.ts'
import { contactsPath, type Desk, type Row, signIn } from './desk.ts'

/** What one list took over HTTP, in milliseconds. */
export type ListTimes = { account: string; name: string; first: number; p50: number; p95: number; rows: number; total: string }

const warmUps = 20
const asks = 200

/** The lists that people open, at a million contacts, by somebody who sees all of them and by somebody who sees a department's. */
export async function timeLists(url: string): Promise<ListTimes[]> {
  const times: ListTimes[] = []
  for (const account of ['admin', 'sales']) {
    const desk = await signIn(url, account)
    const customers = await customersOf(desk)
    const random = createRandom('bench')
    const questions: [name: string, query: () => Record<string, string | number>][] = [
      ['contacts of one customer, newest first', () => ({ customerId: random.pick(customers), descs: 'createTime' })],
      ['a status that a fifth of the rows have, by date', () => ({ status: 'left', descs: 'createTime' })],
      ['no filter, page 1', () => ({ current: 1 })],
      ['no filter, page 1000', () => ({ current: 1000 })],
    ]
    for (const [name, query] of questions) times.push({ account, name, ...(await time(desk, query)) })
  }
  return times
}

async function time(desk: Desk, query: () => Record<string, string | number>) {
  const samples: number[] = []
  let page: Awaited<ReturnType<Desk['list']>> | undefined
  for (let at = 0; at < warmUps + asks; at += 1) {
    const asked = query()
    const started = performance.now()
    page = await desk.list(`${contactsPath}/list`, { size: 20, ...asked })
    samples.push(performance.now() - started)
  }
  const [first = Number.NaN] = samples
  const warm = samples.slice(warmUps)
  const total = `${page?.estimated ? '≈ ' : ''}${page?.total.toLocaleString('en')}`
  return { first, p50: quantile(warm, 0.5), p95: quantile(warm, 0.95), rows: page?.records.length ?? 0, total }
}

/** Customers of whom this person sees contacts. */
async function customersOf(desk: Desk): Promise<string[]> {
  const { records } = await desk.list(`${contactsPath}/list`, { size: 1000 })
  return [...new Set(records.map(({ customerId }: Row) => String(customerId)))]
}
