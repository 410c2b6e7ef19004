import type { AnyRecord, Page } from '@bip/contract'
import { type ApprovalPreview, processCalls, workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Office, openOffice } from './testing/office.ts'

let office: Office
let tokens: Office['tokens']
const made: Record<string, string> = {}
const base = '/blade-bip'
type Account = keyof Office['tokens']

async function ok(account: Account, path: string, body: object): Promise<AnyRecord> {
  const answer = await office.api.post<AnyRecord>(`${base}/${path}`, { token: tokens[account], body })
  expect([path, answer.status, answer.body.msg]).toEqual([path, 200, answer.body.msg])
  return answer.body.data
}
const read = async (path: string, id: string) =>
  (await office.api.get<AnyRecord>(`${base}/${path}`, { token: tokens.admin, query: { id } })).body.data
const rule = (documentType: string, ...auditors: Account[]) =>
  ok('admin', 'scm-audit-node-config/submit', {
    nodeName: documentType,
    documentType,
    minValue: '0',
    auditorIds: auditors.map((account) => office.ids[account]),
    isActive: true,
  })

beforeAll(async () => {
  office = await openOffice()
  tokens = office.tokens
  const { rows } = await office.services.database.asSystem((tx) =>
    sql<{ id: string }>`select id from organisation where tenant_id = '000000' order by id limit 1`.execute(tx),
  )
  made.org = rows[0]?.id ?? ''
  made.supplier = (await ok('admin', 'ScmSupplier/supplier-submit', { supplierName: '苏州轴承' })).id
  const material = { materialCode: 'B-1', materialName: '轴承', category: 'standard', unit: 'pcs' }
  made.material = (await ok('admin', 'ScmMaterial/material-submit', material)).id
  made.customer = (await ok('admin', 'customer/submit', { fullname: '宁德新能源设备有限公司', cmCode: 'C001' })).id
  await office.services.database.asSystem((tx) =>
    sql`insert into project (tenant_id, id, project_name, project_status) values ('000000', 'p1', '样件焊接线', 'running')`.execute(
      tx,
    ),
  )
  const audited = ['purchaseOrder', 'opps', 'saleOrder', 'forecast', 'ship', 'initiateReview', 'erpOrder', 'erpOrderNe']
  for (const document of [...audited, 'wireBom', 'wireExecute', 'wireChange']) await rule(document, 'inspector')
  await rule('specialRequire', 'inspector', 'buyer')
  const wires = { designerId: office.ids.planner, wires: [{ wireNo: '101', fromDevice: 'QF1', toDevice: 'KM1' }] }
  made.wireBom = (await ok('planner', 'mps/WireBom/submit', { name: '主控柜线束', ...wires })).id
  await office.services.database.asSystem((tx) =>
    sql`insert into work_group (tenant_id, id, work_group_code, work_group_name, is_active) values ('000000', 'wiring', 'BZ-1', '配线一组', true)`.execute(
      tx,
    ),
  )
  await ok('planner', 'mps/WireBom/commit', { ids: made.wireBom })
  await ok('admin', 'mps/WireBom/audit', { id: made.wireBom, auditStatus: 'passed' })
})
afterAll(() => office.stop())

const orders = 'ScmPurchaseOrder'
const newOrder = () =>
  ok('buyer', `${orders}/po-submit`, {
    supplierId: made.supplier,
    orgId: made.org,
    purchaseDate: '2026-11-20',
    purchaserId: office.ids.buyer,
    lines: [{ materialId: made.material, quantity: '3', price: '120', taxRate: '13' }],
  })
const commit = (id: string) => ok('buyer', `${orders}/po-commit`, { ids: id })
const stateOf = async (id: string) => (await read(`${orders}/po-detail`, id)).processStatus
const taskOf = async (account: Account, id: string) =>
  (await office.todo(tokens[account])).find(({ businessId }) => businessId === id)
const taskFor = async (account: Account, id: string) => {
  const task = await taskOf(account, id)
  if (!task) throw new Error(`${account} has no task for ${id}.`)
  return task
}

