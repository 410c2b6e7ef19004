import { groupsCall } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RecordsServer, startRecordsServer } from '../testing/server.ts'

let server: RecordsServer
const customers = '/blade-bip/customer'

const names = async (query: Record<string, string | number>) => {
  const { data } = await server.as('alpha.admin').get(`${customers}/list`, query)
  return data.records.map((record: { fullname: string }) => record.fullname)
}

beforeAll(async () => {
  server = await startRecordsServer()
  const admin = server.as('alpha.admin')
  const rows = [
    { fullname: '苏州精工机械', level: 'A', creditLimit: '1000.5', since: '2026-01-05', status: 'active' },
    { fullname: 'Bắc Ninh Đại Phát', level: 'B', creditLimit: '90', since: '2026-03-01' },
    { fullname: '重庆长安', level: 'A', creditLimit: '20000000000.01' },
    { fullname: '安徽合力', level: 'C', since: '2026-02-01', ownerId: 'alpha-sales' },
    { fullname: 'Zhongxin 电子' },
  ]
  for (const row of rows) expect((await admin.post(`${customers}/submit`, row)).code).toBe(200)
})
afterAll(() => server.stop())

describe('the list of a resource', () => {
  it('answers a page with total, labels and what one may do', async () => {
    const answer = await server.as('alpha.admin').get(`${customers}/list`, { current: 1, size: 2, ascs: 'fullname' })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({ total: 5, current: 1, size: 2, pages: 3 })
    expect(answer.data.records[0]).toMatchObject({
      fullname: '安徽合力',
      ownerId: 'alpha-sales',
      _labels: { ownerId: 'sales of alpha' },
      _can: ['edit', 'remove', 'transfer', 'release'],
    })
    expect(answer.data.records[0].createTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('finds Chinese by two characters, pinyin and initials, and Vietnamese without accents', async () => {
    for (const search of ['苏州', '精工', 'suzhou', 'szjg', 'SUZHOU', 'jixie', '州精', '机'])
      expect(await names({ search }), search).toEqual(['苏州精工机械'])
    for (const search of ['bac ninh', 'BẮC NINH', 'dai phat', 'bacninh'])
      expect(await names({ search }), search).toEqual(['Bắc Ninh Đại Phát'])
    expect(await names({ search: 'chongqing' })).toEqual(['重庆长安'])
    expect(await names({ search: '苏州 机械' })).toEqual(['苏州精工机械'])
    expect(await names({ search: '苏州 长安' })).toEqual([])
    expect(await names({ fullname: '精工' })).toEqual(['苏州精工机械'])
    expect(await names({ search: '%' })).toEqual([])
  })

  it('sorts Chinese by pinyin, before Latin, and numbers as numbers', async () => {
    expect(await names({ ascs: 'fullname' })).toEqual([
      '安徽合力',
      '重庆长安',
      '苏州精工机械',
      'Bắc Ninh Đại Phát',
      'Zhongxin 电子',
    ])
    expect(await names({ descs: 'fullname' })).toEqual([
      'Zhongxin 电子',
      'Bắc Ninh Đại Phát',
      '苏州精工机械',
      '重庆长安',
      '安徽合力',
    ])
    expect((await names({ ascs: 'creditLimit' })).slice(0, 3)).toEqual(['Bắc Ninh Đại Phát', '苏州精工机械', '重庆长安'])
    expect((await names({ descs: 'creditLimit' })).slice(0, 3)).toEqual(['重庆长安', '苏州精工机械', 'Bắc Ninh Đại Phát'])
    expect(await names({})).toEqual(['Zhongxin 电子', '安徽合力', '重庆长安', 'Bắc Ninh Đại Phát', '苏州精工机械'])
  })

  it('filters by equality, choices and ranges', async () => {
    expect(await names({ level: 'A', ascs: 'fullname' })).toEqual(['重庆长安', '苏州精工机械'])
    expect(await names({ level_in: 'B,C', ascs: 'fullname' })).toEqual(['安徽合力', 'Bắc Ninh Đại Phát'])
    expect(await names({ creditLimit_ge: '90', creditLimit_le: '1000.5', ascs: 'creditLimit' })).toEqual([
      'Bắc Ninh Đại Phát',
      '苏州精工机械',
    ])
    expect(await names({ since_ge: '2026-01-06', since_le: '2026-03-01', ascs: 'since' })).toEqual([
      '安徽合力',
      'Bắc Ninh Đại Phát',
    ])
    expect(await names({ ownerId: 'alpha-sales' })).toEqual(['安徽合力'])
    expect(await names({ level: '', fullname: '', size: 1, ascs: 'fullname' })).toEqual(['安徽合力'])
  })

  it('reads a day asked of an instant as the whole day in the tenant’s zone', async () => {
    server.setClock(new Date('2026-05-01T17:00:00Z'))
    await server.as('alpha.admin').post(`${customers}/submit`, { fullname: '夜班公司' })
    expect(await names({ createTime: '2026-05-02' })).toEqual(['夜班公司'])
    expect(await names({ createTime_ge: '2026-05-02', createTime_le: '2026-05-02' })).toEqual(['夜班公司'])
    expect(await names({ createTime_le: '2026-05-01' })).toEqual([])
    expect(await names({ createTime_le: '2026-05-02 00:59:59' })).toEqual([])
    expect(await names({ createTime_le: '2026-05-02 01:00:00' })).toEqual(['夜班公司'])
  })

  it('refuses names and values that it does not know, and says which', async () => {
    const admin = server.as('alpha.admin')
    for (const query of [
      { nonsense: '1' },
      { ascs: 'nonsense' },
      { descs: 'remark' },
      { remark_ge: '1' },
      { size: '0' },
      { current: 'x' },
    ])
      expect(await admin.get(`${customers}/list`, query), JSON.stringify(query)).toMatchObject({
        status: 400,
        code: 400,
        success: false,
      })
    expect((await admin.get(`${customers}/list`, { nonsense: '1' })).msg).toContain('nonsense')
    const wrong = await admin.get(`${customers}/list`, { since_ge: 'soon' })
    expect(wrong).toMatchObject({ status: 400, error: 'invalidFields' })
    expect(wrong.data.fields).toHaveProperty('since')
  })

  it('answers nobody with 401 and whoever may not with 403', async () => {
    expect((await server.as().get(`${customers}/list`)).status).toBe(401)
    expect(await server.as('alpha.worker').get(`${customers}/list`)).toMatchObject({ status: 403, error: 'forbidden' })
  })

  it('shows a caller only the rows within reach, and offers only what may be done there', async () => {
    const sales = server.as('alpha.sales')
    await sales.post(`${customers}/submit`, { fullname: '我的客户' })
    const mine = await sales.get(`${customers}/list`)
    // Reach goes by the account manager, who need not have made the record.
    expect(mine.data.records.map((record: { fullname: string }) => record.fullname)).toEqual(['安徽合力', '我的客户'])
    expect((await server.as('alpha.planner').get(`${customers}/list`, { search: '我的' })).data.total).toBe(1)
    const foreign = await server.as('alpha.planner').get(`${customers}/list`, { fullname: '安徽' })
    expect(foreign.data.records[0]._can).toEqual(['edit', 'remove', 'transfer', 'release'])
    expect((await server.as('beta.admin').get(`${customers}/list`)).data.total).toBe(0)
  })

  it('sums what its core says over all that match, within reach and to the last digit', async () => {
    const admin = server.as('alpha.admin')
    const sums = (query: Record<string, string>, caller = admin) =>
      caller.get('/blade-bip/plus/totals', { resource: 'customer', ...query })
    expect((await sums({})).data).toEqual({ creditLimit: '20000001090.51' })
    expect((await sums({ level: 'A', size: '1' })).data).toEqual({ creditLimit: '20000001000.51' })
    expect((await sums({ search: 'bac ninh' })).data).toEqual({ creditLimit: '90.00' })
    expect((await sums({ level: 'C' })).data).toEqual({ creditLimit: null })
    expect((await sums({}, server.as('alpha.sales'))).data).toEqual({ creditLimit: null })
    expect((await sums({}, server.as('beta.admin'))).data).toEqual({ creditLimit: null })
    expect((await admin.get('/blade-bip/plus/totals', { resource: 'supplier' })).data).toEqual({})
    expect(await sums({ nonsense: '1' })).toMatchObject({ status: 400 })
    expect(await sums({}, server.as('alpha.worker'))).toMatchObject({ status: 403, error: 'forbidden' })
    expect((await sums({}, server.as())).status).toBe(401)
  })

  it('puts all that match into groups with counts and sums, within reach', async () => {
    const groups = (query: Record<string, string>, caller = server.as('alpha.admin')) =>
      caller.get(groupsCall, { resource: 'customer', ...query })
    const byLevel = (await groups({ by: 'level' })).data.groups
    const total = (await server.as('alpha.admin').get(`${customers}/list`)).data.total
    expect(byLevel.reduce((sum: number, group: { count: number }) => sum + group.count, 0)).toBe(total)
    expect(byLevel).toContainEqual(
      expect.objectContaining({ value: 'A', label: expect.any(String), sums: { creditLimit: '20000001000.51' } }),
    )
    const month = (await groups({ by: 'createTime', level: 'A' })).data.groups
    expect(month).toEqual([expect.objectContaining({ value: expect.stringMatching(/^\d{4}-\d\d$/) })])
    expect((await groups({ by: 'createUser' }, server.as('beta.admin'))).data).toEqual({ groups: [], isCut: false })
    expect(await groups({ by: 'fullname' })).toMatchObject({ status: 400 })
    expect(await groups({ by: 'level' }, server.as('alpha.worker'))).toMatchObject({ status: 403, error: 'forbidden' })
  })

  it('answers everything at once where all is asked', async () => {
    const whole = await server.as('alpha.admin').get(`${customers}/list`, { size: -1 })
    expect(whole.data.records).toHaveLength(whole.data.total)
    expect(await server.as('alpha.admin').get(`${customers}/list`, { size: 99999 })).toMatchObject({ status: 200 })
  })
})
