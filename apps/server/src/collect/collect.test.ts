import { type AnyRecord, type Collected, collectCalls, maxCollected, type Page } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany, withOffice } from '../testing/company.ts'

let company: Company
let admin: string
let worker: string
beforeAll(async () => {
  company = await startCompany({ sizes: withOffice })
  admin = await company.signIn('admin')
  worker = await company.signIn('worker')
})
afterAll(() => company.stop())

const view = async (token: string) => (await company.api.get<Collected[]>(collectCalls.view, { token })).body.data
const post = (token: string, path: string, body: object) => company.api.post(path, { token, body })
const article = async (title: string) => {
  const query = { title }
  const path = '/blade-bip/dc-wiki-document-publishing/list'
  return (await company.api.get<Page<AnyRecord>>(path, { token: admin, query })).body.data.records[0]?.id ?? ''
}

test('somebody collects records, once each, with a remark of their own, and lets them go again', async () => {
  const [incoming, torque] = [await article('来料检验'), await article('螺栓紧固')]
  for (const recordId of [incoming, torque, incoming])
    expect((await post(worker, collectCalls.add, { resource: 'wikiArticle', recordId })).status).toBe(200)
  const collected = await view(worker)
  expect(collected.map(({ title, remark }) => [title, remark])).toEqual([
    ['螺栓紧固力矩表', ''],
    ['来料检验作业指导', ''],
  ])
  const { id } = collected[0] as Collected // counted above
  expect((await post(worker, collectCalls.remark, { id, remark: '  八级常用 ' })).status).toBe(200)
  expect((await view(worker))[0]?.remark).toBe('八级常用')
  expect(await view(admin)).toEqual([])
  expect((await post(admin, collectCalls.remark, { id, remark: 'x' })).status).toBe(404)
  await post(admin, collectCalls.remove, { resource: 'wikiArticle', recordId: torque })
  expect(await view(worker)).toHaveLength(2)
  await post(worker, collectCalls.remove, { resource: 'wikiArticle', recordId: torque })
  expect((await view(worker)).map(({ title }) => title)).toEqual(['来料检验作业指导'])
})

test('what one may not see is not collected, and what one may see no more is not answered', async () => {
  const { body } = await company.api.post<AnyRecord>('/blade-bip/note/submit', { token: admin, body: { title: '只有我' } })
  const hidden = { resource: 'note', recordId: body.data.id }
  expect((await post(worker, collectCalls.add, hidden)).status).toBe(404)
  expect((await post(admin, collectCalls.add, hidden)).status).toBe(200)
  expect((await post(worker, collectCalls.add, { resource: 'customer', recordId: '1' })).status).toBe(404)
  expect((await post(worker, collectCalls.add, { resource: 'nothing', recordId: '1' })).status).toBe(404)

  const submit = '/blade-bip/plus/file-share/submit'
  const files = (await company.api.get<Page<AnyRecord>>('/blade-bip/pms-file-manager/list', { token: admin })).body.data
    .records[0]
  const shared = { title: '临时共享', files: files?.files, isForAll: true }
  const share = (await company.api.post<AnyRecord>(submit, { token: admin, body: shared })).body.data
  await post(worker, collectCalls.add, { resource: 'fileShare', recordId: share.id })
  expect((await view(worker))[0]?.title).toBe('临时共享')
  await company.api.post(submit, { token: admin, body: { id: share.id, isForAll: false } })
  expect((await view(worker)).map(({ title }) => title)).not.toContain('临时共享')
  expect((await view(admin)).map(({ title }) => title)).toEqual(['只有我'])
})

test('needs a session and well-formed words, and has an end', async () => {
  expect((await company.api.get(collectCalls.view)).status).toBe(401)
  expect((await post(worker, collectCalls.add, { resource: 'a b', recordId: '1' })).status).toBe(400)
  expect((await post(worker, collectCalls.remark, { id: '1', remark: 'x'.repeat(201) })).status).toBe(400)
  const recordId = await article('方案评审')
  await company.services.database.asSystem((tx) =>
    sql`insert into collected (tenant_id, id, user_id, resource, record_id, create_time)
      select tenant_id, 'many-' || n, id, 'customer', n::text, now() from "user", generate_series(1, ${maxCollected}) n
      where account = 'sales'`.execute(tx),
  )
  const sales = await company.signIn('sales')
  const refused = await post(sales, collectCalls.add, { resource: 'wikiArticle', recordId })
  expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining(String(maxCollected))])
})
