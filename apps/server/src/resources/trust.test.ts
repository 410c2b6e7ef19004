import { isWritable, parentField, pathOf, permissionCode } from '@bip/contract'
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
import { count, recordFigure } from '../../../../tests/support/figures.ts'
import { newId } from '../db/id.ts'
import { modelOf } from '../model/model.ts'
import { routes as recordRoutes } from '../modules/index.ts'
import { sampled } from '../testing/sampled.ts'
import { narrowingOf } from './read/choosers.ts'
import { roleNames, sessionOf } from './testing/company.ts'
import { oneOfEach, valuesFor } from './testing/eachResource.ts'
import { type Answer, type Caller, type RecordsServer, startRecordsServer } from './testing/server.ts'

/** The full counts take minutes. */
const timeout = count(60_000, 1_200_000)
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

/** Every row of every table of a tenant, as one text. */
const everythingOf = (tenant: string) =>
  server.services.database.asSystem(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where column_name = 'tenant_id' and table_schema = current_schema() order by 1`.execute(tx)
    const parts: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{
        all: string | null
      }>`select string_agg(t::text, '|' order by t::text) as all from ${sql.table(name)} t where tenant_id = ${tenant}`.execute(
        tx,
      )
      parts.push(`${name}: ${rows[0]?.all ?? ''}`)
    }
    return parts.join('\n')
  })

const seeded = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const isEnvelope = ({ code, success, msg, status }: Answer) =>
  code === status && success === (status === 200) && typeof msg === 'string'

describe('trust 3: a permission per route', () => {
  it('every route of every resource, by five roles: as declared', async () => {
    const routes = recordRoutes(server.services)
    expect(routes.length).toBeGreaterThan(40)
    for (const { method, path, access } of sampled(routes)) {
      const call = (caller: Caller) =>
        method === 'POST' ? caller.post(path, {}) : method === 'GET' ? caller.get(path) : caller.delete(path)
      if ('public' in access) continue
      expect((await call(server.as())).status, path).toBe(401)
      if (!('permission' in access)) continue
      for (const role of roleNames) {
        const codes = [access.permission].flat()
        const may = codes.some((code) => sessionOf('alpha', role).permissions.has(code))
        const { status } = await call(server.as(`alpha.${role}`))
        expect(status === 403, `${role} ${method} ${path}: ${status}`).toBe(!may)
      }
    }
  })

  it('what a permission allows in general, it does not allow beyond: add is not edit, import is not add', async () => {
    const token = server.tokenFor({ ...sessionOf('alpha', 'worker'), permissions: new Map([['customer_add', 'all']]) })
    const adder = server.as(token as 'alpha.x')
    expect((await adder.post('/blade-bip/customer/submit', { fullname: '只能新建' })).status).toBe(200)
    expect((await adder.post('/blade-bip/customer/submit', { id: ids.customer, level: 'C' })).status).toBe(403)
    expect((await adder.get('/blade-bip/customer/detail', { id: ids.customer })).status).toBe(403)
  })
})

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
      'opps',
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
      'supplier',
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
      const [parent] = parentField(core) ?? []
      for (const key of ['createUser', 'createTime', 'version', ...Object.keys(core.fields)]) {
        // What forms have to narrow their choices by is asked by everybody who fills them in.
        if (names.includes(key) || key === parent || narrowingOf(modelOf(core)).keys.includes(key)) continue
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

describe('trust 4: the tenant comes from the token', () => {
  it('every call that takes an id, replayed by another tenant: nothing read, nothing written', async () => {
    const before = await everythingOf('alpha')
    const seen: Answer[] = []
    for (const core of Object.values(resources)) {
      const id = ids[core.key] ?? ''
      const path = (call: { path: string; method: 'GET' | 'POST' | 'DELETE' }) => pathOf(core, call)
      if (core.calls.detail) seen.push(await beta.get(path(core.calls.detail), { id }))
      for (const call of [core.calls.submit, core.calls.update])
        if (call) seen.push(await beta.post(path(call), { id, remark: 'x', tenantId: 'alpha' }))
      const { remove } = core.calls
      if (remove)
        seen.push(
          await (remove.method === 'POST' ? beta.post(path(remove), { ids: [id] }) : beta.delete(path(remove), { ids: id })),
        )
      for (const { call, args = {}, asks = [], needs = [] } of Object.values(core.actions ?? {})) {
        const needed = Object.entries(core.fields).filter(([key]) => asks.includes(key) && needs.includes(key))
        const fields = { ...args, ...Object.fromEntries(needed) }
        seen.push(await beta.post(path(call), { ids: id, ...valuesFor(core, fields, (resource) => ids[resource]) }))
      }
      if (core.calls.selectData) expect((await beta.post(path(core.calls.selectData), [id])).data).toEqual([])
      seen.push(await beta.get('/blade-bip/plus/history', { resource: core.key, id }))
      expect((await beta.get(path(core.calls.list), { id })).data.total).toBe(0)
    }
    expect(seen.length).toBeGreaterThan(25)
    for (const answer of seen) expect(answer, answer.msg).toMatchObject({ status: 404, error: 'notFound' })
    const foreign = await beta.post('/blade-bip/customer-contacts/submit', {
      customerId: ids.customer,
      contactsName: 'x',
      contactsPhoneNumber: '13800000000',
    })
    expect(foreign).toMatchObject({ status: 400, error: 'invalidFields' })
    const line = [{ id: 'x', materialId: ids.material, quantity: '1', price: '1', taxRate: '1' }]
    const order = {
      supplierId: ids.supplier,
      orgId: ids.organisation,
      purchaseDate: '2026-11-20',
      purchaserId: 'alpha-buyer',
      lines: line,
    }
    expect(Object.keys((await beta.post('/blade-bip/ScmPurchaseOrder/po-submit', order)).data.fields).sort()).toEqual([
      'lines.0.materialId',
      'orgId',
      'purchaserId',
      'supplierId',
    ])
    expect(await everythingOf('alpha')).toBe(before)
  })
})

describe('trust 5: what the server owns', () => {
  it('sent everywhere, changes nothing', async () => {
    const owned = {
      tenantId: 'beta',
      tenant_id: 'beta',
      createUser: 'beta-admin',
      create_user: 'beta-admin',
      createDept: 'x',
      createTime: '2001-01-01T00:00:00.000Z',
      updateUser: 'x',
      updateTime: '2001-01-01T00:00:00.000Z',
      isDeleted: true,
      is_deleted: true,
      no: 'PO-1',
      cmCode: 'C1',
      supplierCode: 'S1',
      processStatus: 'inReview',
      amount: '999999',
      lineCount: '7',
      _can: ['remove'],
      __proto__: { admin: true },
    }
    for (const [key, id] of Object.entries(ids)) {
      const core = resources[key]
      if (!core?.calls.submit || !core.calls.detail) continue
      const path = pathOf(core, core.calls.submit)
      const before = (await alpha.get(pathOf(core, core.calls.detail), { id })).data
      // What is the server's in one resource may be anybody's to write in another, as the amount of an opportunity is.
      const sent = Object.entries(owned).filter(([name]) => !core.fields[name] || !isWritable(core.fields[name]))
      const answer = await alpha.post(path, { ...Object.fromEntries(sent), id })
      // Packages are the first tenant's.
      if (key === 'tenantPackage') expect(answer.status).toBe(403)
      else expect(answer, `${key} ${answer.msg}`).toMatchObject({ code: 200, data: before })
      expect((await alpha.get(pathOf(core, core.calls.detail), { id })).data).toEqual(before)
    }
    expect(await everythingOf('beta')).not.toContain('机密')
  })
})

describe('trust 6: names and values', () => {
  const hostile = [
    "' or 1=1 --",
    '"; drop table customer; --',
    'fullname) union select password from user_secret --',
    'id;select pg_sleep(1)',
    "\\'; --",
    '%00',
    '\u0000',
    '__proto__',
    'constructor',
    'tenant_id',
    'tenantId',
    'fullname_sort',
    'find_tokens',
    'case when 1=1 then id else version end',
    '1,2,3',
    '-1',
    '$\u007bjndi:ldap://x}',
    '$$;select 1;$$',
    '{"$gt":""}',
    '\ud800',
    '9'.repeat(400),
    '\\u0002su',
    '%',
    '_',
    ':fullname',
    '?',
    'NaN',
    'infinity',
    '2026-02-30',
  ]
  const places = [
    'ascs',
    'descs',
    'search',
    'fullname',
    'level',
    'level_in',
    'creditLimit',
    'creditLimit_ge',
    'since_le',
    'createTime_ge',
    'id',
    'ownerId_in',
    'current',
    'size',
    'createDept',
    'version',
  ]

  it('an address that people open is one of the web or a path of the portal, in every field that holds one', async () => {
    const addresses = /url|website|target|link|href|^page$/i
    const held: string[] = []
    for (const [key, id] of Object.entries(ids)) {
      const core = resources[key]
      for (const [name, field] of Object.entries(core?.fields ?? {})) {
        if (!core?.calls.submit || field.kind !== 'text' || !addresses.test(name)) continue
        held.push(`${key}.${name}`)
        for (const evil of [
          'javascript:alert(1)',
          ' javascript:alert(1)',
          'data:text/html,1',
          'vbscript:x',
          'file:///etc/passwd',
        ]) {
          const { status, data } = await alpha.post(pathOf(core, core.calls.submit), { id, [name]: evil })
          expect([key, name, evil, status, Object.keys(data?.fields ?? {})]).toEqual([key, name, evil, 400, [name]])
        }
      }
    }
    expect(held.sort()).toEqual([
      'customer.website',
      'jumpLink.url',
      'pdaUrlRule.target',
      'pdaVersion.downloadUrl',
      'sopDoc.page',
    ])
  })

  it(`${count(500, 20_000)} hostile queries: no error, no difference`, { timeout }, async () => {
    const pick = seeded(6)
    const [all, before] = [(await alpha.get('/blade-bip/customer/list', { size: -1 })).data.total, await everythingOf('alpha')]
    for (let round = 0; round < count(500, 20_000); round += 1) {
      const value = `${pick(3) === 0 ? '机密' : ''}${hostile[pick(hostile.length)]}`
      const query =
        pick(4) === 0 ? { [hostile[pick(hostile.length)] ?? '']: value } : { [places[pick(places.length)] ?? '']: value }
      const answer = await alpha.get('/blade-bip/customer/list', query)
      expect([200, 400], `${JSON.stringify(query)}: ${answer.status} ${server.logged.at(-1)}`).toContain(answer.status)
      expect(isEnvelope(answer)).toBe(true)
      if (answer.status === 200) expect(answer.data.total).toBeLessThanOrEqual(all)
    }
    expect(await everythingOf('alpha')).toBe(before)
    expect(server.logged).toEqual([])
    recordFigure('hostile queries', `${count(500, 20_000)} asked, no error, no difference`)
  })
})

describe('trust 20: bad input', () => {
  const junk = (pick: (below: number) => number, depth = 0): unknown => {
    const leaves = [
      null,
      true,
      '',
      'x',
      '\u0000',
      '\ud800',
      '9'.repeat(50),
      -1,
      1e308,
      0.1,
      'a'.repeat(5000),
      '2026-13-45',
      ids.customer,
      "'",
      [],
      {},
    ]
    const kind = depth > 2 ? 9 : pick(10)
    if (kind === 0) return Array.from({ length: pick(4) }, () => junk(pick, depth + 1))
    if (kind === 1) return Object.fromEntries(Array.from({ length: pick(4) }, () => [`k${pick(9)}`, junk(pick, depth + 1)]))
    return leaves[pick(leaves.length)]
  }

  it(`${count(12, 200)} cases a route: never a fault of ours, always the envelope`, { timeout }, async () => {
    const pick = seeded(20)
    for (const { method, path } of sampled(recordRoutes(server.services))) {
      const core = Object.values(resources).find((one) => path.startsWith(one.path))
      const keys = [
        'id',
        'ids',
        'version',
        'resource',
        'queryName',
        'queryValue',
        'extras',
        'mode',
        ...Object.keys(core?.fields ?? {}),
      ]
      for (let round = 0; round < count(12, 200); round += 1) {
        const values = Object.fromEntries(
          Array.from({ length: 1 + pick(5) }, () => [keys[pick(keys.length)] ?? 'id', junk(pick)]),
        )
        const texts = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))
        const answer =
          method === 'GET'
            ? await alpha.get(path, texts)
            : await alpha.post(path, pick(6) === 0 ? junk(pick) : values, pick(3) === 0 ? texts : {})
        expect(answer.status, `${method} ${path} ${JSON.stringify(values)}: ${server.logged.at(-1)}`).toBeLessThan(500)
        if (!String(answer.headers['content-type']).includes('spreadsheet')) expect(isEnvelope(answer), path).toBe(true)
      }
    }
    expect(server.logged).toEqual([])
  })
})

describe('trust 19: greedy reads', () => {
  it('end at their ceiling, say how many there are, and leave the heap as it was', { timeout }, async () => {
    await server.services.database.asSystem(
      async (tx) => {
        await sql`insert into customer_contacts (tenant_id, id, create_user, create_dept, update_user, contacts_name, customer_id, status)
        select 'beta', 'g' || lpad(n::text, 10, '0'), 'beta-admin', 'dept-sales', 'beta-admin', 'n' || n, 'none', 'active' from generate_series(1, 100050) n`.execute(
          tx,
        )
      },
      { timeout: 120_000 },
    )
    const path = '/blade-bip/customer-contacts/list'
    const heap = () => {
      globalThis.gc?.()
      return process.memoryUsage().heapUsed
    }
    const before = heap()
    for (let round = 0; round < count(5, 100); round += 1) {
      const refused = await beta.get(path, { size: [-1, 99999, 999999][round % 3] })
      expect(refused).toMatchObject({ status: 422, error: 'tooManyRows' })
      expect(refused.msg).toMatch(/共 \d+ 条，超出 100000 条上限/)
    }
    expect(heap() - before).toBeLessThan(60 * 1024 * 1024)
    const page = await beta.get(path, { size: 1000, current: 3 })
    expect(page.data.records).toHaveLength(1000)
    expect(page.data).toMatchObject({ estimated: true })
    expect(page.data.total).toBeGreaterThan(100_000)
    expect((await beta.get(path, { size: -1, id_in: 'g0000000001,g0000000002' })).data).toMatchObject({ total: 2 })
  })
})
