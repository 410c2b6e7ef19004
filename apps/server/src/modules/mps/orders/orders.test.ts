import type { AnyRecord, Page } from '@bip/contract'
import { type HoursDesk, hoursDeskCall, type SchedulePlan, scheduleCalls } from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordFigure } from '../../../../../../tests/support/figures.ts'
import { type Company, startCompany } from '../../../testing/company.ts'

const sizes = {
  ...{ supplier: 30, warehouse: 10, warehouseLocation: 5000, material: 400, purchaseOrder: 90, stockEntry: 60 },
  ...{ workCalendar: 4, workRegion: 12, workGroup: 40, workProcess: 36, workStation: 60, workManpower: 120, produceRoute: 30 },
}
const base = '/blade-bip/mps'

let company: Company
let token: string
let route: AnyRecord
beforeAll(async () => {
  company = await startCompany({ sizes })
  token = await company.signIn('admin')
  route = await first('produce-route', { routeStatus: 'released' })
})
afterAll(() => company.stop())

const post = <T = AnyRecord>(path: string, body: object) => company.api.post<T>(`${base}/${path}`, { token, body })
const get = <T = AnyRecord>(path: string, query = {}) => company.api.get<T>(`${base}/${path}`, { token, query })
const first = async (path: string, query = {}): Promise<AnyRecord> => {
  const [record] = (await get<Page<AnyRecord>>(`${path}/list`, { size: 1, ...query })).body.data.records
  if (!record) throw new Error(`There is no ${path}.`)
  return record
}
const ordered = async (values: object = {}) => {
  const { materialId, createUser: plannerId, id: routeId } = route
  const fields = { materialId, plannerId, routeId, quantity: '10', orgId: '100006', dueDate: '2027-01-31', ...values }
  return (await post('mo/submit', fields)).body.data
}
const order = async (id: unknown) => (await get('mo/detail', { id })).body.data
const itemsOf = async (moId: unknown) => (await get<Page<AnyRecord>>('mo-item/list', { moId, size: 1000 })).body.data.records

test('an order is split into 500 items at once, never into more than it is over', async () => {
  const { id } = await ordered({ quantity: '510' })
  const args = { ids: id, partQuantity: '1', parts: '500', firstDue: '2026-12-01', everyDays: '1' }
  const begun = performance.now()
  expect((await post('mo/mo-split-plan', args)).status).toBe(200)
  recordFigure('split of an order into 500 items', `${Math.round(performance.now() - begun)} ms, one transaction`)
  expect(await order(id)).toMatchObject({ splitStatus: '1', splitQuantity: '500.0000', openQuantity: '10.0000' })
  const refused = await post('mo/mo-split-plan', { ids: id, partQuantity: '11', parts: '1' })
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('10')])
  expect(await itemsOf(id)).toHaveLength(500)
  await post('mo/mo-item-generate-v2', { ids: id })
  expect(await order(id)).toMatchObject({ splitStatus: '2', openQuantity: '0.0000' })
  expect(await itemsOf(id)).toHaveLength(501)
})

test('a split is undone as far as nobody began: what is left can be split anew, and what was begun stays', async () => {
  const { id } = await ordered()
  await post('mo/mo-split-plan', { ids: id, partQuantity: '2', parts: '5' })
  await post('mo/release', { ids: id })
  const [begun] = await itemsOf(id)
  for (const step of ['release', 'begin']) expect((await post(`mo-item/${step}`, { ids: begun?.id })).status).toBe(200)
  expect((await post('mo/undo-split', { ids: id })).status).toBe(200)
  expect(await order(id)).toMatchObject({ splitStatus: '1', splitQuantity: '2.0000', openQuantity: '8.0000' })
  expect((await post('mo/mo-split-plan', { ids: id, partQuantity: '4', parts: '2' })).status).toBe(200)
  await post('mo/undo-split', { ids: id })
  const nothing = await post('mo/undo-split', { ids: id })
  expect([nothing.status, nothing.body.msg]).toEqual([409, expect.stringContaining(String(begun?.itemNo))])
})

