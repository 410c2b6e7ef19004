import { type ProcessTask, workflowCalls } from '../../../packages/contract/src/workflow/index.ts'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { startProduct } from '../../support/product.ts'
import { quantile } from '../figures.ts'
import type { Goal } from '../report.ts'
import { type Desk, signIn } from '../server/desk.ts'
import { type Filled, fillProcesses } from './fill.ts'

const quarterOfAnHour = 15 * 60_000
const accounts = ['admin', 'sales', 'planner', 'inspector', 'buyer', 'worker'] as const
/** Calls one after the other. */
const rounds = 200
/** Decisions under way at the same time, and for how many seconds. */
const [atOnce, seconds] = [20, 10]

const api = (path: string) => `/api${path}`

/** What people who approve wait for, at as many processes as a large company has, on PostgreSQL. */
export async function atThePlant(filled: Filled): Promise<{ goals: Goal[]; how: string }> {
  const postgres = await startPostgres({ settings: { shared_buffers: '512MB', max_wal_size: '8GB' } })
  const product = await startProduct({ env: { DATABASE_URL: postgres.url, BIP_SEED: 'demo' }, timeout: quarterOfAnHour })
  try {
    await fillProcesses(postgres.url, filled)
    const desks = await Promise.all(accounts.map((account) => signIn(product.url, account)))
    const [desk] = desks as [Desk]
    const badge = await times(() => desk.list(api(workflowCalls.workCount), {}))
    const list = await times(() => desk.list(api(workflowCalls.todoList), { current: 1, size: 20 }))
    const tasks = await Promise.all(desks.map(async (one) => ({ desk: one, waiting: await waitingAt(one) })))
    const [own] = tasks
    const complete = await times(() => decide(desk, own?.waiting.shift()))
    const { done, elapsed } = await manyAtOnce(tasks)
    return {
      how: `on ${postgres.description.replace(/ \(.*/, '')} with ${filled.running.toLocaleString('en')} running and ${filled.finished.toLocaleString('en')} finished processes over HTTP: one caller, then ${atOnce} decisions at once for ${seconds} s`,
      goals: [
        under('complete: engine, rows, record, notice', complete, 40),
        under('to-do of 20', list, 30),
        under('badge', badge, 5),
        {
          name: 'completions a second',
          measured: `${(done / elapsed).toFixed(0)}/s`,
          goal: '≥ 300/s',
          share: 300 / (done / elapsed),
        },
      ],
    }
  } finally {
    await product.stop()
    await postgres.stop()
  }
}

async function times(call: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let at = 0; at < rounds; at += 1) {
    const started = performance.now()
    await call()
    if (at >= 10) samples.push(performance.now() - started)
  }
  return samples
}

const under = (name: string, samples: readonly number[], max: number): Goal => {
  const measured = quantile(samples, 0.95)
  return { name: `${name}, p95`, measured: `${measured.toFixed(1)} ms`, goal: `≤ ${max} ms`, share: measured / max }
}

/** Tasks of the processes that were laid down; those of the demonstration ask for more than a word. */
async function waitingAt(desk: Desk): Promise<string[]> {
  const found: string[] = []
  for (let current = 1; current <= 20; current += 1) {
    const { records } = await desk.list(api(workflowCalls.todoList), { current, size: 100 })
    found.push(...(records as unknown as ProcessTask[]).flatMap(({ taskId }) => (/-r\d+$/.test(taskId) ? [taskId] : [])))
    if (records.length < 100) break
  }
  return found
}

async function decide(desk: Desk, taskId: string | undefined): Promise<void> {
  if (!taskId) throw new Error('There are too few tasks for so many decisions.')
  await desk.submit(api(workflowCalls.completeTask), { taskId, pass: true, comment: '同意' })
}

async function manyAtOnce(tasks: readonly { desk: Desk; waiting: string[] }[]): Promise<{ done: number; elapsed: number }> {
  const started = performance.now()
  const isOver = () => performance.now() - started > seconds * 1000
  let done = 0
  const decideOn = async (at: number): Promise<void> => {
    const mine = tasks[at % tasks.length]
    while (mine && !isOver() && mine.waiting.length > 0) {
      await decide(mine.desk, mine.waiting.shift())
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, at) => decideOn(at)))
  return { done, elapsed: (performance.now() - started) / 1000 }
}
