import type { AnyRecord, Page } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyPassword } from '../../identity/secrets/passwords.ts'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
let admin: string
let sales: string

beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
})
afterAll(() => company.stop())

const base = '/blade-system/client'
const submit = (body: object, token = admin) => company.api.post<AnyRecord>(`${base}/submit`, { token, body })
const fits = async (secret: string): Promise<boolean> => {
  const { rows } = await company.services.database.asSystem((tx) =>
    sql<{ hash: string }>`select hash from client_secret where tenant_id = '000000' and client_id = 'erp'`.execute(tx),
  )
  return verifyPassword(secret, rows[0]?.hash)
}

test('a client has its secret once; only a hash is kept, and a new one ends the old', async () => {
  const draft = {
    clientId: 'erp',
    clientName: 'ERP',
    grantTypes: ['password', 'refresh_token'],
    accessMinutes: '30',
    sessionDays: '7',
  }
  expect((await submit(draft, sales)).status).toBe(403)
  expect((await submit({ ...draft, accessMinutes: '1' })).status).toBe(400)
  const { id } = (await submit(draft)).body.data
  expect((await submit(draft)).status).toBe(409)
  const ask = (args: object) =>
    company.api.post<{ results: { data: { secret: string } }[] }>(`${base}/new-secret`, {
      token: admin,
      body: { ids: id, ...args },
    })
  const open = await ask({})
  expect([open.status, open.headers['bip-error']]).toEqual([403, 'confirmNeeded'])
  await company.confirm(admin)
  const secretOf = async (args = {}) => (await ask(args)).body.data.results[0]?.data.secret ?? ''
  expect(await fits('')).toBe(false)
  const first = await secretOf()
  expect(first).toMatch(/^[a-zA-Z2-9]{48}$/)
  expect(await fits(first)).toBe(true)
  const tooLong = await ask({ length: '257' })
  expect([tooLong.status, tooLong.body.msg]).toEqual([400, expect.stringContaining('长度最大值不能超过 256')])
  const second = await secretOf({ length: '256' })
  expect(second).toHaveLength(256)
  expect([await fits(first), await fits(second)]).toEqual([false, true])
  const answers = JSON.stringify((await company.api.get(`${base}/list`, { token: admin })).body)
  const { rows } = await company.services.database.asSystem((tx) =>
    sql<{
      all: string
    }>`select (select string_agg(c::text, ' ') from client_secret c) || (select coalesce(string_agg(h::text, ' '), '') from change_history h) as all`.execute(
      tx,
    ),
  )
  for (const secret of [first, second]) {
    expect(answers).not.toContain(secret)
    expect(rows[0]?.all).not.toContain(secret)
  }
})

test('regions are a tree, level by level, with a sample of both countries', async () => {
  const level = async (parentId?: string) =>
    (
      await company.api.get<{ id: string; title: string; hasChildren: boolean }[]>('/blade-system/region/lazy-tree', {
        token: sales,
        ...(parentId && { query: { parentId } }),
      })
    ).body.data
  const countries = await level()
  expect(countries.map(({ title }) => title)).toEqual(['中国', 'Việt Nam'])
  const provinces = await level(countries[0]?.id)
  const jiangsu = provinces.find(({ title }) => title === '江苏省')
  const suzhou = (await level(jiangsu?.id)).find(({ title }) => title === '苏州市')
  expect((await level(suzhou?.id)).map(({ title, hasChildren }) => [title, hasChildren])).toContainEqual(['昆山市', false])
  const found = await company.api.get<Page<AnyRecord>>('/blade-system/region/list', {
    token: admin,
    query: { regionName: 'suzhou' },
  })
  expect(found.body.data.records.map(({ regionName }) => regionName)).toEqual(['苏州市'])
  expect(
    (await company.api.post('/blade-system/region/submit', { token: sales, body: { regionName: 'X', regionCode: 'X' } })).status,
  ).toBe(403)
  expect(
    (await company.api.post('/blade-system/region/submit', { token: admin, body: { id: jiangsu?.id, parentId: suzhou?.id } }))
      .status,
  ).toBe(400)
  expect((await company.api.post('/blade-system/region/remove', { token: admin, body: { ids: suzhou?.id } })).status).toBe(409)
})

test('positions and what the handheld app needs are records like others', async () => {
  for (const [path, body] of [
    ['/blade-system/post', { postCode: 'FIT', postName: '装配钳工', category: 'worker' }],
    ['/blade-pda/version', { versionName: '3.2.0', versionCode: '320', downloadUrl: 'https://pda.example.com/3.2.0.apk' }],
    ['/blade-pda/url-match-rule', { ruleName: '物料码', prefix: 'https://m.example.com/', target: '/material' }],
    ['/blade-pda/authority', { functionName: '收货', functionCode: 'receive', roleIds: ['worker'] }],
  ] as const) {
    expect([path, (await company.api.post(`${path}/submit`, { token: sales, body })).status]).toEqual([path, 403])
    const made = await company.api.post<AnyRecord>(`${path}/submit`, { token: admin, body })
    expect([path, made.status]).toEqual([path, 200])
    expect(
      (await company.api.get<AnyRecord>(`${path}/detail`, { token: admin, query: { id: made.body.data.id } })).body.data,
    ).toMatchObject(body)
    expect((await company.api.post(`${path}/remove`, { token: admin, body: { ids: made.body.data.id } })).status).toBe(200)
  }
})

test('the record of a client says how its people come in and how long they stay', async () => {
  const as = (clientId: string) => ({ authorization: `Basic ${btoa(`${clientId}:any`)}` })
  const record = {
    clientId: 'kiosk',
    clientName: '车间看板',
    grantTypes: ['password', 'refresh_token'],
    accessMinutes: '5',
    sessionDays: '2',
  }
  const { id } = (await submit(record)).body.data
  const came = await company.grant('worker', undefined, as('kiosk'))
  const secondsOf = (token = '') => Number(token.split('.')[4]) - Date.now() / 1000
  expect(came.body.expires_in).toBe(300)
  expect(Math.round(secondsOf(came.body.access_token) / 60)).toBe(5)
  expect(Math.round(secondsOf(came.body.refresh_token) / 86_400)).toBe(2)
  expect(String(came.headers['set-cookie'])).toMatch(/Max-Age=172800; HttpOnly; SameSite=Strict/)
  // Longer from the next refresh on, whichever client asks for it.
  await submit({ id, accessMinutes: '30' })
  const renewed = await company.refresh(came.body.refresh_token ?? '')
  expect(renewed.body.expires_in).toBe(1800)
  // A way that is not among them, and none at all for one that is switched off.
  await submit({ id, grantTypes: ['password'] })
  expect((await company.refresh(renewed.body.refresh_token ?? '')).status).toBe(401)
  await submit({ id, grantTypes: ['sms_code'] })
  expect((await company.grant('worker', undefined, as('KIOSK'))).status).toBe(400)
  await submit({ id, grantTypes: ['password', 'refresh_token'], status: 'disabled' })
  expect((await company.grant('worker', undefined, as('kiosk'))).status).toBe(400)
  // A client without a record is the portal: an hour, and the cookie of 30 days.
  const portal = await company.grant('worker', undefined, as('portal'))
  expect(portal.body.expires_in).toBe(3600)
  expect(String(portal.headers['set-cookie'])).toContain('Max-Age=2592000; HttpOnly')
})