test('an item follows its order, is paused for a reason, scheduled anew, and ends it', async () => {
  const { id } = await ordered()
  await post('mo/mo-item-generate-v2', { ids: id })
  const [item] = await itemsOf(id)
  const act = (path: string, args = {}) => post(`mo-item/${path}`, { ids: item?.id, ...args })
  expect((await act('release')).status).toBe(409)
  await post('mo/release', { ids: id })
  for (const step of ['release', 'begin']) expect((await act(step)).status).toBe(200)
  expect((await order(id)).moStatus).toBe('running')
  expect((await act('item-pause')).status).toBe(400)
  await act('item-pause', { pauseReason: 'material', pauseNote: '等电机' })
  const paused = (await get('mo-item/detail', { id: item?.id })).body.data
  expect(paused).toMatchObject({ itemStatus: 'paused', scheduleStatus: '2', pausedFrom: expect.stringContaining('running') })
  await act('item-resume')
  expect((await get('mo-item/detail', { id: item?.id })).body.data).toMatchObject({ scheduleStatus: '3', pauseReason: null })
  for (const step of ['begin', 'finish']) expect((await act(step)).status).toBe(200)
  expect(await order(id)).toMatchObject({ moStatus: 'done', finishedQuantity: '10.0000' })
})

test('whoever resumes an item is told what has changed during the pause; day and priority of an order are changed on its way', async () => {
  const { id } = await ordered()
  await post('mo/mo-item-generate-v2', { ids: id })
  await post('mo/release', { ids: id })
  const [item] = await itemsOf(id)
  const resumed = async () => {
    const { results } = (await post<{ results: { data?: { changed: string } }[] }>('mo-item/item-resume', { ids: item?.id })).body
      .data
    return results[0]?.data?.changed
  }
  await post('mo-item/release', { ids: item?.id })
  await post('mo-item/item-pause', { ids: item?.id, pauseReason: 'material' })
  expect(await resumed()).toBe('')
  await post('mo-item/item-pause', { ids: item?.id, pauseReason: 'design' })
  expect((await post('mo/adjust', { ids: id, dueDate: '2026-11-19', priority: 'urgent' })).status).toBe(200)
  expect((await get('mo-item/detail', { id: item?.id })).body.data).toMatchObject({ dueDate: '2026-11-19', priority: 'urgent' })
  const told = await resumed()
  expect(told?.split('\n')).toEqual(['订单的“交期”已改动', '订单的“优先级”已改动', '交期 2026-11-19 已过'])
})

test('an item makes what its parts do not, and is done after them', async () => {
  const { id } = await ordered()
  await post('mo/mo-item-generate-v2', { ids: id })
  await post('mo/release', { ids: id })
  const [item] = await itemsOf(id)
  await post('mo-item/release', { ids: item?.id })
  await post('mo-item/add-decomposition-plan', { ids: item?.id, quantity: '4' })
  const part = (await itemsOf(id)).find(({ parentItemId }) => parentItemId === item?.id)
  await post('mo-item/release', { ids: part?.id })
  const plan = async () => (await company.api.get<SchedulePlan>(scheduleCalls.plan, { token })).body.data.bars
  const piecesOf = async (itemId: unknown) =>
    (await plan()).filter((bar) => bar.itemId === itemId).map(({ quantity }) => Number(quantity))
  expect(new Set(await piecesOf(item?.id))).toEqual(new Set([6]))
  expect(new Set(await piecesOf(part?.id))).toEqual(new Set([4]))
  const split = await company.api.post(scheduleCalls.split, {
    token,
    body: { operationId: (await plan()).find(({ itemId }) => itemId === item?.id)?.operationId, quantity: '6' },
  })
  expect(split.body.msg).toContain('数量为 6')
  for (const one of [item, part]) await post('mo-item/begin', { ids: one?.id })
  expect(JSON.stringify((await post('mo-item/finish', { ids: item?.id })).body)).toContain(String(part?.itemNo))
  for (const one of [part, item]) expect((await post('mo-item/finish', { ids: one?.id })).status).toBe(200)
  expect(await order(id)).toMatchObject({ moStatus: 'done', finishedQuantity: '10.0000' })
})

