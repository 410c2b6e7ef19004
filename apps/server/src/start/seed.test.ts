import { authCalls, validate } from '@bip/contract'
import { resource } from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContacts } from '../modules/crm/demo/contacts.ts'
import { makeCustomers } from '../modules/crm/demo/customers.ts'
import { makeItems, makeReports } from '../modules/mps/demo/orders/items.ts'
import { makeOrders } from '../modules/mps/demo/orders/orders.ts'
import { makeRequirements, makeWireBoms, makeWireChanges, makeWireExecutes } from '../modules/mps/demo/orders/wires.ts'
import { makeManpower } from '../modules/mps/demo/plant/manpower.ts'
import { makeCalendars, makeGroups, makeRegions } from '../modules/mps/demo/plant/places.ts'
import { makeRoutes } from '../modules/mps/demo/plant/routes.ts'
import { makeDowntimes, makeProcesses, makeStations } from '../modules/mps/demo/plant/stations.ts'
import { makeAmendments } from '../modules/scm/demo/amendments.ts'
import { makeExchangeRates } from '../modules/scm/demo/masterData.ts'
import { makeMaterials } from '../modules/scm/demo/materials.ts'
import { makeForecasts, makePurchaseRequests, makeSaleOrders } from '../modules/scm/demo/orders.ts'
import { makeProducts } from '../modules/scm/demo/products.ts'
import { makePurchaseOrders } from '../modules/scm/demo/purchaseOrders.ts'
import { makeShips } from '../modules/scm/demo/ships.ts'
import { makeSuppliers } from '../modules/scm/demo/suppliers.ts'
import { makeStock } from '../modules/wms/demo/stock/index.ts'
import { makeLocations, makeWarehouses } from '../modules/wms/demo/warehouses.ts'
import { createCalendar } from '../seed/demo/calendar.ts'
import { type DemoRecord, emptyWorld } from '../seed/demo/world.ts'
import { type Company, startCompany } from '../testing/company.ts'
import { startTestServer, type TestServer, testHome } from '../testing/index.ts'
import { makePeople } from './company/people.ts'
import { seed } from './index.ts'
import { fillWithLoad } from './load.ts'

const sizes = {
  customer: 120,
  customerContacts: 300,
  supplier: 30,
  warehouse: 10,
  warehouseLocation: 5000,
  material: 400,
  purchaseOrder: 90,
  purchaseAmendment: 16,
  exchangeRate: 75,
  purchaseRequest: 20,
  saleOrder: 20,
  forecast: 6,
  stockEntry: 60,
  ship: 150,
}
const now = new Date('2026-11-20T08:00:00Z')

function makeAll() {
  const world = emptyWorld(createCalendar(now, 'Asia/Shanghai'))
  const company = makePeople(world.calendar)
  Object.assign(world, company)
  const keep = <R extends DemoRecord>(key: string, records: R[]): R[] => {
    world.made.set(key, records)
    return records
  }
  return {
    user: company.records,
    customer: keep('customer', makeCustomers(world, sizes.customer)),
    customerContacts: makeContacts(world, sizes.customerContacts),
    supplier: keep('supplier', makeSuppliers(world, sizes.supplier)),
    warehouse: keep('warehouse', makeWarehouses(world)),
    warehouseLocation: keep('warehouseLocation', makeLocations(world)),
    material: keep('material', makeMaterials(world, sizes.material)),
    purchaseOrder: keep('purchaseOrder', makePurchaseOrders(world, sizes.purchaseOrder)),
    purchaseAmendment: makeAmendments(world, sizes.purchaseAmendment),
    exchangeRate: keep('exchangeRate', makeExchangeRates(world, sizes.exchangeRate)),
    purchaseRequest: makePurchaseRequests(world, sizes.purchaseRequest),
    saleOrder: keep('saleOrder', makeSaleOrders(world, sizes.saleOrder)),
    forecast: makeForecasts(world, sizes.forecast),
    ...Object.fromEntries(makeStock(world, sizes.stockEntry)),
    ship: makeShips(world, sizes.ship),
    workCalendar: keep('workCalendar', makeCalendars(world)),
    workRegion: keep('workRegion', makeRegions(world)),
    workGroup: keep('workGroup', makeGroups(world, 40)),
    workProcess: keep('workProcess', makeProcesses(world)),
    workStation: keep('workStation', makeStations(world, 60)),
    stationDowntime: makeDowntimes(world, 40),
    produceRoute: keep('produceRoute', makeRoutes(world, 30)),
    workManpower: keep('workManpower', makeManpower(world, 100)),
    mo: keep('mo', makeOrders(world, 60)),
    moItem: keep('moItem', makeItems(world, 60)),
    workHoursReport: makeReports(world, 20),
    wireBom: keep('wireBom', makeWireBoms(world, 10)),
    wireExecute: makeWireExecutes(world, 10),
    wireChange: makeWireChanges(world, 10),
    specialRequire: makeRequirements(world, 10),
  }
}

