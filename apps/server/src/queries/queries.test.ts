import { defineQuery, label } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RecordsServer, startRecordsServer } from '../resources/testing/server.ts'
import { answering } from './answer.ts'
import { columnsOf } from './columnsOf.ts'
import { queryRoutes } from './serveQuery.ts'

const text = label('名称', 'Name', 'Tên')
let worked = 0
let moment = new Date('2026-11-20T06:00:00Z')

const levels = answering(
  defineQuery({
    key: 'testLevels',
    path: '/test/levels',
    label: text,
    icon: 'list',
    answers: 'list',
    access: 'signedIn',
    reads: ['customer'],
    asks: {
      since: { kind: 'date', label: label('合作日期', 'Since', 'Từ ngày') },
      levels: { kind: 'dict', dictionary: 'DC_CUSTOMER_LEVEL', label: label('等级', 'Level', 'Cấp'), required: true },
    },
    also: [{ path: '/test/levels-no-cache', method: 'POST', names: { startDate: 'since_ge', isDeleted: '' } }],
    fields: {
      name: { kind: 'text', label: text, searchable: true, sortable: true },
      ownerId: { kind: 'person', label: text },
      credit: { kind: 'money', label: text, sortable: true, summed: true },
    },
    list: { columns: ['name', 'credit', 'ownerId'], filters: ['since', 'levels', 'credit', 'name'], sort: 'name' },
    fresh: 60,
  }),
  ({ asked: { since, levels }, within }) => {
    worked += 1
    return sql`select c.id, ${columnsOf(customer, 'c', { name: 'fullname', ownerId: 'ownerId' })}, c.credit_limit as credit
      from customer c where ${within(customer, 'c')} and c.level = any(${[...levels]}::text[])
        and coalesce(c.since, '0001-01-01') >= ${since?.ge ?? '0001-01-01'}`
  },
)
const wall = answering(
  defineQuery({
    key: 'testWall',
    path: '/test/wall',
    label: text,
    icon: 'list',
    answers: 'list',
    access: { public: ['name', 'ownerId'] },
    reads: ['customer'],
    fields: {
      name: { kind: 'text', label: text, sortable: true },
      ownerId: { kind: 'person', label: text },
      phone: { kind: 'text', label: text },
    },
    list: { columns: ['name'], sort: 'name' },
  }),
  () => [{ name: '苏州精工', ownerId: 'alpha-sales', phone: '0512-1' }],
)
const parts = answering(
  defineQuery({
    key: 'testParts',
    path: '/test/parts',
    label: text,
    icon: 'list',
    answers: 'tree',
    access: 'signedIn',
    reads: [],
    fields: { name: { kind: 'text', label: text, searchable: true, sortable: true } },
    list: { columns: ['name'], sort: 'name' },
  }),
  () => [
    { id: 'b', parentId: 'a', name: '轴承' },
    { id: 'a', name: '主机' },
    { id: 'c', parentId: 'a', name: '安全门' },
  ],
)
const one = answering(
  defineQuery({
    key: 'testOne',
    path: '/test/one',
    label: text,
    icon: 'list',
    answers: 'one',
    access: 'signedIn',
    reads: [],
    asks: { id: { kind: 'text', label: text } },
    fields: { at: { kind: 'instant', label: text }, count: { kind: 'number', label: text } },
  }),
  ({ asked: { id } }) => (id === '1' ? [{ id, at: '2026-11-20T06:30:00.000Z', count: '12' }] : []),
)

let server: RecordsServer
beforeAll(async () => {
  server = await startRecordsServer({ routes: [levels, wall, parts, one].flatMap(queryRoutes) })
  server.setClock(moment)
  const rows = [
    { fullname: '苏州精工机械', level: 'A', creditLimit: '1000.5', since: '2026-01-05' },
    { fullname: '重庆长安', level: 'A', creditLimit: '200', since: '2026-03-01', ownerId: 'alpha-sales' },
    { fullname: '安徽合力', level: 'B', since: '2026-02-01' },
    { fullname: '吉林一汽', level: 'C' },
  ]
  for (const row of rows) expect((await server.as('alpha.admin').post('/blade-bip/customer/submit', row)).code).toBe(200)
})
afterAll(() => server.stop())

