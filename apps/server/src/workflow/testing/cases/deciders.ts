import { workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Work } from './work.ts'

/** Who decides over a request for leave, and what comes back. */
export function deciders(work: () => Work): void {
  describe('a request for leave', () => {
    test('of more than three days goes on to human resources', async () => {
      const { office, tokens, leaveOf } = work()
      const started = await office.ask(tokens.planner, { endDate: '2026-12-08', days: '5' })
      const first = await office.taskIn(tokens.admin, started)
      await office.complete(tokens.admin, first.taskId, true)
      const second = await office.taskIn(tokens.admin, started)
      expect([second.taskName, second.taskId === first.taskId]).toEqual(['人事复核', false])
      expect((await leaveOf(tokens.planner, started.businessId)).leaveStatus).toBe('inApproval')
      await office.complete(tokens.admin, second.taskId, true)
      expect((await leaveOf(tokens.planner, started.businessId)).leaveStatus).toBe('approved')
    })

    test('goes to the head of the own department, and past it where that is the applicant', async () => {
      const { office, tokens } = work()
      const { rows } = await office.services.database.asSystem((tx) =>
        sql<{
          account: string
        }>`select account from "user" where dept_id = 'd02' and account <> 'sales' and status = 'enabled' limit 1`.execute(tx),
      )
      const person = rows[0]?.account ?? ''
      const token = office.tokenFor({ userId: office.ids[person] ?? '', realName: '同事', deptId: 'd02' })
      const ofColleague = await office.ask(token)
      expect((await office.taskIn(tokens.sales, ofColleague)).assignee).toBe(office.ids.sales)
      const own = await office.ask(tokens.sales)
      expect((await office.taskIn(tokens.admin, own)).assignee).toBe(office.ids.admin)
    })

    test('that is rejected is told why, changed, sent again and approved', async () => {
      const { office, tokens, messages, leaveOf } = work()
      const started = await office.ask(tokens.buyer)
      const { taskId } = await office.taskIn(tokens.admin, started)
      const silent = await office.complete(tokens.admin, taskId, false, { comment: ' ' })
      expect([silent.status, silent.body.msg]).toEqual([400, '请填写批复意见'])
      const rejected = await office.complete(tokens.admin, taskId, false)
      expect([rejected.status, office.logged]).toEqual([200, []])
      expect((await leaveOf(tokens.buyer, started.businessId)).leaveStatus).toBe('rejected')
      const own = await office.taskIn(tokens.buyer, started)
      expect(own).toMatchObject({ taskName: '重新提交', status: 'todo', processIsFinished: 'reject' })
      expect((await messages(tokens.buyer))[0]).toMatchObject({ title: `被驳回：${own.title}`, content: '沈知行：时间冲突' })
      const page = await office.detail(tokens.buyer, { taskId: own.taskId })
      expect(page.button.map(({ name }) => name)).toEqual(['重新提交', '取消申请'])
      expect(page.form.taskForm.find(({ id }) => id === 'days')).toEqual({
        id: 'days',
        readable: true,
        writable: true,
        required: false,
      })
      expect(page.form.taskForm.find(({ id }) => id === 'leaveStatus')?.writable).toBe(false)

      const wrong = await office.complete(tokens.buyer, own.taskId, true, { variables: { days: '40' } })
      expect(wrong.status).toBe(400)
      const changed = { days: '1', endDate: '2026-12-01', leaveStatus: 'approved', applicantId: 'x' }
      expect((await office.complete(tokens.buyer, own.taskId, true, { variables: changed })).status).toBe(200)
      expect(await leaveOf(tokens.buyer, started.businessId)).toMatchObject({
        leaveStatus: 'inApproval',
        days: '1.0',
        reason: '回老家探亲',
        applicantId: office.ids.buyer,
      })
      const again = await office.taskIn(tokens.admin, started)
      expect(again.title).toBe('许文博的年假 1 天（2026-12-01 至 2026-12-01）')
      await office.complete(tokens.admin, again.taskId, true)
      expect((await leaveOf(tokens.buyer, started.businessId)).leaveStatus).toBe('approved')
      const history = await office.api.get<{ operation: string }[]>('/blade-bip/plus/history', {
        token: tokens.buyer,
        query: { resource: 'leave', id: started.businessId },
      })
      expect(history.body.data.map(({ operation }) => operation).toReversed()).toEqual([
        'create',
        'update',
        'update',
        'update',
        'update',
      ])
    })

    test('that is rejected may be given up instead', async () => {
      const { office, tokens, leaveOf } = work()
      const started = await office.ask(tokens.inspector)
      await office.complete(tokens.admin, (await office.taskIn(tokens.admin, started)).taskId, false)
      const own = await office.taskIn(tokens.inspector, started)
      expect((await office.complete(tokens.inspector, own.taskId, false, { comment: '' })).status).toBe(200)
      expect((await leaveOf(tokens.inspector, started.businessId)).leaveStatus).toBe('cancelled')
      expect((await office.detail(tokens.inspector, { processInsId: started.processInstanceId })).process).toMatchObject({
        status: 'recall',
        processIsFinished: 'recall',
      })
    })

    test('is handed to a colleague with a reason, who then decides', async () => {
      const { office, tokens, messages, list } = work()
      const started = await office.ask(tokens.worker)
      const { taskId, title } = await office.taskIn(tokens.admin, started)
      const transfer = (assignee: string | undefined, comment = '请代为审批') =>
        office.api.post(workflowCalls.transferTask, { token: tokens.admin, body: { taskId, assignee, comment } })
      expect((await transfer(office.ids.planner, '')).body.msg).toBe('请填写批复意见')
      for (const nobody of ['nobody', office.ids.worker, office.ids.admin]) expect((await transfer(nobody)).status).toBe(400)
      const handed = await transfer(office.ids.planner)
      expect([handed.status, handed.body.msg]).toEqual([200, '转办成功'])
      expect((await messages(tokens.planner))[0]).toMatchObject({ title: `转办给您：${title}`, content: '沈知行：请代为审批' })
      expect((await office.complete(tokens.admin, taskId, true)).status).toBe(409)
      expect((await list(tokens.admin, workflowCalls.doneList)).records[0]?.taskId).toBe(taskId)
      expect((await office.complete(tokens.planner, taskId, true)).status).toBe(200)
      const { flow } = await office.detail(tokens.worker, { processInsId: started.processInstanceId })
      expect(flow.map(({ assigneeName, comments }) => [assigneeName, comments[0]?.type])).toEqual([
        ['Nguyễn Văn Hùng', undefined],
        ['沈知行', 'transferComment'],
        ['周明远', 'comment'],
        ['', undefined],
      ])
    })
  })
}
