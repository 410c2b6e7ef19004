import { processCalls, workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { randomOf } from '../../testing/random.ts'
import { deployed, flow } from '../testing/diagrams.ts'
import { type Office, openOffice } from '../testing/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.stop())

const [rivals, tasks] = [count(20, 50), count(10, 500)]

const steps = [
  '<bpmn:startEvent id="s"/>',
  `<bpmn:userTask id="sign" name="会签" bip:assignee="\${signer}" bip:signers="person:planner,person:inspector"><bpmn:multiInstanceLoopCharacteristics bip:collection="\${signersOf.sign}" bip:elementVariable="signer"/></bpmn:userTask>`,
  '<bpmn:userTask id="pick" name="认领" bip:assignee="person:buyer,person:worker"/><bpmn:endEvent id="e" bip:outcome="approved"/>',
  flow('s', 'sign') + flow('sign', 'pick') + flow('pick', 'e'),
].join('')

type Account = keyof Office['tokens']
type Open = { id: string; node: string; assignee: string }

const openTasks = async (instanceId: string): Promise<Open[]> =>
  (
    await office.services.database.asSystem((tx) =>
      sql<Open>`select id, node_id as node, assignee from process_task where instance_id = ${instanceId} and is_open order by id`.execute(
        tx,
      ),
    )
  ).rows

const stored = async (instanceId: string) =>
  (
    await office.services.database.asSystem((tx) =>
      sql<{ types: string[]; isOver: boolean }>`select array(select comment_type from process_step
        where instance_id = i.id and comment_type is not null order by comment_type) as types, end_time is not null as "isOver"
        from process_instance i where id = ${instanceId}`.execute(tx),
    )
  ).rows[0]

test(
  `whoever of ${rivals} signs, adds and removes signers and claims at once, each that is told so has its effect and one history row, and the process ends (${tasks} tasks)`,
  async () => {
    const { tokens, ids, api } = office
    expect((await deployed(office, steps)).status).toBe(200)
    const random = randomOf(13)
    const accountOf = (id: string) => (Object.keys(tokens) as Account[]).find((account) => ids[account] === id) ?? 'admin'
    for (let round = 0; round < tasks; round += 1) {
      const { processInstanceId: id } = await office.ask(tokens.sales)
      const signing = await openTasks(id)
      const taskOf = (account: Account) => signing.find(({ assignee }) => assignee === ids[account])?.id ?? ''
      const [mine, theirs] = [taskOf('planner'), taskOf('inspector')]
      const change = (path: string, assignee: string | undefined) =>
        api.post(path, { token: tokens.planner, body: { taskId: mine, assignee, comment: '会签' } })
      const ways = [
        ['planner signs', 'comment', () => office.complete(tokens.planner, mine, true)],
        ['inspector signs', 'comment', () => office.complete(tokens.inspector, theirs, true)],
        ['added', 'addMultiInstanceComment', () => change(workflowCalls.addMultiInstance, ids.buyer)],
        ['removed', 'deleteMultiInstanceComment', () => change(processCalls.removeSigner, ids.inspector)],
      ] as const
      const done = await Promise.all(
        Array.from({ length: rivals }, async () => {
          const [what, type, act] = ways[random(ways.length)] as (typeof ways)[number] // there are some
          return { what, type, status: (await act()).status }
        }),
      )
      expect(done.filter(({ status }) => status >= 500)).toEqual([])
      const told = done.filter(({ status }) => status === 200)
      const times = (...whats: string[]) => told.filter(({ what }) => whats.includes(what)).length
      expect(times('planner signs')).toBeLessThanOrEqual(1)
      // The inspector signs or is removed, by one of them.
      expect(times('inspector signs', 'removed')).toBeLessThanOrEqual(1)
      expect((await stored(id))?.types).toEqual(told.map(({ type }) => type).toSorted())

      const isSigning = async () => (await openTasks(id)).filter(({ node }) => node === 'sign')
      for (let open = await isSigning(); open[0]; open = await isSigning())
        expect((await office.complete(tokens[accountOf(open[0].assignee)], open[0].id, true)).status).toBe(200)
      const [pick] = await openTasks(id)
      expect(pick).toMatchObject({ node: 'pick', assignee: '' })
      const claims = await Promise.all(
        Array.from({ length: rivals }, async (_, at) => {
          const account = at % 2 === 0 ? 'buyer' : 'worker'
          const { status } = await api.post(workflowCalls.claimTask, { token: tokens[account], body: { taskId: pick?.id } })
          return { account, status }
        }),
      )
      const [winner, ...others] = claims.filter(({ status }) => status === 200)
      expect([winner !== undefined, others, claims.some(({ status }) => status >= 500)]).toEqual([true, [], false])
      expect((await office.complete(tokens[winner?.account === 'buyer' ? 'buyer' : 'worker'], pick?.id ?? '', true)).status).toBe(
        200,
      )
      expect((await stored(id))?.isOver).toBe(true)
    }
    recordFigure('racing signers', `${rivals} rivals × ${tasks} tasks, signers added and removed, one claims, every process ends`)
  },
  count(120_000, 3_600_000),
)