type Made = Partial<Record<string, DemoRecord[]>>

describe('what is made for a demonstration', () => {
  const made = makeAll()

  test('has equipment that is made and sold, which passes what people must pass', () => {
    const products = makeProducts(emptyWorld(createCalendar(now, 'Asia/Shanghai')), 24)
    expect(products).toHaveLength(24)
    for (const { values } of products) expect(validate(resource('material').fields, values).problems).toEqual({})
    expect(new Set(products.map(({ values }) => `${values.materialName} ${values.specification}`)).size).toBe(24)
  })

  test('is the same every time', () => {
    expect(makeAll()).toEqual(made)
  })

  test.each(Object.entries(made))('passes as %s what people must pass', (key, records) => {
    for (const { values } of records) expect(validate(resource(key).fields, values).problems).toEqual({})
  })

  test('has stock that is the sum of what happened to it, by documents that are there', () => {
    const { stockBalance = [], stockEntry = [], stockReservation = [], scmOutStock = [], stockCount = [] } = made as Made
    expect(scmOutStock.length).toBeGreaterThan(0)
    expect(new Set(stockCount.map(({ values }) => values.docStatus))).toContain('counting')
    expect(stockEntry.length).toBeGreaterThan(300)
    const sums = new Map<string, number>()
    for (const { values } of stockEntry)
      sums.set(String(values.balanceId), (sums.get(String(values.balanceId)) ?? 0) + Number(values.quantity))
    for (const { id, values } of stockBalance) {
      expect(sums.get(id)).toBeCloseTo(Number(values.quantity), 3)
      expect(Number(values.quantity)).toBeGreaterThanOrEqual(0)
    }
    const kept = stockReservation.filter(({ values }) => values.reservationStatus === 'active')
    const reserved = (records: readonly DemoRecord[], field: string) =>
      records.reduce((sum, { values }) => sum + Number(values[field]), 0)
    expect(kept.length).toBeGreaterThan(0)
    expect(reserved(stockBalance, 'reserved')).toBeCloseTo(reserved(kept, 'quantity'), 3)
    const kinds = ['scmInStock', 'scmOutStock', 'wmsInStock', 'wmsOutStock', 'stockTransfer', 'stockCount']
    const documents = new Set(kinds.flatMap((key) => (made as Made)[key] ?? []).map(({ id }) => id))
    expect(stockEntry.every(({ values }) => documents.has(String(values.sourceId)))).toBe(true)
  })

  test('tells of everything after what it refers to', () => {
    const at = new Map(Object.values(made).flatMap((records) => records.map((record) => [record.id, record.at])))
    for (const { at: moment, values } of made.customerContacts)
      expect(Date.parse(moment) - Date.parse(at.get(String(values.customerId)) ?? '9999')).toBeGreaterThan(-86_400_000)
    for (const { values } of made.purchaseOrder) expect(at.has(String(values.supplierId))).toBe(true)
  })

  test('has eighty people with a head in each department, and orders and dispatches in all states', () => {
    expect(made.user).toHaveLength(80)
    expect(new Set(made.purchaseOrder.map(({ values }) => values.processStatus))).toEqual(
      new Set(['draft', 'approved', 'invalid']),
    )
    expect(new Set(made.ship.map(({ values }) => values.shipStatus))).toEqual(
      new Set(['queued', 'assembling', 'rushing', 'ready', 'changing', 'shipped']),
    )
  })

  test('has orders that were amended: the last version is the order as it is, each begins where the one before ended', () => {
    const orders = new Map(made.purchaseOrder.map((order) => [order.id, order]))
    const byOrder = Map.groupBy(made.purchaseAmendment, ({ values }) => String(values.orderId))
    expect(new Set(made.purchaseAmendment.map(({ values }) => values.amendKind))).toEqual(new Set(['change', 'close']))
    expect(new Set([...byOrder.keys()].map((id) => orders.get(id)?.values.processStatus))).toEqual(new Set(['draft', 'approved']))
    expect([...byOrder.values()].some((versions) => versions.length === 2)).toBe(true)
    for (const [id, versions] of byOrder) {
      const order = orders.get(id)
      if (!order) throw new Error(`An order was amended that is not there: ${id}`)
      expect(versions.at(-1)?.values.newTotal).toBe(order.values.total)
      for (const [at, { values, at: moment }] of versions.entries()) {
        expect(values.versionNo).toBe(String(at + 2))
        expect(values.oldTotal).toBe(at === 0 ? values.oldTotal : versions[at - 1]?.values.newTotal)
        expect(values.lines).not.toEqual([])
        expect(moment >= order.at && moment <= now.toISOString()).toBe(true)
      }
      for (const line of order.values.lines as Record<string, unknown>[]) {
        const changes = versions.flatMap(({ values }) => values.lines as Record<string, unknown>[])
        const last = changes.findLast(({ orderLineId }) => orderLineId === line.id)
        if (last) expect([last.newQuantity, last.newPrice, last.newDate]).toEqual([line.quantity, line.price, line.deliveryDate])
      }
    }
  })

  test('shows a wall that lives: some leave today, some are late, none left in the future', () => {
    const today = made.ship.filter(({ values }) => String(values.planShipTime).startsWith('2026-11-20'))
    const late = made.ship.filter(({ values }) => String(values.planShipTime) < now.toISOString() && !values.actualShipTime)
    expect(today.length).toBeGreaterThan(0)
    expect(late.length).toBeGreaterThan(0)
    expect(late.length).toBeLessThan(made.ship.length / 5)
    expect(made.ship.filter(({ values }) => String(values.actualShipTime ?? '') > now.toISOString())).toEqual([])
  })
})