const ask = async (query: Record<string, string> = {}, person = 'alpha.admin') => {
  const { data, msg } = await server.as(person as 'alpha.admin').get('/test/levels', { levels_in: 'A,B', ...query })
  expect(msg).toBe('操作成功')
  return data.records.map(({ name }: { name: string }) => name)
}

describe('a query with rows of SQL', () => {
  test('is filtered, searched in pinyin, ordered and paged as a list is, with names of what it refers to', async () => {
    expect(await ask()).toEqual(['安徽合力', '重庆长安', '苏州精工机械'])
    expect(await ask({ descs: 'credit' })).toEqual(['苏州精工机械', '重庆长安', '安徽合力'])
    expect(await ask({ search: 'szjg' })).toEqual(['苏州精工机械'])
    expect(await ask({ credit_ge: '500' })).toEqual(['苏州精工机械'])
    expect(await ask({ since_ge: '2026-02-01' })).toEqual(['安徽合力', '重庆长安'])
    const { data } = await server.as('alpha.admin').get('/test/levels', { levels: 'A', size: '1' })
    expect(data).toMatchObject({ total: 2, size: 1, pages: 2 })
    expect(data.records).toEqual([
      {
        id: data.records[0].id,
        name: '重庆长安',
        ownerId: 'alpha-sales',
        credit: '200.00',
        _labels: { ownerId: 'sales of alpha' },
      },
    ])
  })

  test('says which field is missing or wrong, by its name', async () => {
    expect(await server.as('alpha.admin', 'en').get('/test/levels')).toMatchObject({
      status: 400,
      error: 'invalidFields',
      data: { fields: { levels: expect.any(String) } },
    })
    expect((await server.as('alpha.admin').get('/test/levels', { levels: 'A', since_ge: 'soon' })).data.fields).toHaveProperty(
      'since',
    )
    expect((await server.as('alpha.admin').get('/test/levels', { levels: 'A', descs: 'ownerId' })).error).toBe('badRequest')
  })

  test('reads what is within reach of the caller alone, and nothing of another company', async () => {
    expect(await ask({}, 'beta.admin')).toEqual([])
    // Salespeople reach their own customers, workers none.
    expect(await ask({}, 'alpha.worker')).toEqual([])
  })

  test('is asked at its further address by other names, and as a POST', async () => {
    const { data } = await server
      .as('alpha.admin')
      .post('/test/levels-no-cache', { levels: ['B'], startDate: '2026-01-01', isDeleted: 0 })
    expect(data.records).toMatchObject([{ name: '安徽合力' }])
  })

  test('stays good for a while for callers with the same reach', async () => {
    await ask({ size: '7' })
    const before = worked
    await ask({ size: '7' })
    expect(worked).toBe(before)
    moment = new Date(moment.getTime() + 60_001)
    server.setClock(moment)
    await ask({ size: '7' })
    expect(worked).toBe(before + 1)
  })
})

test('strangers get the fields that a public query allows, and of people no more than their family name', async () => {
  const { status, data } = await server.as().get('/test/wall')
  expect(status).toBe(200)
  expect(data.records).toEqual([{ id: '1', name: '苏州精工', ownerId: null }])
})

test('a tree answers rows below rows, each level in order', async () => {
  const { data } = await server.as('alpha.admin').get('/test/parts')
  expect(data).toMatchObject([{ name: '主机', children: [{ name: '安全门' }, { name: '轴承' }] }])
})

test('a query for one row answers it or null', async () => {
  expect((await server.as('alpha.admin').get('/test/one', { id: '1' })).data).toMatchObject({
    at: '2026-11-20T06:30:00.000Z',
    count: '12',
  })
  expect((await server.as('alpha.admin').get('/test/one')).data).toBeNull()
})
