import { type Goal, type Section, table } from '../report.ts'
import { type BulkTimes, timeBulk } from './bulk.ts'
import { type ListTimes, timeLists } from './lists.ts'
import { type PaletteTimes, timePalette } from './palette.ts'
import { contactsLoad, startPlant } from './plant.ts'
import { compareThroughput, type Throughput } from './throughput.ts'

const listGoal = 30
const ratioGoal = 0.6
const paletteGoal = 100

/** Lists at a million contacts, and the whole stack against a bare route at twelve thousand. */
export async function server(): Promise<Section> {
  const { version, times, palette } = await atAMillion()
  const throughputs = await compareThroughput()
  const bulk = await timeBulk()
  return {
    key: 'server',
    title: 'Server',
    how: `Throughput: autocannon with 20 connections on a page of contacts of one customer, newest first, at 12 000 contacts; the whole stack (session, permission, tenant, validation, count) against a bare Fastify route with the same SELECT and the same driver, medians of three alternating rounds, the ratio of each round by itself. Lists: 1 000 000 contacts on ${version}, a page of 20 over HTTP with a session, 200 requests one after the other. Palette: ten words that people type, over all resources with a page, on the same database. Many at once: all customers of the demonstration on ${bulk.version} get two new values in parts of 500, then their old ones, while colleagues ask for ten lists of customers a second; then 40 removals are undone one by one.`,
    goals: [...throughputs.map(ratioOf), ...times.map(timeOf), ...palette.map(paletteOf), ...bulkGoals(bulk)],
    details: [
      table(
        ['database', 'question', 'ratio', 'stack, requests/s', 'bare, requests/s', 'stack p99, ms'],
        throughputs.map(({ database, name, ratio, stack, bare, p99 }) => [
          database,
          name,
          ratio.toFixed(2),
          Math.round(stack),
          Math.round(bare),
          p99,
        ]),
      ),
      table(
        ['account', 'list at a million', 'p50, ms', 'p95, ms', 'the very first, ms', 'rows', 'total'],
        times.map(({ account, name, p50, p95, first, rows, total }) => [
          account,
          name,
          p50.toFixed(1),
          p95.toFixed(1),
          first.toFixed(0),
          rows,
          total,
        ]),
      ),
      '`admin` sees every contact, `sales` those of a department and below. The very first request of a question counts up to 100 000 rows; within the next minute the total is an estimate.',
    ],
  }
}

/** Goals in ms. */
const bulkLimits = { edit: 3000, others: 100, undo: 300 } as const

function bulkGoals({ rows, edit, back, alone, others, undo }: BulkTimes): Goal[] {
  const of = (name: string, measured: number, limit: number): Goal => ({
    name,
    measured: `${Math.round(measured)} ms`,
    goal: `< ${limit} ms`,
    share: measured / limit,
  })
  return [
    of(`${rows.toLocaleString('en')} customers get two values`, edit, bulkLimits.edit),
    of('and their old ones back', back, bulkLimits.edit),
    of(`lists of colleagues meanwhile, p99 (${Math.round(alone)} ms alone)`, others, bulkLimits.others),
    of('a removal is undone, p99', undo, bulkLimits.undo),
  ]
}

async function atAMillion(): Promise<{ version: string; times: ListTimes[]; palette: PaletteTimes[] }> {
  const plant = await startPlant(contactsLoad)
  try {
    const { url } = plant.product
    return { version: plant.version, times: await timeLists(url), palette: await timePalette(url) }
  } finally {
    await plant.stop()
  }
}

const ratioOf = ({ database, name, ratio }: Throughput): Goal => ({
  name: `${database}: ${name}`,
  measured: `${ratio.toFixed(2)} of bare`,
  goal: `≥ ${ratioGoal}`,
  share: ratioGoal / ratio,
})

const timeOf = ({ account, name, p50 }: ListTimes): Goal => ({
  name: `${name} (${account})`,
  measured: `p50 ${p50.toFixed(1)} ms`,
  goal: `< ${listGoal} ms`,
  share: p50 / listGoal,
})

const paletteOf = ({ account, resources, p50, p95 }: PaletteTimes): Goal => ({
  name: `the palette over ${resources} resources (${account})`,
  measured: `p95 ${p95.toFixed(0)} ms, p50 ${p50.toFixed(0)} ms`,
  goal: `< ${paletteGoal} ms`,
  share: p95 / paletteGoal,
})
