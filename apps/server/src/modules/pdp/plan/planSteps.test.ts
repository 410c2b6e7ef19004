import type { AnyRecord, BulkResult } from '@bip/contract'
import { planCalls, type WholePlanAnswer, wholePlanOf } from '@bip/contract/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Projects, startProjects } from '../testing/startProjects.ts'

let started: Projects
beforeAll(async () => {
  started = await startProjects()
})
afterAll(() => started.company.stop())

test('a circle of links is refused with its path; a published template is not changed', async () => {
  const { post, detail, one, newProject } = started
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
  // What goes no longer counts in what its project tells.
  expect(await detail('project', project.id)).toMatchObject({ forecastEnd: '2026-12-04' })
  await post('plan-item/submit', { id: second.id, version: 1, ...item('2'), planEnd: '2026-12-11' })
  expect(await detail('project', project.id)).toMatchObject({ forecastEnd: '2026-12-11' })
  expect((await post('plan-item/remove', { ids: second.id })).status).toBe(200)
  expect(await detail('project', project.id)).toMatchObject({ forecastEnd: '2026-12-04' })
  const tempitem = await one('plan-tempitem', {
    templateId: String((await one('plan-template', { templateStatus: 'published' })).id),
  })
  expect((await post('plan-tempitem/submit', { ...tempitem, workDays: '99' })).body.msg).toContain('请先修订')
})

test('an item is approved, begun, changed with a record of what was, and completed with its proof', async () => {
  const { post, detail, one, newProject } = started
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
  for (const progress of ['101', '-1']) expect(await act('report', { progress })).toBe(400)
  expect(await detail('plan-item', ids)).toMatchObject({ progress: '0', planStatus: 'inProgress' })
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
  const { company, token, post, get, list, newProject } = started
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
  const plan = async () => wholePlanOf((await get<WholePlanAnswer>(planCalls.plan, { projectId: project.id })).body.data).items
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
