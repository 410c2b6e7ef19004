import type { AnyRecord, BulkResult, Page, PrintPreview } from '@bip/contract'
import {
  brokenRules,
  type FeaComparison,
  feaComparisonCall,
  type ImportedPlanItem,
  type PlanImportResult,
  type ProjectFacts,
  type ProjectOverview,
  planCalls,
  projectCalls,
  type WholePlanAnswer,
  wholePlanOf,
} from '@bip/contract/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textsOf } from '../../printing/testing/readPdf.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { multipart } from '../../testing/http.ts'

let company: Company
let token: string
beforeAll(async () => {
  company = await startCompany({ sizes: { customer: 20, planTemplate: 5, planTempitem: 1000, project: 8, pdpFuncUserConfig: 7 } })
  token = await company.signIn('admin')
})
afterAll(() => company.stop())

const post = <T = AnyRecord>(path: string, body: object) => company.api.post<T>(`/blade-bip/${path}`, { token, body })
const list = async (path: string, query: Record<string, string> = {}) =>
  (await company.api.get<Page<AnyRecord>>(`/blade-bip/${path}/list`, { token, query: { size: '500', ...query } })).body.data
    .records
const detail = async (path: string, id: unknown) =>
  (await company.api.get<AnyRecord>(`/blade-bip/${path}/detail`, { token, query: { id: String(id) } })).body.data
const one = async (path: string, query: Record<string, string>) => {
  const [record] = await list(path, query)
  if (!record) throw new Error(`There is no ${path} with ${JSON.stringify(query)}.`)
  return record
}
const newProject = async () => {
  const [template, customer, other] = [
    await one('plan-template', { templateStatus: 'published' }),
    await one('customer', {}),
    await one('project', {}),
  ]
  const { body } = await post('project/submit', {
    projectName: '样件焊接线',
    projectType: 'line',
    projectLevel: 'B',
    phase: 'design',
    customerId: customer.id,
    orgId: other.orgId,
    managerId: other.managerId,
    templateId: template.id,
    planStart: '2026-12-01',
    planEnd: '2027-06-30',
    currency: 'CNY',
  })
  return { project: body.data, template }
}

test('a demonstration has projects with plans, judged by what is late and what they cost', async () => {
  const projects = await list('project', { projectStatus_in: 'running,paused' })
  expect(projects.length).toBeGreaterThan(0)
  for (const project of projects) expect(['green', 'amber', 'red']).toContain(project.health)
  const items = await list('plan-item', { projectId: String(projects[0]?.id) })
  expect(items.length).toBeGreaterThan(40)
  expect(new Set(items.map(({ planStatus }) => planStatus)).size).toBeGreaterThan(1)
  const running = await one('project', { projectStatus: 'running' })
  expect((await post<BulkResult>('project/complete', { ids: running.id })).body.msg).toContain('个计划项未完成')
})

test('why a project is in danger is told with figures, and its overview says what comes next and what is late', async () => {
  const { body: told } = await company.api.get<ProjectFacts[]>(projectCalls.facts, { token })
  const running = await list('project', { projectStatus_in: 'running,paused' })
  expect(told.data.map(({ id }) => id).sort()).toEqual(running.map(({ id }) => id).sort())
  for (const facts of told.data) {
    const project = running.find(({ id }) => id === facts.id)
    expect(brokenRules(facts).map(({ reason }) => reason)).toEqual(project?.healthReason ?? [])
  }
  const [first] = running
  const query = { projectId: String(first?.id) }
  const { body } = await company.api.get<ProjectOverview>(projectCalls.overview, { token, query })
  expect(body.data.items.total).toBeGreaterThan(body.data.items.done)
  expect(body.data.milestones.length).toBeGreaterThan(0)
  expect(body.data.late.every(({ lateDays }) => lateDays > 0)).toBe(true)
  const stranger = await company.api.get(projectCalls.overview, { token, query: { projectId: '1' } })
  expect(stranger.status).toBe(404)
})

