import {
  type AnyRecord,
  type CommentPage,
  type CommentSaved,
  commentCalls,
  type Page,
  type StoredFile,
  type TopMessages,
} from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'
import { multipart } from '../testing/http.ts'

let company: Company
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}
let recordId = ''

const people = ['admin', 'sales', 'buyer', 'worker']
beforeAll(async () => {
  company = await startCompany()
  const { body } = await company.api.get<Page<AnyRecord>>('/blade-system/user/page', {
    token: await company.signIn('admin'),
    query: { size: '1000' },
  })
  for (const name of people) {
    tokens[name] = await company.signIn(name)
    ids[name] = body.data.records.find(({ account }) => account === name)?.id ?? ''
  }
  recordId = (await post('sales', '/blade-bip/customer/submit', { fullname: '苏州精工评论' })).body.data.id
})
afterAll(() => company.stop())

const post = <T = AnyRecord>(who: string, path: string, body: object) => company.api.post<T>(path, { token: tokens[who], body })
const read = (who: string, query: Record<string, string> = {}) =>
  company.api.get<CommentPage>(commentCalls.list, { token: tokens[who], query: { resource: 'customer', id: recordId, ...query } })
const write = (who: string, values: object) =>
  post<CommentSaved>(who, commentCalls.submit, { resource: 'customer', recordId, ...values })
const noticesOf = async (who: string) =>
  (await company.api.get<TopMessages>('/blade-message/message/my/topList', { token: tokens[who] })).body.data.messageList

test('whoever sees a record says something about it; those named hear of it once, and the writer of those who may not see it', async () => {
  const first = await write('sales', { text: '请 @陈 看交期', mentions: [ids.admin, ids.worker] })
  expect([first.status, first.body.data.unreached.map(({ id }) => id)]).toEqual([200, [ids.worker]])
  const [notice] = await noticesOf('admin')
  expect(notice).toMatchObject({
    title: expect.stringContaining('苏州精工评论'),
    url: `/crm/customer/detail/${recordId}`,
    isRead: 1,
  })
  expect(await noticesOf('worker')).toEqual([])

  const { id } = first.body.data.comment
  const edited = await write('sales', { id, text: '请 @陈 看交期和付款', mentions: [ids.admin] })
  expect(edited.body.data.comment).toMatchObject({ id, text: '请 @陈 看交期和付款', editedAt: expect.any(String), isOwn: true })
  expect(await noticesOf('admin')).toHaveLength(1)

  await write('admin', { text: '<b>好</b> https://example.com' })
  const { comments, total } = (await read('sales')).body.data
  expect([total, comments.map(({ text, isOwn }) => [text, isOwn])]).toEqual([
    2,
    [
      ['<b>好</b> https://example.com', false],
      ['请 @陈 看交期和付款', true],
    ],
  ])
})

test('a comment is changed and removed by its author alone, and by nobody where the record is not seen', async () => {
  const { id } = (await write('admin', { text: '我的' })).body.data.comment
  expect((await write('sales', { id, text: '改' })).status).toBe(404)
  expect((await post('sales', commentCalls.remove, { id })).status).toBe(404)
  expect((await post('admin', commentCalls.remove, { id })).status).toBe(200)
  expect((await read('sales')).body.data.comments.map((comment) => comment.id)).not.toContain(id)
  expect((await read('worker')).status).toBe(403)
  expect((await write('worker', { text: '看不到' })).status).toBe(403)
  expect((await write('sales', { resource: 'note', text: '便签' })).status).toBe(400)
  expect((await write('sales', { text: '   ' })).status).toBe(400)
  expect((await write('sales', { text: '字'.repeat(4001) })).status).toBe(400)
  expect((await company.api.get(commentCalls.list)).status).toBe(401)
})

test('a comment is answered in its thread, whoever wrote it hears of it once, and its place stays when it is removed', async () => {
  const first = (await write('sales', { text: '交期能提前吗' })).body.data.comment
  const answer = (await write('admin', { replyTo: first.id, text: '@销售 可以', mentions: [ids.sales] })).body.data.comment
  const again = (await write('sales', { replyTo: answer.id, text: '那就周五' })).body.data.comment
  expect([first.thread, answer.thread, again.thread]).toEqual([null, first.id, first.id])
  const [toSales] = await noticesOf('sales')
  expect([toSales?.title, (await noticesOf('admin'))[0]?.title]).toEqual([
    expect.stringContaining('回复了您'),
    expect.stringContaining('回复了您'),
  ])
  const inThread = async () => {
    const { comments, replies, total } = (await read('admin')).body.data
    const found = comments.find(({ id }) => id === first.id)
    return { found, total, replies: replies.filter(({ thread }) => thread === first.id).map(({ id }) => id) }
  }
  const before = await inThread()
  expect(before).toMatchObject({ found: { isTaken: false }, replies: [answer.id, again.id] })

  const remove = async (who: string, id: string) => (await post(who, commentCalls.remove, { id })).status
  expect(await remove('sales', first.id)).toBe(200)
  expect(await inThread()).toMatchObject({ found: { text: '', isTaken: true }, total: before.total - 1, replies: before.replies })
  expect((await write('admin', { replyTo: first.id, text: '还在吗' })).status).toBe(404)
  expect((await write('sales', { id: first.id, text: '改' })).status).toBe(404)
  expect([await remove('sales', again.id), await remove('admin', answer.id)]).toEqual([200, 200])
  expect((await inThread()).found).toBeUndefined()
  expect((await write('admin', { replyTo: again.id, text: '晚了' })).status).toBe(404)
})

test('its files are read by whoever sees the record, and by nobody else', async () => {
  const sent = { token: tokens.sales, ...multipart({ name: '图纸.txt', content: Buffer.from('图纸') }) }
  const file = (await company.api.post<StoredFile>('/blade-resource/oss/endpoint/put-file', sent)).body.data
  const { comment } = (await write('sales', { text: '见图纸', files: [file.id] })).body.data
  expect(comment.files).toEqual([expect.objectContaining({ id: file.id, name: '图纸.txt' })])
  const fetched = async (who: string) =>
    (await company.api.get(comment.files[0]?.url.replace('/api', '') ?? '', { token: tokens[who] })).status
  expect([await fetched('admin'), await fetched('worker')]).toEqual([200, 404])
  expect((await write('sales', { text: '别人的', files: ['nothing'] })).status).toBe(400)
})

test('comments come by pages, have a limit a minute, and a removed record takes none', async () => {
  await company.services.database.asSystem((tx) =>
    sql`insert into record_comment (tenant_id, id, resource, record_id, user_id, user_name, text, create_time)
      select '000000', '0' || lpad(n::text, 4, '0'), 'customer', ${recordId}, ${ids.sales}, '销售', n::text, now()
      from generate_series(1, 40) n`.execute(tx),
  )
  const first = (await read('sales')).body.data
  const second = (await read('sales', { before: first.next ?? '' })).body.data
  expect([first.comments.length, second.next, first.total]).toEqual([30, null, first.comments.length + second.comments.length])

  const told = []
  for (let count = 0; count < 25; count++) told.push((await write('sales', { text: `第 ${count} 条` })).status)
  expect(told.at(-1)).toBe(429)
  expect((await post('admin', '/blade-bip/customer/remove', { ids: recordId })).status).toBe(200)
  expect(await write('admin', { text: '晚了' })).toMatchObject({
    status: 404,
    body: { msg: expect.stringContaining('可能已被删除') },
  })
})
