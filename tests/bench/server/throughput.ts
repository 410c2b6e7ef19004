import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { endWithParent } from '../../../scripts/lib/processes.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { median } from '../figures.ts'
import type { BareTask } from './bare.ts'
import { contactsPath, signIn } from './desk.ts'
import { selectOfContacts } from './statement.ts'

/** Requests per second of the whole stack and of the bare route: medians of the rounds, and the stack's worst p99 in milliseconds. */
export type Throughput = { database: string; name: string; stack: number; bare: number; ratio: number; p99: number }

type Home = { name: string; product: Product; bare: { databaseUrl: string } | { folder: string }; stop: () => Promise<void> }
type Target = { url: string; headers?: Record<string, string> }

const rounds = 3
const warmUpSeconds = 3
const roundSeconds = 5
const page = 50

/** The whole stack against a bare Fastify route with the same SELECT and the same driver, at 12 000 contacts, on both databases. */
export async function compareThroughput(): Promise<Throughput[]> {
  const results: Throughput[] = []
  for (const open of [onPostgres, embedded]) {
    const home = await open()
    try {
      for (const customer of await customersOf(home.product)) results.push(await compare(home, customer))
    } finally {
      await home.stop()
    }
  }
  return results
}

async function onPostgres(): Promise<Home> {
  const postgres = await startPostgres()
  const product = await startProduct({ env: { DATABASE_URL: postgres.url }, timeout: 300_000 })
  await fillOneCustomer(product)
  const stop = async () => {
    await product.stop()
    await postgres.stop()
  }
  return { name: postgres.description.replace(/ \(.*/, ''), product, bare: { databaseUrl: postgres.url }, stop }
}

/** Two processes never share an embedded folder, so the bare route gets a copy. */
async function embedded(): Promise<Home> {
  const product = await startProduct({ timeout: 300_000 })
  await fillOneCustomer(product)
  await product.kill()
  const folder = await mkdtemp(join(tmpdir(), 'bip-bare-'))
  await cp(product.data, folder, { recursive: true })
  await product.restart()
  const stop = async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { name: 'PGlite', product, bare: { folder }, stop }
}

/** The demonstration's customers have two contacts or three; a full page of them tells more. */
async function fillOneCustomer({ url }: Product): Promise<void> {
  const desk = await signIn(url, 'admin')
  const [newest] = (await desk.list(`${contactsPath}/list`, { size: 1 })).records
  for (let at = 0; at < page; at += 1) {
    await desk.submit(`${contactsPath}/submit`, {
      customerId: newest?.customerId,
      contactsName: `周明${at}`,
      contactsPhoneNumber: `1380000${String(at).padStart(4, '0')}`,
      contactsDeptName: '设备部',
      contactsPost: '设备工程师',
      email: `contact${at}@mail.example`,
      status: 'active',
    })
  }
}

/** One customer with a full page of contacts and one as the demonstration has them. */
async function customersOf({ url }: Product): Promise<{ name: string; id: string }[]> {
  const desk = await signIn(url, 'admin')
  const { records } = await desk.list(`${contactsPath}/list`, { size: page * 2 })
  const [full, last] = [records[0], records.at(-1)]
  const { total } = await desk.list(`${contactsPath}/list`, { customerId: String(last?.customerId) })
  return [
    { name: `a customer with a page of ${page}`, id: String(full?.customerId) },
    { name: `a customer with ${total}`, id: String(last?.customerId) },
  ]
}

async function compare(home: Home, customer: { name: string; id: string }): Promise<Throughput> {
  const query = { customerId: customer.id, descs: 'createTime', current: '1', size: String(page) }
  const bare = await startBare({ ...home.bare, statement: await selectOfContacts(query) })
  try {
    const { headers } = await signIn(home.product.url, 'admin')
    const targets: Record<'stack' | 'bare', Target> = {
      stack: { url: `${home.product.url}${contactsPath}/list?${new URLSearchParams(query)}`, headers },
      bare: { url: bare.url },
    }
    await mustAnswerAlike(targets)
    for (const target of [targets.stack, targets.bare]) await load(target, warmUpSeconds)
    const [stack, plain]: [number[], number[]] = [[], []]
    let p99 = 0
    for (let round = 0; round < rounds; round += 1) {
      const ours = await load(targets.stack, roundSeconds)
      stack.push(ours.requests.average)
      p99 = Math.max(p99, ours.latency.p99)
      plain.push((await load(targets.bare, roundSeconds)).requests.average)
    }
    // The two of a round share what else the machine was doing, so they are compared with each other first.
    const ratio = median(stack.map((ours, round) => ours / (plain[round] ?? Number.NaN)))
    return { database: home.name, name: customer.name, stack: median(stack), bare: median(plain), ratio, p99 }
  } finally {
    bare.stop()
  }
}

async function mustAnswerAlike({ stack, bare }: Record<'stack' | 'bare', Target>): Promise<void> {
  const [ours, theirs] = await Promise.all([stack, bare].map(async ({ url, headers }) => (await fetch(url, { headers })).json()))
  const [full, plain] = [JSON.stringify(ours.data?.records), JSON.stringify(theirs.records)]
  if (full !== plain) throw new Error(`The bare route answers something else:\n${full?.slice(0, 400)}\n${plain?.slice(0, 400)}`)
}

async function load({ url, headers }: Target, duration: number) {
  const result = await autocannon({ url, ...(headers && { headers }), connections: 20, duration })
  if (result.errors + result.non2xx > 0)
    throw new Error(`${result.errors} requests failed and ${result.non2xx} were refused at ${url}, so the figure means nothing.`)
  return result
}

async function startBare(task: BareTask): Promise<{ url: string; stop: () => void }> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: undefined, BARE: JSON.stringify(task) },
  })
  endWithParent(child)
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(String(chunk).trim()))
    child.once('exit', (code) => reject(new Error(`The bare server ended with code ${code}.`)))
  })
  return { url: `${address}/contacts`, stop: () => child.kill() }
}