test('a plan is made from its template once, with roles given to the team', async () => {
  const { project, template } = await newProject()
  const mechanical = await one('project-role', { roleDict: 'mechanical' })
  const role = { memberName: '机械', roleDict: 'mechanical', userId: mechanical.userId, allocation: '50' }
  const missing = await post('project-role/submit', role)
  expect(JSON.stringify(missing.body)).toContain('请选择计划模板')
  await post('project-role/submit', { projectId: project.id, templateId: template.id, ...role })
  const made = await post<BulkResult>('project/make-plan', { ids: project.id })
  expect(made.body.data.results).toMatchObject([{ ok: true, data: { count: Number(template.itemCount) } }])
  const items = await list('plan-item', { projectId: project.id })
  expect(items.filter(({ roleDict }) => roleDict === 'mechanical').every(({ ownerId }) => ownerId === mechanical.userId)).toBe(
    true,
  )
  expect(items.find(({ itemNo }) => itemNo === '1.1')).toMatchObject({ planStart: '2026-12-01', planStatus: 'planning' })
  expect((await post<BulkResult>('project/make-plan', { ids: project.id })).status).toBe(400)
})

test('a circle of links is refused with its path; a published template is not changed', async () => {
  const { project } = await newProject()
  const item = (itemNo: string, links: object[] = []) => ({
    projectId: project.id,
    itemNo,
    planItemName: `任务 ${itemNo}`,
    itemType: 'task',
    planStart: '2026-12-01',
    planEnd: '2026-12-04',
    links,
  })
  const follows = (predecessorId: string) => [{ predecessorId, linkType: 'FS', lag: '0' }]
  const first = (await post('plan-item/submit', item('1'))).body.data
  const second = (await post('plan-item/submit', item('2', follows(first.id)))).body.data
  const circle = await post('plan-item/submit', { id: first.id, version: 1, ...item('1', follows(second.id)) })
  expect(circle.status).toBe(400)
  expect(circle.body.msg).toMatch(/循环：(1 → 2 → 1|2 → 1 → 2)/)
  expect(await detail('plan-item', first.id)).toMatchObject({ links: [], duration: '4' })
  const tempitem = await one('plan-tempitem', {
    templateId: String((await one('plan-template', { templateStatus: 'published' })).id),
  })
  expect((await post('plan-tempitem/submit', { ...tempitem, workDays: '99' })).body.msg).toContain('请先修订')
})

test('an item is approved, begun, changed with a record of what was, and completed with its proof', async () => {
  const { project } = await newProject()
  const { body } = await post('plan-item/submit', {
    projectId: project.id,
    itemNo: '1',
    planItemName: '预验收',
    itemType: 'task',
    ownerId: project.managerId,
    planStart: '2026-12-01',
    planEnd: '2026-12-04',
    isProofRequired: true,
  })
  const ids = body.data.id
  const act = async (action: string, values: object = {}) =>
    (await post<BulkResult>(`plan-item/${action}`, { ids, ...values })).status
  expect(await act('apply')).toBe(200)
  const inApproval = await post('plan-item/submit', { ...(await detail('plan-item', ids)), planEnd: '2026-12-09' })
  expect(inApproval.status).toBe(409)
  expect(await act('pass')).toBe(200)
  expect(await act('start')).toBe(200)
  expect(await act('change', { changeType: 'date' })).toBe(400)
  expect(await act('change', { changeType: 'date', changeReason: '客户推迟' })).toBe(200)
  await post('plan-item/submit', { ...(await detail('plan-item', ids)), planEnd: '2026-12-11' })
  expect(await act('apply-change')).toBe(200)
  expect(await detail('plan-item', ids)).toMatchObject({ planStatus: 'inProgress', baselineEnd: '2026-12-11', duration: '9' })
  const record = await one('change-record', { projectId: project.id })
  expect(await detail('change-record', record.id)).toMatchObject({
    changeReason: '客户推迟',
    shiftDays: '7',
    lines: [{ oldValue: '2026-12-04', newValue: '2026-12-11' }],
  })
  expect(record.toldIds).toContain(project.managerId)
  expect(await act('complete')).toBe(400)
})

