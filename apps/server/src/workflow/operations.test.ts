import type { Page } from '@bip/contract'
import {
  type FlowDefinition,
  flowCalls,
  type MigrationPlan,
  type ProcessTask,
  processCalls,
  workflowCalls,
} from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clockJob, runClock } from './clock/clockJob.ts'
import { deployed, flow } from './testing/diagrams.ts'
import { leaveValues, type Office, openOffice } from './testing/office.ts'

let office: Office
let tokens: Office['tokens']
beforeAll(async () => {
  office = await openOffice()
  tokens = office.tokens
})
afterAll(() => office.stop())

const post = (token: string, path: string, body: object) => office.api.post(path, { token, body })
const list = async (token: string, path: string, query = {}) =>
  (await office.api.get<Page<ProcessTask>>(path, { token, query: { size: 200, ...query } })).body.data.records
const kinds = async (token: string, processInsId: string) =>
  (await office.detail(token, { processInsId })).flow.flatMap(({ assigneeName, comments }) =>
    comments.map(({ type }) => `${assigneeName} ${type}`),
  )

const deploy = (elements: string) => deployed(office, elements)

describe('a task', () => {
  test('is lent to a colleague, whose opinion comes back before it is decided', async () => {
    const started = await office.ask(tokens.worker)
    const { taskId } = await office.taskIn(tokens.admin, started)
    const lent = await post(tokens.admin, workflowCalls.delegateTask, {
      taskId,
      assignee: office.ids.planner,
      comment: '请看一下',
    })
    expect([lent.status, lent.body.msg]).toEqual([200, '委托成功'])
    expect((await office.complete(tokens.admin, taskId, true)).status).toBe(409)
    const page = await office.detail(tokens.planner, { taskId })
    expect(page.button.map(({ name }) => name)).toEqual(['提交意见'])
    expect((await office.complete(tokens.planner, taskId, true, { comment: '可以' })).status).toBe(200)
    expect((await office.complete(tokens.admin, taskId, true)).status).toBe(200)
    expect(await kinds(tokens.worker, started.processInstanceId)).toEqual([
      '沈知行 delegateComment',
      '周明远 delegateComment',
      '沈知行 comment',
    ])
  })

  test('goes back to a chosen step, and is taken back by who decided it while nobody has gone on', async () => {
    const started = await office.ask(tokens.planner, { endDate: '2026-12-08', days: '5' })
    const first = await office.taskIn(tokens.admin, started)
    await office.complete(tokens.admin, first.taskId, true)
    const second = await office.taskIn(tokens.admin, started)
    const nodes = await office.api.get(workflowCalls.getBackNodes, { token: tokens.admin, query: { taskId: second.taskId } })
    expect(nodes.body.data).toEqual([{ nodeId: 'headReview', nodeName: '部门主管审批' }])
    const back = (nodeId: string, comment = '重新看') =>
      post(tokens.admin, workflowCalls.rollbackTask, { taskId: second.taskId, nodeId, comment })
    expect((await back('', 'x')).body.msg).toContain('请选择回退节点')
    expect((await back('resubmit')).status).toBe(400)
    expect((await back('headReview')).body.msg).toBe('回退成功')
    const again = await office.taskIn(tokens.admin, started)
    expect(again.taskName).toBe('部门主管审批')
    await office.complete(tokens.admin, again.taskId, true)
    const recalled = await post(tokens.admin, processCalls.recallTask, { taskId: again.taskId, comment: '看错了' })
    expect(recalled.status, recalled.body.msg).toBe(200)
    expect((await office.taskIn(tokens.admin, started)).taskName).toBe('部门主管审批')
  })

  test('ends its process where it is terminated, with a reason', async () => {
    const started = await office.ask(tokens.buyer)
    const { taskId } = await office.taskIn(tokens.admin, started)
    expect((await post(tokens.admin, workflowCalls.terminateProcess, { taskId, comment: '' })).body.msg).toBe('请填写批复意见')
    expect((await post(tokens.admin, workflowCalls.terminateProcess, { taskId, comment: '不再需要' })).status).toBe(200)
    expect((await office.detail(tokens.buyer, { processInsId: started.processInstanceId })).process.processIsFinished).toBe(
      'terminated',
    )
  })
})