describe('a database with the demonstration', () => {
  let company: Company
  let token: string
  beforeAll(async () => {
    company = await startCompany({ sizes, clock: () => now })
    token = await company.signIn('admin')
  })
  afterAll(() => company.stop())

  const total = async (path: string, query = {}) =>
    (await company.api.get<{ total: number }>(path, { token, query })).body.data.total

  test('holds it all, and finds it', async () => {
    expect(await total('/blade-bip/customer/list')).toBe(sizes.customer)
    expect(await total('/blade-bip/ScmMaterial/material-list')).toBe(sizes.material)
    expect(await total('/blade-bip/ScmMaterial/material-list', { materialName: 'luoding' })).toBeGreaterThan(0)
    expect(await total('/blade-bip/customer/list', { fullname: 'cong ty' })).toBeGreaterThan(0)
  })

  test('counts numbers on from the last one made', async () => {
    const body = { fullname: '苏州全新客户有限公司', status: 'prospect' }
    const { body: answer } = await company.api.post<{ cmCode: string }>('/blade-bip/customer/submit', { token, body })
    expect(answer.data.cmCode).toBe('C00121')
  })

  test('lets sales see their own customers and those of the pool only', async () => {
    const sales = await company.signIn('sales')
    const { body } = await company.api.get<{ records: { ownerId: string; poolStatus: string }[] }>('/blade-bip/customer/list', {
      token: sales,
      query: { size: 1000 },
    })
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<{ id: string }>`select id from "user" where dept_id in ('d02', 'd03', 'd04')`.execute(tx),
    )
    const team = new Set(rows.map(({ id }) => id))
    const [pool, owned] = [true, false].map((isPool) =>
      body.data.records.filter(({ poolStatus }) => (poolStatus === 'pool') === isPool),
    )
    expect(owned?.length).toBeGreaterThan(0)
    expect(owned?.every(({ ownerId }) => team.has(ownerId))).toBe(true)
    expect(pool?.every(({ ownerId }) => ownerId === null)).toBe(true)
    const worker = await company.signIn('worker')
    expect((await company.api.get('/blade-bip/customer/list', { token: worker })).status).toBe(403)
  })

  test('follows another BIP_DEMO_PASSWORD, but for those who chose their own', async () => {
    const buyer = await company.signIn('buyer')
    const [oldPassword, newPassword] = await Promise.all(['bip-demo', 'my own secret'].map(company.seal))
    await company.api.post('/blade-system/user/update-password', { token: buyer, body: { oldPassword, newPassword } })
    const config = { ...company.services.config, demoPassword: 'told in person' }
    await seed({ ...company.services, config }, () => undefined, sizes)
    expect((await company.grant('sales')).status).toBe(400)
    expect((await company.grant('sales', 'told in person')).status).toBe(200)
    expect((await company.grant('buyer', 'my own secret')).status).toBe(200)
    company.services.access.forget('000000')
    expect((await company.api.get(authCalls.userInfo, { token })).status).toBe(401)
  })
})

