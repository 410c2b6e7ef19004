import { setTimeout as pause } from 'node:timers/promises'
import { type AnyRecord, type Page, readTogether } from '@bip/contract'
import type { MoveEffect, RunAnswer, ScheduleBar, SchedulePlan, SchedulePlanChange } from '@bip/contract/resources'
import { scheduleCalls } from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../../../tests/support/figures.ts'
import { listen, type StompClient } from '../../../push/testing/stompClient.ts'
import { type Company, startCompany } from '../../../testing/company.ts'

const sizes = {
  ...{ supplier: 30, warehouse: 10, warehouseLocation: 500, material: 400, workCalendar: 4, workRegion: 12, workGroup: 40 },
  ...{ workProcess: 36, workStation: 120, workManpower: 300, produceRoute: 60, mo: 300, moItem: 300, workSchedule: 1 },
}
const base = '/blade-bip/mps'
const [planners, reports, during, moves] = [count(3, 20), count(15, 400), count(0, 120_000), count(2, 24)]
/** ms after which all boards are equal. */
const silence = 2000

let company: Company
let token: string
let address: string
beforeAll(async () => {
  company = await startCompany({ sizes })
  token = await company.signIn('admin')
  address = await company.fastify.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => company.stop())

const post = <T = AnyRecord>(path: string, body: object, as = token) =>
  company.api.post<T>(path.startsWith('/') ? path : `${base}/${path}`, { token: as, body })
const get = async <T = AnyRecord>(path: string, query = {}, as = token) =>
  (await company.api.get<T>(path.startsWith('/') ? path : `${base}/${path}`, { token: as, query })).body.data
/** Tokens of so many sessions of all who plan. */
async function plannersOf(count: number): Promise<string[]> {
  const { rows } = await company.services.database.asSystem(async (tx) => {
    const who = sql`select u.tenant_id, u.id from "user" u where u.dept_id in ('d05', 'd06') and not u.is_deleted`
    await sql`insert into user_secret select w.tenant_id, w.id, s.password_hash, s.pw_status, s.origin, s.changed_at from (${who}) w
      join user_secret s on s.tenant_id = w.tenant_id join "user" p on p.tenant_id = s.tenant_id and p.id = s.user_id and p.account = 'planner'
      on conflict do nothing`.execute(tx)
    return sql<{ account: string }>`select account from "user" where id in (select id from (${who}) w) order by account`.execute(
      tx,
    )
  })
  return Promise.all(Array.from({ length: count }, (_, at) => company.signIn(rows[at % rows.length]?.account ?? '')))
}
const planNow = () => get<SchedulePlan>(scheduleCalls.plan)

/** ms for which a board of the portal gathers pushes. */
const gathering = 300

/** Moves that were stored: which version of an operation, and when; and ms until a board showed one. */
const [storedMoves, delays]: [Map<string, { version: number; at: number }>, number[]] = [new Map(), []]

/** A board as the portal keeps it: the whole plan once, then after each push only what has changed. */
class Board {
  plan: SchedulePlan
  readonly token: string
  readonly #socket: StompClient
  readonly #together = readTogether<void>(gathering)
  readonly #shown = new Set<string>()

  constructor(token: string, plan: SchedulePlan, socket: StompClient) {
    this.token = token
    this.plan = plan
    this.#socket = socket
    socket.socket.on('message', () => this.#together('plan', () => this.#catchUp()))
  }

  static async open(own: string): Promise<Board> {
    const socket = await listen(address, own)
    return new Board(own, await get<SchedulePlan>(scheduleCalls.plan, {}, own), socket)
  }

  async #catchUp(): Promise<void> {
    const change = await get<SchedulePlanChange>(scheduleCalls.plan, { since: this.plan.mark }, this.token)
    const items = new Set(change.changedItems)
    const bars = [...this.plan.bars.filter(({ itemId }) => !items.has(itemId)), ...change.bars]
    this.plan = { ...change, stations: change.stations ?? this.plan.stations, bars }
    for (const { operationId, version } of change.bars) this.#show(operationId, version)
  }

  #show(operationId: string, version: number): void {
    const stored = storedMoves.get(operationId)
    if (stored?.version !== version || this.#shown.has(`${operationId} ${version}`)) return
    this.#shown.add(`${operationId} ${version}`)
    delays.push(performance.now() - stored.at)
  }

  /** What is drawn, in one order. */
  get drawn(): string[] {
    return this.plan.bars.map((bar) => JSON.stringify(bar)).sort()
  }

  close(): void {
    this.#socket.socket.terminate()
  }
}

/** Asks again where the server was busy for a while, as clients do. */
let busy = 0
async function patiently<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask()
    if (answer.status !== 503 || tries === 10) return answer
    busy += 1
    await pause(1000)
  }
}