test('a requisition reserves what lies free in the ledger and says that it was not all', async () => {
  const { rows } = await company.services.database.asSystem((tx) =>
    sql<{ id: string; free: string }>`select material_id as id, sum(available)::text as free from stock_balance
      where available > 0 group by 1 having count(distinct warehouse_id) = 1 order by 2 desc limit 1`.execute(tx),
  )
  const [stock] = rows
  const enough = { materialId: stock?.id, perPiece: '0.5' }
  const { id } = await ordered({ quantity: '2', components: [enough] })
  await post('mo/mo-item-generate-v2', { ids: id })
  const [item] = await itemsOf(id)
  expect((await post('mo-item/mro-generate', { ids: item?.id })).status).toBe(200)
  expect(await order(id)).toMatchObject({ requisitionStatus: '2' })
  const [line] = (await get<Page<AnyRecord>>('mo-item/mr-pp-bom', { itemId: item?.id })).body.data.records
  expect(line).toMatchObject({ required: '1.0000', requisitioned: '1.0000', open: '0.0000' })
  expect((await get<Page<AnyRecord>>('mo-item/mr-list', { itemNo: item?.itemNo })).body.data.total).toBe(1)
  const more = await ordered({ quantity: '2', components: [{ ...enough, perPiece: String(Number(stock?.free)) }] })
  await post('mo/mo-item-generate-v2', { ids: more.id })
  const [large] = await itemsOf(more.id)
  await post('mo-item/mro-generate', { ids: large?.id })
  expect(await order(more.id)).toMatchObject({ requisitionStatus: '1' })
  expect((await post('mo-item/mro-generate', { ids: large?.id })).status).toBe(409)
})

test('hours count once they are audited, and nobody works more than a day has', async () => {
  const { id } = await ordered()
  await post('mo/mo-item-generate-v2', { ids: id })
  const [item] = await itemsOf(id)
  await post('mo/release', { ids: id })
  const worker = await first('work-manpower')
  const report = (hours: string, more = {}) => ({
    ...{ reportedOn: '2026-11-19', itemId: item?.id, stepNo: '10', workGroupId: worker.workGroupId },
    people: [{ workerId: worker.id, activity: 'run', hours, goodQuantity: '4' }],
    ...more,
  })
  expect((await post('Wksr/submit', report('8'))).status).toBe(409)
  await post('mo-item/release', { ids: item?.id })
  expect((await post('Wksr/submit', report('8', { stepNo: '999' }))).status).toBe(409)
  const { id: reportId } = (await post('Wksr/report-save', report('20'))).body.data
  const refused = await post('Wksr/submit', report('5'))
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('25')])
  for (const step of ['commit', 'audit']) expect((await post(`Wksr/${step}`, { ids: reportId })).status).toBe(200)
  const { operations, reportedHours } = (await get('mo-item/detail', { id: item?.id })).body.data
  expect(reportedHours).toBe('20.00')
  expect((operations as AnyRecord[])[0]).toMatchObject({ reportedHours: '20.00', finishedQuantity: '4.0000' })
  const open = (await get<Page<AnyRecord>>('Wksr/plan-list', { itemId: item?.id })).body.data.records
  expect((await get('Wksr/plan-detail', { id: open[0]?.id })).body.data).toMatchObject({ itemNo: item?.itemNo })
})

test('what is reported is counted before an item is paused, and what is reported whole is not paused', async () => {
  const { id } = await ordered({ quantity: '4' })
  await post('mo/mo-item-generate-v2', { ids: id })
  await post('mo/release', { ids: id })
  const [item] = await itemsOf(id)
  for (const step of ['release', 'begin']) await post(`mo-item/${step}`, { ids: item?.id })
  const worker = await first('work-manpower')
  const { operations } = (await get('mo-item/detail', { id: item?.id })).body.data
  const report = async (stepNo: unknown) => {
    const people = [{ workerId: worker.id, activity: 'run', hours: '0.1', goodQuantity: '4' }]
    const values = { reportedOn: '2026-11-18', itemId: item?.id, stepNo, workGroupId: worker.workGroupId, people }
    const { id: reportId, no } = (await post('Wksr/submit', values)).body.data
    await post('Wksr/commit', { ids: reportId })
    return { reportId, no: String(no) }
  }
  const pause = () => post('mo-item/item-pause', { ids: item?.id, pauseReason: 'material' })
  const plan = async () => (await company.api.get<SchedulePlan>(scheduleCalls.plan, { token })).body.data
  const { reported } = await plan()
  for (const { stepNo } of operations as AnyRecord[]) {
    const { reportId, no } = await report(stepNo)
    expect(JSON.stringify((await pause()).body)).toContain(no)
    expect((await post('Wksr/audit', { ids: reportId })).status).toBe(200)
  }
  expect(JSON.stringify((await pause()).body)).toContain('全部报完')
  expect((await plan()).reported).toBeGreaterThanOrEqual(reported)
  expect((await post('mo-item/finish', { ids: item?.id })).status).toBe(200)
})

