import { type FormVariables, workflowCalls } from '@bip/contract/workflow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from './testing/office.ts'

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