test('a step in a plan is stored whole: dates with a reason and one record, or nothing', async () => {
  const { project } = await newProject()
  const base = {
    projectId: project.id,
    itemType: 'task',
    ownerId: project.managerId,
    planStart: '2026-12-01',
    planEnd: '2026-12-04',
  }
  const first = (await post('plan-item/submit', { ...base, itemNo: '1', planItemName: '设计' })).body.data
  const second = (await post('plan-item/submit', { ...base, itemNo: '2', planItemName: '采购' })).body.data
  const ids = `${first.id},${second.id}`
  await post('plan-item/apply', { ids })
  await post('plan-item/pass', { ids })
  const plan = async () =>
    wholePlanOf((await company.api.get<WholePlanAnswer>(planCalls.plan, { token, query: { projectId: project.id } })).body.data)
      .items
  const moved = (await plan()).map(({ id, version }) => ({ id, version, planStart: '2026-12-07', planEnd: '2026-12-10' }))
  const replan = (body: object) =>
    company.api.post<AnyRecord>(planCalls.replan, { token, body: { projectId: project.id, ...body } })
  expect((await replan({ items: moved })).body.msg).toContain('须填写变更类型与原因')
  const why = { changeType: 'date', changeReason: '客户推迟' }
  expect((await replan({ items: [moved[0], { ...moved[1], planEnd: '2026-12-01' }], ...why })).body.msg).toContain('完成早于开始')
  expect((await plan()).map(({ planEnd }) => planEnd)).toEqual(['2026-12-04', '2026-12-04'])
  const link = { ...moved[1], links: [{ predecessorId: first.id, linkType: 'FS', lag: 0 }] }
  expect((await replan({ items: [moved[0], link], ...why })).status).toBe(200)
  expect(await plan()).toMatchObject([{ planEnd: '2026-12-10' }, { planEnd: '2026-12-10', links: [{ predecessorId: first.id }] }])
  expect((await replan({ items: moved, ...why })).status).toBe(409)
  const [current] = await plan()
  const split = { id: first.id, version: current?.version, planEnd: '2026-12-11' }
  const elsewhere = (await list('plan-item')).find(({ projectId }) => projectId !== project.id)
  const follows = { ...split, links: [{ predecessorId: elsewhere?.id, linkType: 'FS', lag: 0 }] }
  expect((await replan({ items: [follows], ...why })).body.msg).toContain('不属于该项目')
  const circle = { ...split, links: [{ predecessorId: second.id, linkType: 'FS', lag: 0 }] }
  expect((await replan({ items: [circle], ...why })).status).toBe(400)
  for (const progress of [-1, 101]) expect((await replan({ items: [{ ...split, progress }], ...why })).status).toBe(400)
  expect((await plan())[0]).toMatchObject({ planEnd: '2026-12-10', links: [], version: current?.version })
  expect((await replan({ items: [{ ...split, splits: '2/5' }], ...why })).body.msg).toContain('停顿共 5 天')
  expect((await replan({ items: [{ ...split, splits: '2 days' }], ...why })).status).toBe(400)
  expect((await replan({ items: [{ ...split, splits: '2/1', deadline: '2026-12-18' }], ...why })).status).toBe(200)
  expect((await plan())[0]).toMatchObject({ splits: '2/1', duration: 4, deadline: '2026-12-18' })
  expect((await list('change-record', { projectId: project.id })).length).toBe(2)
})

test('an assessment concludes from its scores, and a passed request becomes a review with its questions', async () => {
  const { project } = await newProject()
  const fea = (
    await post('dc-fea/submit', {
      ...{ feaName: '评估', projectId: project.id, customerId: project.customerId },
      ...{ leaderId: project.managerId, assessedOn: '2026-11-20' },
    })
  ).body.data
  const item = (itemName: string, feaEvaluationScore: string) =>
    post('fea-evaluation/submit', { feaId: fea.id, feaItemType: 'technical', itemName, feaEvaluationScore, weight: '1' })
  expect((await item('节拍', '11')).status).toBe(400)
  await item('节拍', '9')
  await item('交期', '8')
  expect(await detail('dc-fea', fea.id)).toMatchObject({ feaEvaluationTotalScore: '17.0', feaEvaluationConclusion: 'feasible' })
  const course = await company.api.get<AnyRecord>('/blade-bip/fea-evaluation/obtain-process-information', {
    token,
    query: { id: fea.id },
  })
  expect(course.body.data).toMatchObject({ items: '2', scored: '2' })
  await post('plus/review-item-config/submit', { itemName: '急停回路', itemKind: 'issue', dimension: 'safety', weight: '1' })
  const request = (
    await post('initiate-review/submit', {
      ...{ reviewName: '方案评审', projectId: project.id, reviewType: 'concept', applicantId: project.managerId },
      ...{ hostId: project.managerId, reviewerIds: [project.managerId], reviewOn: '2026-12-01', reason: '总体方案' },
    })
  ).body.data
  await post('initiate-review/apply', { ids: request.id })
  const passed = await post<BulkResult>('initiate-review/pass', { ids: request.id })
  expect(passed.body.data.results).toMatchObject([{ ok: true }])
  const { reviewId } = await detail('initiate-review', request.id)
  expect((await list('dc-review-issues', { reviewId: String(reviewId) })).map(({ question }) => question)).toContain('急停回路')
})

