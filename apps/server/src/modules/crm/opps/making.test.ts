import { plus, type TimelinePage } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'

let server: RecordsServer
let admin: Caller
let customerId: string

const stored = async (path: string, values: object) => {
  const answer = await admin.post(path, values)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}
const opportunity = (oppsName: string) =>
  stored('/blade-bip/opps/submit', {
    oppsName,
    customerId,
    oppsStatusId: 'visit',
    oppsLevelId: 'A',
    bdUserId: 'alpha-sales',
    oppsExpectedTransactionDate: '2026-12-01',
    amount: '860000',
    currency: 'CNY',
    forecastCategory: 'pipeline',
    quantity: '2',
  })
const draft = (making: string, ids: string) => admin.get(plus.makingDraft, { resource: 'opps', making, ids })

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
  customerId = (await stored('/blade-bip/customer/submit', { fullname: '岚山重工' })).id
})
afterAll(() => server.stop())

describe('a won opportunity', () => {
  it('gives a project what it knows, once it is won, and both name each other', async () => {
    const { id } = await opportunity('焊接线')
    expect((await draft('project', id)).msg).toContain('当前状态')
    expect((await admin.get('/blade-bip/opps/detail', { id })).data._can).not.toContain('make.project')
    await server.services.database.asTenant('alpha', (tx) =>
      sql`update opps set opps_status_id = 'won' where tenant_id = 'alpha' and id = ${id}`.execute(tx),
    )
    expect((await admin.get('/blade-bip/opps/detail', { id })).data._can).toEqual(
      expect.arrayContaining(['make.project', 'make.order']),
    )
    const { values } = (await draft('project', id)).data
    expect(values).toMatchObject({
      projectName: '焊接线',
      customerId,
      oppsId: id,
      salesUserId: 'alpha-sales',
      contractAmount: '860000.00',
    })
    const orgId = '100006'
    const project = await admin.post('/blade-bip/project/submit', {
      ...values,
      managerId: 'alpha-planner',
      orgId,
      projectType: 'standard',
      projectLevel: 'B',
      phase: 'design',
      planStart: '2026-12-01',
      planEnd: '2027-05-01',
    })
    expect(project, project.msg).toMatchObject({ status: 200 })
    const links = async (resource: string, of: string) => (await admin.get(plus.makingLinks, { resource, id: of })).data
    expect(await links('opps', id)).toMatchObject({
      from: [],
      into: [{ resource: 'project', id: project.data.id, name: '焊接线' }],
    })
    expect(await links('project', project.data.id)).toMatchObject({ from: [{ resource: 'opps', id, isWithin: true }] })
    const timeline: TimelinePage = (await admin.get(plus.timeline, { resource: 'customer', id: customerId })).data
    expect(timeline.resources).toEqual(
      expect.arrayContaining(['opps', 'project', 'saleOrder', 'customerRlist', 'contactRecords']),
    )
    expect(timeline.entries.map(({ resource, event }) => `${resource} ${event}`)).toEqual(
      expect.arrayContaining(['project made', 'opps made']),
    )
  })
})
