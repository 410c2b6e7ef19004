import { authCalls, tokenHeader } from '@bip/contract'
import { workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { count, isProof, recordFigure } from '../../../../../tests/support/figures.ts'
import { listen } from '../../push/testing/stompClient.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { testHome } from '../../testing/index.ts'
import { type Other, startOther } from './otherServer.ts'

const kills = count(1, 20)
const decisionKills = count(1, 200)

describe.runIf(testHome === 'plant')('two servers on one PostgreSQL', () => {
  let company: Company
  let address: string
  let token: string
  let other: Other

  beforeAll(async () => {
    company = await startCompany({ config: { requestsPerMinute: 1_000_000 } })
    address = await company.fastify.listen({ host: '127.0.0.1', port: 0 })
    token = await company.signIn('admin')
    other = await startOther(company)
  })
  afterAll(async () => {
    await other?.kill()
    await company?.stop()
  })

  const send = async (to: string, path: string, body?: object, bearer = token) => {
    const answer = await fetch(`${to}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { [tokenHeader]: `bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    await answer.body?.cancel()
    return answer.status
  }

  /** Stores customers on one server until told to end or the server is gone; answers those that were acknowledged. */
  async function write(to: string, prefix: string, isOver: () => boolean): Promise<string[]> {
    const names: string[] = []
    const one = async (writer: number) => {
      for (let at = 0; !isOver(); at += 1) {
        const fullname = `${prefix} ${writer}-${at}`
        const status = await send(to, '/blade-bip/customer/submit', { fullname }).catch(() => null)
        if (status === null) return
        expect(status).toBe(200)
        names.push(fullname)
      }
    }
    await Promise.all([one(1), one(2), one(3)])
    return names
  }

  test('end a session for each other within a second', async () => {
    const sales = await company.signIn('sales')
    expect(await send(other.address, authCalls.userInfo, undefined, sales)).toBe(200)
    expect(await send(address, authCalls.logout, undefined, sales)).toBe(200)
    const started = performance.now()
    await expect.poll(() => send(other.address, authCalls.userInfo, undefined, sales), { interval: 20 }).toBe(401)
    if (isProof) expect(performance.now() - started).toBeLessThan(1500)
  })

  test('push to people who listen at the other one', async () => {
    const sales = await company.signIn('sales')
    const listeners = await Promise.all([address, other.address].map((at) => listen(at, sales)))
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<{ id: string }>`select id from "user" where account = 'sales'`.execute(tx),
    )
    for (const at of [address, other.address]) {
      const body = { title: `来自 ${at}`, content: '明天 9 点开会', userIds: [rows[0]?.id] }
      expect(await send(at, '/blade-message/message/save', body)).toBe(200)
      for (const { until } of listeners) await until(({ command, body }) => command === 'MESSAGE' && body.includes(at))
    }
    for (const { socket } of listeners) socket.terminate()
  })

  test(
    `go on when one is killed while both write, ${kills} times: nothing is lost, no number is given twice`,
    async () => {
      const acknowledged: string[] = []
      for (let kill = 0; kill < kills; kill += 1) {
        let isOver = false
        const here = write(address, `here ${kill}`, () => isOver)
        const there = write(other.address, `there ${kill}`, () => isOver)
        await expect.poll(() => countOf(`there ${kill}`), { interval: 20 }).toBeGreaterThan(10)
        await other.kill()
        const before = await countOf(`here ${kill}`)
        await expect.poll(() => countOf(`here ${kill}`), { interval: 20 }).toBeGreaterThan(before + 10)
        isOver = true
        acknowledged.push(...(await here), ...(await there))
        other = await startOther(company)
      }
      const { rows } = await company.services.database.asSystem((tx) =>
        sql<{ fullname: string; cm_code: string }>`select fullname, cm_code from customer`.execute(tx),
      )
      const stored = new Set(rows.map(({ fullname }) => fullname))
      expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
      expect(new Set(rows.map(({ cm_code }) => cm_code)).size).toBe(rows.length)
      recordFigure(
        'one of two servers killed',
        `${kills} kills, ${acknowledged.length} writes acknowledged, 0 lost, 0 numbers doubled`,
      )
    },
    kills * 60_000,
  )

  test(
    `keep every decision that was acknowledged, and make none twice, when the one that takes them is killed ${decisionKills} times`,
    async () => {
      const sales = await company.signIn('sales')
      let acknowledged = 0
      for (let kill = 0; kill < decisionKills; kill += 1) {
        const tasks: string[] = []
        while (tasks.length < 12) tasks.push(await askForLeave(sales))
        const taken = new Set<string>()
        const waiting = [...tasks]
        const decide = async (): Promise<void> => {
          for (let taskId = waiting.shift(); taskId; taskId = waiting.shift()) {
            const body = { taskId, pass: true, comment: '同意' }
            const status = await send(other.address, workflowCalls.completeTask, body).catch(() => null)
            if (status === null) return
            expect(status).toBe(200)
            taken.add(taskId)
            if (taken.size === 1 + (kill % 8)) void other.kill()
          }
        }
        await Promise.all([decide(), decide(), decide()])
        await other.kill()
        const found = await decisionsOf(tasks)
        // A task is open and undecided, or decided once with all that comes of it.
        expect(found.filter(({ decided, open }) => decided + open !== 1)).toEqual([])
        expect(found.filter(({ isOver, standsOpen }) => isOver === standsOpen)).toEqual([])
        const decided = new Set(found.flatMap(({ id, decided }) => (decided === 1 ? [id] : [])))
        expect([...taken].filter((id) => !decided.has(id))).toEqual([])
        acknowledged += taken.size
        other = await startOther(company)
      }
      recordFigure(
        'kills while tasks are completed',
        `${decisionKills} kills, ${acknowledged} decisions acknowledged, 0 lost, 0 doubled`,
      )
    },
    decisionKills * 60_000,
  )

  /** A leave that waits for the administrator; answers the task. Earlier ones move out of the way, as nobody is away twice. */
  async function askForLeave(bearer: string): Promise<string> {
    const { database } = company.services
    await database.asSystem((tx) =>
      sql`update leave set start_date = (start_date - interval '20 years')::date, end_date = (end_date - interval '20 years')::date
        where start_date > '2020-01-01'`.execute(tx),
    )
    const variables = { leaveType: 'annual', startDate: '2026-12-01', endDate: '2026-12-02', days: '2', reason: '回老家探亲' }
    const { body } = await company.api.post<{ processInstanceId: string }>(workflowCalls.startProcessByKey, {
      token: bearer,
      body: { processDefKey: 'Leave', variables },
    })
    const { rows } = await database.asSystem((tx) =>
      sql<{ id: string }>`select id from process_task where instance_id = ${body.data.processInstanceId} and is_open`.execute(tx),
    )
    return rows[0]?.id ?? ''
  }

  /** What became of tasks: how often each was decided, whether it is open, and whether its process is over while something of it waits. */
  const decisionsOf = async (tasks: readonly string[]) => {
    type Found = { id: string; decided: number; open: number; isOver: boolean; standsOpen: boolean }
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<Found>`select t.id, t.is_open::int as open, i.end_time is not null as "isOver",
          (select count(*)::int from process_step s where s.task_id = t.id and s.end_time is not null) as decided,
          exists (select from process_task x where x.instance_id = i.id and x.is_open) as "standsOpen"
        from process_task t join process_instance i on i.id = t.instance_id where t.id = any(${[...tasks]}::text[])`.execute(tx),
    )
    return rows
  }

  const countOf = async (prefix: string) => {
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<{ count: number }>`select count(*) as count from customer where fullname like ${`${prefix} %`}`.execute(tx),
    )
    return rows[0]?.count ?? 0
  }
})