describe('a purchase order', () => {
  test('goes to whom the audit rules name, with its lines, and is approved', async () => {
    const order = await newOrder()
    await commit(order.id)
    expect(await stateOf(order.id)).toBe('inReview')
    const task = await taskFor('inspector', order.id)
    expect(task).toMatchObject({ processDefinitionName: '采购订单审批', taskName: '单据审核', serialNumber: order.no })
    expect(task.summary).toContain('406.80')
    const { process, form } = await office.detail(tokens.inspector, { taskId: task.taskId })
    expect(process.variables).toMatchObject({ lines: [{ quantity: '3.0000', _labels: { materialId: '轴承' } }] })
    expect(form.taskForm.every(({ writable }) => !writable)).toBe(true)
    expect((await office.complete(tokens.inspector, task.taskId, true)).status).toBe(200)
    expect(await stateOf(order.id)).toBe('approved')
  })

  test('shows in its list how its process stands, where it waits and for whom, in the language of whoever asks', async () => {
    const order = await newOrder()
    const flowIn = async (language = 'zh-CN') => {
      const headers = { 'accept-language': language }
      const query = { search: String(order.no), size: 10 }
      const { body } = await office.api.get<Page<AnyRecord>>(`/blade-bip/${orders}/po-list`, {
        token: tokens.buyer,
        query,
        headers,
      })
      const record = body.data.records.find(({ id }) => id === order.id)
      return [record?.flowStatus, record?.flowStep, record?.flowPeople]
    }
    expect(await flowIn()).toEqual([null, null, null])
    await commit(order.id)
    const inspector = (await taskFor('inspector', order.id)).assigneeName
    expect(await flowIn()).toEqual(['running', '单据审核', inspector])
    expect(await flowIn('vi')).toEqual(['running', 'Duyệt chứng từ', inspector])
    await office.complete(tokens.inspector, (await taskFor('inspector', order.id)).taskId, false, { comment: '价格偏高' })
    expect(await flowIn()).toEqual(['reject', '重新提交', (await taskFor('buyer', order.id)).assigneeName])
    await commit(order.id)
    await office.complete(tokens.inspector, (await taskFor('inspector', order.id)).taskId, true)
    expect(await flowIn()).toEqual(['finished', null, null])
  })

  test('comes back with a reason, is changed, and goes on in the same process when it is sent again', async () => {
    const { id } = await newOrder()
    await commit(id)
    const first = await taskFor('inspector', id)
    await office.complete(tokens.inspector, first.taskId, false, { comment: '价格偏高' })
    expect(await read(`${orders}/po-detail`, id)).toMatchObject({ processStatus: 'draft', rejectReason: '价格偏高' })
    expect((await taskFor('buyer', id)).taskName).toBe('重新提交')
    await ok('buyer', `${orders}/po-submit`, { id, remark: '已议价' })
    await commit(id)
    expect([await stateOf(id), await taskOf('buyer', id)]).toEqual(['inReview', undefined])
    const again = await taskFor('inspector', id)
    expect(again.processInstanceId).toBe(first.processInstanceId)
    await office.complete(tokens.inspector, again.taskId, true)
    expect(await read(`${orders}/po-detail`, id)).toMatchObject({ processStatus: 'approved', rejectReason: null })
  })

  test('is urged, withdrawn by its buyer alone, and is a draft that is sent anew', async () => {
    const { id } = await newOrder()
    await commit(id)
    const { taskId, processInstanceId } = await taskFor('inspector', id)
    const withdraw = (account: Account) =>
      office.api.post(workflowCalls.withdrawTask, { token: tokens[account], body: { taskId, withdrawType: 'wf_withdraw_end' } })
    expect(
      (await office.api.post(processCalls.urge, { token: tokens.buyer, body: { taskId, comment: '今天要下单' } })).status,
    ).toBe(200)
    expect((await withdraw('inspector')).status).toBe(403)
    expect((await withdraw('buyer')).status).toBe(200)
    expect([await stateOf(id), await taskOf('inspector', id)]).toEqual(['draft', undefined])
    await commit(id)
    expect((await taskFor('inspector', id)).processInstanceId).not.toBe(processInstanceId)
  })

  test('is decided by hand or void, and its process ends with it; one that is removed is asked for no longer', async () => {
    const byHand = await newOrder()
    await commit(byHand.id)
    const denied = await office.api.post(`${base}/${orders}/po-approve`, { token: tokens.buyer, body: { ids: byHand.id } })
    expect(denied.status).toBe(403)
    await ok('admin', `${orders}/po-approve`, { ids: byHand.id })
    const ended = await office.detail(tokens.buyer, { businessId: byHand.id } as never)
    expect([await stateOf(byHand.id), ended.process.processIsFinished]).toEqual(['approved', 'finished'])
    const gone = await newOrder()
    await commit(gone.id)
    await office.complete(tokens.inspector, (await taskFor('inspector', gone.id)).taskId, false, { comment: '重复' })
    await ok('buyer', `${orders}/po-remove`, { ids: gone.id })
    expect(await taskOf('buyer', gone.id)).toBeUndefined()
  })

  test('shows who will decide before it is sent', async () => {
    const { body } = await office.api.post<ApprovalPreview>(processCalls.preview, {
      token: tokens.buyer,
      body: { processDefKey: 'PurchaseOrder', businessId: (await newOrder()).id },
    })
    expect(body.data).toEqual({
      steps: [{ nodeId: 'audit', name: '单据审核', people: [expect.any(String)], mode: 'one' }],
      notes: [],
    })
  })

  test('is not made through its process by whoever may not make one', async () => {
    const offered = async (token: string) => {
      const { body } = await office.api.get<Page<{ key: string }>>(workflowCalls.processList, { token, query: { size: 200 } })
      return body.data.records.map(({ key }) => key)
    }
    expect([await offered(tokens.worker), await offered(tokens.buyer)]).toEqual([
      expect.not.arrayContaining(['PurchaseOrder']),
      expect.arrayContaining(['PurchaseOrder', 'Leave']),
    ])
    const start = await office.api.post(workflowCalls.startProcessByKey, {
      token: tokens.worker,
      body: { processDefKey: 'PurchaseOrder', variables: { supplierId: made.supplier } },
    })
    expect(start.status).toBe(403)
  })
})

