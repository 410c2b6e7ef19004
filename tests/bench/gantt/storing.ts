import {
  type ImportedPlanItem,
  planCalls,
  type WholePlanAnswer,
  wholePlanOf,
} from '../../../packages/contract/src/resources/index.ts'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { say, span } from '../../../scripts/lib/say.ts'
import { startProduct } from '../../support/product.ts'
import { median } from '../figures.ts'
import { type Desk, signIn } from '../server/desk.ts'

const count = 10_000
const movedAtOnce = 1000
const warmUps = 2

const day = (number: number): string => new Date(Date.UTC(2027, 0, 4 + number)).toISOString().slice(0, 10)

/** A plan of 10 000 items: phases of 99 tasks, each after the one before. */
function items(): ImportedPlanItem[] {
  const common = {
    progress: 0,
    deadline: null,
    splits: null,
    constraintType: null,
    constraintDate: null,
    plannedHours: null,
    ownerName: null,
  }
  return Array.from({ length: count / 100 }, (_, phase) => {
    const code = String(phase + 1000)
    const head = { code, name: `阶段 ${code}`, parent: null, itemType: 'phase' as const, planStart: day(0), planEnd: day(300) }
    const tasks = Array.from({ length: 99 }, (_, step): ImportedPlanItem => {
      const links = step > 0 ? [{ from: `${code}.${step}`, type: 'FS' as const, lag: 0 }] : []
      const days = { planStart: day(step * 3), planEnd: day(step * 3 + 2) }
      return {
        ...common,
        ...days,
        code: `${code}.${step + 1}`,
        name: `任务 ${code}.${step + 1}`,
        parent: code,
        itemType: 'task',
        links,
      }
    })
    return [{ ...common, ...head, links: [] }, ...tasks]
  }).flat()
}

async function told<Answer>({ headers }: Desk, url: string, body?: object): Promise<Answer> {
  const sent = body && {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const answer = await fetch(url, sent ?? { headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text).data as Answer // The server's envelope.
}

async function times(rounds: number, act: (round: number) => Promise<unknown>): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const begun = performance.now()
    await act(round)
    if (round >= warmUps) samples.push(performance.now() - begun)
  }
  return median(samples)
}

/** Milliseconds in which the server on PostgreSQL answers a plan of 10 000 items, and stores a step that moves 1 000 of them with their history. */
export async function timeStoring(rounds: number): Promise<{ opened: number; stored: number }> {
  const postgres = await startPostgres()
  const product = await startProduct({ env: { DATABASE_URL: postgres.url, BIP_SEED: 'demo' }, timeout: 300_000 })
  try {
    const desk = await signIn(product.url, 'admin')
    const { records } = await desk.list('/api/blade-bip/project/list', { projectStatus: 'running', size: 1 })
    const projectId = records[0]?.id ?? ''
    const why = { changeType: 'other', changeReason: 'bench' }
    const begun = performance.now()
    await told(desk, `${product.url}/api${planCalls.importPlan}`, { projectId, items: items(), ...why })
    say(`Stored a plan of ${count} items in ${span(performance.now() - begun)}.`)
    const open = () => told<WholePlanAnswer>(desk, `${product.url}/api${planCalls.plan}?projectId=${projectId}`)
    const opened = await times(rounds, open)
    let plan = wholePlanOf(await open())
    const tasks = () => plan.items.filter(({ itemNo }) => /^1\d{3}\.\d+$/.test(itemNo)).slice(0, movedAtOnce)
    const samples: number[] = []
    for (let round = 0; round < rounds + warmUps; round += 1) {
      const moved = tasks().map(({ id, version, planStart, planEnd }) => ({
        ...{ id, version, planStart: later(planStart), planEnd: later(planEnd) },
      }))
      const start = performance.now()
      await told(desk, `${product.url}/api${planCalls.replan}`, { projectId, items: moved, ...why })
      if (round >= warmUps) samples.push(performance.now() - start)
      plan = wholePlanOf(await open())
    }
    return { opened, stored: median(samples) }
  } finally {
    await product.stop()
    await postgres.stop()
  }
}

const later = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
