import { parentFields, pathOf, permissionCode } from '@bip/contract'
import {
  announcement,
  apiScope,
  client,
  dataScope,
  jumpLink,
  pdaUrlRule,
  pdaVersion,
  post,
  region,
  resources,
  sopDoc,
  wikiArticle,
} from '@bip/contract/resources'
import { samples } from '@bip/memory'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../db/id.ts'
import { modelOf } from '../model/model.ts'
import { narrowingOf } from './read/choosers.ts'
import { sessionOf } from './testing/company.ts'
import { oneOfEach } from './testing/eachResource.ts'
import { type Caller, type RecordsServer, startRecordsServer } from './testing/server.ts'
import { badInput } from './testing/trust/badInput.ts'
import { greedyReads } from './testing/trust/greedyReads.ts'
import { hostileValues } from './testing/trust/hostileValues.ts'
import { ownership } from './testing/trust/ownership.ts'
import { permissions } from './testing/trust/permissions.ts'
import type { Trust } from './testing/trust/testing.ts'

let server: RecordsServer
let alpha: Caller
let beta: Caller
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await startRecordsServer()
  alpha = server.as('alpha.admin')
  beta = server.as('beta.admin')
  const create = async (key: string, path: string, values: object) => {
    const answer = await alpha.post(path, values)
    expect(answer, answer.msg).toMatchObject({ code: 200 })
    ids[key] = answer.data.id
  }
  await create('customer', '/blade-bip/customer/submit', { fullname: '机密客户', level: 'A', address: '13800000000' })
  await create('supplier', '/blade-bip/ScmSupplier/supplier-submit', { supplierName: '机密供应商', taxNumber: '13800000000' })
  await create('material', '/blade-bip/ScmMaterial/material-submit', {
    materialCode: 'S-1',
    materialName: '机密物料',
    category: 'raw',
    unit: 'pcs',
  })
  await create('customerContacts', '/blade-bip/customer-contacts/submit', {
    customerId: ids.customer,
    contactsName: '机密人',
    contactsPhoneNumber: '13800000000',
  })
  await create('purchaseOrder', '/blade-bip/ScmPurchaseOrder/po-submit', {
    supplierId: ids.supplier,
    orgId: '100006',
    purchaseDate: '2026-11-20',
    purchaserId: 'alpha-buyer',
    lines: [{ materialId: ids.material, quantity: '1', price: '1', taxRate: '13' }],
  })
  await create('organisation', '/blade-bip/ScmOrg/submit', { orgCode: 'G', orgName: '机密组织', orgType: 'plant' })
  await create('department', '/blade-system/dept/submit', { deptName: '机密部门' })
  for (const core of [
    post,
    region,
    client,
    announcement,
    sopDoc,
    jumpLink,
    dataScope,
    apiScope,
    wikiArticle,
    pdaVersion,
    pdaUrlRule,
  ]) {
    const { id: _, ...values } = samples[core.key]?.[0] ?? { id: '' }
    await create(core.key, pathOf(core, core.calls.submit ?? core.calls.list), values)
  }
  Object.assign(ids, await oneOfEach(server.services.database, 'alpha', ids))
  // A run that waits would be taken up meanwhile, and write.
  await server.services.database.asTenant('alpha', (tx) => sql`update mrp_run set run_status = 'done'`.execute(tx))
})
afterAll(() => server.stop())

const trust = (): Trust => ({ server, alpha, beta, ids })

permissions(trust)

