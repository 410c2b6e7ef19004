import { type AnyRecord, binCalls, type Page, type RowTable, rowsOfTable } from '@bip/contract'
import { type BaselineRow, planCalls, type TemplatePlanAnswer, type WholePlanAnswer, wholePlanOf } from '@bip/contract/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
let token: string
let projectId: string
let managerId: string
beforeAll(async () => {
  company = await startCompany({
    sizes: { customer: 5, planTemplate: 1, planTempitem: 50, project: 2, workCalendar: 2, leave: 40 },
  })
  token = await company.signIn('admin')
  const [project] = await list('/blade-bip/project')
  projectId = String(project?.id)
  managerId = String(project?.managerId)
})
afterAll(() => company.stop())

const list = async (path: string, query: Record<string, string> = {}) =>
  (await company.api.get<Page<AnyRecord>>(`${path}/list`, { token, query: { size: '500', ...query } })).body.data.records
const post = (path: string, body: object, as = token) => company.api.post<AnyRecord>(path, { token: as, body })
const baselines = '/blade-bip/plus/plan-baseline'
const rowsOf = async (id: unknown) => {
  const { body } = await company.api.get<RowTable<BaselineRow>>(planCalls.baseline, { token, query: { id: String(id) } })
  return rowsOfTable(body.data)
}
const kept = () => list(baselines, { projectId })

test('a plan keeps what it was under several names; they are renamed, removed and brought back', async () => {
  const before = (await kept()).length
  const { body: taken } = await post(`${baselines}/submit`, { projectId, baselineName: '合同版' })
  const first = taken.data
  const rows = await rowsOf(first.id)
  expect(rows.length).toBeGreaterThan(10)
  const all = await list('/blade-bip/plan-item', { projectId })
  expect(rows.map(({ itemId }) => itemId).sort()).toEqual(all.map(({ id }) => id).sort())

  // Another one, after an item was added, keeps the other days, and the first one keeps its own.
  const fresh = {
    projectId,
    itemNo: '99',
    planItemName: '补充',
    itemType: 'task',
    planStart: '2027-01-04',
    planEnd: '2027-01-08',
  }
  const { body: added } = await post('/blade-bip/plan-item/submit', fresh)
  const { body: again } = await post(`${baselines}/submit`, { projectId, baselineName: '第二版', note: '增补后' })
  expect((await rowsOf(again.data.id)).find(({ itemId }) => itemId === added.data.id)).toMatchObject({ planEnd: '2027-01-08' })
  expect((await rowsOf(first.id)).some(({ itemId }) => itemId === added.data.id)).toBe(false)
  expect((await kept()).find(({ id }) => id === again.data.id)).toMatchObject({ itemCount: String(all.length + 1) })

  const twice = await post(`${baselines}/submit`, { projectId, baselineName: '合同版' })
  expect(twice.body.msg).toContain('已有基线“合同版”')
  const renamed = await post(`${baselines}/submit`, { id: first.id, version: 1, projectId, baselineName: '签约版' })
  expect(renamed.body.data).toMatchObject({ baselineName: '签约版', itemCount: String(rows.length) })
  expect((await rowsOf(first.id)).length).toBe(rows.length)

  await post(`${baselines}/remove`, { ids: first.id })
  expect((await kept()).length).toBe(before + 1)
  expect((await company.api.get(planCalls.baseline, { token, query: { id: String(first.id) } })).status).toBe(404)
  expect((await post(binCalls.restore, { resource: 'planBaseline', ids: [first.id] })).status).toBe(200)
  expect(await rowsOf(first.id)).toEqual(rows)
})

test('a project without a plan has nothing to keep, and only those who may keep a baseline do', async () => {
  const [project] = await list('/blade-bip/project')
  if (!project) throw new Error('The demonstration has projects.')
  const { projectType, projectLevel, phase, customerId, orgId, managerId, planStart, planEnd, currency } = project
  const { body } = await post('/blade-bip/project/submit', {
    ...{ projectName: '空计划', projectType, projectLevel, phase, customerId, orgId, managerId, planStart, planEnd, currency },
  })
  const none = await post(`${baselines}/submit`, { projectId: body.data.id, baselineName: '合同版' })
  expect(none.body.msg).toContain('还没有计划项')
  const buyer = await company.signIn('buyer')
  expect((await post(`${baselines}/submit`, { projectId, baselineName: '采购版' }, buyer)).status).toBe(403)
  const worker = await company.signIn('worker')
  expect((await company.api.get(planCalls.baseline, { token: worker, query: { id: '1' } })).status).toBe(403)
})

test('days of work leave out the holidays of the plant, when an item is stored, moved, and made from a template', async () => {
  const stored = await list('/blade-bip/mps/work-calendar')
  for (const { id } of stored) {
    const { body } = await company.api.get<AnyRecord>('/blade-bip/mps/work-calendar/detail', { token, query: { id } })
    const { exceptions = [], ...calendar } = body.data as AnyRecord & { exceptions?: object[] }
    const holiday = { fromDay: '2027-02-05', toDay: '2027-02-11', isWorking: false, reason: '春节' }
    await post('/blade-bip/mps/work-calendar/submit', { ...calendar, exceptions: [...exceptions, holiday] })
  }
  const item = {
    projectId,
    itemNo: '98',
    planItemName: '节前节后',
    itemType: 'task',
    planStart: '2027-02-03',
    planEnd: '2027-02-15',
  }
  const { body: made } = await post('/blade-bip/plan-item/submit', item)
  const { body } = await company.api.get<WholePlanAnswer>(planCalls.plan, { token, query: { projectId } })
  const plan = wholePlanOf(body.data)
  expect(plan.holidays).toEqual(expect.arrayContaining(['2027-02-05', '2027-02-11']))
  // 3, 4, 12 and 15 February are worked.
  expect(plan.items.find(({ id }) => id === made.data.id)).toMatchObject({ duration: 4 })
  const moved = { id: made.data.id, version: 1, planEnd: '2027-02-16' }
  expect((await post(planCalls.replan, { projectId, items: [moved] })).status).toBe(200)
  const { body: after } = await company.api.get<AnyRecord>('/blade-bip/plan-item/detail', {
    token,
    query: { id: String(made.data.id) },
  })
  expect(after.data).toMatchObject({ duration: '5' })
})

