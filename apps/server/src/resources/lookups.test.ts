import { type Core, get } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../services/services.ts'
import { serve } from './serve.ts'
import { sessionOf } from './testing/company.ts'
import { type RecordsServer, startRecordsServer } from './testing/server.ts'

let server: RecordsServer
let reminded = 0
beforeAll(async () => {
  const core: Core = {
    ...customer,
    path: '/test/customer',
    calls: { list: get('list') },
    also: {
      list: [
        { path: 'list-no-cache', method: 'POST' },
        { path: 'retrieve', names: { customerName: 'fullname', isDeleted: '' } },
      ],
    },
    actions: {
      remind: {
        call: get('remind'),
        label: customer.label,
        success: customer.label,
        also: [{ path: 'remind-all', method: 'POST' }],
      },
    },
  }
  server = await startRecordsServer({
    routes: serve(core, { operations: { remind: async () => (reminded += 1) } })({} as Services),
  })
  const admin = server.as('alpha.admin')
  for (const [materialCode, materialName, isActive] of [
    ['M-100', '伺服电机', true],
    ['M-200', '伺服驱动', true],
    ['M-300', '伺服线缆', false],
  ])
    expect(
      (
        await admin.post('/blade-bip/ScmMaterial/material-submit', {
          materialCode,
          materialName,
          isActive,
          category: 'drive',
          unit: 'pcs',
        })
      ).msg,
    ).toBe('操作成功')
  for (const fullname of ['苏州精工', '重庆长安']) await admin.post('/blade-bip/customer/submit', { fullname })
})
afterAll(() => server.stop())

test('a lookup answers pages by the spec’s own names, without the signs around what is looked for', async () => {
  const query = { fname: '%伺服%', current: 1, size: 1 }
  const { data } = await server.as('alpha.admin').get('/blade-pda/common/material-search', query)
  expect(data).toMatchObject({ total: 2, size: 1, pages: 2, records: [{ FNUMBER: 'M-100', FNAME: '伺服电机', FUNIT: 'pcs' }] })
  const elsewhere = await server.as('alpha.admin').get('/blade-pda/common/material-search', { fuseorgid: 'elsewhere' })
  expect(elsewhere.data.total).toBe(0)
  const { data: one } = await server.as('alpha.admin').get('/blade-pda/common/material-search', { fnumber: '%m-100%' })
  expect(one.records).toMatchObject([{ FNUMBER: 'M-100', label: '伺服电机' }])
})

test('a lookup of customers goes by pinyin, and offers names alone to whoever does not see them', async () => {
  const { data } = await server.as('alpha.admin').get('/blade-bip/customer/select', { keyword: 'szjg' })
  expect(data).toMatchObject([{ label: '苏州精工', fullname: '苏州精工', shortName: null }])
  expect((await server.as().get('/blade-bip/customer/select')).status).toBe(401)
  expect((await server.as('beta.admin').get('/blade-bip/customer/select')).data).toEqual([])
  expect((await server.as('alpha.admin').get('/blade-bip/customer/select', { nonsense: '1' })).error).toBe('badRequest')
})

test('a call answers at its further addresses, under their own names of parameters', async () => {
  const admin = server.as('alpha.admin')
  expect((await admin.post('/test/customer/list-no-cache', {}, { fullname: '长安' })).data.total).toBe(1)
  const query = { customerName: '精工', isDeleted: '0', currentPage: 1, pageSize: 5 }
  expect((await admin.get('/test/customer/retrieve', query)).data).toMatchObject({ size: 5, records: [{ fullname: '苏州精工' }] })
})

test('a GET that acts takes its permission, and has its effect once under a key', async () => {
  const [{ id }] = (await server.as('alpha.admin').get('/test/customer/list')).data.records
  const token = server.tokenFor({ ...sessionOf('alpha', 'admin'), permissions: { customer_view: 'all', customer_remind: 'all' } })
  const caller = server.as(token as 'alpha.admin')
  for (const _ of [1, 2])
    expect(
      (await caller.get('/test/customer/remind', { ids: id }, { 'idempotency-key': 'remind-once-1' })).data.results,
    ).toMatchObject([{ ok: true }])
  expect(reminded).toBe(1)
  expect((await server.as('alpha.worker').get('/test/customer/remind', { ids: id })).status).toBe(403)
  expect(server.routes.filter(({ path }) => path.startsWith('/test/customer/remind')).map(({ acts }) => acts)).toEqual([
    true,
    true,
  ])
})
