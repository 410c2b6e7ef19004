import { describe, expect, it } from 'vitest'
import type { AnyRecord, Page } from '../../../packages/contract/src/index.ts'
import { type FlowInstance, flowCalls, type ProcessDetail, workflowCalls } from '../../../packages/contract/src/workflow/index.ts'
import { signIn } from '../../bench/server/desk.ts'
import type { Demonstration } from './demonstration.ts'

/** The processes that the demonstration shows, each with requests in every state. */
const shown = [
  'Drive',
  'Ship',
  'ExpenseReimbursement',
  'SpecialExpense',
  'SupplierAdmission',
  'PurchaseRequest',
  'SpecialRequire',
  'Opps',
]
const states = ['', 'reject', 'finished', 'recall'] as const

/** What an administrator sees of the processes of the demonstration, asked as the portal asks. */
export function processes(demonstration: () => Demonstration): void {
  describe('the processes of the demonstration', () => {
    it.each(shown)('%s has requests in every state, each with its record, its diagram and what was done', async (key) => {
      const { url } = demonstration().product
      const { headers } = await signIn(url, 'admin')
      const read = async <T>(path: string, query: Record<string, string>): Promise<T> => {
        const answer = await fetch(`${url}/api${path}?${new URLSearchParams(query)}`, { headers })
        return ((await answer.json()) as { data: T }).data
      }
      const { records } = await read<Page<FlowInstance>>(flowCalls.followList, { processDefKey: key, size: '100' })
      for (const state of states) {
        const found = records.find(({ processIsFinished }) => processIsFinished === state)
        expect([key, state, found?.processDefinitionKey]).toEqual([key, state, key])
        const processInsId = found?.processInstanceId ?? ''
        const { process, flow, form } = await read<ProcessDetail>(workflowCalls.detail, { processInsId })
        const record = process.variables as AnyRecord
        const filled = form.taskForm.filter(({ id }) => record[id] !== undefined && record[id] !== null)
        expect([process.businessId, filled.length > 3]).toEqual([found?.businessId, true])
        expect(flow[0]?.historyActivityType).toBe('startEvent')
        expect(flow.some(({ comments }) => comments.length > 0)).toBe(state !== '' || flow.length > 2)
        const view = await read<{ xml: string; flow: unknown[] }>(workflowCalls.modelView, { processInstanceId: processInsId })
        expect([view.xml.includes('bpmndi:BPMNShape'), view.flow.length >= flow.length]).toEqual([true, true])
      }
    })
  })
}