const sold = () => ({
  customerId: made.customer,
  orgId: made.org,
  salerId: office.ids.sales,
  deliveryDate: '2026-12-20',
  currency: 'CNY',
})
const lines = () => [{ materialId: made.material, quantity: '2', price: '50', taxRate: '13' }]

/** Of each document: who writes it, its calls, and what it is once it is approved or sent back. */
const documents: {
  key: string
  by: Account
  path: string
  calls?: { submit: string; send: string; detail: string }
  values: () => object
  state: string
  outcomes: [approved: string, rejected: string]
  reason?: string
}[] = [
  {
    key: 'a sales order',
    by: 'sales',
    path: 'ScmSaleOrder',
    calls: { submit: 'sale-submit', send: 'sale-commit', detail: 'sale-detail' },
    values: () => ({ ...sold(), orderDate: '2026-11-20', rate: '1', lines: lines() }),
    state: 'processStatus',
    outcomes: ['approved', 'draft'],
    reason: 'rejectReason',
  },
  {
    key: 'a forecast',
    by: 'sales',
    path: 'ScmForecast',
    calls: { submit: 'forecast-submit', send: 'forecast-commit', detail: 'forecast-detail' },
    values: () => ({
      ...{ title: '12 月预测', orgId: made.org, salerId: office.ids.sales, forecastDate: '2026-11-20', forecastVersion: '1' },
      lines: [{ materialId: made.material, quantity: '2', month: '2026-12' }],
    }),
    state: 'processStatus',
    outcomes: ['approved', 'draft'],
    reason: 'rejectReason',
  },
  {
    key: 'an opportunity',
    by: 'sales',
    path: 'opps',
    calls: { submit: 'submit', send: '../plus/opps/apply-review', detail: 'detail' },
    values: () => ({
      ...{ oppsName: '托盘焊接线', customerId: made.customer, bdUserId: office.ids.sales, amount: '860000', currency: 'CNY' },
      ...{ oppsExpectedTransactionDate: '2027-01-20', probability: '30', forecastCategory: 'best' },
    }),
    state: 'reviewStatus',
    outcomes: ['approved', 'rejected'],
    reason: 'reviewComment',
  },
  {
    key: 'a dispatch',
    by: 'sales',
    path: 'plus/ship',
    calls: { submit: 'submit', send: 'apply', detail: 'detail' },
    values: () => ({ customerId: made.customer, productName: '包膜机', quantity: '1', planShipTime: '2026-12-20T02:00:00Z' }),
    state: 'shipStatus',
    outcomes: ['queued', 'draft'],
    reason: 'rejectReason',
  },
  {
    key: 'a special requirement',
    by: 'planner',
    path: 'mps/SpecialRequire',
    values: () => ({
      ...{ title: '洁净要求', source: 'customer', requirement: '装配在洁净区进行。', noticeUserIds: [office.ids.worker] },
      ...{ effectiveFrom: '2026-11-20', effectiveTo: '2027-05-20' },
    }),
    state: 'requireStatus',
    outcomes: ['inForce', 'draft'],
    reason: 'rejectReason',
  },
  {
    key: 'a wire list',
    by: 'planner',
    path: 'mps/WireBom',
    calls: { submit: 'submit', send: 'commit', detail: 'detail' },
    values: () => ({
      ...{ name: '分站柜线束', designerId: office.ids.planner },
      wires: [{ wireNo: '101', fromDevice: 'QF1', toDevice: 'KM1' }],
    }),
    state: 'auditStatus',
    outcomes: ['passed', 'rejected'],
    reason: 'opinion',
  },
  {
    key: 'a wire order',
    by: 'planner',
    path: 'mps/WireExecute',
    calls: { submit: 'submit', send: 'commit', detail: 'detail' },
    values: () => ({ bomId: made.wireBom, qty: '2', workGroupId: 'wiring', plannedOn: '2026-11-25' }),
    state: 'auditStatus',
    outcomes: ['passed', 'rejected'],
    reason: 'opinion',
  },
  {
    key: 'a wire change',
    by: 'planner',
    path: 'mps/WireChange',
    calls: { submit: 'submit', send: 'commit', detail: 'detail' },
    values: () => ({
      ...{ bomId: made.wireBom, newVersion: 'B0', changeReason: 'design', changedOn: '2026-11-20', running: '返工' },
      ...{ applicantId: office.ids.planner, changes: [{ change: 'change', wireNo: '101', oldValue: '1.0', newValue: '1.5' }] },
    }),
    state: 'auditStatus',
    outcomes: ['passed', 'rejected'],
    reason: 'opinion',
  },
  {
    key: 'the start of a design review',
    by: 'planner',
    path: 'initiate-review',
    values: () => ({
      ...{ reviewName: '方案评审', projectId: 'p1', reviewType: 'concept', applicantId: office.ids.planner },
      ...{ hostId: office.ids.planner, reviewerIds: [office.ids.planner], reviewOn: '2026-12-01', reason: '总体方案' },
    }),
    state: 'requestStatus',
    outcomes: ['passed', 'rejected'],
    reason: 'auditRemark',
  },
]

