import type { Page } from '@bip/contract'
import { type FormVariables, workflowCalls } from '@bip/contract/workflow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployed, flow } from '../testing/diagrams.ts'
import { type Office, openOffice } from '../testing/office.ts'

let office: Office
let token: string
beforeAll(async () => {
  office = await openOffice()
  token = office.tokens.admin
})
afterAll(() => office.stop())

test('what a step wrote into the form is told with the step, to those who may read the process', async () => {
  const started = await office.ask(office.tokens.worker)
  const query = { processInsId: started.processInstanceId }
  const task = await office.taskIn(token, started)
  await office.complete(token, task.taskId, false, { comment: '请改日期' })
  const [again] = (await office.todo(office.tokens.worker)).filter(
    ({ processInstanceId }) => processInstanceId === started.processInstanceId,
  )
  await office.complete(office.tokens.worker, again?.taskId ?? '', true, { variables: { reason: '改为回老家办事' } })
  const told = (await office.api.get<FormVariables[]>(workflowCalls.formVariables, { token, query })).body.data
  const changed = told.find(({ formVariable }) => formVariable.includes('改为回老家办事'))
  expect(JSON.parse(changed?.formOption ?? '{}')).toMatchObject({ reason: '回老家探亲' })
  const other = await office.api.get(workflowCalls.formVariables, { token: office.tokens.inspector, query })
  expect(other.status).toBe(404)
})

test('drawings are matched for a document with materials only', async () => {
  const started = await office.ask(office.tokens.worker)
  const answer = await office.api.post(workflowCalls.drawingMatch, {
    token,
    body: { processInstanceId: started.processInstanceId },
  })
  expect([answer.status, answer.body.msg]).toEqual([400, expect.stringContaining('没有物料明细')])
})

test('a version whose forms have an address of their own says so with the process, its tasks and its notices', async () => {
  const step =
    '<bpmn:userTask id="head" name="主管" bip:assignee="departmentHead"/><bpmn:endEvent id="e" bip:outcome="approved"/>'
  const started = (formUrl: string) =>
    `<bpmn:startEvent id="s" flowable:formUrl="${formUrl}"/>${step}${flow('s', 'head')}${flow('head', 'e')}`
  for (const elsewhere of ['https://forms.example/leave', '//forms.example/leave', '/\\forms.example', 'javascript:alert(1)']) {
    const { status, body } = await deployed(office, started(elsewhere))
    expect([elsewhere, status, body.msg]).toEqual([elsewhere, 400, expect.stringContaining('formUrl')])
  }
  expect((await deployed(office, started('/iframe/42'))).status).toBe(200)
  const offered = await office.api.get<Page<{ key: string; formUrl?: string }>>(workflowCalls.processList, { token })
  expect(offered.body.data.records.find(({ key }) => key === 'Leave')?.formUrl).toBe('/iframe/42')
  const process = await office.ask(office.tokens.worker)
  const again = await office.api.get<Page<{ key: string; used: number }>>(workflowCalls.processList, {
    token: office.tokens.worker,
  })
  // The start page offers first what one starts often.
  expect(again.body.data.records.find(({ key }) => key === 'Leave')?.used).toBe(3)
  const task = await office.taskIn(token, process)
  expect([task.formKey, task.formUrl]).toEqual(['wf_ex_Leave', '/iframe/42'])
  expect((await office.detail(token, { processInsId: process.processInstanceId })).process.formUrl).toBe('/iframe/42')
  const { body } = await office.api.get<{ messageList: { url?: string }[] }>('/blade-message/message/my/topList', { token })
  const link = body.data.messageList.find(({ url }) => url?.startsWith('/iframe/42?p='))?.url ?? ''
  const told: unknown = JSON.parse(atob(new URL(link, 'http://portal').searchParams.get('p') ?? ''))
  expect(told).toMatchObject({ taskId: task.taskId, processInsId: process.processInstanceId, processDefKey: 'Leave' })
})