test('hours of a locked period stay as they are until somebody unlocks it', async () => {
  const period = { periodName: '2024-02', fromDay: '2024-02-01', toDay: '2024-02-29' }
  const { id } = (await post('hours-period/submit', period)).body.data
  const again = await post('hours-period/submit', {
    ...period,
    periodName: '2024-02b',
    fromDay: '2024-02-29',
    toDay: '2024-03-05',
  })
  expect([again.status, again.body.msg]).toEqual([409, expect.stringContaining('2024-02')])
  const top = await ordered()
  await post('mo/release', { ids: top.id })
  await post('mo/mo-item-generate-v2', { ids: top.id })
  const [item] = await itemsOf(top.id)
  await post('mo-item/release', { ids: item?.id })
  const worker = (await get<Page<AnyRecord>>('work-manpower/list', { size: 1 })).body.data.records[0]
  const { operations } = (await get('mo-item/detail', { id: item?.id })).body.data
  const [{ stepNo } = {}] = operations as { stepNo?: string }[]
  const people = [{ workerId: worker?.id, activity: 'run', hours: '2', goodQuantity: '1', scrapQuantity: '0' }]
  const report = { reportedOn: '2024-02-12', itemId: item?.id, stepNo, workGroupId: worker?.workGroupId, people }
  const { id: reportId } = (await post('Wksr/submit', report)).body.data
  expect((await post('hours-period/lock', { ids: id })).body).toMatchObject({ data: { results: [{ ok: true }] } })
  const refused = [
    await post('Wksr/submit', report),
    await post('Wksr/batch-submit', [{ ...report, reportedOn: '2024-03-10' }, report]),
    await post('Wksr/commit', { ids: reportId }),
    await post('Wksr/remove-report', { ids: reportId }),
  ]
  for (const { body } of refused) expect(JSON.stringify(body)).toContain('已锁定的期间 2024-02')
  expect((await post('hours-period/unlock', { ids: id })).body).toMatchObject({ data: { results: [{ ok: true }] } })
  expect((await post('Wksr/commit', { ids: reportId })).body).toMatchObject({ data: { results: [{ ok: true }] } })
})

test('a group sees what it can report on, and what was reported that day; a worker sees his own group only', async () => {
  const top = await ordered()
  await post('mo/release', { ids: top.id })
  await post('mo/mo-item-generate-v2', { ids: top.id })
  const [item] = await itemsOf(top.id)
  await post('mo-item/release', { ids: item?.id })
  const { operations } = (await get('mo-item/detail', { id: item?.id })).body.data
  const step = (operations as AnyRecord[]).find(({ workGroupId }) => workGroupId)
  const desk = async (query: object, as = token) =>
    (await company.api.get<HoursDesk>(hoursDeskCall, { token: as, query: { day: '2024-05-06', ...query } })).body.data
  const workGroupId = step?.workGroupId
  const before = await desk({ workGroupId })
  const own = before.operations.find(({ itemId, stepNo }) => itemId === item?.id && Number(stepNo) === Number(step?.stepNo))
  expect(own).toMatchObject({ itemNo: item?.itemNo, quantity: '10.0000', requirements: [] })
  const { createUser } = route
  const asked = { title: '防松标记', requirement: '画标记线', source: 'customer', moId: top.id, processIds: [step?.processId] }
  const valid = { effectiveFrom: '2024-05-01', effectiveTo: '2024-05-31', noticeUserIds: [createUser] }
  const { id: requirement } = (await post('SpecialRequire/submit', { ...asked, ...valid })).body.data
  for (const call of ['apply', 'publish']) expect((await post(`SpecialRequire/${call}`, { ids: requirement })).status).toBe(200)
  const required = (await desk({ workGroupId })).operations.filter(({ requirements }) => requirements.length > 0)
  expect(required).toMatchObject([{ itemId: item?.id, stepNo: own?.stepNo, requirements: ['防松标记: 画标记线'] }])
  const [first, second] = before.people
  const people = [first, second].flatMap((one) =>
    one ? [{ workerId: one.id, activity: 'run', hours: '3.50', goodQuantity: '1', scrapQuantity: '0' }] : [],
  )
  const report = { reportedOn: '2024-05-06', itemId: item?.id, stepNo: own?.stepNo, workGroupId, people }
  expect((await post('Wksr/batch-submit', [report])).body).toMatchObject({ data: { results: [{ ok: true }] } })
  expect((await desk({ workGroupId })).people[0]).toMatchObject({ id: first?.id, reported: '3.50' })
  const foreman = await desk({}, await company.signIn('worker'))
  expect(foreman.groups.length).toBeLessThan(before.groups.length)
  expect(foreman.me).toEqual(expect.any(String)) // so that a phone has something to report
  expect((await desk({ workGroupId: 'none' }, await company.signIn('worker'))).groups).toEqual(foreman.groups)
})

