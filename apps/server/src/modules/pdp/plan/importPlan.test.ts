import type { ImportedPlanItem, PlanImportResult } from '@bip/contract/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Projects, startProjects } from '../testing/startProjects.ts'

let started: Projects
beforeAll(async () => {
  started = await startProjects()
})
afterAll(() => started.company.stop())

const imported = (code: string, more: Partial<ImportedPlanItem> = {}): ImportedPlanItem => ({
  ...{ code, name: `任务 ${code}`, parent: null, itemType: 'task', planStart: '2026-12-07', planEnd: '2026-12-11', progress: 0 },
  ...{ deadline: null, splits: null, constraintType: null, constraintDate: null, plannedHours: 40, ownerName: null, links: [] },
  ...more,
})

test('a plan from a file is taken whole: what is there is changed with a reason, the rest is made, or nothing is', async () => {
  const { post, list, newProject } = started
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