test('what is spent against a budget warns, and a passed budget is that of its project; stations are audited', async () => {
  const { project } = await newProject()
  const lines = [{ costType: 'material', planned: '1000', otherCost: '600', toComplete: '500' }]
  const head = { projectId: project.id, edition: 'A', ownerId: project.managerId, currency: 'CNY', threshold: '90' }
  const budget = (await post('project-budget/submit', { ...head, lines })).body.data
  expect(await detail('project-budget', budget.id)).toMatchObject({ warning: 'over', variance: '-100.00' })
  await post('project-budget/apply', { ids: budget.id })
  await post('project-budget/pass', { ids: budget.id })
  expect(await detail('project', project.id)).toMatchObject({ budget: '1000.00', costHealth: 'red' })
  // What is earned follows the plan, without anybody touching the budget.
  const days = { itemType: 'task', planStart: '2026-12-01', planEnd: '2026-12-04' }
  const item = { projectId: project.id, itemNo: '1', planItemName: '设计', ownerId: project.managerId, ...days }
  const { id: ids } = (await post('plan-item/submit', item)).body.data
  const step = { projectId: project.id, items: [{ id: ids, version: 1, progress: 40 }] }
  expect((await post('plus/plan-item/replan', step)).status).toBe(200)
  expect(await detail('project-budget', budget.id)).toMatchObject({ earnedValue: '400.00', costIndex: '0.67' })
  for (const action of ['apply', 'pass', 'start']) await post(`plan-item/${action}`, { ids })
  await post('plan-item/report', { ids, progress: '60' })
  expect(await detail('project-budget', budget.id)).toMatchObject({ earnedValue: '600.00', costIndex: '1.00' })
  expect(await detail('project', project.id)).toMatchObject({ progress: '60' })
  const station = (
    await post('station-apply/submit', {
      ...{ projectId: project.id, workshop: 'assembly1', stationCount: '2', startsOn: '2026-12-01', endsOn: '2026-12-20' },
      ...{ applicantId: project.managerId, reason: '总装' },
    })
  ).body.data
  await post('station-apply/apply', { ids: station.id })
  expect((await post('station-apply/audit', { ids: station.id, result: 'draft' })).status).toBe(400)
  await post('station-apply/audit', { ids: station.id, result: 'passed', stationNos: 'A01–A02' })
  expect(await detail('station-apply', station.id)).toMatchObject({ applyStatus: 'passed', stationNos: 'A01–A02' })
  const counts = await company.api.get<AnyRecord>('/blade-bip/plan-item/all-task-count', { token })
  expect(counts.body.data).toMatchObject({ total: expect.any(String), delayed: expect.any(String) })
  for (const path of ['project-plan-list-by-month', 'project-plan-list-home', 'schedule-efficiency'])
    expect((await company.api.get(`/blade-bip/plan-item/${path}`, { token })).status, path).toBe(200)
  expect((await company.api.get('/blade-bip/plus/plan-item/weekly-report', { token })).status).toBe(200)
  const late = await company.api.get<{ records: AnyRecord[] }>('/blade-bip/plus/plan-item/my-tasks', {
    token,
    query: { planStatus: 'delayed', size: '500' },
  })
  expect(late.body.data.records.length).toBe(Number(counts.body.data.delayed))
  for (const one of late.body.data.records) expect(Number(one.daysLeft)).toBeLessThan(0)
})

const imported = (code: string, more: Partial<ImportedPlanItem> = {}): ImportedPlanItem => ({
  ...{ code, name: `任务 ${code}`, parent: null, itemType: 'task', planStart: '2026-12-07', planEnd: '2026-12-11', progress: 0 },
  ...{ deadline: null, splits: null, constraintType: null, constraintDate: null, plannedHours: 40, ownerName: null, links: [] },
  ...more,
})

