import type { AnyRecord, Page } from '@bip/contract'
import { type FlowInstance, type FlowInstanceDetail, flowCalls, workflowCalls } from '@bip/contract/workflow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { leaveValues } from '../../workflow/testing/office.ts'

let company: Company
let token: string
beforeAll(async () => {
  company = await startCompany()
  token = await company.signIn('admin')
})
afterAll(() => company.stop())

const post = (path: string, body: object, caller = token) => company.api.post<AnyRecord>(path, { token: caller, body })
const detail = async (id: string, path = '/blade-flow/model/detail') =>
  (await company.api.get<AnyRecord>(path, { token, query: { id } })).body.data

/** The process of leave: one step between its start and its end, which `step` writes. */
const diagram = (step: string) => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bip="http://bip/schema/bpmn" id="d" targetNamespace="t">
<bpmn:process id="Leave" name="请假" isExecutable="true"><bpmn:startEvent id="start"/>${step}<bpmn:endEvent id="end" bip:outcome="approved"/>
<bpmn:sequenceFlow id="a" sourceRef="start" targetRef="boss"/><bpmn:sequenceFlow id="b" sourceRef="boss" targetRef="end"/></bpmn:process></bpmn:definitions>`
const good = diagram('<bpmn:userTask id="boss" name="经理" bip:assignee="departmentHead"/>')
const script = diagram('<bpmn:complexGateway id="boss"/>')

describe('a model of a process', () => {
  test('is kept however it is drawn, says what is in the way, and is refused by the name of the element', async () => {
    const made = await post('/blade-flow/model/submit', { modelName: '请假', category: 'work', xml: script })
    expect(made.status, made.body.msg).toBe(200)
    const model = await detail(made.body.data.id)
    expect(model).toMatchObject({ modelStatus: 'draft', xml: script })
    expect(model.problem).toContain('boss')
    const refused = await post('/blade-flow/model/deploy', { modelId: model.id })
    expect(JSON.stringify(refused.body)).toContain('boss')
    expect(await detail(model.id)).toMatchObject({ modelStatus: 'draft', definitionId: null })
  })

  test('is mended, deployed as the next version, and waits again once it is changed', async () => {
    const made = await post('/blade-flow/model/submit', { modelName: '请假改', category: 'work', xml: script })
    const { id } = made.body.data
    const mended = await post('/blade-flow/model/submit', { id, xml: good })
    expect(mended.status, mended.body.msg).toBe(200)
    expect(await detail(id)).toMatchObject({ modelName: '请假改', processKey: 'Leave', problem: null })
    const deployed = await post('/blade-flow/model/deploy', { modelId: id, tenantIds: '' })
    expect(deployed.status, deployed.body.msg).toBe(200)
    const model = await detail(id, '/blade-workflow/design/model/detail')
    expect(model).toMatchObject({ modelStatus: 'deployed', definitionId: 'Leave-2' })
    expect(model.deployedAt).toBeTruthy()
    const { body } = await company.api.get<string>(workflowCalls.getXmlByProcessDefId, {
      token,
      query: { processDefinitionId: 'Leave-2' },
    })
    expect(body.data).toContain('经理')
    await post('/blade-flow/model/submit', { id, xml: good.replace('经理', '总监') })
    expect(await detail(id)).toMatchObject({ modelStatus: 'changed', definitionId: 'Leave-2' })
    await post('/blade-flow/model/remove', { ids: id })
    const list = await company.api.get<Page<AnyRecord>>('/blade-workflow/design/model/list', {
      token,
      query: { current: 1, size: 50 },
    })
    expect(list.body.data.records.map((one) => one.id)).not.toContain(id)
  })

  test('is the administrators’ alone', async () => {
    const worker = await company.signIn('worker')
    expect((await post('/blade-flow/model/submit', { modelName: '假', xml: good }, worker)).status).toBe(403)
  })
})

test('categories hold the processes one may start, and their tree counts them', async () => {
  type Category = { id: string; name: string; workflows: { key: string }[] }
  const all = await company.api.get<Category[]>(workflowCalls.categories, { token })
  expect(all.body.data.find(({ id }) => id === 'work')?.workflows.map(({ key }) => key)).toContain('Leave')
  const tree = await company.api.get<{ key: string; title: string; count: number }[]>(workflowCalls.categoryTree, { token })
  expect(tree.body.data.map(({ key, count }) => [key, count])).toEqual(
    all.body.data.map(({ id, workflows }) => [id, workflows.length]),
  )
})

test('administrators hold a process, let it go on and delete it with a reason', async () => {
  const list = async () =>
    (await company.api.get<Page<FlowInstance>>(flowCalls.followList, { token, query: { size: 50, status: 'running' } })).body.data
      .records
  const worker = await company.signIn('worker')
  const started = await post(workflowCalls.startProcessByKey, { processDefKey: 'Leave', variables: leaveValues }, worker)
  const processInstanceId = String(started.body.data.processInstanceId)
  expect((await list()).map((one) => one.processInstanceId)).toContain(processInstanceId)
  const status = async () =>
    (await company.api.get<FlowInstanceDetail>(flowCalls.instance, { token, query: { processInstanceId } })).body.data.status
  expect((await post(flowCalls.suspend, { processInstanceId, isSuspended: true })).status).toBe(200)
  expect(await status()).toBe('suspended')
  expect((await post(flowCalls.suspend, { processInstanceId, isSuspended: false })).status).toBe(200)
  expect(await status()).not.toBe('suspended')
  expect((await post(flowCalls.deleteInstance, { processInstanceId, deleteReason: '重复发起' })).status).toBe(200)
  expect((await list()).map((one) => one.processInstanceId)).not.toContain(processInstanceId)
})
