import { homeCalls, type Message, type MessageChoices, type OpenMessage, type Page, plus, type TopMessages } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'
import { multipart } from '../testing/http.ts'
import { notify } from './notify.ts'
import type { SentMessage } from './read.ts'

const base = '/blade-message/message'
let company: Company
let admin: string
let sales: string
let salesId: string

beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
  const { rows } = await company.services.database.asSystem((tx) =>
    sql<{ id: string }>`select id from "user" where account = 'sales'`.execute(tx),
  )
  salesId = rows[0]?.id ?? ''
})
afterAll(() => company.stop())

const save = (body: object, token = admin, headers = {}) =>
  company.api.post<{ id: string }>(`${base}/save`, { token, body, headers })
const top = async (token: string) => (await company.api.get<TopMessages>(`${base}/my/topList`, { token })).body.data
const list = async (token: string, query = {}) =>
  (await company.api.get<Page<Message>>(`${base}/my/list`, { token, query })).body.data

test('nobody reads without a session, and nobody sends without the permission', async () => {
  expect((await company.api.get(homeCalls.article, { query: { id: '1' } })).status).toBe(401)
  for (const path of ['my/topList', 'my/list', 'my/sendList', 'detail?id=1', 'sendDetail?id=1'])
    expect((await company.api.get(`${base}/${path}`)).status).toBe(401)
  expect((await save({ title: 'x', content: 'y', userIds: salesId }, sales)).status).toBe(403)
})

test('a message is counted until it is opened, and opening the same one again changes nothing', async () => {
  const { id } = (await save({ title: '盘点通知', content: '周五下午盘点，仓库暂停收发。', userIds: [salesId] })).body.data
  const before = await top(sales)
  expect(before.messageList[0]).toMatchObject({ id, title: '盘点通知', isRead: 1, type: 1, createUserName: '沈知行', url: '' })
  for (const _ of [1, 2]) {
    const { body } = await company.api.get<Message>(`${base}/detail`, { token: sales, query: { id } })
    expect(body.data).toMatchObject({ id, content: '周五下午盘点，仓库暂停收发。', isRead: 0 })
  }
  expect((await top(sales)).unReadCount).toBe(before.unReadCount - 1)
})

test('others cannot open it', async () => {
  const { id } = (await save({ title: '私信', content: '只给你', userIds: salesId })).body.data
  const buyer = await company.signIn('buyer')
  for (const path of ['detail', 'sendDetail'])
    expect((await company.api.get(`${base}/${path}`, { token: buyer, query: { id } })).status).toBe(404)
  expect((await company.api.get(`${base}/detail`, { token: admin, query: { id } })).status).toBe(404)
})

describe('a broadcast', () => {
  test('reaches a department and those below it, and is one message among the sent', async () => {
    const { id } = (await save({ type: 2, title: '销售例会', content: '周一 9 点', deptIds: ['d02'] })).body.data
    expect((await list(sales, { type: 2 })).records[0]?.id).toBe(id)
    expect((await list(await company.signIn('buyer'), { type: 2 })).total).toBe(0)
    const sent = await company.api.get<Page<SentMessage>>(`${base}/my/sendList`, { token: admin, query: { type: 2 } })
    expect(sent.body.data).toMatchObject({ total: 1, records: [{ id, title: '销售例会' }] })
    expect(sent.body.data.records[0]?.receiverCount).toBeGreaterThan(10)
    const named = sent.body.data.records[0]?.receiverNames ?? ''
    expect(named.split('、')).toHaveLength(5)
    const read = { token: admin, query: { id }, headers: { 'accept-language': 'vi' } }
    const letter = await company.api.get<SentMessage>(`${base}/sendDetail`, read)
    expect(letter.body.data.receiverNames).toBe(named.replaceAll('、', ', '))
    const detail = await company.api.get<SentMessage>(`${base}/sendDetail`, { token: admin, query: { id } })
    expect(detail.body.data.content).toBe('周一 9 点')
  })

  test('reaches everybody of a role', async () => {
    const { id } = (await save({ type: 4, title: '采购制度', content: '见附件', roleIds: 'buyer' })).body.data
    expect((await list(await company.signIn('buyer'), { type: 4 })).records[0]?.id).toBe(id)
    expect((await list(sales, { type: 4 })).total).toBe(0)
  })
})

test('what the product writes is read in the language of the caller', async () => {
  const title = { 'zh-CN': '待办', en: 'To do', vi: 'Cần xử lý' }
  await company.services.database.asTenant('000000', (tx) =>
    notify(tx, {
      tenantId: '000000',
      userIds: [salesId, salesId],
      type: 3,
      title,
      content: title,
      url: '/work/todo',
      push: 'work',
      from: { userId: 'x', realName: '系统' },
      at: new Date(),
    }),
  )
  const inVietnamese = { token: sales, headers: { 'accept-language': 'vi' } }
  const { body } = await company.api.get<TopMessages>(`${base}/my/topList`, inVietnamese)
  expect(body.data.messageList[0]).toMatchObject({ title: 'Cần xử lý', content: 'Cần xử lý', url: '/work/todo', type: 3 })
  expect((await top(sales)).messageList[0]?.title).toBe('待办')
})

