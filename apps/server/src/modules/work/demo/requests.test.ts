import type { AnyRecord, Page } from '@bip/contract'
import { type FlowInstance, type FlowInstanceDetail, flowCalls, workflowCalls } from '@bip/contract/workflow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
let token: string
beforeAll(async () => {
  company = await startCompany({ sizes: { requests: 80 } })
  token = await company.signIn('admin')
})
afterAll(() => company.stop())

const read = async <T>(path: string, query: Record<string, string | number>) =>
  (await company.api.get<T>(path, { token, query })).body.data

test.each([
  ['Drive', 'dc/hr/drive'],
  ['ExpenseReimbursement', 'dc/scm/expense-reimbursement'],
  ['SpecialExpense', 'dc/scm/special-expense'],
  ['SupplierAdmission', 'plus/supplier-admission'],
])('%s has records in every state, each with its history and diagram', async (key, path) => {
  const { records } = await read<Page<AnyRecord>>(`/blade-bip/${path}/list`, { current: 1, size: 100 })
  expect(new Set(records.map(({ requestStatus }) => requestStatus))).toEqual(
    new Set(['inApproval', 'approved', 'rejected', 'cancelled']),
  )
  const all = await read<Page<FlowInstance>>(flowCalls.followList, { processDefKey: key, size: 100 })
  expect(all.total).toBe(records.length)
  for (const { processInstanceId } of all.records.slice(0, 6)) {
    const { flow } = await read<{ flow: unknown[] }>(workflowCalls.detail, { processInsId: processInstanceId })
    const { xml } = await read<FlowInstanceDetail>(flowCalls.instance, { processInstanceId })
    expect(xml).toContain('bpmndi:BPMNShape')
    expect(flow.length).toBeGreaterThan(0)
  }
})

test('a claim waits for its special expense, and administrators see for what', async () => {
  const { records } = await read<Page<FlowInstance>>(flowCalls.followList, {
    ...{ processDefKey: 'ExpenseReimbursement', status: 'running', size: 100 },
  })
  const details = await Promise.all(
    records.map(({ processInstanceId }) => read<FlowInstanceDetail>(flowCalls.instance, { processInstanceId })),
  )
  const waiting = details.find(({ waits }) => waits.some(({ kind }) => kind === 'signal'))
  expect(waiting?.waits.find(({ kind }) => kind === 'signal')?.message).toMatch(/^specialExpenseApproved-/)
})