test.runIf(testHome === 'plant')('a load goes on where it stopped, and takes no index away', async () => {
  const company = await startCompany({ sizes })
  const indexes = () =>
    company.services.database.asSystem((tx) =>
      sql`select indexname from pg_indexes where tablename = 'customer_contacts' order by 1`.execute(tx),
    )
  const before = (await indexes()).rows
  for (const contacts of [1500, 2500])
    await fillWithLoad(
      { ...company.services, config: { ...company.services.config, load: { contacts, entries: 0 } } },
      () => undefined,
    )
  const { rows } = await company.services.database.asSystem((tx) =>
    sql`select count(*) as count, count(distinct id) as ids from customer_contacts`.execute(tx),
  )
  expect(rows).toEqual([{ count: sizes.customerContacts + 2500, ids: sizes.customerContacts + 2500 }])
  expect(before.length).toBeGreaterThan(5)
  expect((await indexes()).rows).toEqual(before)
  await company.stop()
})

describe('a database without it', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ config: { seed: 'none' } })
  })
  afterAll(() => server.stop())
  const again = () => seed(server.services, () => undefined)

  test('has one administrator with a random password, made once', async () => {
    const { administrator } = server.seeded ?? {}
    expect(administrator?.account).toBe('admin')
    expect(administrator?.password).toMatch(/^\w{16}$/)
    expect(await again()).toEqual({ isDemo: false, administrator: null })
  })

  test('brings dictionaries and menu up to date, but not what a customer changed', async () => {
    const { database } = server.services
    await database.asSystem(async (tx) => {
      await sql`update dictionary_value set name = '老客户', customised = true where code = 'DC_CUSTOMER_STATUS' and dict_key = 'active'`.execute(
        tx,
      )
      await sql`update dictionary_value set name = '旧的说法' where code = 'DC_CUSTOMER_STATUS' and dict_key = 'lost'`.execute(tx)
      await sql`update dictionary_value set is_deleted = true, customised = true where code = 'DC_UNIT' and dict_key = 'l'`.execute(
        tx,
      )
      await sql`delete from menu where id = 'desk'`.execute(tx)
    })
    await again()
    const { rows } = await database.asSystem((tx) =>
      sql`select dict_key, name, is_deleted from dictionary_value
        where (code, dict_key) in (('DC_CUSTOMER_STATUS', 'active'), ('DC_CUSTOMER_STATUS', 'lost'), ('DC_UNIT', 'l'))
        order by dict_key`.execute(tx),
    )
    expect(rows).toEqual([
      { dict_key: 'active', name: '老客户', is_deleted: false },
      { dict_key: 'l', name: '升', is_deleted: true },
      { dict_key: 'lost', name: '流失', is_deleted: false },
    ])
    const menu = await database.asSystem((tx) => sql`select id from menu where id = 'desk'`.execute(tx))
    expect(menu.rows).toHaveLength(1)
  })

  test.runIf(testHome === 'embedded')('says that a load of a million needs PostgreSQL', async () => {
    const config = { ...server.services.config, seed: 'load' as const }
    await expect(seed({ ...server.services, config }, () => undefined)).rejects.toThrow('needs PostgreSQL; set DATABASE_URL')
  })

  test('is never filled with a demonstration later', async () => {
    const config = { ...server.services.config, seed: 'demo' as const }
    expect(await seed({ ...server.services, config }, () => undefined)).toEqual({ isDemo: false, administrator: null })
  })
})
