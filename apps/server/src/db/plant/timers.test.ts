import { workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { count, isProof, recordFigure } from '../../../../../tests/support/figures.ts'
import { testHome } from '../../testing/index.ts'
import { deployed, flow } from '../../workflow/testing/diagrams.ts'
import { leaveValues, type Office, openOffice } from '../../workflow/testing/office.ts'
import { type Other, startOther } from './otherServer.ts'

const timers = count(200, 10_000)
const maxLate = 2000

describe.runIf(testHome === 'plant')('three servers on one PostgreSQL', () => {
  let office: Office
  let others: Other[] = []
  beforeAll(async () => {
    office = await openOffice()
    others = await Promise.all([startOther(office), startOther(office)])
  })
  afterAll(async () => {
    await Promise.all(others.map((other) => other.kill()))
    await office?.stop()
  })
  const asSystem = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
    (await office.services.database.asSystem((tx) => query.execute(tx), { timeout: 120_000 })).rows

  test(`fire ${timers} timers that are due at once, each once`, async () => {
    const wait = (id: string, event: string) =>
      `<bpmn:intermediateCatchEvent id="${id}"><bpmn:${event}</bpmn:intermediateCatchEvent>`
    const made = await deployed(
      office,
      [
        '<bpmn:startEvent id="s"/>',
        wait('soon', 'timerEventDefinition><bpmn:timeDuration>P9D</bpmn:timeDuration></bpmn:timerEventDefinition>'),
        wait('fired', 'messageEventDefinition/>'),
        '<bpmn:endEvent id="e" bip:outcome="approved"/>',
        flow('s', 'soon') + flow('soon', 'fired') + flow('fired', 'e'),
      ].join(''),
    )
    expect(made.status, made.body.msg).toBe(200)
    const { body } = await office.api.post<{ processInstanceId: string }>(workflowCalls.startProcessByKey, {
      token: office.tokens.sales,
      body: { processDefKey: 'Leave', variables: leaveValues },
    })
    const own = body.data.processInstanceId
    const due = Date.now() + (isProof ? 20_000 : 4000)
    const copies = sql`generate_series(1, ${timers}::int) as g (n)`
    await asSystem(sql`insert into process_instance
        select (jsonb_populate_record(i, jsonb_build_object('id', i.id || '-' || n))).* from process_instance i, ${copies} where i.id = ${own}`)
    await asSystem(sql`insert into process_state
        select (jsonb_populate_record(s, jsonb_build_object('instance_id', s.instance_id || '-' || n,
            'due_at', case when s.due_at is null then null else ${new Date(due).toISOString()}::timestamptz end,
            'body', case when s.due_at is null then s.body else s.body || jsonb_build_object('dueAt', ${due}::bigint) end))).*
          from process_state s, ${copies} where s.instance_id = ${own}`)
    const fired = () =>
      asSystem(
        sql<{ steps: number; instances: number; last: string }>`select count(*)::int as steps,
            count(distinct instance_id)::int as instances, max(create_time) as last
            from process_step where activity_id = 'fired' and instance_id like ${`${own}-%`}`,
      )
    await expect.poll(async () => (await fired())[0]?.instances, { timeout: 300_000, interval: 500 }).toBe(timers)
    const [seen] = await fired()
    expect(seen?.steps).toBe(timers)
    const late = new Date(seen?.last ?? 0).getTime() - due
    recordFigure(
      'timers due at once',
      `3 servers, ${timers} timers, each fired once, the last ${(late / 1000).toFixed(1)} s late`,
    )
    console.info(`the last of ${timers} timers was ${late} ms late`)
    // The gate shares the machine with everything else.
    if (isProof) expect(late).toBeLessThan(maxLate)
  }, 400_000)
})
