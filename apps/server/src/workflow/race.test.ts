import { workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../tests/support/figures.ts'
import { listen } from '../push/testing/stompClient.ts'
import type { Answer } from '../testing/index.ts'
import { randomOf } from '../testing/random.ts'
import { type Office, openOffice } from './testing/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.stop())

const [rivals, tasks] = [count(20, 50), count(20, 500)]

test(
  `of ${rivals} who decide at once one does, and the history says so once (${tasks} tasks)`,
  async () => {
    const { tokens, ids, api } = office
    const random = randomOf(7)
    for (let round = 0; round < tasks; round += 1) {
      const started = await office.ask(tokens.sales)
      const { taskId } = await office.taskIn(tokens.admin, started)
      const answers = await Promise.all(
        Array.from({ length: rivals }, () => {
          const choice = random(3)
          if (choice < 2) return office.complete(tokens.admin, taskId, choice === 0)
          return api.post(workflowCalls.transferTask, {
            token: tokens.admin,
            body: { taskId, assignee: ids.planner, comment: '请代办' },
          })
        }),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(rivals - 1)
      expect(answers.find(({ status }) => status === 409)?.headers['bip-error']).toBe('alreadyHandled')
      const { rows } = await office.services.database.asSystem((tx) =>
        sql<{ decided: number; open: number }>`select
        (select count(*)::int from process_step where task_id = ${taskId} and end_time is not null) as decided,
        (select count(*)::int from process_task where instance_id = ${started.processInstanceId} and is_open) as open`.execute(
          tx,
        ),
      )
      const winner = answers.find(({ status }) => status === 200)
      const isOver =
        (await office.detail(tokens.sales, { processInsId: started.processInstanceId })).process.processIsFinished === 'finished'
      expect(rows[0]).toEqual({ decided: 1, open: isOver ? 0 : 1 })
      expect(winner?.body.msg).toMatch(/^(处理|转办)成功$/)
    }
    recordFigure('racing approvers', `${rivals} rivals × ${tasks} tasks, one winner and one history row each`)
  },
  count(60_000, 3_600_000),
)

test(
  `whatever ${rivals} people do to one task at once, each that is told so has its effect and one history row, and no other has any (${tasks} tasks)`,
  async () => {
    const { tokens, ids, api } = office
    const random = randomOf(11)
    for (let round = 0; round < tasks; round += 1) {
      const started = await office.ask(tokens.sales)
      const { taskId } = await office.taskIn(tokens.admin, started)
      const to = { taskId, assignee: ids.planner, comment: '请代办' }
      const send = (path: string, body: object, token = tokens.admin) => api.post(path, { token, body })
      const withdraw = (withdrawType: string) =>
        send(workflowCalls.withdrawTask, { taskId, withdrawType, comment: '有误' }, tokens.sales)
      const ways: readonly (readonly [string, () => Promise<Answer>])[] = [
        ['comment', () => office.complete(tokens.admin, taskId, true)],
        ['rollbackComment', () => office.complete(tokens.admin, taskId, false)],
        ['transferComment', () => send(workflowCalls.transferTask, to)],
        ['delegateComment', () => send(workflowCalls.delegateTask, to)],
        ['terminateComment', () => send(workflowCalls.terminateProcess, { taskId, comment: '不再需要' })],
        ['withdrawComment', () => withdraw('wf_withdraw_start')],
        ['withdrawComment', () => withdraw('wf_withdraw_end')],
      ]
      const done = await Promise.all(
        Array.from({ length: rivals }, async () => {
          const [type, act] = ways[random(ways.length)] as (typeof ways)[number] // there are some
          const { status } = await act()
          return { type, status }
        }),
      )
      expect(done.filter(({ status }) => status >= 500)).toEqual([])
      const told = done.flatMap(({ type, status }) => (status === 200 ? [type] : []))
      // Whoever had the task lost it by the first of these.
      const given = told.filter((type) => type !== 'withdrawComment')
      expect(given.length).toBeLessThanOrEqual(1)
      expect(told.length).toBeGreaterThan(0)
      const { rows } = await office.services.database.asSystem((tx) =>
        sql<{ types: string[]; open: number; isOver: boolean }>`select
          array(select comment_type from process_step where instance_id = i.id and comment_type is not null order by comment_type) as types,
          (select count(*)::int from process_task where instance_id = i.id and is_open) as open, end_time is not null as "isOver"
          from process_instance i where id = ${started.processInstanceId}`.execute(tx),
      )
      expect(rows[0]?.types).toEqual(told.toSorted())
      expect(rows[0]?.open).toBe(rows[0]?.isOver ? 0 : 1)
    }
    recordFigure(
      'racing operations',
      `${rivals} rivals × ${tasks} tasks, every operation, one history row for each that was done`,
    )
  },
  count(120_000, 3_600_000),
)

test('whoever is to decide hears of it within a second, and the applicant of the outcome', async () => {
  const { tokens } = office
  const address = await office.fastify.listen({ host: '127.0.0.1', port: 0 })
  const [head, applicant] = await Promise.all([listen(address, tokens.admin), listen(address, tokens.worker)])
  const started = performance.now()
  const process = await office.ask(tokens.worker, { leaveType: 'sick' })
  const todo = await head.until(({ command, body }) => command === 'MESSAGE' && body.includes('病假'))
  expect(performance.now() - started).toBeLessThan(1000)
  const { taskId, title } = await office.taskIn(tokens.admin, process)
  expect(JSON.parse(todo.body)).toEqual({
    title: `待办：${title}`,
    content: '部门主管审批，请处理',
    type: 'work',
    url: `/work/process/leave/handle/${taskId}/${process.processInstanceId}/${process.businessId}`,
  })
  await office.complete(tokens.admin, taskId, true)
  const outcome = await applicant.until(({ command, body }) => command === 'MESSAGE' && body.includes('已通过'))
  expect(JSON.parse(outcome.body).url).toBe(`/work/process/leave/detail/${process.processInstanceId}/${process.businessId}`)
  for (const { socket } of [head, applicant]) socket.terminate()
})
