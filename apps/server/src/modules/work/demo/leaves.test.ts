import { type AnyRecord, type LogEntry, type Page, plus } from '@bip/contract'
import { type ProcessTask, workflowCalls } from '@bip/contract/workflow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany({ sizes: { leave: 40 } })
})
afterAll(() => company.stop())

const list = async (account: string, path: string) => {
  const token = await company.signIn(account)
  return (await company.api.get<Page<ProcessTask>>(path, { token, query: { size: 100 } })).body.data.records
}

test('there is leave in every state', async () => {
  const token = await company.signIn('admin')
  const { body } = await company.api.get<Page<AnyRecord>>('/blade-bip/plus/leave/list', { token, query: { size: 100 } })
  const states = new Set(body.data.records.map(({ leaveStatus }) => leaveStatus))
  expect([...states].sort()).toEqual(['approved', 'cancelled', 'inApproval', 'rejected'])
  expect(body.data.total).toBe(40)
})

test('the log of operations tells it newest first', async () => {
  const token = await company.signIn('admin')
  const query = { kind: 'usual', search: 'leave', size: 100 }
  const { body } = await company.api.get<Page<LogEntry>>(plus.logs, { token, query })
  const times = body.data.records.map(({ at }) => at)
  expect(times.length).toBeGreaterThan(40)
  expect(times).toEqual(times.toSorted().reverse())
})

test.each(['admin', 'sales', 'planner', 'buyer', 'inspector'])(
  '%s has something to decide, and has decided something',
  async (account) => {
    const open = (await list(account, workflowCalls.todoList)).filter(({ taskName }) => taskName !== '重新提交')
    expect(open.length).toBeGreaterThan(0)
    expect((await list(account, workflowCalls.doneList)).length).toBeGreaterThan(0)
  },
)

test.each(['sales', 'planner', 'buyer', 'inspector', 'worker'])('leave of %s is decided by admin', async (account) => {
  const token = await company.signIn(account)
  const variables = { leaveType: 'annual', startDate: '2027-01-04', endDate: '2027-01-04', days: '1', reason: '休假' }
  const body = { processDefKey: 'Leave', variables }
  const started = await company.api.post<{ processInstanceId: string }>(workflowCalls.startProcessByKey, { token, body })
  const open = await list('admin', workflowCalls.todoList)
  expect(open.map(({ processInstanceId }) => processInstanceId)).toContain(started.body.data.processInstanceId)
})
