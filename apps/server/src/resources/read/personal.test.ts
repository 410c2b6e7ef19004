import { type AnyRecord, type LogDetail, type LogEntry, type Page, plus, type StoredFile } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany, withOffice } from '../../testing/company.ts'
import { multipart } from '../../testing/http.ts'

let company: Company
const tokens: Record<string, string> = {}

beforeAll(async () => {
  company = await startCompany({ sizes: withOffice })
  for (const name of ['admin', 'sales', 'planner', 'inspector', 'buyer']) tokens[name] = await company.signIn(name)
})
afterAll(() => company.stop())

const get = <T>(who: string, path: string, query: Record<string, string> = {}) =>
  company.api.get<T>(path, { token: tokens[who], query })
const post = <T = AnyRecord>(who: string, path: string, body: object) => company.api.post<T>(path, { token: tokens[who], body })
const titles = async (who: string, path: string, query: Record<string, string> = {}) =>
  (await get<Page<AnyRecord>>(who, path, query)).body.data.records.map(({ title }) => title)
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

describe('a note', () => {
  const list = '/blade-bip/note/list'

  test('is its author’s alone: no administrator sees, changes or removes it, in the list, by id, in its history, in a log', async () => {
    const { data: written } = (await post('sales', '/blade-bip/note/submit', { title: '私下约见采购总监', tags: '客户' })).body
    expect(await titles('sales', list, { title: 'caigouzongjian' })).toEqual(['私下约见采购总监'])
    expect(written).toMatchObject({ status: 'open', color: 'yellow', _can: ['edit', 'remove', 'pin'] })
    const { id } = written
    await post('sales', '/blade-bip/note/submit', { id, content: '周四下午三点' })

    expect((await titles('admin', list, { size: '1000' })).includes('私下约见采购总监')).toBe(false)
    expect((await get<Page<AnyRecord>>('admin', list, { id })).body.data.total).toBe(0)
    for (const refused of [
      await get('admin', '/blade-bip/note/detail', { id }),
      await get('admin', plus.history, { resource: 'note', id }),
      await post('admin', '/blade-bip/note/submit', { id, title: '改过' }),
      await post('admin', '/blade-bip/note/remove', { ids: id }),
      await post('admin', '/blade-bip/plus/note/pin', { ids: id }),
    ])
      expect(refused.status).toBe(404)
    const logs = await get<Page<LogEntry>>('admin', plus.logs, { kind: 'usual', search: id })
    expect(logs.body.data.total).toBe(0)
    const { data: own } = (await get<{ id: string }[]>('sales', plus.history, { resource: 'note', id })).body
    expect(own).toHaveLength(2)
    for (const entry of own)
      expect((await get<LogDetail>('admin', plus.logDetail, { kind: 'usual', id: entry.id })).status).toBe(404)
    expect((await get<AnyRecord>('sales', '/blade-bip/note/detail', { id })).body.data).toMatchObject({ content: '周四下午三点' })
  })

  test('that is pinned stands first, and goes back', async () => {
    const { data: note } = (await post('buyer', '/blade-bip/note/submit', { title: '最早写的' })).body
    await post('buyer', '/blade-bip/note/submit', { title: '后来写的' })
    expect((await titles('buyer', list)).slice(0, 2)).toEqual(['后来写的', '最早写的'])
    await post('buyer', '/blade-bip/plus/note/pin', { ids: note.id })
    expect((await titles('buyer', list))[0]).toBe('最早写的')
    await post('buyer', '/blade-bip/plus/note/unpin', { ids: note.id })
    expect((await titles('buyer', list))[0]).toBe('后来写的')
    await post('buyer', '/blade-bip/note/remove', { ids: note.id })
    expect(await titles('buyer', list)).not.toContain('最早写的')
  })
})

