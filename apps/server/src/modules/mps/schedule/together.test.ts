import { setTimeout as pause } from 'node:timers/promises'
import type { AnyRecord, Page } from '@bip/contract'
import type { MoveEffect, RunAnswer, ScheduleBar, SchedulePlan } from '@bip/contract/resources'
import { scheduleCalls } from '@bip/contract/resources'
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

const post = <T = AnyRecord>(path: string, body: object) =>
  company.api.post<T>(path.startsWith('/') ? path : `${base}/${path}`, { token, body })
const get = async <T = AnyRecord>(path: string, query = {}) =>
  (await company.api.get<T>(path.startsWith('/') ? path : `${base}/${path}`, { token, query })).body.data
const planSince = (since?: string) => get<SchedulePlan>(scheduleCalls.plan, since ? { since } : {})

/** A board as the portal keeps it: the whole plan once, then after each push only what has changed. */
class Board {
  plan: SchedulePlan
  readonly #socket: StompClient
  #asking: Promise<void> | null = null
  #isStale = false

  constructor(plan: SchedulePlan, socket: StompClient) {
    this.plan = plan
    this.#socket = socket
    socket.socket.on('message', () => this.#hear())
  }

  static async open(): Promise<Board> {
    const socket = await listen(address, token)
    return new Board(await planSince(), socket)
  }

  #hear(): void {
    this.#isStale = true
    this.#asking ??= this.#catchUp().finally(() => {
      this.#asking = null
    })
  }

  async #catchUp(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      const change = await planSince(this.plan.now)
      const items = new Set(change.changedItems)
      this.plan = { ...change, bars: [...this.plan.bars.filter(({ itemId }) => !items.has(itemId)), ...change.bars] }
    }
  }

  /** What is drawn, in one order. */
  get drawn(): string[] {
    return this.plan.bars.map((bar) => JSON.stringify(bar)).sort()
  }

  close(): void {
    this.#socket.socket.terminate()
  }
}

/** Moves some of what is planned for later, as the board shows it; says how often it was stored and how often somebody was first. */
async function plans(board: Board, at: number): Promise<{ stored: number; refused: number }> {
  const done = { stored: 0, refused: 0 }
  for (let round = 0; round < moves; round += 1) {
    await pause(during / moves / 2)
    const tomorrow = Date.parse(board.plan.now) + 86_400_000
    const later = board.plan.bars.filter(
      (bar): bar is ScheduleBar & { start: string } => bar.start !== null && Date.parse(bar.start) > tomorrow && !bar.isPinned,
    )
    const bar = later[(at * 7 + round * 31) % later.length]
    if (!bar) throw new Error('Nothing is planned for later.')
    const start = new Date(Date.parse(bar.start) + 3_600_000).toISOString()
    const move = { operationId: bar.operationId, version: bar.version, start }
    const { status, body } = await post<MoveEffect>(scheduleCalls.move, { moves: [move], isApplied: true })
    expect([200, 409], body.msg).toContain(status)
    if (status === 200) done.stored += 1
    else done.refused += 1
  }
  return done
}

test('planners and the floor work on one plan at once: in the end all boards show the same, and no report is lost', async () => {
  const boards = await Promise.all(Array.from({ length: planners }, () => Board.open()))
  const [worker] = (await get<Page<AnyRecord>>('work-manpower/list', { size: 1 })).records
  const whole = await planSince()
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
    const people = [{ workerId: worker?.id, activity: 'run', hours: '0.1', goodQuantity: '0.001' }]
    const reportedOn = whole.now.slice(0, 10)
    const made = await post('Wksr/submit', {
      reportedOn,
      itemId,
      stepNo: String(stepNo),
      workGroupId: worker?.workGroupId,
      people,
    })
    expect(made.status, made.body.msg).toBe(200)
    for (const step of ['commit', 'audit'])
      expect((await post(`Wksr/${step}`, { ids: made.body.data.id })).body).toMatchObject({ data: { results: [{ ok: true }] } })
  }
  const [planned] = await Promise.all([
    Promise.all(boards.map(plans)),
    Promise.all(Array.from({ length: reports }, (_, at) => report(at))),
  ])
  await pause(silence)
  const now = (await planSince()).bars.map((bar) => JSON.stringify(bar)).sort()
  for (const board of boards) expect(board.drawn).toEqual(now)
  for (const board of boards) board.close()
  const after = await hoursOf()
  const counted = after.map((hours, at) => Math.round((hours - (before[at] ?? 0)) * 10))
  expect(counted).toEqual(targets.map((_, at) => Math.ceil((reports - at) / targets.length)))
  const stored = planned.reduce((sum, one) => sum + one.stored, 0)
  expect(stored).toBeGreaterThan(0)
  recordFigure(
    'planners and the floor on one board',
    `${planners} planners, ${whole.bars.length} operations, ${reports} reports in ${during / 1000} s, ${stored} moves stored, ${planners} boards equal after ${silence / 1000} s, 0 reports lost`,
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
  const before = (await planSince()).bars
  const proposals = async () => (await get<Page<AnyRecord>>('schedule-proposal/list', { size: 1 })).total
  const there = await proposals()
  const headers = { 'content-type': 'application/json', 'blade-auth': `bearer ${token}` }
  const asked = { method: 'POST', headers, body: JSON.stringify({ seconds: 20 }), signal: AbortSignal.timeout(1500) }
  await expect(fetch(`${address}/api${scheduleCalls.auto}`, asked)).rejects.toThrow()
  await pause(500)
  expect((await planSince()).bars).toEqual(before)
  expect(await proposals()).toBe(there)
})
