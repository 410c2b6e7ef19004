import { errorHeader, type Page, plus, roomHeader, type Settings } from '@bip/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seed } from '../../start/index.ts'
import { type Company, peopleOnly, startCompany } from '../../testing/company.ts'
import { multipart } from '../../testing/http.ts'
import { openTestDatabase, testHome } from '../../testing/index.ts'

const megabyte = 1024 * 1024
let company: Company
let free = Number.MAX_SAFE_INTEGER
let token: string

beforeAll(async () => {
  company = await startCompany({ freeBytes: () => free })
  token = await company.signIn('admin')
})
afterAll(() => company.stop())
beforeEach(() => {
  free = Number.MAX_SAFE_INTEGER
})

const submit = (fullname: string, by = token) => company.api.post('/blade-bip/customer/submit', { token: by, body: { fullname } })

describe.runIf(testHome === 'embedded')('a disk that is nearly full', () => {
  test('lets the portal open, sign in and be read, refuses what is written, says so, and recovers', async () => {
    expect((await submit('苏州精工')).status).toBe(200)
    free = 100 * megabyte
    const settings = await company.api.get<Settings>(plus.settings)
    expect(settings.status).toBe(200)
    expect(settings.headers[roomHeader.toLowerCase()]).toBe('low')
    const visitor = await company.signIn('sales')
    for (const path of [
      '/blade-auth/oauth/user-info',
      '/blade-system/menu/routes',
      '/blade-system/menu/buttons',
      '/blade-bip/home-user/info',
      '/blade-bip/customer/list',
      '/blade-message/message/my/topList',
    ])
      expect([path, (await company.api.get(path, { token: visitor })).status]).toEqual([path, 200])
    const dictionaries = await company.api.get(plus.dictionaries, { token: visitor, query: { codes: 'ROLE' } })
    expect(dictionaries.status).toBe(200)

    const refused = await submit('写不进')
    expect([refused.status, refused.headers[errorHeader.toLowerCase()]]).toEqual([503, 'storageFull'])
    expect(refused.body.msg).toContain('请联系管理员')
    const health = await company.api.get(plus.health)
    expect(health.body.data).toMatchObject({ status: 'limited', storage: 'low' })

    free = Number.MAX_SAFE_INTEGER
    const written = await submit('写得进')
    expect([written.status, written.headers[roomHeader.toLowerCase()]]).toEqual([200, undefined])
    expect((await company.api.get(plus.health)).body.data).toMatchObject({ status: 'up', storage: 'enough' })
  })

  test('answers every call that only reads', async () => {
    free = 100 * megabyte
    const refused: string[] = []
    const reads = company.routes.filter(({ method, onlyReads, acts }) => (method === 'GET' && !acts) || onlyReads)
    for (const { method, path } of reads) {
      // Signing out is last: it ends the session of all the others.
      if (path.endsWith('/logout')) continue
      const { headers } = await company.fastify.inject({
        method,
        url: `/api${path.replace(/\{\w+\}/g, '1')}`,
        query: { id: '1', resource: 'customer', codes: 'ROLE', code: 'ROLE', kind: 'api', list: 'customer', key: 'x', ids: '1' },
        headers: { 'blade-auth': `bearer ${token}` },
        ...(method === 'POST' && { payload: {} }),
      })
      if (headers[errorHeader.toLowerCase()] === 'storageFull') refused.push(`${method} ${path}`)
    }
    expect(reads.length).toBeGreaterThan(100)
    expect(refused).toEqual([])
  })

  test('opens a message, which stays unread', async () => {
    const { userId } = (await company.api.get<{ userId: string }>('/blade-auth/oauth/user-info', { token })).body.data
    const body = { type: 1, title: '磁盘', content: '将满', userIds: [userId] }
    const sent = await company.api.post<{ id: string }>('/blade-message/message/save', { token, body })
    const open = () =>
      company.api.get<{ title: string; isRead: number }>('/blade-message/message/detail', {
        token,
        query: { id: sent.body.data.id },
      })
    free = 100 * megabyte
    expect((await open()).body.data).toMatchObject({ title: '磁盘', isRead: 1 })
    free = Number.MAX_SAFE_INTEGER
    expect((await open()).body.data).toMatchObject({ title: '磁盘', isRead: 0 })
  })

  test('lets administrators make room, sessions be renewed and people sign out', async () => {
    const upload = () =>
      company.api.post<{ id: string }>('/blade-resource/oss/endpoint/put-file', {
        token,
        ...multipart({ name: 'a.txt', content: Buffer.from('图纸') }),
      })
    const { id } = (await upload()).body.data
    const visitor = (await company.grant('planner')).body
    free = 100 * megabyte
    expect((await upload()).status).toBe(503)
    expect((await company.refresh(visitor.refresh_token ?? '')).status).toBe(200)
    expect((await company.api.get('/blade-auth/oauth/logout', { token: visitor.access_token })).status).toBe(200)
    expect((await company.api.post(plus.removeFiles, { token, body: { ids: [id] } })).status).toBe(200)
    const left = await company.api.get<Page<unknown>>(plus.files, { token, query: { search: 'a.txt' } })
    expect(left.body.data.total).toBe(0)
  })

  test('that is full is read still', async () => {
    free = 1 * megabyte
    expect((await company.grant('buyer')).status).toBe(503)
    expect((await company.api.get('/blade-bip/customer/list', { token })).status).toBe(200)
    expect((await company.api.get(plus.settings)).headers[roomHeader.toLowerCase()]).toBe('full')
  })

  test('does not keep the server from starting', async () => {
    free = 100 * megabyte
    const { services } = company
    const said: string[] = []
    expect(await seed(services, (line) => said.push(line), peopleOnly)).toMatchObject({ isDemo: true })
    expect(said.join()).toContain('nearly full')
    const empty = await openTestDatabase()
    const unfilled = { ...empty.database, room: services.database.room }
    await expect(seed({ ...services, database: unfilled }, () => undefined)).rejects.toThrow('too little room for a new database')
    await empty.drop()
  })

  test('fills no log with what it cannot do', async () => {
    free = 1 * megabyte
    const before = company.logged.length
    for (let time = 0; time < 5; time++) {
      company.services.outbox.wake()
      await company.services.outbox.drain().catch(() => undefined)
    }
    expect(company.logged.slice(before).filter((line) => line.startsWith('outbox')).length).toBeLessThan(2)
  })
})
