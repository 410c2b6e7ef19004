import { type FlowInstanceDetail, flowCalls, processCalls, workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployed, deployedFile, diagram, flow } from './testing/diagrams.ts'
import { type Office, openOffice } from './testing/office.ts'

let office: Office
let tokens: Office['tokens']
beforeAll(async () => {
  office = await openOffice()
  tokens = office.tokens
})
afterAll(() => office.stop())

const one = '<bpmn:startEvent id="s"/><bpmn:userTask id="head" name="主管" bip:assignee="departmentHead"/>'
const versions = async () => {
  const { rows } = await office.services.database.asSystem((tx) =>
    sql<{ count: number }>`select count(*)::int as count from process_definition where key = 'Leave'`.execute(tx),
  )
  return rows[0]?.count
}

describe('a diagram is refused, naming the place, with', () => {
  const wrong: readonly (readonly [string, string, string])[] = [
    ['an element that is not known', `${one}<bpmn:teleport id="far"/>${flow('s', 'head')}`, 'teleport'],
    ['an element that does not run here', `${one}<bpmn:businessRuleTask id="rule"/>${flow('s', 'rule')}`, 'rule'],
    [
      'a step that nothing leads to',
      `${one}<bpmn:task id="alone" name="孤立"/>${flow('s', 'head')}${flow('alone', 'alone')}`,
      'alone',
    ],
    [
      'a script',
      `${one}<bpmn:scriptTask id="evil" scriptFormat="javascript"><bpmn:script>exit()</bpmn:script></bpmn:scriptTask>${flow('s', 'evil')}`,
      'evil',
    ],
    [
      'a service that is not here',
      `${one}<bpmn:serviceTask id="call" bip:topic="launch:rocket"/>${flow('s', 'head')}${flow('head', 'call')}`,
      'launch:rocket',
    ],
    [
      'a listener',
      `<bpmn:startEvent id="s"/><bpmn:userTask id="head" bip:assignee="departmentHead"><bpmn:extensionElements><flowable:taskListener event="create" class="com.example.Mail"/></bpmn:extensionElements></bpmn:userTask>${flow('s', 'head')}`,
      'head: its flowable:taskListener (event="create", class="com.example.Mail")',
    ],
    ['code', `${one}<bpmn:serviceTask id="code" flowable:class="java.lang.Runtime"/>${flow('s', 'code')}`, 'code'],
    [
      'a condition that cannot be read',
      `${one}<bpmn:endEvent id="e"/>${flow('s', 'head')}${flow('head', 'e', '${process.exit(')}`,
      'head_e',
    ],
  ]
  test.each(wrong)('%s', async (_, elements, place) => {
    const before = await versions()
    const { status, body } = await deployed(office, elements)
    expect([status, body.msg]).toEqual([400, expect.stringContaining(place)])
    expect(await versions()).toBe(before)
  })

  test('a file that is no UTF-8 is read by its mark', async () => {
    const xml = diagram(`${one}<bpmn:teleport id="far"/>${flow('s', 'head')}`).replace('UTF-8', 'UTF-16')
    const { status, body } = await deployedFile(office, Buffer.from(`\uFEFF${xml}`, 'utf16le'))
    expect([status, body.msg]).toEqual([400, expect.stringContaining('teleport')])
  })

  test('an entity bomb', async () => {
    const bomb = diagram(`${one}${flow('s', 'head')}`).replace(
      '<bpmn:definitions',
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><bpmn:definitions',
    )
    const { status, body } = await deployedFile(office, bomb)
    expect([status, body.msg]).toEqual([400, expect.stringMatching(/DOCTYPE|document type/i)])
  })

  test('10 MB', async () => {
    const before = performance.now()
    const { status } = await deployedFile(office, diagram(`${one}<!--${'x'.repeat(10 * 1024 * 1024)}-->`))
    expect([400, 413]).toContain(status)
    expect(performance.now() - before).toBeLessThan(5000)
  })
})

describe('an expression that fails', () => {
  const asking = [
    one,
    '<bpmn:exclusiveGateway id="x" name="超额" default="x_e"/><bpmn:endEvent id="e" bip:outcome="approved"/><bpmn:endEvent id="n" bip:outcome="cancelled"/>',
    flow('s', 'head') + flow('head', 'x') + flow('x', 'e') + flow('x', 'n', '${limit * days &gt; 10}'),
  ].join('')

  test('stops its process, tells administrators, and goes on with a value that one of them gives', async () => {
    expect((await deployed(office, asking)).status).toBe(200)
    const started = await office.ask(tokens.sales)
    const { taskId } = await office.taskIn(tokens.admin, started)
    expect((await office.complete(tokens.admin, taskId, true)).status).toBe(200)
    const seen = async () =>
      (
        await office.api.get<FlowInstanceDetail>(flowCalls.instance, {
          token: tokens.admin,
          query: { processInstanceId: started.processInstanceId },
        })
      ).body.data.waits
    const [incident] = await seen()
    expect(incident).toMatchObject({ kind: 'incident', node: 'x', nodeName: '超额' })
    const retry = (token: string, values: object) =>
      office.api.post(flowCalls.retry, {
        token,
        body: { processInstanceId: started.processInstanceId, wait: incident?.id, values },
      })
    expect((await retry(tokens.sales, { limit: 1 })).status).toBe(403)
    expect((await retry(tokens.admin, { limit: 1 })).status).toBe(200)
    expect((await office.detail(tokens.sales, { processInsId: started.processInstanceId })).process.status).toBe('finished')
    expect((await retry(tokens.admin, {})).status).toBe(409)
  })
})

describe('a task answers in a sentence of its own, and nothing is half-done,', () => {
  const state = async (processInsId: string) => {
    const { process, flow: steps } = await office.detail(tokens.admin, { processInsId })
    return [process.status, steps.length]
  }

  test('where it is done twice, by who may not, after recall, or without the comment that it needs', async () => {
    const started = await office.ask(tokens.buyer)
    const { processInstanceId } = started
    // The order of the diagrams deployed above does not matter: the head decides first.
    const { taskId } = await office.taskIn(tokens.admin, started)
    const before = await state(processInstanceId)
    const refusals = [
      await office.complete(tokens.planner, taskId, true),
      await office.complete(tokens.admin, taskId, false, { comment: '' }),
      await office.api.post(workflowCalls.transferTask, { token: tokens.admin, body: { taskId, assignee: '', comment: 'x' } }),
    ]
    expect(refusals.map(({ status }) => status >= 400 && status < 500)).toEqual([true, true, true])
    expect(new Set(refusals.map(({ body }) => body.msg)).size).toBe(3)
    expect(await state(processInstanceId)).toEqual(before)
    await office.api.post(workflowCalls.withdrawTask, {
      token: tokens.buyer,
      body: { taskId, withdrawType: 'wf_withdraw_end', comment: '不需要了' },
    })
    const withdrawn = await state(processInstanceId)
    const late = await office.complete(tokens.admin, taskId, true)
    const again = await office.api.post(processCalls.recallTask, { token: tokens.admin, body: { taskId, comment: 'x' } })
    expect([late.status, again.status >= 400]).toEqual([409, true])
    expect(await state(processInstanceId)).toEqual(withdrawn)
  })
})
