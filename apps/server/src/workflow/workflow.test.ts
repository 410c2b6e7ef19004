import { type AnyRecord, dayAt, type Page, type TopMessages } from '@bip/contract'
import {
  type ApprovalPreview,
  type FlowEntry,
  type ProcessDetail,
  type ProcessTask,
  processCalls,
  type WorkCount,
  workflowCalls,
} from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveValues, type Office, openOffice } from './testing/office.ts'

let office: Office
let tokens: Office['tokens']
beforeAll(async () => {
  office = await openOffice()
  tokens = office.tokens
})
afterAll(() => office.stop())

const messages = async (token: string) =>
  (await office.api.get<TopMessages>('/blade-message/message/my/topList', { token })).body.data.messageList
const leaveOf = async (token: string, id: string) =>
  (await office.api.get<AnyRecord>('/blade-bip/plus/leave/detail', { token, query: { id } })).body.data
const list = async (token: string, path: string, query = {}) =>
  (await office.api.get<Page<ProcessTask>>(path, { token, query })).body.data

describe('without a right', () => {
  test('nobody is answered anonymously', async () => {
    for (const path of Object.values(workflowCalls)) {
      const isWrite =
        /\/(start|complete|transfer|delegate|claimTask|rollback|terminate|addMulti|withdraw|drawingMatch|draft\/submit)/.test(
          path,
        )
      expect((await (isWrite ? office.api.post(path, { body: {} }) : office.api.get(path))).status, path).toBe(401)
    }
  })

  test('a request of the wrong form is refused field by field', async () => {
    const answer = await office.api.post(workflowCalls.completeTask, { token: tokens.sales, body: { pass: 'perhaps' } })
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body.data as { fields: object }).fields).sort()).toEqual(['pass', 'taskId'])
  })

  test('strangers find neither the process nor its task', async () => {
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
    const started = await office.ask(tokens.sales)
    const { taskId } = await office.taskIn(tokens.admin, started)
    const answer = await office.complete(tokens.sales, taskId, true)
    expect([answer.status, answer.body.msg]).toEqual([403, '没有权限：此任务由他人处理'])
    const { process, button } = await office.detail(tokens.sales, { taskId })
    expect([process.status, process.assigneeName, button]).toEqual(['done', '沈知行', []])
  })

  test('its record leads to it', async () => {
    const started = await office.ask(tokens.sales)
    const query = { businessId: started.businessId }
    const { body } = await office.api.get<ProcessDetail>(workflowCalls.detail, { token: tokens.sales, query })
    expect(body.data.process.processInstanceId).toBe(started.processInstanceId)
    expect(body.data.process.startTime <= body.data.process.createTime).toBe(true)
  })
})