test('a plan from a file is taken whole: what is there is changed with a reason, the rest is made, or nothing is', async () => {
  const { project } = await newProject()
  const send = (items: ImportedPlanItem[], more: object = {}) =>
    post<PlanImportResult>('plus/plan-item/import-plan', { projectId: project.id, items, ...more })
  const items = [
    imported('1', { itemType: 'phase', name: '设计' }),
    imported('1.1', { parent: '1' }),
    imported('1.2', {
      parent: '1',
      itemType: 'milestone',
      planStart: '2026-12-11',
      links: [{ from: '1.1', type: 'FF', lag: 0 }],
    }),
  ]
  expect((await send(items)).body.data).toEqual({ created: 3, changed: 0, kept: 0, changeNo: null })
  expect((await send(items)).body.data).toEqual({ created: 0, changed: 0, kept: 0, changeNo: null })
  // Earlier plans of the file are kept once, however often it comes.
  const baselines = [{ name: 'MS Project 基线', days: { 1: '2026-12-01/2026-12-20', '1.1': '2026-12-01/2026-12-08' } }]
  expect((await send(items, { baselines })).body.data).toMatchObject({ created: 0, baselines: 1 })
  expect((await send(items, { baselines })).body.data).toMatchObject({ created: 0, baselines: 0 })
  const later = [{ ...baselines[0], days: { '1.1': '2026-12-02/2026-12-09' } }]
  expect((await send(items, { baselines: later })).body.data).toMatchObject({ baselines: 1 })
  const kept = await list('plus/plan-baseline', { projectId: project.id })
  expect(kept.map(({ baselineName, itemCount, endsOn }) => [baselineName, itemCount, endsOn]).sort()).toEqual([
    ['MS Project 基线 (2)', '1', '2026-12-09'],
    ['MS Project 基线', '2', '2026-12-20'],
  ])
  const noDay = [{ name: 'x', days: { '1.1': '2026-02-30/2026-03-09' } }]
  expect((await send(items, { baselines: noDay })).body.msg).toContain('日期不正确')
  const stored = await list('plan-item', { projectId: project.id })
  expect(stored.find(({ itemNo }) => itemNo === '1.1')).toMatchObject({ duration: '5', planStatus: 'planning' })

  const first = stored.find(({ itemNo }) => itemNo === '1.1')
  await post('plan-item/submit', { ...first, ownerId: project.managerId })
  await post('plan-item/apply', { ids: first?.id })
  await post('plan-item/pass', { ids: first?.id })
  const moved = items.map((item) => (item.code === '1.1' ? { ...item, planEnd: '2026-12-14' } : item))
  expect((await send([...moved, imported('2')])).status).toBe(400)
  expect(await list('plan-item', { projectId: project.id })).toHaveLength(3)
  const reason = { changeType: 'date', changeReason: '客户推迟' }
  const told = (await send([...moved, imported('2')], reason)).body.data
  expect(told).toMatchObject({ created: 1, changed: 1, kept: 0 })
  expect(told.changeNo).toMatch(/^BG-/)

  const wrong = (items: ImportedPlanItem[]) => send(items, reason).then(({ status, body }) => [status, body.msg] as const)
  expect(await wrong([imported('3'), imported('3')])).toEqual([400, expect.stringContaining('出现两次')])
  expect(await wrong([imported('3', { planEnd: '2026-12-01' })])).toEqual([400, expect.stringContaining('早于开始')])
  expect(await wrong([imported('3', { links: [{ from: '9', type: 'FS', lag: 0 }] })])).toEqual([
    400,
    expect.stringContaining('没有的任务 9'),
  ])
  const circle = [
    imported('3', { links: [{ from: '4', type: 'FS', lag: 0 }] }),
    imported('4', { links: [{ from: '3', type: 'FS', lag: 0 }] }),
  ]
  expect((await wrong(circle))[0]).toBe(400)
  expect(await list('plan-item', { projectId: project.id })).toHaveLength(4)
})

test('an assessment is compared with earlier ones by the types of its items', async () => {
  const feas = await list('dc-fea', {})
  const own = feas.filter(({ feaEvaluationConclusion }) => feaEvaluationConclusion).at(-1)
  const { body } = await company.api.get<FeaComparison>(feaComparisonCall, { token, query: { id: String(own?.id) } })
  expect(body.data.own).toMatchObject({ no: own?.feaNo, total: Number(own?.feaEvaluationTotalScore) })
  expect(body.data.own.types.length).toBeGreaterThan(2)
  expect(body.data.others.every(({ id, conclusion }) => id !== own?.id && conclusion !== null)).toBe(true)
})