describe('its applicant', () => {
  test('takes a request back to change it, and sends it again', async () => {
    const started = await office.ask(tokens.sales)
    const { taskId } = await office.taskIn(tokens.admin, started)
    const withdraw = (token: string, withdrawType: string) => post(token, workflowCalls.withdrawTask, { taskId, withdrawType })
    expect((await withdraw(tokens.admin, 'wf_withdraw_start')).status).toBe(403)
    expect((await withdraw(tokens.sales, 'wf_withdraw_start')).status).toBe(200)
    const own = await office.taskIn(tokens.sales, started)
    expect([own.taskName, own.processIsFinished]).toEqual(['重新提交', 'recall'])
    await office.complete(tokens.sales, own.taskId, true)
    expect((await office.taskIn(tokens.admin, started)).processIsFinished).toBe('')
  })

  test('takes it back for good, or urges, but not every minute', async () => {
    const started = await office.ask(tokens.sales)
    const { taskId } = await office.taskIn(tokens.admin, started)
    const urge = () => post(tokens.sales, processCalls.urge, { taskId })
    expect((await urge()).status).toBe(200)
    expect((await urge()).body.msg).toContain('10 分钟')
    await post(tokens.sales, workflowCalls.withdrawTask, { taskId, withdrawType: 'wf_withdraw_end' })
    expect((await office.detail(tokens.sales, { processInsId: started.processInstanceId })).process.status).toBe('recall')
    expect((await office.complete(tokens.admin, taskId, true)).status).toBe(409)
  })

  test('keeps a draft until it is sent', async () => {
    const kept = { processDefId: 'Leave', taskId: '', formKey: 'wf_ex_Leave', variables: JSON.stringify({ reason: '想好再说' }) }
    expect((await post(tokens.buyer, workflowCalls.draftSubmit, { ...kept, platform: 'pc' })).status).toBe(200)
    const query = { processDefId: 'Leave', platform: 'pc' }
    const draft = async () =>
      (await office.api.get<{ variables: string } | null>(workflowCalls.draftDetail, { token: tokens.buyer, query })).body.data
    expect(JSON.parse((await draft())?.variables ?? '{}')).toEqual({ reason: '想好再说' })
    await office.ask(tokens.buyer)
    expect(await draft()).toBeNull()
  })

  test('keeps a draft of a task that has something to fill in, until it is decided', async () => {
    const started = await office.ask(tokens.planner)
    await office.complete(tokens.admin, (await office.taskIn(tokens.admin, started)).taskId, false)
    const { taskId, title } = await office.taskIn(tokens.planner, started)
    const kept = { processDefId: 'Leave', taskId, formKey: 'wf_ex_Leave', variables: JSON.stringify({ reason: '改日再去' }) }
    expect((await post(tokens.planner, workflowCalls.draftSubmit, { ...kept, platform: 'pc' })).status).toBe(200)
    const drafts = async () =>
      (await office.api.get<Page<{ taskId: string }>>(processCalls.draftList, { token: tokens.planner })).body.data.records
    const { processInstanceId } = started
    expect(await drafts()).toMatchObject([{ taskId, title, processInstanceId, processDefKey: 'Leave' }])
    expect((await office.complete(tokens.planner, taskId, true)).status).toBe(200)
    expect(await drafts()).toEqual([])
    const query = { processDefId: 'Leave', taskId, platform: 'pc' }
    expect((await office.api.get(workflowCalls.draftDetail, { token: tokens.planner, query })).body.data).toBeNull()
  })
})

test('twenty tasks are decided at once, each by itself', async () => {
  const started = [await office.ask(tokens.buyer), await office.ask(tokens.planner)]
  const ids = await Promise.all(started.map(async (one) => (await office.taskIn(tokens.admin, one)).taskId))
  const answer = await office.api.post<{ results: { ok: boolean; msg: string }[] }>(processCalls.completeTasks, {
    token: tokens.admin,
    body: { taskIds: [...ids, 'nobody'], pass: true, comment: '批量通过' },
  })
  expect(answer.body.data.results.map(({ ok }) => ok)).toEqual([true, true, false])
})