test('orders are read level by level, parts of items too', async () => {
  const top = await ordered()
  const below = await ordered({ parentId: top.id })
  type Node = AnyRecord & { hasChildren: boolean }
  const rows = (await get<Node[]>('mo/lazy-list', { billNo: top.billNo })).body.data
  expect(rows).toMatchObject([{ id: top.id, hasChildren: true }])
  expect((await get<Node[]>('mo/lazy-list', { parentKey: top.id })).body.data).toMatchObject([{ id: below.id }])
  const listed = await get<Page<AnyRecord>>('mo/list-by-parent-billno', { parentBillno: top.billNo })
  expect(listed.body.data.records.map(({ id }) => id)).toEqual([below.id])
  expect((await post('mo/submit', { id: top.id, parentId: below.id })).status).toBe(400)
  await post('mo/mo-item-generate-v2', { ids: top.id })
  const [item] = await itemsOf(top.id)
  expect((await post('mo-item/add-decomposition-plan', { ids: item?.id, quantity: '4' })).status).toBe(200)
  expect((await post('mo-item/add-decomposition-plan', { ids: item?.id, quantity: '7' })).status).toBe(409)
  const parts = await get<Page<AnyRecord>>('mo-item/second-list', { parentId: item?.id })
  expect(parts.body.data.records).toMatchObject([{ quantity: '4.0000' }])
  const ofOrder = (await get<Page<AnyRecord>>('mo/get-technology-info', { moId: top.id })).body.data.total
  expect(ofOrder).toBeGreaterThan(2)
  expect((await get<Page<AnyRecord>>('mo/get-technology-info')).body.data.total).toBeGreaterThan(ofOrder)
  expect((await get('mo-item/mr-pp-bom')).status).toBe(400)
})

test('what open orders need of their components is looked up by order, code and name', async () => {
  const { id } = await ordered({ quantity: '4', components: [{ materialId: route.materialId, perPiece: '2.5' }] })
  const { billNo } = await order(id)
  const asked = { current: 1, size: 20, search: String(billNo) }
  const path = '/blade-erp/v-prd-mo-material/list'
  const { data } = (await company.api.get<Page<AnyRecord>>(path, { token, query: asked })).body
  expect(data).toMatchObject({ total: 1, records: [{ moId: id, billNo, materialId: route.materialId, required: '10.0000' }] })
  const none = (await company.api.get<Page<AnyRecord>>(path, { token, query: { search: 'MO-1999' } })).body.data
  expect(none.total).toBe(0)
})

test('an order without a route goes by the one of its material that is valid for its lot', async () => {
  const { materialId, steps: known } = (await get('produce-route/detail', { id: route.id })).body.data
  const steps = (known as AnyRecord[]).map(({ stepNo, processId, workGroupId, runMinutes }) => ({
    stepNo,
    processId,
    workGroupId,
    runMinutes,
  }))
  const like = {
    routeName: '大批路线',
    materialCategory: 'semi',
    validFrom: '2026-11-01',
    isAlternative: true,
    materialId,
    steps,
  }
  const large = (await post('produce-route/insert', { ...like, routeCode: 'GY-L', lotFrom: '100' })).body.data
  await post('produce-route/release', { ids: large.id })
  const routeOf = async (quantity: string) => (await order((await ordered({ routeId: undefined, quantity })).id)).routeId
  const usual = await routeOf('4')
  expect(usual).not.toBe(large.id)
  expect((await get('produce-route/detail', { id: usual })).body.data).toMatchObject({ materialId, routeStatus: 'released' })
  await post('produce-route/retire', { ids: usual })
  expect(await routeOf('4')).toBe(null)
  expect(await routeOf('200')).toBe(large.id)
})