/** Moves some of what is planned for later, as the board shows it; says how often it was stored and how often somebody was first. */
async function plans(board: Board, at: number): Promise<{ stored: number; refused: number }> {
  const done = { stored: 0, refused: 0 }
  for (let round = 0; round < moves; round += 1) {
    // No two of them drop in step, and they go on while the floor reports.
    await pause((during / moves) * (round === 0 ? at / planners : 1))
    const tomorrow = Date.parse(board.plan.now) + 86_400_000
    const later = board.plan.bars.filter(
      (bar): bar is ScheduleBar & { start: string } => bar.start !== null && Date.parse(bar.start) > tomorrow && !bar.isPinned,
    )
    const bar = later[(at * 7 + round * 31) % later.length]
    if (!bar) throw new Error('Nothing is planned for later.')
    const start = new Date(Date.parse(bar.start) + 3_600_000).toISOString()
    const move = { operationId: bar.operationId, version: bar.version, start }
    const { status, body } = await patiently(() =>
      post<MoveEffect>(scheduleCalls.move, { moves: [move], isApplied: true }, board.token),
    )
    expect([200, 409], body.msg).toContain(status)
    if (status === 200) storedMoves.set(bar.operationId, { version: bar.version + 1, at: performance.now() })
    if (status === 200) done.stored += 1
    else done.refused += 1
  }
  return done
}

test('planners and the floor work on one plan at once: in the end all boards show the same, and no report is lost', async () => {
  const boards = await Promise.all((await plannersOf(planners)).map((own) => Board.open(own)))
  // Of several people: nobody works more than a day has.
  const workers = (await get<Page<AnyRecord>>('work-manpower/list', { size: 10 })).records
  const whole = await planNow()
  // Few operations, so that many reports meet at one of them.
  const targets = [...new Map(whole.bars.filter(({ status }) => status !== '2').map((bar) => [bar.itemId, bar])).values()].slice(
    0,
    5,
  )
  const hoursOf = async () =>
    Promise.all(targets.map(async ({ itemId }) => Number((await get('mo-item/detail', { id: itemId })).reportedHours ?? 0)))
  const before = await hoursOf()
  const report = async (at: number): Promise<void> => {
    await pause((during * at) / reports)
    const { itemId, stepNo } = targets[at % targets.length] ?? {}
    const worker = workers[at % workers.length]
    const people = [{ workerId: worker?.id, activity: 'run', hours: '0.1', goodQuantity: '0.001' }]
    const reportedOn = whole.now.slice(0, 10)
    const asked = { reportedOn, itemId, stepNo: String(stepNo), workGroupId: worker?.workGroupId, people }
    const made = await patiently(() => post('Wksr/submit', asked))
    expect(made.status, made.body.msg).toBe(200)
    for (const step of ['commit', 'audit']) {
      const { body } = await patiently(() => post(`Wksr/${step}`, { ids: made.body.data.id }))
      expect(body).toMatchObject({ data: { results: [{ ok: true }] } })
    }
  }
  const [planned] = await Promise.all([
    Promise.all(boards.map(plans)),
    Promise.all(Array.from({ length: reports }, (_, at) => report(at))),
  ])
  await pause(silence)
  const now = (await planNow()).bars.map((bar) => JSON.stringify(bar)).sort()
  for (const board of boards) expect(board.drawn).toEqual(now)
  for (const board of boards) board.close()
  const after = await hoursOf()
  const counted = after.map((hours, at) => Math.round((hours - (before[at] ?? 0)) * 10))
  expect(counted).toEqual(targets.map((_, at) => Math.ceil((reports - at) / targets.length)))
  const stored = planned.reduce((sum, one) => sum + one.stored, 0)
  expect(stored).toBeGreaterThan(0)
  const sorted = delays.toSorted((a, b) => a - b)
  const [p50, p95] = [0.5, 0.95].map((share) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0))
  recordFigure(
    'planners and the floor on one board',
    `${planners} planners, ${whole.bars.length} operations, ${reports} reports in ${during / 1000} s, ${stored} moves stored, shown by other boards after ${p50} ms (p95 ${p95}), ${busy} times asked again, ${planners} boards equal after ${silence / 1000} s, 0 reports lost`,
  )
}, 600_000)

test('of two planners who apply at once one is told that the plan has changed', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async (seed) => (await post<RunAnswer>('work-schedule/auto-schedule', { direction: 'backward', seed })).body.data),
  )
  expect(one?.proposalId).not.toBe(other?.proposalId)
  const answers = await Promise.all(
    [one, other].map((run) =>
      post<{ results: { ok: boolean; msg?: string }[] }>('schedule-proposal/apply', { ids: run?.proposalId }),
    ),
  )
  const texts = answers.map(({ body }) => JSON.stringify(body))
  expect(texts.filter((text) => text.includes('"ok":true'))).toHaveLength(1)
  expect(texts.find((text) => !text.includes('"ok":true'))).toContain('请重新排程后再采用')
})

test('a run that is cancelled leaves the plan as it was, and no proposal', async () => {
  // Something that is late however it is planned, or the search would be over at once.
  const itemId = (await planNow()).bars.at(-1)?.itemId
  await company.services.database.asSystem((tx) =>
    sql`update mo_item set due_date = '2026-01-05' where id = ${itemId}`.execute(tx),
  )
  const before = (await planNow()).bars
  const proposals = async () => (await get<Page<AnyRecord>>('schedule-proposal/list', { size: 1 })).total
  const there = await proposals()
  const headers = { 'content-type': 'application/json', 'blade-auth': `bearer ${token}` }
  const asked = { method: 'POST', headers, body: JSON.stringify({ seconds: 20 }), signal: AbortSignal.timeout(1500) }
  await expect(fetch(`${address}/api${scheduleCalls.auto}`, asked)).rejects.toThrow()
  await pause(500)
  expect((await planNow()).bars).toEqual(before)
  expect(await proposals()).toBe(there)
})
