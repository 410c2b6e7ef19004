import type { AnyRecord, BulkResult, Page } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

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