describe('a diagram that is deployed', () => {
  test('is refused naming the place, and nothing of it is kept', async () => {
    const script = await deploy(
      '<bpmn:startEvent id="s"/><bpmn:scriptTask id="evil" name="算" scriptFormat="javascript"><bpmn:script>exit()</bpmn:script></bpmn:scriptTask><bpmn:sequenceFlow id="f" sourceRef="s" targetRef="evil"/>',
    )
    expect([script.status, script.body.msg]).toEqual([400, expect.stringContaining('evil (算)')])
    const nobody = await deploy(
      '<bpmn:startEvent id="s"/><bpmn:userTask id="who"/><bpmn:sequenceFlow id="f" sourceRef="s" targetRef="who"/>',
    )
    expect(nobody.body.msg).toContain('who')
    expect((await office.api.get(flowCalls.managerList, { token: tokens.sales })).status).toBe(403)
  })

  test('is followed by new processes: several sign, one is added, candidates claim, and a failure is repaired', async () => {
    const underWay = await office.ask(tokens.sales)
    const made = await deploy(
      [
        '<bpmn:startEvent id="s"/>',
        `<bpmn:userTask id="sign" name="会签" bip:assignee="\${signer}" bip:signers="person:planner"><bpmn:multiInstanceLoopCharacteristics bip:collection="\${signersOf.sign}" bip:elementVariable="signer"/></bpmn:userTask>`,
        '<bpmn:userTask id="pick" name="认领" bip:assignee="department:HR"/>',
        '<bpmn:exclusiveGateway id="x" default="x_e"/><bpmn:endEvent id="e" bip:outcome="approved"/><bpmn:endEvent id="n" bip:outcome="cancelled"/>',
        flow('s', 'sign') + flow('sign', 'pick') + flow('pick', 'x') + flow('x', 'e') + flow('x', 'n', `\${limit &lt; days}`),
      ].join(''),
    )
    expect([made.status, made.body.msg]).toEqual([200, '部署成功'])
    const started = await office.ask(tokens.sales, leaveValues)
    const { taskId, isMultiInstance } = await office.taskIn(tokens.planner, started)
    expect(isMultiInstance).toBe(true)
    const added = await post(tokens.planner, workflowCalls.addMultiInstance, { taskId, assignee: office.ids.buyer, comment: '' })
    expect(added.body.msg).toBe('加签成功')
    await office.complete(tokens.planner, taskId, true)
    const other = await office.taskIn(tokens.buyer, started)
    await office.complete(tokens.buyer, other.taskId, true)
    const [open] = (await list(tokens.sales, workflowCalls.sendList)).filter(
      ({ processInstanceId }) => processInstanceId === started.processInstanceId,
    )
    expect(open?.taskName).toBe('认领')
    // Who was under way keeps the version it began with.
    expect((await office.taskIn(tokens.admin, underWay)).taskName).toBe('部门主管审批')
  })
})

test('a running process is taken over to another version, its step standing for one that the version has not', async () => {
  const one = (step: string, name: string) =>
    `<bpmn:startEvent id="s"/><bpmn:userTask id="${step}" name="${name}" bip:assignee="departmentHead"/><bpmn:endEvent id="e" bip:outcome="approved"/>${flow('s', step) + flow(step, 'e')}`
  expect((await deploy(one('head', '主管审批'))).status).toBe(200)
  const { processInstanceId } = await office.ask(tokens.sales)
  expect((await deploy(one('check', '复核'))).status).toBe(200)
  const versions = await office.api.get<Page<FlowDefinition>>(flowCalls.managerList, {
    token: tokens.admin,
    query: { search: 'Leave', size: 50 },
  })
  const target = versions.body.data.records.find(({ key, isCurrent }) => key === 'Leave' && isCurrent)?.id ?? ''
  const asked = { processInstanceIds: [processInstanceId], processDefinitionId: target }
  const plan = async (mapping: object) =>
    (await office.api.post<MigrationPlan[]>(flowCalls.migrationPlan, { token: tokens.admin, body: { ...asked, mapping } })).body
      .data
  const [refused] = await plan({})
  expect(refused?.problems).toEqual([
    { node: 'head', nodeName: '主管审批', why: 'missing', targets: [{ node: 'check', name: '复核' }] },
  ])
  const mapping = { head: 'check' }
  const [planned] = await plan(mapping)
  expect(planned).toMatchObject({ problems: [], moves: [{ to: 'check', toName: '复核', how: 'keep' }] })
  expect((await post(tokens.admin, flowCalls.migrate, { ...asked, mapping: {} })).status).toBe(400)
  expect((await post(tokens.admin, flowCalls.migrate, { ...asked, mapping })).status).toBe(200)
  const [open] = (await list(tokens.sales, workflowCalls.sendList)).filter((one) => one.processInstanceId === processInstanceId)
  expect(open?.taskName).toBe('复核')
})

