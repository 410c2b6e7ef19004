import { type DictionaryHead, type DictionaryValueDetail, type Page, plus } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

const base = '/blade-system/dict'
let company: Company
let admin: string
let sales: string

beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
})
afterAll(() => company.stop())

const save = (body: object, token = admin) => company.api.post(`${base}/submit`, { token, body })
const remove = (ids: string) => company.api.post(`${base}/remove`, { token: admin, query: { ids } })
const heads = async () => (await company.api.get<Page<DictionaryHead>>(`${base}/parent-list`, { token: admin })).body.data.records
const values = async (code: string) =>
  (await company.api.get<Page<DictionaryValueDetail>>(`${base}/child-list`, { token: admin, query: { code } })).body.data.records
const offered = async (code: string) =>
  (
    await company.api.get<Record<string, { key: string; label: string }[]>>(plus.dictionaries, {
      token: sales,
      query: { codes: code },
    })
  ).body.data[code]

const packing = { code: 'DC_PACKING', dictValue: '包装方式', names: { en: 'Packing' }, isNew: true }
const crate = { code: 'DC_PACKING', dictKey: 'crate', dictValue: '木箱', names: {}, listClass: 'info', sort: 1, isNew: true }

test('only those who may see and keep dictionaries do', async () => {
  expect((await save(packing, sales)).status).toBe(403)
  expect((await company.api.get(`${base}/parent-list`, { token: sales })).status).toBe(403)
})

test('a dictionary of one’s own is made, filled, changed and taken away', async () => {
  expect((await save(packing)).status).toBe(200)
  expect((await save(packing)).status).toBe(409)
  expect((await save(crate)).status).toBe(200)
  expect((await save(crate)).status).toBe(409)
  await save({ ...crate, dictKey: 'carton', dictValue: '纸箱', sort: 0 })
  expect((await values('DC_PACKING')).map(({ dictValue }) => dictValue)).toEqual(['纸箱', '木箱'])
  await save({ ...crate, isNew: false, dictValue: '出口木箱', remark: '须熏蒸' })
  expect(await offered('DC_PACKING')).toEqual([
    { key: 'carton', label: '纸箱', tone: 'info' },
    { key: 'crate', label: '出口木箱', tone: 'info' },
  ])
  expect((await heads()).find(({ code }) => code === 'DC_PACKING')).toMatchObject({ count: 2, isSystem: false })
  expect((await remove('DC_PACKING.crate')).status).toBe(200)
  expect((await values('DC_PACKING')).map(({ dictKey }) => dictKey)).toEqual(['carton'])
  expect((await remove('DC_PACKING')).status).toBe(200)
  expect((await heads()).map(({ code }) => code)).not.toContain('DC_PACKING')
})

test('what comes with the product is renamed and sealed, never removed', async () => {
  const [annual] = await values('DC_LEAVE_TYPE')
  expect(annual).toMatchObject({ isSystem: true })
  expect((await remove(`DC_LEAVE_TYPE.${annual?.dictKey}`)).status).toBe(400)
  expect((await remove('DC_LEAVE_TYPE')).status).toBe(400)
  await save({ ...annual, isNew: false, dictValue: '带薪年假' })
  expect((await offered('DC_LEAVE_TYPE'))?.[0]?.label).toBe('带薪年假')
})

test('roles are kept on their own page, and unknown entries are told', async () => {
  expect((await heads()).map(({ code }) => code)).not.toContain('ROLE')
  expect((await save({ ...crate, code: 'ROLE' })).status).toBe(400)
  expect((await save({ ...crate, code: 'DC_NONE' })).status).toBe(404)
  expect((await save({ ...crate, code: 'DC_LEAVE_TYPE', dictKey: 'none', isNew: false })).status).toBe(404)
  expect((await remove('DC_LEAVE_TYPE.none')).status).toBe(404)
})

test('both addresses of the spec list, show and hang up dictionaries with their values', async () => {
  type Row = DictionaryValueDetail & { id: string; parentId: string }
  for (const at of [base, '/blade-system/dict-biz']) {
    const read = async <T>(name: string, query: Record<string, string>, token = admin) =>
      company.api.get<T>(`${at}/${name}`, { token, query })
    const { data: page } = (await read<Page<Row>>('list', { code: 'DC_LEAVE_TYPE', size: '2' })).body
    expect(page.records.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['DC_LEAVE_TYPE', '0'],
      [expect.stringMatching(/^DC_LEAVE_TYPE\./), 'DC_LEAVE_TYPE'],
    ])
    expect(page.total).toBe((await values('DC_LEAVE_TYPE')).length + 1)
    const value = page.records[1]
    expect((await read<Row>('detail', { id: value?.id ?? '' })).body.data).toEqual(value)
    expect((await read('detail', { id: 'DC_LEAVE_TYPE.none' })).status).toBe(404)
    const { data: tree } = (await read<(Row & { children: Row[] })[]>('tree', { code: 'DICT' })).body
    expect(tree.map(({ code }) => code)).toEqual((await heads()).map(({ code }) => code))
    expect(tree.find(({ id }) => id === 'DC_LEAVE_TYPE')?.children.map(({ dictKey }) => dictKey)).toEqual(
      (await values('DC_LEAVE_TYPE')).map(({ dictKey }) => dictKey),
    )
    for (const [name, query] of [
      ['list', {}],
      ['detail', { id: 'DC_LEAVE_TYPE' }],
      ['tree', {}],
    ] as const)
      expect((await read(name, query, sales)).status).toBe(403)
    const other = company.tokenFor({ tenantId: '200000', permissions: { dict_view: 'all' } })
    expect((await read<Row[]>('tree', {}, other)).body.data).toEqual([])
  }
})