describe('trust 3: beyond reach', () => {
  const selectable = () =>
    Object.values(resources).flatMap((core) => {
      const id = ids[core.key] ?? ''
      return core.calls.selectData ? [{ core, id, path: pathOf(core, core.calls.selectData) }] : []
    })
  /** Somebody of alpha who holds these codes; `self` reaches none of what the administrator made. */
  const holding = (codes: readonly string[], scope: 'all' | 'self', userId = 'alpha-stranger') => {
    const permissions = new Map(codes.map((code) => [code, scope]))
    return server.as(server.tokenFor({ ...sessionOf('alpha', 'worker'), userId, permissions }) as 'alpha.x') // a token is taken as it is
  }

  it('an id tells the name where other records show it, else nothing; no other column, of any resource', async () => {
    const told: string[] = []
    for (const { core, id, path } of selectable()) {
      const [whole] = (await alpha.post(path, [id])).data
      expect(whole, core.key).toMatchObject({ id, label: whole[core.display] })
      const { data } = await holding([permissionCode(core, 'view')], 'self').post(path, [id, 'nobody'])
      if (data.length > 0) told.push(core.key)
      if (data.length > 0) expect(data, core.key).toEqual([{ id, label: whole.label, [core.display]: whole.label }])
      expect((await holding([permissionCode(core, 'view')], 'self').post(path)).data, core.key).toEqual([])
    }
    expect(told.sort()).toEqual([
      'cargoOwner',
      'collectionTerm',
      'contactRecords',
      'customer',
      'customerContacts',
      'customerRlist',
      'dataReview',
      'dcFea',
      'dcReview',
      'dcReviewProblem',
      'delivered',
      'department',
      'erpOrder',
      'erpOrderConfigure',
      'erpOrderNe',
      'executionConfig',
      'experimentNoticeSetting',
      'feaEvaluation',
      'foundry',
      'laborCompany',
      'laborRegister',
      'material',
      'materialGroup',
      'mo',
      'moItem',
      'mrpProposal',
      'nameplateCustomer',
      'opps',
      'orderTemplate',
      'organisation',
      'outsourceOrder',
      'outsourcePrice',
      'outsourceQuotation',
      'outsourceTechnology',
      'planItem',
      'planOrder',
      'planOrderCategory',
      'planOrderPhase',
      'planPhaseInfo',
      'planProductDept',
      'planProjectConfig',
      'planStation',
      'planTempitem',
      'planTemplate',
      'printTemplate',
      'printer',
      'produceRoute',
      'project',
      'purchaseOrder',
      'purchaseRequest',
      'region',
      'rlistConfigue',
      'saleOrder',
      'specialExpense',
      'supplier',
      'talentCandidate',
      'talentPosition',
      'user',
      'warehouse',
      'warehouseLocation',
      'wireBom',
      'workCalendar',
      'workGroup',
      'workManpower',
      'workProcess',
      'workRegion',
      'workStation',
    ])
  })

  it('who may only refer to records is offered names, by id too, and finds nothing else out by asking', async () => {
    const refused: string[] = []
    for (const { core, id, path } of selectable()) {
      const others = Object.values(resources).filter((other) => other.key !== core.key)
      const referring = holding(
        others.map((other) => permissionCode(other, 'view')),
        'all',
      )
      const { status, data } = await referring.post(path)
      if (status === 403) continue
      const names = ['id', 'label', core.display, core.subtitle]
      expect(data.length, core.key).toBeGreaterThan(0)
      for (const option of [...data, ...(await referring.post(path, [id])).data])
        expect(names, core.key).toEqual(expect.arrayContaining(Object.keys(option)))
      const parents = parentFields(core).map(([key]) => key)
      for (const key of ['createUser', 'createTime', 'version', ...Object.keys(core.fields)]) {
        // What forms have to narrow their choices by is asked by everybody who fills them in.
        if (names.includes(key) || parents.includes(key) || narrowingOf(modelOf(core)).keys.includes(key)) continue
        for (const name of [key, `${key}_in`, `${key}_ge`]) {
          expect((await referring.post(path, undefined, { [name]: '1' })).status, `${core.key} ${name}`).toBe(400)
          const extras = JSON.stringify({ [name]: '1' })
          expect((await referring.post(path, undefined, { extras })).status, `${core.key} ${name}`).toBe(400)
        }
        refused.push(key)
        const hidden = await referring.post(path, undefined, { queryName: key, queryValue: '13800000000' })
        expect(hidden.data ?? [], `${core.key} ${key}`).toEqual([])
      }
    }
    expect(refused).toEqual(expect.arrayContaining(['creditLimit', 'address', 'taxNumber', 'leaderId']))
  })

  it('the same at the addresses of pickers', async () => {
    const nobody = holding([], 'all')
    const list = '/blade-bip/bip-blade-dept/list'
    const { records } = (await nobody.get(list, { size: 50 })).data
    for (const one of records) expect(Object.keys(one).sort()).toEqual(['deptCode', 'deptName', 'id', 'label'])
    expect(records.length).toBeGreaterThan(2)
    expect((await nobody.get(list, { leaderId: 'alpha-admin' })).status).toBe(400)
    expect((await nobody.get(list, { search: 'xiaoshou' })).data.total).toBeGreaterThan(0)
  })

  it('who tries ids comes to an end; ids of what one sees, and other people, are not counted', async () => {
    const path = '/blade-bip/customer/select-data'
    const guesses = () => Array.from({ length: 1000 }, () => newId())
    const trying = holding(['customer_view'], 'all', 'alpha-trying')
    const statuses: number[] = []
    for (let round = 0; round < 4; round += 1) statuses.push((await trying.post(path, guesses())).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await trying.post(path, [ids.customer])).data).toMatchObject([{ id: ids.customer }])
    expect((await holding(['customer_view'], 'all', 'alpha-other').post(path, guesses())).status).toBe(200)
  })
})

ownership(trust)
hostileValues(trust)
badInput(trust)
greedyReads(trust)
