import type { AnyRecord, BulkResult } from '@bip/contract'
import { brokenRules, type ProjectFacts, type ProjectOverview, projectCalls } from '@bip/contract/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Projects, startProjects } from './testing/startProjects.ts'

let started: Projects
beforeAll(async () => {
  started = await startProjects()
})
afterAll(() => started.company.stop())

test('a demonstration has projects with plans, judged by what is late and what they cost', async () => {
  const { post, list, one } = started
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
  const { get, list } = started
  const { body: told } = await get<ProjectFacts[]>(projectCalls.facts)
  const running = await list('project', { projectStatus_in: 'running,paused' })
  expect(told.data.map(({ id }) => id).sort()).toEqual(running.map(({ id }) => id).sort())
  for (const facts of told.data) {
    const project = running.find(({ id }) => id === facts.id)
    expect(brokenRules(facts).map(({ reason }) => reason)).toEqual(project?.healthReason ?? [])
  }
  const [first] = running
  const query = { projectId: String(first?.id) }
  const { body } = await get<ProjectOverview>(projectCalls.overview, query)
  expect(body.data.items.total).toBeGreaterThan(body.data.items.done)
  expect(body.data.milestones.length).toBeGreaterThan(0)
  expect(body.data.late.every(({ lateDays }) => lateDays > 0)).toBe(true)
  const stranger = await get(projectCalls.overview, { projectId: '1' })
  expect(stranger.status).toBe(404)
})

test('a plan is made from its template once, with roles given to the team', async () => {
  const { post, list, detail, one, newProject } = started
  const { project, template } = await newProject()
  const mechanical = await one('project-role', { roleDict: 'mechanical' })
  const role = { memberName: '机械', roleDict: 'mechanical', userId: mechanical.userId, allocation: '50' }
  const missing = await post('project-role/submit', role)
  expect(JSON.stringify(missing.body)).toContain('请选择计划模板')
  await post('project-role/submit', { projectId: project.id, templateId: template.id, ...role })
  // A template that is changed meanwhile makes no plan before it is published again.
  expect((await post('plan-template/revise', { ids: template.id })).status).toBe(200)
  const tooEarly = await post<BulkResult>('project/make-plan', { ids: project.id })
  expect(tooEarly.body.msg).toContain('模板正在修订')
  expect(await list('plan-item', { projectId: project.id })).toEqual([])
  expect((await post('plan-template/publish', { ids: template.id })).status).toBe(200)
  const made = await post<BulkResult>('project/make-plan', { ids: project.id })
  expect(made.body.data.results).toMatchObject([{ ok: true, data: { count: Number(template.itemCount) } }])
  const items = await list('plan-item', { projectId: project.id })
  expect(items.filter(({ roleDict }) => roleDict === 'mechanical').every(({ ownerId }) => ownerId === mechanical.userId)).toBe(
    true,
  )
  expect(items.find(({ itemNo }) => itemNo === '1.1')).toMatchObject({ planStart: '2026-12-01', planStatus: 'planning' })
  // A second time is refused and makes nothing; the button is gone as well.
  expect((await post<BulkResult>('project/make-plan', { ids: project.id })).status).toBe(409)
  expect(await list('plan-item', { projectId: project.id })).toHaveLength(items.length)
  expect((await detail('project', project.id))._can).not.toContain('makePlan')
})

test('what is spent against a budget warns, and a passed budget is that of its project; stations are audited', async () => {
  const { post, get, detail, newProject } = started
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
  const counts = await get<AnyRecord>('/blade-bip/plan-item/all-task-count')
  expect(counts.body.data).toMatchObject({ total: expect.any(String), delayed: expect.any(String) })
  for (const path of ['project-plan-list-by-month', 'project-plan-list-home', 'schedule-efficiency'])
    expect((await get(`/blade-bip/plan-item/${path}`)).status, path).toBe(200)
  expect((await get('/blade-bip/plus/plan-item/weekly-report')).status).toBe(200)
  const late = await get<{ records: AnyRecord[] }>('/blade-bip/plus/plan-item/my-tasks', { planStatus: 'delayed', size: '500' })
  expect(late.body.data.records.length).toBe(Number(counts.body.data.delayed))
  for (const one of late.body.data.records) expect(Number(one.daysLeft)).toBeLessThan(0)
})

test('a project that is over is judged by its end: on time and within its budget it warns of nothing', async () => {
  const { post, list, detail, newProject } = started
  const { project } = await newProject()
  const head = { projectId: project.id, edition: 'A', ownerId: project.managerId, currency: 'CNY', threshold: '90' }
  const budget = { costType: 'travel', planned: '1000', otherCost: '950', toComplete: '0' }
  const { id: budgetId } = (await post('project-budget/submit', { ...head, lines: [budget] })).body.data
  for (const action of ['apply', 'pass']) await post(`project-budget/${action}`, { ids: budgetId })
  for (const action of ['apply', 'pass']) await post(`project/${action}`, { ids: project.id })
  expect(await detail('project-budget', budgetId)).toMatchObject({ warning: 'near' })
  const days = { itemType: 'task', planStart: '2026-12-01', planEnd: '2026-12-04', ownerId: project.managerId }
  const item = await post('plan-item/submit', { projectId: project.id, itemNo: '1', planItemName: '设计', ...days })
  for (const action of ['apply', 'pass', 'start', 'complete']) await post(`plan-item/${action}`, { ids: item.body.data.id })
  const completed = await post<BulkResult>('project/complete', { ids: project.id })
  expect(completed.body.data.results).toMatchObject([{ ok: true }])
  expect(await detail('project-budget', budgetId)).toMatchObject({ warning: 'none' })
  const over = { projectStatus: 'completed', health: 'green', healthReason: [] }
  const ended = await detail('project', project.id)
  expect(ended).toMatchObject({ ...over, progress: '100', forecastEnd: ended.actualEnd })
  // Those of the demonstration warn of what happened only.
  const finished = await list('project', { projectStatus_in: 'completed,closed' })
  expect(finished.length).toBeGreaterThan(0)
  const reasons = new Set(finished.flatMap(({ healthReason }) => healthReason as string[]))
  for (const reason of reasons) expect(['endedLate', 'costMore', 'seriousProblems', 'openProblems']).toContain(reason)
})