describe.each(documents)('$key', ({ by, path, calls, values, state, outcomes, reason }) => {
  const { submit, send, detail } = calls ?? { submit: 'submit', send: 'apply', detail: 'detail' }
  const sendPath = send.startsWith('../') ? send.slice(3) : `${path}/${send}`
  const decided = async (pass: boolean) => {
    const { id } = await ok(by, `${path}/${submit}`, values())
    await ok(by, sendPath, { ids: id })
    for (let step = 0; step < 3; step += 1) {
      const open = await office.api.get<Page<{ taskId: string; businessId: string }>>(workflowCalls.claimList, {
        token: tokens.inspector,
        query: { size: 200 },
      })
      const claimable = open.body.data.records.find(({ businessId }) => businessId === id)
      if (claimable)
        await office.api.post(workflowCalls.claimTask, { token: tokens.inspector, body: { taskId: claimable.taskId } })
      const own = await taskOf('inspector', id)
      const task = own ?? (await taskOf('admin', id))
      if (!task) break
      const answer = await office.complete(own ? tokens.inspector : tokens.admin, task.taskId, pass, { comment: '请补充' })
      expect(answer.status, answer.body.msg).toBe(200)
      if (!pass) break
    }
    return read(`${path}/${detail}`, id)
  }

  test('becomes what its approval says', async () => {
    expect((await decided(true))[state]).toBe(outcomes[0])
  })

  test('comes back with the words of whoever rejected it', async () => {
    expect(await decided(false)).toMatchObject({ [state]: outcomes[1], ...(reason && { [reason]: '请补充' }) })
  })
})