describe('a shared file', () => {
  const list = '/blade-bip/pdp-file-share/page-list'
  const submit = '/blade-bip/plus/file-share/submit'
  const share = async (values: object) => {
    const uploaded = await upload('sales')
    const { body, status } = await post('sales', submit, { files: [uploaded], ...values })
    expect(status, body.msg).toBe(200)
    return body.data
  }
  const upload = async (who: string): Promise<StoredFile> => {
    const sent = { token: tokens[who], ...multipart({ name: '报价.txt', content: Buffer.from('一页报价') }) }
    return (await company.api.post<StoredFile>('/blade-resource/oss/endpoint/put-file', sent)).body.data
  }

  test('is seen by whom it names: a department with those below, a person, everybody; else by nobody, administrators included', async () => {
    await share({ title: '给销售部', shareDeptId: 'd02' })
    await share({ title: '给集团', shareDeptId: 'd00' })
    await share({ title: '给全公司', isForAll: true })
    await share({ title: '只有自己' })
    const { data: people } = (await get<Page<AnyRecord>>('admin', '/blade-system/user/page', { account: 'buyer' })).body
    await share({ title: '给采购员', shareUserId: people.records[0]?.id })
    const seen = async (who: string) =>
      (await titles(who, list, { size: '100' })).filter((title) => /^[给只]/.test(String(title)))
    expect(await seen('sales')).toEqual(['给采购员', '只有自己', '给全公司', '给集团', '给销售部'])
    expect(await seen('buyer')).toEqual(['给采购员', '给全公司', '给集团'])
    expect(await seen('planner')).toEqual(['给全公司', '给集团'])
    expect(await seen('admin')).toEqual(['给全公司', '给集团'])
  })

  test('is opened and fetched by whom it names, kept by its maker alone, and gone for others after its last day', async () => {
    const { id } = await share({ title: '限时', isForAll: true, endDate: day(1) })
    const { data } = (await get<AnyRecord>('planner', '/blade-bip/plus/file-share/detail', { id })).body
    expect(data).toMatchObject({ title: '限时', _can: [] })
    const [file] = data.files as StoredFile[] // the field's kind
    const content = await company.api.get(file?.url.replace('/api', '') ?? '', { token: tokens.planner })
    expect(content.status).toBe(200)
    expect((await post('planner', submit, { id, title: '占为己有' })).status).toBe(404)
    expect((await post('admin', '/blade-bip/plus/file-share/remove', { ids: id })).status).toBe(404)
    await post('sales', submit, { id, endDate: day(-2) })
    expect((await get('planner', '/blade-bip/plus/file-share/detail', { id })).status).toBe(404)
    expect(await titles('planner', list, { title: '限时' })).toEqual([])
    expect(await titles('sales', list, { title: '限时' })).toEqual(['限时'])
  })

  test('needs a file and a right to share', async () => {
    expect((await post('sales', submit, { title: '空的' })).status).toBe(400)
    expect((await company.api.get(list)).status).toBe(401)
    expect((await company.api.get(list, { token: company.tokenFor({}) })).status).toBe(403)
  })
})

test('documents and project files lie in folders and projects, with real files; readers read, keepers keep', async () => {
  const documents = (await get<Page<AnyRecord>>('buyer', '/blade-bip/pms-file-manager/list', { folder: '检验' })).body.data
  expect(documents.records.map(({ fileName, _can }) => [fileName, _can])).toEqual([
    ['来料检验标准', []],
    ['出厂检验标准', []],
  ])
  const [file] = (documents.records[0]?.files ?? []) as StoredFile[] // the field's kind
  const content = await company.api.get(file?.url.replace('/api', '') ?? '', { token: tokens.buyer })
  expect([content.status, file?.type, (file?.size ?? 0) > 20]).toEqual([200, 'text/plain', true])
  expect((await post('buyer', '/blade-bip/pms-file-manager/submit', { fileName: 'x' })).status).toBe(403)
  const edition = { id: documents.records[0]?.id, edition: 'C' }
  expect((await post('inspector', '/blade-bip/pms-file-manager/submit', edition)).body.data.edition).toBe('C')
  expect((await post('inspector', '/blade-bip/pms-file-manager/submit', { ...edition, folder: '质量//乱' })).status).toBe(400)
  const { data } = (await get<Page<AnyRecord>>('buyer', '/blade-bip/pdp-project-file/list', { projectCode: 'XM26-018' })).body
  expect(data.records.map(({ stage }) => stage).sort()).toEqual(['acceptance', 'design'])
  const detail = await get<AnyRecord>('buyer', '/blade-bip/pdp-project-file/detail', { id: data.records[0]?.id ?? '' })
  expect(detail.body.data.projectName).toBe('电池模组装配线')
  expect((await post('planner', '/blade-bip/pdp-project-file/remove', { ids: data.records[0]?.id })).status).toBe(200)
})
