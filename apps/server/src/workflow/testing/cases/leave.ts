import { type ApprovalPreview, processCalls, workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { leaveValues, type Office } from '../office.ts'
import type { Work } from './work.ts'

/** How a request for leave goes through. */
export function leave(work: () => Work): void {
  describe('a request for leave', () => {
    test('is checked like every form, and what only the server may say is ignored', async () => {
      const { office, tokens, leaveOf } = work()
      const post = (variables: object) =>
        office.api.post<{ fields: Record<string, string> }>(workflowCalls.startProcessByKey, {
          token: tokens.sales,
          body: { processDefKey: 'Leave', variables },
        })
      const wrong = await post({ leaveType: 'holiday', startDate: '2026-12-02', endDate: '2026-12-01', days: '0' })
      expect(wrong.status).toBe(400)
      expect(Object.keys(wrong.body.data.fields).sort()).toEqual(['days', 'endDate', 'reason'])
      const long = await post({ ...leaveValues, days: '3' })
      expect(long.body.data.fields.days).toBe('不能超过起止日期之间的 2 天')
      const started = await office.ask(tokens.sales, { leaveStatus: 'approved', applicantId: 'somebody', no: 'X', id: 'x' })
      const record = await leaveOf(tokens.sales, started.businessId)
      expect(record).toMatchObject({ leaveStatus: 'inApproval', applicantId: office.ids.sales, no: started.serialNumber })
      expect(record.no).toMatch(/^QJ-\d{6}-\d{4}$/)
    })

    test('of two days is approved by the head; everybody concerned sees it', async () => {
      const { office, tokens, messages, leaveOf, list } = work()
      const answer = await office.api.post(workflowCalls.startProcessByKey, {
        token: tokens.sales,
        body: { processDefKey: 'Leave', variables: leaveValues },
      })
      expect(answer.body.msg).toBe('发起成功')
      const started = answer.body.data as Awaited<ReturnType<Office['ask']>>
      const task = await office.taskIn(tokens.admin, started)
      expect(task).toMatchObject({
        taskName: '部门主管审批',
        status: 'todo',
        title: '陈嘉宁的年假 2 天（2026-12-01 至 2026-12-02）',
        startUsername: '陈嘉宁',
        serialNumber: started.serialNumber,
        processDefinitionName: '请假申请',
        businessId: started.businessId,
      })
      expect((await messages(tokens.admin))[0]).toMatchObject({
        type: 3,
        title: `待办：${task.title}`,
        url: `/work/process/leave/handle/${task.taskId}/${started.processInstanceId}/${started.businessId}`,
        isRead: 1,
      })

      const head = office.tokenFor({ userId: office.ids.admin ?? '', permissions: { leave_view: 'self' } })
      expect((await leaveOf(head, started.businessId)).no).toBe(started.serialNumber)
      const stranger = office.tokenFor({ userId: 'stranger', permissions: { leave_view: 'self' } })
      expect(await leaveOf(stranger, started.businessId)).toBeNull()

      const page = await office.detail(tokens.admin, { taskId: task.taskId })
      expect(page.button.map(({ name }) => name)).toEqual(['通过', '驳回', '转办', '委托', '终止'])
      expect(page.form.taskForm.every(({ writable }) => !writable)).toBe(true)
      expect(page.process.variables).toMatchObject({ reason: '回老家探亲', days: '2.0', leaveType: 'annual' })

      const done = await office.complete(tokens.admin, task.taskId, true, { variables: { days: '1', reason: '改了' } })
      expect([done.status, done.body.msg]).toEqual([200, '处理成功'])
      expect((await messages(tokens.admin)).find(({ url }) => url.includes(task.taskId))?.isRead).toBe(0)
      expect(await leaveOf(tokens.sales, started.businessId)).toMatchObject({
        leaveStatus: 'approved',
        days: '2.0',
        reason: '回老家探亲',
      })
      expect((await messages(tokens.sales))[0]?.title).toBe(`已通过：${task.title}`)

      const after = await office.detail(tokens.sales, { processInsId: started.processInstanceId })
      expect(after.process).toMatchObject({ status: 'finished', processIsFinished: 'finished', isOwner: true })
      expect(after.flow.map(({ historyActivityName, assigneeName }) => [historyActivityName, assigneeName])).toEqual([
        ['发起', '陈嘉宁'],
        ['部门主管审批', '沈知行'],
        ['结束', ''],
      ])
      expect(after.flow[1]?.comments).toMatchObject([{ type: 'comment', fullMessage: '同意', userName: '沈知行' }])
      expect((await list(tokens.admin, workflowCalls.doneList)).records[0]).toMatchObject({
        taskId: task.taskId,
        status: 'finished',
      })
    })

    test('counts its working days where nobody does, is asked for once for a day, and lies within the balance of the year', async () => {
      const { office, tokens, leaveOf } = work()
      const { ids, services, direct } = office
      const token = tokens.inspector
      const ask = async (values: object) => {
        const body = { processDefKey: 'Leave', variables: { leaveType: 'annual', reason: '年假', ...values } }
        const answer = await direct.post<{ businessId: string; fields: object }>(workflowCalls.startProcessByKey, { token, body })
        return answer.body
      }
      const preview = async (variables: object) => {
        const answer = await direct.post<ApprovalPreview>(processCalls.preview, {
          token,
          body: { processDefKey: 'Leave', variables },
        })
        return answer.body.data
      }
      const days = { startDate: '2027-03-04', endDate: '2027-03-09' }
      expect(await preview({ ...days, leaveType: 'annual', days: '4' })).toEqual({
        steps: [
          { nodeId: 'headReview', name: '部门主管审批', people: ['沈知行'], mode: 'one' },
          { nodeId: 'hrReview', name: '人事复核', people: ['沈知行'], mode: 'one' },
        ],
        notes: ['起止日期之间有 4 个工作日', '年假剩余 15 天'],
      })
      const { data } = await ask(days)
      expect((await leaveOf(token, data.businessId)).days).toBe('4.0')
      const again = await ask({ startDate: '2027-03-09', endDate: '2027-03-12' })
      const no = (await leaveOf(token, data.businessId)).no
      expect(again.data.fields).toEqual({ startDate: `与 ${no}（2027-03-04 至 2027-03-09）重叠` })
      expect((await preview({ startDate: '2027-03-09', leaveType: 'sick' })).notes).toEqual([
        `与 ${no}（2027-03-04 至 2027-03-09）重叠`,
      ])
      const long = await ask({ startDate: '2027-05-03', endDate: '2027-05-21' })
      expect(long.data.fields).toEqual({ days: '年假剩余 11 天，不足 15 天' })
      expect((await ask({ startDate: '2027-05-01', endDate: '2027-05-02' })).data.fields).toHaveProperty('days')
      await services.database.asSystem((tx) =>
        sql`update leave set is_deleted = true where applicant_id = ${ids.inspector}`.execute(tx),
      )
    })
  })
}