test('a timer fires once when its time has come, and the process goes on', async () => {
  const made = await deploy(
    [
      '<bpmn:startEvent id="s"/><bpmn:userTask id="wait" name="等待" bip:assignee="departmentHead"/>',
      '<bpmn:boundaryEvent id="t" attachedToRef="wait"><bpmn:timerEventDefinition><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">PT0S</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>',
      '<bpmn:endEvent id="e" bip:outcome="approved"/><bpmn:endEvent id="n" bip:outcome="cancelled"/>',
      flow('s', 'wait') + flow('wait', 'e') + flow('t', 'n'),
    ].join(''),
  )
  expect(made.status, made.body.msg).toBe(200)
  const started = await office.ask(tokens.sales)
  const { services } = office
  await Promise.all([1, 2, 3].map(() => clockJob.run(services, new AbortController().signal)))
  const { process } = await office.detail(tokens.sales, { processInsId: started.processInstanceId })
  expect(process.processIsFinished).toBe('recall')
})

test('many timers that are due fire side by side, each once, and one that is suspended holds up no other', async () => {
  const asked = await Promise.all(
    ['sales', 'buyer', 'planner', 'inspector', 'worker'].map((account) => office.ask(tokens[account as 'sales'])),
  )
  const [held] = asked
  const suspend = (isSuspended: boolean) =>
    post(tokens.admin, flowCalls.suspend, { processInstanceId: held?.processInstanceId, isSuspended })
  const statuses = () =>
    Promise.all(
      asked.map(
        async ({ processInstanceId }) =>
          (await office.detail(tokens.admin, { processInsId: processInstanceId })).process.processIsFinished,
      ),
    )
  const { services } = office
  const round = () => Promise.all([1, 2, 3].map(() => clockJob.run(services, new AbortController().signal)))
  expect((await suspend(true)).status).toBe(200)
  await round()
  expect(await statuses()).toEqual(['', 'recall', 'recall', 'recall', 'recall'])
  expect((await suspend(false)).status).toBe(200)
  await round()
  expect((await statuses())[0]).toBe('recall')
  const { rows } = await services.database.asSystem((tx) =>
    sql<{ fired: number }>`select count(*)::int as fired from process_step
      where activity_id = 't' and instance_id = any(${asked.map(({ processInstanceId }) => processInstanceId)}::text[]) group by instance_id`.execute(
      tx,
    ),
  )
  expect(rows.map(({ fired }) => fired)).toEqual([1, 1, 1, 1, 1])
})

test('processes whose timers fail go behind those of others, and are tried again later', async () => {
  const { services } = office
  const asked = await Promise.all(['sales', 'buyer', 'planner'].map((account) => office.ask(tokens[account as 'sales'])))
  const [first, second, third] = asked.map(({ processInstanceId }) => processInstanceId)
  const failing = [first, second]
  const asSystem = async <T>(query: ReturnType<typeof sql<T>>) =>
    (await services.database.asSystem((tx) => query.execute(tx))).rows
  // Their records are gone, which nobody can do by a call; theirs are due before the third one's.
  const keep = (isGone: boolean) =>
    asSystem(sql`update process_instance set business_id = ${isGone ? sql`'gone-' || business_id` : sql`replace(business_id, 'gone-', '')`}
      where id = any(${failing}::text[])`)
  const statusOf = async (processInsId: string | undefined) =>
    (await office.detail(tokens.admin, { processInsId: processInsId ?? '' })).process.processIsFinished
  const round = () => runClock(services, new AbortController().signal, failing.length).catch((error: Error) => error)
  await asSystem(
    sql`update process_state set due_at = due_at - interval '1 minute' where instance_id = any(${failing}::text[]) and due_at is not null`,
  )
  await keep(true)
  expect(await round()).toBeInstanceOf(Error)
  await round()
  expect(await statusOf(third)).toBe('recall')
  const later = await asSystem(sql<{ later: boolean }>`select due_at > now() + interval '1 second' as later from process_state
    where instance_id = any(${failing}::text[]) and due_at is not null`)
  expect(later).toEqual([{ later: true }, { later: true }])
  await keep(false)
  await asSystem(
    sql`update process_state set due_at = now() - interval '1 second' where instance_id = any(${failing}::text[]) and due_at is not null`,
  )
  await round()
  expect([await statusOf(first), await statusOf(second)]).toEqual(['recall', 'recall'])
})
