import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionOf } from '../../resources/testing/company.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'

let server: RecordsServer
let planner: Caller
const base = '/blade-bip'
const ok = async (path: string, body: unknown, caller = planner) => {
  const answer = await caller.post(`${base}/${path}`, body)
  expect(answer, answer.msg).toMatchObject({ code: 200 })
  return answer.data
}

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  planner = server.as('alpha.admin')
})
afterAll(() => server.stop())

it('a dispatch goes from its approval over assembly and loading to its way, step by step, and says when it left', async () => {
  const head = server.as(server.tokenFor({ ...sessionOf('alpha', 'admin'), userId: 'alpha-sales' }) as 'alpha.x') // a token is taken as it is
  const { id: customerId } = await ok('customer/submit', { fullname: '西岭新能源' })
  const { id: ids } = await ok('plus/ship/submit', {
    ...{ customerId, productName: '装配线', quantity: '2', planShipTime: '2026-11-25T08:00:00.000Z' },
  })
  const now = async () => (await planner.get(`${base}/plus/ship/detail`, { id: ids })).data
  await ok('plus/ship/apply', { ids })
  await ok('plus/ship/approve', { ids }, head)
  expect((await planner.post(`${base}/plus/ship/depart`, { ids })).msg).toBe('当前状态“排队”不能发运')
  expect((await planner.post(`${base}/plus/ship/progress`, { ids, assemblyProgress: '140' })).msg).toContain('不能大于 100')
  await ok('plus/ship/progress', { ids, assemblyProgress: '40' })
  expect(await now()).toMatchObject({ shipStatus: 'assembling', assemblyProgress: '40' })
  await ok('plus/ship/change', { ids, planShipTime: '2026-11-23T08:00:00.000Z', remark: '客户提前' })
  expect(await now()).toMatchObject({ shipStatus: 'changing', planShipTime: '2026-11-23T08:00:00.000Z', remark: '客户提前' })
  await ok('plus/ship/rush', { ids })
  await ok('plus/ship/ready', { ids })
  expect(await now()).toMatchObject({ shipStatus: 'ready', assemblyProgress: '100', actualShipTime: null })
  await ok('plus/ship/depart', { ids })
  expect(await now()).toMatchObject({ shipStatus: 'shipped', actualShipTime: '2026-11-20T02:00:00.000Z' })
  for (const step of ['change', 'rush', 'progress', 'depart'])
    expect(
      (await planner.post(`${base}/plus/ship/${step}`, { ids, assemblyProgress: '1', planShipTime: '2026-12-01T00:00:00Z' }))
        .status,
    ).toBe(409)
})