test('all can be marked as read at once', async () => {
  await save({ title: '一', content: '一', userIds: salesId })
  expect((await top(sales)).unReadCount).toBeGreaterThan(0)
  expect((await company.api.post(`${base}/readAll`, { token: sales })).status).toBe(200)
  expect((await top(sales)).unReadCount).toBe(0)
})

test('a removed message leaves the list of whoever removed it, and only that', async () => {
  const { id } = (await save({ title: '可删', content: '删', userIds: salesId })).body.data
  const remove = (token: string) => company.api.post(`${base}/remove`, { token, query: { ids: id } })
  const ids = async (path: string, token: string) =>
    (await company.api.get<Page<Message>>(`${base}/${path}`, { token })).body.data.records.map((message) => message.id)
  await remove(sales)
  expect(await ids('my/list', sales)).not.toContain(id)
  expect(await ids('my/sendList', admin)).toContain(id)
  await remove(admin)
  expect(await ids('my/sendList', admin)).not.toContain(id)
})

test('a message to nobody or without words is refused, and one sent twice with its key arrives once', async () => {
  expect((await save({ title: '无人', content: '收' })).body.msg).toBe('请求有误：请选择接收人')
  expect((await save({ title: '无人', content: '收', userIds: 'nobody' })).status).toBe(400)
  expect((await save({ title: ' ', content: '收', userIds: salesId })).status).toBe(400)
  const before = (await list(sales)).total
  const key = { 'idempotency-key': 'message-1' }
  const body = { title: '一次', content: '一次', userIds: salesId }
  const [one, other] = await Promise.all([save(body, admin, key), save(body, admin, key)])
  expect(one.body.data.id).toBe(other.body.data.id)
  expect((await list(sales)).total).toBe(before + 1)
})

describe('files', () => {
  const upload = async (token: string, name: string) => {
    const sent = { token, ...multipart({ name, content: Buffer.from('盘点表') }) }
    return (await company.api.post<{ id: string }>('/blade-resource/oss/endpoint/put-file', sent)).body.data.id
  }

  test('travel with a message, to whoever sent it and whoever got it', async () => {
    const files = [await upload(admin, '盘点表.txt'), await upload(admin, '仓位图.txt')]
    const sent = { title: '盘点', content: '见附件', userIds: salesId, attachments: [{ id: files[0] }, files[1]] }
    const { id } = (await save(sent)).body.data
    const { body: got } = await company.api.get<OpenMessage>(`${base}/detail`, { token: sales, query: { id } })
    expect((await save({ title: 'Re: 盘点', content: '收到', userIds: got.data.createUser })).status).toBe(200)
    expect((await list(admin)).records[0]).toMatchObject({ title: 'Re: 盘点' })
    for (const [path, token] of [
      [`${base}/detail`, sales],
      [homeCalls.article, sales],
      [`${base}/sendDetail`, admin],
    ] as const) {
      const { body } = await company.api.get<OpenMessage>(path, { token, query: { id } })
      expect(body.data.attachments.map(({ name }) => name)).toEqual(['盘点表.txt', '仓位图.txt'])
      expect((await company.api.get(body.data.attachments[0]?.url.replace('/api', '') ?? '', { token })).status).toBe(200)
    }
  })

  test('that somebody else uploaded, or nobody, are refused', async () => {
    const foreign = await upload(sales, '私人.txt')
    for (const attachments of [[foreign], ['nothing']]) {
      const { status, body } = await save({ title: '盘点', content: '见附件', userIds: salesId, attachments })
      expect([status, body.msg]).toEqual([400, '请求有误：附件不存在，请重新上传'])
    }
  })
})

test('whoever wants no announcement of a type says so for themselves alone', async () => {
  const choices = async (token: string) =>
    (await company.api.get<MessageChoices>(plus.messageChoices, { token })).body.data.announced
  await company.api.post(plus.submitMessageChoices, { token: sales, body: { announced: [1, 3] } })
  expect(await choices(sales)).toEqual([1, 3])
  expect(await choices(admin)).toEqual([1, 2, 3, 4])
  expect((await company.api.post(plus.submitMessageChoices, { token: sales, body: { announced: [5] } })).status).toBe(400)
  await company.api.post(plus.submitMessageChoices, { token: sales, body: { announced: [1, 2, 3, 4] } })
})
