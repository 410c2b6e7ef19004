import { parentPort } from 'node:worker_threads'
import { planDays } from '../../workdays.ts'
import { calculate } from '../net/calculate.ts'
import { BomCycle } from '../net/levels.ts'
import { type ProposalValues, proposalsOf } from './proposalsOf.ts'
import type { Lists, ThreadAsk, ThreadTell } from './protocol.ts'

/** Proposals that travel at once: taking them in must not hold up the thread that serves people. */
const slice = 250

const tell = (message: ThreadTell): void => parentPort?.postMessage(message)

const lists: Record<keyof Lists, unknown[]> = { materials: [], boms: [], demands: [], supplies: [], facts: [], documents: [] }
let proposals: ProposalValues[] = []
let given = 0

function begin({ rules, days }: Extract<ThreadAsk, { kind: 'go' }>): void {
  const { facts, documents, ...own } = lists as unknown as Lists // filled by inThread.ts, the only one that speaks to this file
  const world = { ...own, ...rules }
  const started = performance.now()
  try {
    const plan = calculate({ ...world, ...planDays(days) }, { onProgress: (share) => tell({ kind: 'progress', share }) })
    proposals = proposalsOf(plan, { world, materials: facts, documents })
    tell({ kind: 'calculated', milliseconds: Math.round(performance.now() - started), demands: plan.demands.length })
  } catch (error) {
    if (!(error instanceof BomCycle)) throw error
    tell({ kind: 'cycle', path: error.path })
  }
}

parentPort?.on('message', (message: ThreadAsk) => {
  if (message.kind === 'rows') for (const row of message.rows) lists[message.list].push(row)
  else if (message.kind === 'go') begin(message)
  else {
    const rows = proposals.slice(given, given + slice)
    given += rows.length
    tell({ kind: 'proposals', rows, isLast: given >= proposals.length })
  }
})