test('marks on a drawing are replied to and verified one by one; a design with open marks does not simply pass, and its minutes are a PDF', async () => {
  const project = await one('project', { projectStatus: 'running' })
  const people = { hostId: project.managerId, designerId: project.managerId, reviewerIds: [project.managerId] }
  const { body: made } = await post('dc-review/submit', {
    ...{ projectId: project.id, reviewName: '批注评审', reviewType: 'concept', reviewOn: '2026-12-01', ...people },
  })
  const review = made.data
  await post('dc-review/begin', { ids: review.id })
  const drawing = { reviewId: review.id, dataName: '总装图', category: 'drawing', edition: 'A', authorId: project.managerId }
  const { body: document } = await post('data-review/submit', drawing)
  const mark = (remarkText: string) => ({
    ...{
      reviewId: review.id,
      dataId: document.data.id,
      fileId: 'f1',
      fileName: '总装图.pdf',
      pageNo: '1',
      remarkText,
      severity: 'major',
    },
    ...{ markLeft: '10.5', markTop: '20', markWidth: '5', markHeight: '5' },
  })
  const both = await Promise.all(['缺少吊点', '检修门过小'].map((text) => post('plus/review-remark/submit', mark(text))))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const [first, second] = both.map(({ body }) => body.data)
  expect((await post('plus/review-remark/submit', { ...mark('越界'), markLeft: '120' })).status).toBe(400)

  const conclude = (conclusion: string) => post('dc-review/review-conclusion-v2', { ids: review.id, conclusion })
  expect(JSON.stringify((await conclude('pass')).body)).toContain('还有 2 条批注未关闭')
  for (const remark of [first, second]) {
    await post('plus/review-remark/answer', { ids: remark?.id, reply: '已修改' })
    await post('plus/review-remark/verify', { ids: remark?.id })
  }
  const marks = (
    await company.api.get<Page<AnyRecord>>('/blade-bip/plus/review-remark/list', {
      token,
      query: { reviewId: String(review.id) },
    })
  ).body.data
  expect(marks.records.map(({ remarkStatus, reply }) => [remarkStatus, reply])).toEqual([
    ['closed', '已修改'],
    ['closed', '已修改'],
  ])
  expect((await conclude('pass')).status).toBe(200)

  const { body: minutes } = await post<PrintPreview>('plus/dc-review/minutes-pdf', { id: review.id })
  const { rawPayload } = await company.fastify.inject({ method: 'GET', url: minutes.data.link })
  expect((await textsOf(rawPayload)).join('')).toContain('缺少吊点')
})

test('a delivery goes out packed, is accepted with a signature, and its defect becomes a problem of the project', async () => {
  const project = await one('project', { projectStatus: 'running' })
  const packages = [{ packageNo: '1', content: '主机', quantity: '1' }]
  const head = { projectId: project.id, deliveryType: 'equipment', planDate: '2026-12-01', ownerId: project.managerId }
  const { body: made } = await post('delivered/submit', { ...head, packages })
  expect(made, made.msg).toMatchObject({ code: 200 })
  const { id } = made.data
  for (const action of ['pack', 'send']) expect((await post(`delivered/${action}`, { ids: id })).status).toBe(200)
  const item = { deliveredId: id, itemName: '主机', quantity: '1', unit: 'set', acceptance: 'defect', defect: '外罩磕碰' }
  const { body: stored } = await post('delivered-item/submit', item)
  expect(stored, stored.msg).toMatchObject({ code: 200 })
  const said = { ids: id, signerName: '李工', acceptanceNote: '外罩补漆' }
  const unsigned = await post<BulkResult>('delivered/accept-with-defects', said)
  expect(unsigned.status === 400 || unsigned.body.data.results.some(({ ok }) => !ok)).toBe(true)
  expect(await detail('delivered', id)).toMatchObject({ deliveredStatus: 'shipped' })
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const sent = { token, ...multipart({ name: 'signature.png', content: png, type: 'image/png' }) }
  const { body: file } = await company.api.post<{ id: string; name: string }>('/blade-resource/oss/endpoint/put-file', sent)
  const { body: signed } = await post<BulkResult>('delivered/accept-with-defects', { ...said, signature: [file.data] })
  expect(signed.data.results).toMatchObject([{ ok: true }])
  expect(await detail('delivered', id)).toMatchObject({ deliveredStatus: 'defective', signature: [{ id: file.data.id }] })
  await post('delivered-item/raise-problem', { ids: stored.data.id })
  const { problemId } = await detail('delivered-item', stored.data.id)
  const [problem] = (await list('dc-review-problem', { projectId: project.id })).filter((one) => one.id === problemId)
  expect(problem).toMatchObject({ problemName: '主机：外罩磕碰', problemStatus: 'open', severity: 'major' })
})
