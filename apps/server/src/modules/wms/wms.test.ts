import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'

let server: RecordsServer
let admin: Caller
const base = '/blade-bip'

const ok = async (path: string, body: unknown) => {
  const answer = await admin.post(`${base}/${path}`, body)
  expect(answer, answer.msg).toMatchObject({ code: 200 })
  return answer.data
}

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
})
afterAll(() => server.stop())

describe('a warehouse', () => {
  let warehouseId = ''
  beforeAll(async () => {
    const warehouse = { warehouseCode: 'W1', warehouseName: '一号仓', stockType: 'raw', warehouseAddress: '星湖街 218 号' }
    warehouseId = (await ok('dc-wms-warehouse/submit', warehouse)).id
  })

  it('gets its people by a call of their own', async () => {
    await ok('dc-wms-warehouse/submit-person', {
      ids: warehouseId,
      warehouseSupervisor: 'alpha-buyer',
      keeperIds: ['alpha-buyer'],
    })
    const { data } = await admin.get(`${base}/dc-wms-warehouse/detail`, { id: warehouseId })
    expect(data).toMatchObject({ warehouseSupervisor: 'alpha-buyer', keeperIds: ['alpha-buyer'] })
  })

  it('gets its locations made by aisle, rack and level, and each of them once', async () => {
    const plan = { ids: warehouseId, prefix: 'A', aisles: '2', racks: '3', levels: '2', locationType: 'storage' }
    const made = await ok('dc-wms-warehouse/batch-generation-location', plan)
    expect(made.results).toMatchObject([{ ok: true, data: { count: 12 } }])
    const list = await admin.get(`${base}/dc-wms-warehouse-location/list`, { warehouseId, ascs: 'locationName' })
    expect(list.data.records[0]).toMatchObject({
      locationName: 'A-01-01-1',
      locationAisle: '01',
      locationRack: '01',
      locationLevel: '1',
    })
    expect(list.data.total).toBe(12)
    const more = await ok('dc-wms-warehouse/batch-generation-location', { ...plan, levels: '3' })
    expect(more.results).toMatchObject([{ data: { count: 6 } }])
    expect(await admin.post(`${base}/dc-wms-warehouse/batch-generation-location`, plan)).toMatchObject({
      status: 409,
      msg: '这些库位都已存在，请换一个前缀',
    })
    const huge = await admin.post(`${base}/dc-wms-warehouse/batch-generation-location`, { ...plan, aisles: '99', racks: '99' })
    expect(huge.msg).toBe('将生成 19602 个库位，一次最多 10000 个，请减少通道、货架或层数')
    const again = { warehouseId, locationName: 'a-01-01-1', locationType: 'storage' }
    expect((await admin.post(`${base}/dc-wms-warehouse-location/submit`, again)).msg).toBe('库位编号“a-01-01-1”已存在')
  })
})

describe('the data that documents take from', () => {
  it('has one rate of a currency a day', async () => {
    const rate = { rateName: '美元', currency: 'USD', exchangeRate: '7.1', validFrom: '2026-11-01' }
    await ok('dc-scm-exchange-rate/submit', rate)
    expect((await admin.post(`${base}/dc-scm-exchange-rate/submit`, rate)).status).toBe(409)
    await ok('dc-scm-exchange-rate/submit', { ...rate, validFrom: '2026-11-02' })
  })

  it('offers products among the materials that are sold', async () => {
    const product = { materialCode: 'CP-1', materialName: '堆叠线', category: 'finished', unit: 'set' }
    const { id } = await ok('ScmMaterial/material-submit', product)
    await ok('ScmMaterial/material-submit', { ...product, materialCode: 'BZ-1', category: 'standard' })
    const { data, msg } = await admin.get(`${base}/dc-wms-product/list`)
    expect(data?.records, msg).toMatchObject([{ id, productCode: 'CP-1' }])
    expect((await admin.post(`${base}/dc-wms-product/select-data`, [id])).data[0]).toMatchObject({ id })
    const twice = { ...product, materialCode: 'CP-2', unitConversions: [{ unit: 'set', factor: '2' }] }
    expect((await admin.post(`${base}/ScmMaterial/material-submit`, twice)).msg).toBe('单位换算中不能重复，也不能是基本单位')
  })
})

it('units are asked for as documents name them, and those of a material with what they come to', async () => {
  const { id } = await ok('ScmMaterial/material-submit', {
    ...{ materialCode: 'UNITS', materialName: 'UNITS', category: 'standard', unit: 'pcs' },
    unitConversions: [{ unit: 'box', factor: '24.000000' }],
  })
  const units = async (query: Record<string, string>) => (await admin.get(`${base}/dc-wms-in-stock/find-unit-list`, query)).data
  expect(await units({})).toContainEqual({ dictKey: 'kg', dictValue: '千克', factor: null })
  expect(await units({ materialId: id })).toEqual([
    { dictKey: 'pcs', dictValue: '件', factor: '1.000000' },
    { dictKey: 'box', dictValue: '箱', factor: '24.000000' },
  ])
})