test('whoever has to know of a special requirement is told once it binds', async () => {
  const told = async () => {
    const { rows } = await office.services.database.asSystem((tx) =>
      sql<{ title: string; url: string }>`select m.title, m.url from message m join message_receiver r on r.message_id = m.id
        where r.user_id = ${office.ids.worker} and m.url like '/mps/special-require/%' order by m.id desc limit 1`.execute(tx),
    )
    return rows[0]
  }
  const { id } = await ok('planner', 'mps/SpecialRequire/submit', {
    ...{ title: '防松标记', source: 'customer', requirement: '画标记线', noticeUserIds: [office.ids.worker] },
    ...{ effectiveFrom: '2026-11-20', effectiveTo: '2027-05-20' },
  })
  await ok('planner', 'mps/SpecialRequire/apply', { ids: id })
  expect((await told())?.url).not.toContain(id)
  await ok('admin', 'mps/SpecialRequire/publish', { ids: id })
  expect(await told()).toEqual({ title: '特殊要求已生效', url: `/mps/special-require/detail/${id}` })
  await ok('admin', 'mps/SpecialRequire/close', { ids: id, closeNote: '已落实' })
  expect((await told())?.title).toBe('特殊要求已关闭')
})

test('an order for the ERP is passed with its header, sent, and can be taken back by hand before', async () => {
  const form = { bizType: 'standard', bizName: '标准', needsHeaderAudit: true, isActive: true, formFields: [] }
  const configureId = (await ok('planner', 'dc/erp/order/configure/submit', form)).id
  const submit = () =>
    ok('planner', 'dc/erpOrder/submit', {
      ...{ ...sold(), configureId, orderDate: '2026-11-20', contractNo: 'HT-1', exchangeRate: '1' },
      lines: lines(),
    })
  const order = await submit()
  await ok('planner', 'dc/erpOrder/apply', { ids: order.id })
  expect(await read('dc/erpOrder/detail', order.id)).toMatchObject({ orderStatus: 'inApproval', headerState: 'waiting' })
  const task = await taskFor('inspector', order.id)
  await office.complete(tokens.inspector, task.taskId, true, { comment: '条款一致' })
  expect(await read('dc/erpOrder/detail', order.id)).toMatchObject({
    ...{ orderStatus: 'passed', headerState: 'audited', auditRemark: '条款一致', auditorId: office.ids.inspector },
    erpState: expect.not.stringMatching(/^none$/),
  })
  const other = await submit()
  await ok('planner', 'dc/erpOrder/apply', { ids: other.id })
  await ok('planner', 'dc/erpOrder/audit-header', { ids: other.id })
  expect((await taskFor('inspector', other.id)).taskName).toBe('单据审核')
  await ok('planner', 'dc/erpOrder/take-back', { ids: other.id })
  expect(await taskOf('inspector', other.id)).toBeUndefined()
})