test('the plan of a template is drawn and changed as a whole while it is a draft, and by nobody once it is published', async () => {
  const [template] = await list('/blade-bip/plan-template', { templateStatus: 'published' })
  const id = String(template?.id)
  const read = async () => {
    const { body } = await company.api.get<TemplatePlanAnswer>(planCalls.template, { token, query: { id } })
    return { mayEdit: body.data.mayEdit, items: rowsOfTable(body.data.items), links: rowsOfTable(body.data.links) }
  }
  const published = await read()
  expect(published.mayEdit).toBe(false)
  expect(published.items).toHaveLength(50)
  expect(published.links.length).toBeGreaterThan(0)
  const [first, second] = published.items.filter(({ itemType }) => itemType === 'task')
  const rows = [
    { id: first?.id, version: first?.version, startDay: '2', workDays: '9' },
    {
      id: second?.id,
      version: second?.version,
      links: [{ predecessorId: first?.id, linkType: 'SS', lag: '2', lagUnit: 'calendar' }],
    },
  ]
  const store = (list: object[]) => post('/blade-bip/plan-tempitem/batch-submit', list)
  expect((await store(rows)).body.msg).toContain('请先修订')
  await post('/blade-bip/plan-template/revise', { ids: id })
  expect((await store([rows[0] ?? {}, { ...rows[1], startDay: '-1' }])).status).toBe(400)
  expect((await read()).items).toEqual(published.items)
  expect((await store(rows)).status).toBe(200)
  const draft = await read()
  expect(draft.mayEdit).toBe(true)
  expect(draft.items.find((one) => one.id === first?.id)).toMatchObject({ startDay: 2, workDays: 9 })
  expect(draft.links.filter(({ itemId }) => itemId === second?.id)).toEqual([
    { itemId: second?.id, predecessorId: first?.id, linkType: 'SS', lag: 2, lagUnit: 'calendar' },
  ])
  // What was seen is not there any more.
  expect((await store([{ ...rows[0], workDays: '3' }])).status).toBe(400)
  expect((await read()).items).toEqual(draft.items)
})

test('an item in approval stays as it is, a constraint has its day, and no plan is linked with that of another tenant', async () => {
  const base = { projectId, itemType: 'task', ownerId: managerId, planStart: '2027-03-01', planEnd: '2027-03-05' }
  const { body: made } = await post('/blade-bip/plan-item/submit', { ...base, itemNo: '97', planItemName: '送审' })
  const item = made.data
  const replan = (more: object) => post(planCalls.replan, { projectId, items: [{ id: item.id, version: 1, ...more }] })
  expect((await replan({ constraintType: 'mustStart' })).body.msg).toContain('要有类型和日期')
  expect((await replan({ links: [{ predecessorId: 'of another tenant', linkType: 'FS', lag: 0 }] })).body.msg).toContain(
    '不属于该项目',
  )
  expect((await replan({ links: [{ predecessorId: item.id, linkType: 'FS', lag: 0 }] })).body.msg).toContain('循环')
  expect((await replan({ progress: 101 })).status).toBe(400)
  expect((await replan({ planEnd: '2027-02-26' })).body.msg).toContain('早于开始')
  await post('/blade-bip/plan-item/apply', { ids: item.id })
  const closed = await post(planCalls.replan, { projectId, items: [{ id: item.id, version: 2, planEnd: '2027-03-08' }] })
  expect(closed.body.msg).toContain('处于“审批中”')
  const { body: after } = await company.api.get<AnyRecord>('/blade-bip/plan-item/detail', {
    token,
    query: { id: String(item.id) },
  })
  expect(after.data).toMatchObject({ planEnd: '2027-03-05', planStatus: 'inApproval', progress: '0', constraintType: null })
})

test('a plan knows when those who do its items are on leave that was granted', async () => {
  const leaves = await list('/blade-bip/plus/leave')
  const granted = leaves.find(({ leaveStatus, days }) => leaveStatus === 'approved' && Number(days) >= 1)
  if (!granted) throw new Error('The demonstration grants leave.')
  const { applicantId: ownerId, startDate: from, endDate: to } = granted
  const projects = await list('/blade-bip/project')
  const project = projects.find(({ planStart }) => String(planStart) <= String(to))
  if (!project) throw new Error('A project of the demonstration has begun.')
  const days = { planStart: '2027-03-01', planEnd: '2027-03-02' }
  const { body: stored } = await post('/blade-bip/plan-item/submit', {
    ...{ projectId: project.id, itemNo: '97', planItemName: '休假前后', itemType: 'task', ownerId, ...days },
  })
  expect(stored, stored.msg).toMatchObject({ code: 200 })
  const { body } = await company.api.get<WholePlanAnswer>(planCalls.plan, { token, query: { projectId: String(project.id) } })
  expect(wholePlanOf(body.data).absences).toContainEqual({ personId: ownerId, from, to })
  const waiting = new Set(
    leaves.flatMap((one) => (one.leaveStatus === 'inApproval' ? [`${one.applicantId} ${one.startDate}`] : [])),
  )
  expect(body.data.absences.some((one) => waiting.has(`${one.personId} ${one.from}`))).toBe(false)
})
