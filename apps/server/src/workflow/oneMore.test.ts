import { type AnyRecord, type Core, defineResource, label, type Page, standardCalls } from '@bip/contract'
import { permitted, resources, resourcesOf } from '@bip/contract/resources'
import { flowCalls, type ProcessDetail, type ProcessTask, workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Started } from './operations/start.ts'
import type { Office } from './testing/office.ts'

/** All that a developer writes of one more process: a core … */
const toolLoan = defineResource({
  key: 'toolLoan',
  path: '/blade-bip/tool-loan',
  calls: standardCalls(),
  label: label('工装借用', 'Tool loan', 'Mượn đồ gá'),
  icon: 'box',
  display: 'toolName',
  fields: {
    toolName: { kind: 'text', label: label('工装', 'Tool', 'Đồ gá'), required: true, searchable: true },
    days: { kind: 'number', label: label('天数', 'Days', 'Số ngày'), required: true, scale: 0, min: '1' },
    loanStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true },
  },
  list: { columns: ['toolName', 'days', 'loanStatus'], filters: ['loanStatus'] },
  form: [{ label: label('借用', 'Loan', 'Mượn'), fields: ['toolName', 'days'] }],
  states: {
    draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
    inApproval: { label: label('审批中', 'In approval', 'Đang duyệt'), tone: 'pending' },
    approved: { label: label('已通过', 'Approved', 'Đã duyệt'), tone: 'success' },
    rejected: { label: label('已驳回', 'Rejected', 'Bị từ chối'), tone: 'danger', editable: true },
    cancelled: { label: label('已取消', 'Cancelled', 'Đã hủy'), tone: 'neutral' },
  },
  approval: { processKey: 'ToolLoan', title: ['toolName'], summary: ['days'] },
  menu: { group: 'scm.stock', path: '/scm/tool-loan', order: 90 },
}) as Core

/** … and a diagram. */
const diagram = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bip="http://bip/schema/bpmn" id="d" targetNamespace="t">
<bpmn:process id="ToolLoan" name="工装借用" isExecutable="true"><bpmn:startEvent id="s"/>
<bpmn:userTask id="store" name="库房审批" bip:nameEn="Store" bip:assignee="person:planner"/>
<bpmn:exclusiveGateway id="long" default="long_e"/>
<bpmn:userTask id="head" name="主管审批" bip:assignee="person:inspector"/>
<bpmn:endEvent id="e" bip:outcome="approved"/>
<bpmn:sequenceFlow id="s_store" sourceRef="s" targetRef="store"/><bpmn:sequenceFlow id="store_long" sourceRef="store" targetRef="long"/>
<bpmn:sequenceFlow id="long_head" sourceRef="long" targetRef="head"><bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">\${days &gt; 7}</bpmn:conditionExpression></bpmn:sequenceFlow>
<bpmn:sequenceFlow id="long_e" sourceRef="long" targetRef="e"/><bpmn:sequenceFlow id="head_e" sourceRef="head" targetRef="e"/>
</bpmn:process></bpmn:definitions>`

/** Exported by its module, as every resource is. What reads the resources is loaded once it is there, in the process of this file alone. */
function declare(core: Core): void {
  for (const all of [resources, resourcesOf.scm, permitted]) Object.assign(all ?? {}, { [core.key]: core })
}

/** The table, as `pnpm migrations` writes it. */
const table = {
  name: 'one_more',
  sources: [],
  fill: async (database: Office['services']['database']) => {
    const { desiredSchema } = await import('../schema/desired.ts')
    const { emptySchema, migrationText } = await import('../schema/index.ts')
    await database.asSystem((tx) => sql.raw(migrationText(emptySchema, desiredSchema([toolLoan])) ?? '').execute(tx))
  },
}

let office: Office
beforeAll(async () => {
  declare(toolLoan)
  const { openOffice } = await import('./testing/office.ts')
  office = await openOffice({ sizes: {}, contents: table })
}, 240_000)
afterAll(() => office?.stop())

const listed = async <T>(token: string, path: string): Promise<T[]> =>
  (await office.api.get<Page<T>>(path, { token, query: { size: 200 } })).body.data.records
const loanOf = async (id: string) =>
  (await listed<AnyRecord>(office.tokens.admin, '/blade-bip/tool-loan/list')).find((one) => one.id === id)

test('one more process costs a core and a diagram: it is started, listed, decided, and its record follows', async () => {
  const { api, tokens } = office
  const form = new FormData()
  form.append('category', 'work')
  form.append('files', new Blob([diagram]), 'tool-loan.bpmn')
  const made = await api.post(flowCalls.deployUpload, { token: tokens.admin, body: form })
  expect([made.status, made.body.msg]).toEqual([200, made.body.msg])

  const offered = await listed<{ key: string }>(tokens.admin, workflowCalls.processList)
  expect(offered.find(({ key }) => key === 'ToolLoan')).toMatchObject({ name: '工装借用', formKey: 'wf_ex_ToolLoan' })
  const before = (await office.todo(tokens.planner)).length

  const start = (variables: object) =>
    api.post<Started>(workflowCalls.startProcessByKey, {
      token: tokens.admin,
      body: { processDefKey: 'ToolLoan', variables },
    })
  const refused = await start({ toolName: '焊接夹具', days: '0' })
  expect([refused.status, Object.keys((refused.body.data as unknown as { fields: object }).fields)]).toEqual([400, ['days']])
  const { data: started } = (await start({ toolName: '焊接夹具', days: '10' })).body
  const task = await office.taskIn(tokens.planner, started)
  expect(task).toMatchObject({ title: expect.stringContaining('焊接夹具'), taskName: '库房审批', summary: expect.anything() })
  expect((await office.todo(tokens.planner)).length).toBe(before + 1)
  expect(await loanOf(started.businessId)).toMatchObject({
    loanStatus: 'inApproval',
    flowStatus: 'running',
    flowStep: '库房审批',
  })

  const { body: page } = await api.get<ProcessDetail>(workflowCalls.detail, {
    token: tokens.planner,
    query: { taskId: task.taskId },
  })
  expect(page.data.process).toMatchObject({ status: 'todo', variables: { toolName: '焊接夹具', days: '10' } })
  expect(page.data.button.map(({ buttonKey }) => buttonKey)).toContain('wf_pass')
  expect((await office.complete(tokens.planner, task.taskId, true)).status).toBe(200)
  const second = await office.taskIn(tokens.inspector, started)
  expect((await office.complete(tokens.inspector, second.taskId, true)).status).toBe(200)
  expect(await loanOf(started.businessId)).toMatchObject({ loanStatus: 'approved', flowStatus: 'finished' })
  const sent = await listed<ProcessTask>(tokens.admin, workflowCalls.sendList)
  expect(sent.find(({ businessId }) => businessId === started.businessId)?.processIsFinished).toBe('finished')

  const { data: other } = (await start({ toolName: '检具', days: '2' })).body
  expect((await office.complete(tokens.planner, (await office.taskIn(tokens.planner, other)).taskId, false)).status).toBe(200)
  expect((await loanOf(other.businessId))?.loanStatus).not.toBe('inApproval')
}, 120_000)
