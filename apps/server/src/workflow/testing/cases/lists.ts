import { dayAt, type Page } from '@bip/contract'
import { type FlowEntry, type ProcessTask, type WorkCount, workflowCalls } from '@bip/contract/workflow'
import { describe, expect, test } from 'vitest'
import type { Work } from './work.ts'

/** The lists of tasks and processes, and their diagrams. */
export function lists(work: () => Work): void {
  describe('the lists', () => {
    test('count what waits, page, and find by name, number, pinyin and process', async () => {
      const { office, tokens, list } = work()
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
      const { office, tokens } = work()
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
      const { office, tokens } = work()
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
      const { office, tokens } = work()
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
}