describe('a request for leave', () => {
  test('is checked like every form, and what only the server may say is ignored', async () => {
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

  test('of more than three days goes on to human resources', async () => {
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

  test('is started and decided once, however often it is sent', async () => {
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

describe('the lists', () => {
  test('count what waits, page, and find by name, number, pinyin and process', async () => {
    const { api } = office
    const count = async (token: string) => (await api.get<WorkCount>(workflowCalls.workCount, { token })).body.data
    const before = await count(tokens.sales)
    const started = await office.ask(tokens.sales, { leaveType: 'sick' })
    const after = await count(tokens.sales)
    expect(after.processCount).toBe(before.processCount + 1)
    expect((await count(tokens.admin)).taskCount).toBe((await list(tokens.admin, workflowCalls.todoList)).total)
    const ids = async (token: string, path: string, query: object) =>
      (await list(token, path, query)).records.map(({ processInstanceId }) => processInstanceId)
    for (const search of [started.serialNumber, '病假', 'bingjia', '嘉宁 病', 'cjn'])
      expect(await ids(tokens.admin, workflowCalls.todoList, { search }), search).toContain(started.processInstanceId)
    expect(await ids(tokens.admin, workflowCalls.todoList, { search: '没有' })).toEqual([])
    expect(await ids(tokens.sales, workflowCalls.sendList, { current: 1, size: 1 })).toEqual([started.processInstanceId])
    expect(await ids(tokens.sales, workflowCalls.sendList, { processDefKey: 'Other' })).toEqual([])
    const waiting = (query: object) => ids(tokens.admin, workflowCalls.todoList, query)
    const own = started.processInstanceId
    const [starter, today] = [office.ids.sales, dayAt(office.services.clock(), 'Asia/Shanghai')]
    for (const query of [
      { processDefKey_in: 'Other,Leave' },
      { starter_in: starter },
      { arrived_ge: today, arrived_le: today },
      { isLate: 'false' },
    ])
      expect(await waiting(query), JSON.stringify(query)).toContain(own)
    for (const query of [
      { processDefKey_in: 'Other' },
      { starter_in: 'nobody' },
      { arrived_le: '2020-01-01' },
      { arrived_ge: '2099-01-01' },
      { isLate: 'true' },
    ])
      expect(await waiting(query), JSON.stringify(query)).not.toContain(own)
    const wrong = (language: string) =>
      api.get(workflowCalls.todoList, {
        token: tokens.admin,
        query: { arrived_ge: '2026-02-31' },
        headers: { 'accept-language': language },
      })
    expect(await wrong('zh-CN')).toMatchObject({
      status: 400,
      body: { msg: expect.stringContaining('到达时间的起始日 应为日期，如 2026-11-20') },
    })
    expect((await wrong('en')).body.msg).toContain('The first day of “Arrived” must be a date such as 2026-11-20')
    expect((await wrong('vi')).body.msg).toContain('Ngày bắt đầu của “Đến lúc” phải là ngày, ví dụ 2026-11-20')
    expect((await list(tokens.admin, workflowCalls.claimList)).total).toBe(0)
    const ended = await list(tokens.admin, workflowCalls.myDoneList)
    expect(ended.records.every(({ processIsFinished }) => processIsFinished !== '')).toBe(true)
  })

  test('speak the language of the caller', async () => {
    await office.ask(tokens.sales)
    const headers = { 'accept-language': 'vi' }
    const { body } = await office.api.get<Page<ProcessTask>>(workflowCalls.todoList, { token: tokens.admin, headers })
    expect(body.data.records[0]).toMatchObject({
      taskName: 'Trưởng phòng duyệt',
      processDefinitionName: 'Đơn xin nghỉ phép',
      title: 'Nghỉ phép năm của 陈嘉宁, 2 ngày (01/12/2026 đến 02/12/2026)',
    })
    await office.ask(tokens.sales, { endDate: '2026-12-01', days: '1' })
    const english = { token: tokens.admin, headers: { 'accept-language': 'en' } }
    const { records } = (await office.api.get<Page<ProcessTask>>(workflowCalls.todoList, english)).body.data
    expect(records.map(({ title }) => title)).toContain('Annual leave of 陈嘉宁, 1 day (1 Dec 2026 to 1 Dec 2026)')
  })
})

describe('a definition', () => {
  test('is offered with its form and its diagram', async () => {
    const { api } = office
    const token = tokens.worker
    const offered = await api.get<Page<{ id: string; key: string; formKey: string }>>(workflowCalls.processList, {
      token,
      query: { size: 200 },
    })
    const leave = offered.body.data.records.find(({ key }) => key === 'Leave')
    expect(leave).toMatchObject({ key: 'Leave', name: '请假申请', formKey: 'wf_ex_Leave', icon: 'calendar-off' })
    const id = leave?.id ?? ''
    for (const [path, query] of [
      [workflowCalls.getFormByProcessDefKey, { processDefKey: 'Leave' }],
      [workflowCalls.getFormByProcessId, { processId: id }],
    ] as const) {
      const { body } = await api.get<{ taskForm: { id: string; writable: boolean }[] }>(path, { token, query })
      expect(body.data).toMatchObject({ formKey: 'wf_ex_Leave', processDefinitionId: id, processDefinitionName: '请假申请' })
      expect(body.data.taskForm.filter(({ writable }) => writable).map((field) => field.id)).toContain('reason')
    }
    const xml = await api.get<string>(workflowCalls.getXmlByProcessDefId, { token, query: { processDefId: id } })
    expect(xml.body.data).toContain('部门主管审批')
    expect((await api.get(workflowCalls.getFormByProcessDefKey, { token, query: { processDefKey: 'None' } })).body.msg).toBe(
      '未获取到表单信息或流程已不存在',
    )
  })

  test('is coloured by every step that was taken in it', async () => {
    const started = await office.ask(tokens.sales)
    const { body } = await office.api.get<{ xml: string; flow: FlowEntry[] }>(workflowCalls.modelView, {
      token: tokens.sales,
      query: { processInstanceId: started.processInstanceId },
    })
    expect(body.data.xml).toContain('bpmndi:BPMNShape')
    expect(
      body.data.flow.map(({ historyActivityId, historyActivityType, endTime }) => [
        historyActivityId,
        historyActivityType,
        endTime !== null,
      ]),
    ).toEqual([
      ['start', 'startEvent', true],
      ['toHead', 'sequenceFlow', true],
      ['headReview', 'userTask', false],
    ])
  })
})
