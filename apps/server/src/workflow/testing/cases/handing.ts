import { workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { leaveValues, type Office } from '../office.ts'
import type { Work } from './work.ts'

/** A request that passes through more hands. */
export function handing(work: () => Work): void {
  describe('a request for leave', () => {
    test('is started and decided once, however often it is sent', async () => {
      const { office, tokens } = work()
      const send = (path: string, token: string, body: object, key: string) =>
        office.api.post<{ processInstanceId: string }>(path, { token, body, headers: { 'idempotency-key': key } })
      const start = () =>
        send(workflowCalls.startProcessByKey, tokens.sales, { processDefKey: 'Leave', variables: leaveValues }, 'start-1')
      const [one, other] = await Promise.all([start(), start()])
      expect(one.body.data.processInstanceId).toBe(other.body.data.processInstanceId)
      const { taskId } = await office.taskIn(tokens.admin, one.body.data as Awaited<ReturnType<Office['ask']>>)
      const complete = () => send(workflowCalls.completeTask, tokens.admin, { taskId, pass: true }, 'complete-1')
      expect((await Promise.all([complete(), complete()])).map(({ status }) => status)).toEqual([200, 200])
    })

    test('is given to colleagues to read, who cannot decide', async () => {
      const { office, tokens, messages, list } = work()
      const { api, ids } = office
      const body = { processDefKey: 'Leave', variables: JSON.stringify(leaveValues), copyUser: `${ids.planner},${ids.planner}` }
      const { data } = (
        await api.post<Awaited<ReturnType<Office['ask']>>>(workflowCalls.startProcessByKey, { token: tokens.sales, body })
      ).body
      const { records } = await list(tokens.planner, workflowCalls.copyList)
      expect(records[0]).toMatchObject({ processInstanceId: data.processInstanceId, status: 'done' })
      expect((await messages(tokens.planner))[0]?.title).toMatch(/^抄送给您：/)
      expect((await office.complete(tokens.planner, records[0]?.taskId ?? '', true)).status).toBe(403)
    })

    test('rings colleagues at work alone, and few of them: nobody is told where one is none, or where they are many', async () => {
      const { office, tokens, list } = work()
      const { api, ids, services } = office
      const { rows } = await services.database.asSystem((tx) =>
        sql<{ id: string }>`select id from "user" where tenant_id = '000000' and status = 'enabled' and id <> ${ids.sales}
          order by id limit 21`.execute(tx),
      )
      const everybody = rows.map(({ id }) => id)
      const count = async (token: string) => (await list(token, workflowCalls.copyList)).total
      const before = await count(tokens.planner)
      await services.database.asSystem((tx) =>
        sql`update "user" set status = 'disabled' where tenant_id = '000000' and id = ${everybody[20]}`.execute(tx),
      )
      expect(everybody).toHaveLength(21)
      const ask = (copyUser: readonly (string | undefined)[], language = 'zh-CN') =>
        api.post<Awaited<ReturnType<Office['ask']>>>(workflowCalls.startProcessByKey, {
          token: tokens.sales,
          body: { processDefKey: 'Leave', variables: leaveValues, copyUser },
          headers: { 'accept-language': language },
        })
      for (const [copied, sentence] of [
        [everybody, '最多抄送 20 人'],
        [[ids.planner, 'nobody'], '须为在职同事'],
        [[ids.planner, everybody[20]], '须为在职同事'],
      ] as const) {
        const { status, body } = await ask(copied)
        expect([status, body.msg]).toEqual([400, expect.stringContaining(sentence)])
      }
      expect((await ask(everybody, 'vi')).body.msg).toContain('tối đa 20 người')
      // Nothing of it was begun either.
      expect(await count(tokens.planner)).toBe(before)
      const started = await ask(everybody.slice(0, 20))
      expect(started.status, started.body.msg).toBe(200)
      const { taskId } = await office.taskIn(tokens.admin, started.body.data)
      expect((await office.complete(tokens.admin, taskId, true, { copyUser: everybody })).status).toBe(400)
      expect((await office.taskIn(tokens.admin, started.body.data)).taskId).toBe(taskId)
      await services.database.asSystem((tx) =>
        sql`update "user" set status = 'enabled' where tenant_id = '000000' and id = ${everybody[20]}`.execute(tx),
      )
    })

    test('carries files of ours alone: what was uploaded, by its id, and under the name that it has here', async () => {
      const { office, tokens } = work()
      const { api } = office
      const form = new FormData()
      form.append('file', new Blob(['一页']), '交接清单.txt')
      const { id, link } = (
        await api.post<{ id: string; link: string }>('/blade-resource/oss/endpoint/put-file', { token: tokens.admin, body: form })
      ).body.data
      const started = await office.ask(tokens.sales)
      const { taskId } = await office.taskIn(tokens.admin, started)
      for (const attachment of [
        { name: '报表', url: '/system/log' },
        { name: '报表', url: '/api/blade-system/user/logout' },
        { name: '报表', url: `${link}/../../x` },
        { name: '报表', url: `${link}?to=/x` },
        { name: '报表', url: `https://evil.example${link}` },
        { name: '报表', url: `//evil.example${link}` },
        { name: '报表', url: 'javascript:alert(1)' },
        { name: '报表', id: '../x' },
        { name: '报表', id: 'nobody' },
        { name: '报表' },
      ]) {
        const { status, body } = await office.complete(tokens.admin, taskId, true, { attachment: [attachment] })
        expect([attachment, status, body.msg]).toEqual([attachment, 400, expect.stringContaining('附件不存在')])
      }
      const sent = [
        { name: '假的名字', url: link },
        { id, url: 'javascript:alert(1)' },
      ]
      expect((await office.complete(tokens.admin, taskId, true, { attachment: sent })).status).toBe(200)
      const { flow } = await office.detail(tokens.sales, { processInsId: started.processInstanceId })
      const file = { name: '交接清单.txt', url: link }
      expect(flow.flatMap(({ attachments }) => attachments)).toEqual([file, file])
      // One that was stored before files alone were taken leads nowhere.
      const page = JSON.stringify([{ name: '报表', url: '/system/log' }])
      await office.services.database.asSystem((tx) =>
        sql`update process_step set attachments = ${page}::jsonb where instance_id = ${started.processInstanceId}`.execute(tx),
      )
      const later = await office.detail(tokens.sales, { processInsId: started.processInstanceId })
      expect(later.flow.flatMap(({ attachments }) => attachments)).toEqual([])
    })
  })
}
