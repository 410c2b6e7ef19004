import { type ProcessDetail, workflowCalls } from '@bip/contract/workflow'
import { describe, expect, test } from 'vitest'
import type { Work } from './work.ts'

/** Who may not. */
export function rights(work: () => Work): void {
  describe('without a right', () => {
    test('nobody is answered anonymously', async () => {
      const { office } = work()
      for (const path of Object.values(workflowCalls)) {
        const isWrite =
          /\/(start|complete|transfer|delegate|claimTask|rollback|terminate|addMulti|withdraw|drawingMatch|draft\/submit)/.test(
            path,
          )
        expect((await (isWrite ? office.api.post(path, { body: {} }) : office.api.get(path))).status, path).toBe(401)
      }
    })

    test('a request of the wrong form is refused field by field', async () => {
      const { office, tokens } = work()
      const answer = await office.api.post(workflowCalls.completeTask, { token: tokens.sales, body: { pass: 'perhaps' } })
      expect(answer.status).toBe(400)
      expect(Object.keys((answer.body.data as { fields: object }).fields).sort()).toEqual(['pass', 'taskId'])
    })

    test('strangers find neither the process nor its task', async () => {
      const { office, tokens } = work()
      const started = await office.ask(tokens.sales)
      const { taskId } = await office.taskIn(tokens.admin, started)
      const asked: Record<string, string>[] = [
        { taskId },
        { processInsId: started.processInstanceId },
        { businessId: started.businessId },
      ]
      for (const query of asked)
        expect((await office.api.get(workflowCalls.detail, { token: tokens.buyer, query })).status).toBe(404)
      const query = { processInstanceId: started.processInstanceId }
      expect((await office.api.get(workflowCalls.modelView, { token: tokens.buyer, query })).status).toBe(404)
      expect((await office.complete(tokens.buyer, taskId, true)).status).toBe(404)
    })

    test('its applicant reads, but does not decide', async () => {
      const { office, tokens } = work()
      const started = await office.ask(tokens.sales)
      const { taskId } = await office.taskIn(tokens.admin, started)
      const answer = await office.complete(tokens.sales, taskId, true)
      expect([answer.status, answer.body.msg]).toEqual([403, '没有权限：此任务由他人处理'])
      const { process, button } = await office.detail(tokens.sales, { taskId })
      expect([process.status, process.assigneeName, button]).toEqual(['done', '沈知行', []])
    })

    test('its record leads to it', async () => {
      const { office, tokens } = work()
      const started = await office.ask(tokens.sales)
      const query = { businessId: started.businessId }
      const { body } = await office.api.get<ProcessDetail>(workflowCalls.detail, { token: tokens.sales, query })
      expect(body.data.process.processInstanceId).toBe(started.processInstanceId)
      expect(body.data.process.startTime <= body.data.process.createTime).toBe(true)
    })
  })
}
