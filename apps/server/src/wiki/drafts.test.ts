import {
  type AnyRecord,
  collectCalls,
  type FileDetail,
  type HistoryEntry,
  type LogDetail,
  type LogEntry,
  type Page,
  plus,
  type StoredFile,
  wikiCalls,
  wikiTokenParameter,
} from '@bip/contract'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'
import { multipart } from '../testing/http.ts'

const base = '/blade-bip/dc-wiki-document-publishing'
const path = 'ew-wiki/pay/rounds'
const words = '年终奖按三档发放'

let company: Company
const tokens: Record<string, string> = {}
let id = ''
let picture = ''

const get = <T>(who: string, to: string, query: Record<string, string> = {}) =>
  company.api.get<T>(to, { token: tokens[who] ?? '', query })
const post = <T = AnyRecord>(who: string, to: string, body: unknown, query: Record<string, string> = {}) =>
  company.api.post<T>(to, { token: tokens[who] ?? '', body, query })

beforeAll(async () => {
  company = await startCompany()
  tokens.worker = await company.signIn('worker')
  const of = (userId: string, ...operations: string[]) =>
    company.tokenFor({
      userId,
      realName: userId,
      deptId: 'd02',
      permissions: Object.fromEntries(operations.map((one) => [one, 'all' as const])),
    })
  tokens.author = of('author', 'wikiArticle_view', 'wikiArticle_add', 'wikiArticle_publish')
  tokens.reader = of('reader', 'wikiArticle_view', 'wikiArticle_export', 'log_view')
  tokens.editor = of('editor', 'wikiArticle_view', 'wikiArticle_edit', 'wikiArticle_export', 'log_view')
  tokens.ownEditor = company.tokenFor({
    userId: 'own',
    deptId: 'd07',
    permissions: { wikiArticle_view: 'all', wikiArticle_edit: 'self' },
  })
  const sent = { token: tokens.author, ...multipart({ name: 'rounds.png', content: Buffer.from('一页') }) }
  const file = (await company.api.post<StoredFile>('/blade-resource/oss/endpoint/put-file', sent)).body.data
  picture = `/blade-resource/oss/file/${file.id}`
  const draft = { title: '奖金方案', path, content: `${words}<img src="/api${picture}">`, locale: 'zh' }
  const made = await post('author', `${base}/create`, draft)
  expect(made.status, made.body.msg).toBe(200)
  id = made.body.data.id
})
afterAll(() => company.stop())

/** Everything that answers articles, and what of it holds the draft. */
async function finding(who: string): Promise<Record<string, boolean>> {
  const list = (query: Record<string, string>) =>
    get<Page<AnyRecord>>(who, `${base}/list`, query).then(({ body }) => body.data.total > 0)
  const holds = async (answer: Promise<{ body: unknown }>) =>
    /奖金方案|年终奖|pay\/rounds/.test(JSON.stringify((await answer).body))
  const { body: wiki } = await get<string>(who, '/blade-system/param/detail', { id: wikiTokenParameter })
  const graph = `{ pages { list { title } tree { title path } search(query: "奖金方案") { title }
    single(id: "${id}") { content } singleByPath(path: "${path}") { content } } }`
  return {
    list: await list({ path }),
    search: await list({ search: '奖金方案' }),
    id: await list({ id }),
    status: await list({ status: 'draft' }),
    detail: (await get(who, `${base}/detail`, { id })).status === 200,
    'detail by path': (await get(who, `${base}/${id}`)).status === 200,
    history: (await get(who, plus.history, { resource: 'wikiArticle', id })).status === 200,
    'names by id': await holds(post(who, `${base}/select-data`, [id])),
    options: await holds(post(who, `${base}/select-data`, undefined, { queryValue: '奖金' })),
    collection: (await post(who, collectCalls.add, { resource: 'wikiArticle', recordId: id })).status === 200,
    file: (await get(who, picture)).status === 200,
    tree: await holds(get(who, wikiCalls.tree, { path: 'ew-wiki' })),
    'by path': await holds(get(who, '/blade-bip/feign/client/skip/wiki/by-path', { path })),
    page: await holds(get(who, `${wikiCalls.articles}/${id}`)),
    ask: await holds(get(who, wikiCalls.search, { search: words })),
    hot: await holds(get(who, wikiCalls.hot)),
    visit: (await post(who, wikiCalls.visit, { id })).status === 200,
    graph: await holds(
      company.api.post(wikiCalls.graph, { body: { query: graph }, headers: { authorization: `Bearer ${wiki.data}` } }),
    ),
  }
}
const placesOf = async (who: string) => Object.entries(await finding(who)).flatMap(([place, holds]) => (holds ? [place] : []))
const kept = [
  'list',
  'search',
  'id',
  'status',
  'detail',
  'detail by path',
  'history',
  'names by id',
  'options',
  'collection',
  'file',
]

async function exported(who: string): Promise<number> {
  const { raw } = await get(who, plus.export, { resource: 'wikiArticle', path })
  const workbook = new ExcelJS.Workbook()
  // exceljs asks for a Buffer of an older form than Node's.
  await workbook.xlsx.load(raw as unknown as ArrayBuffer)
  return (workbook.worksheets[0]?.rowCount ?? 0) - 1
}

describe('a draft of the wiki', () => {
  test('is its author’s and of those who may edit it; to everybody else it is nowhere', async () => {
    expect(await placesOf('author')).toEqual(kept)
    expect(await placesOf('editor')).toEqual(kept)
    for (const who of ['worker', 'reader', 'ownEditor']) expect([who, await placesOf(who)]).toEqual([who, []])
    expect([await exported('editor'), await exported('reader')]).toEqual([1, 0])
  })

  test('is in the log and the list of files without its name and its words, but for who may edit it', async () => {
    const titles = async (who: string) => {
      const { body } = await get<Page<LogEntry>>(who, plus.logs, { kind: 'usual', search: id })
      return body.data.records.map(({ subject }) => subject)
    }
    expect(await titles('editor')).toEqual(['知识文章 奖金方案'])
    expect(await titles('reader')).toEqual([`知识文章 ${id}`])
    const holders = async (...operations: string[]) => {
      const token = company.tokenFor({ permissions: Object.fromEntries(operations.map((one) => [one, 'all' as const])) })
      const { body } = await company.api.get<Page<FileDetail>>(plus.files, { token, query: { search: 'rounds' } })
      return body.data.records.flatMap(({ usage }) => usage.map(({ title }) => title))
    }
    expect([await holders('file_view', 'wikiArticle_edit'), await holders('file_view')]).toEqual([['奖金方案'], ['']])
  })

  test('that is published is read by everybody, and what it said before by those who saw it then', async () => {
    await post('editor', `${base}/update`, { id, summary: '草拟：分两档' })
    await post('editor', `${base}/update`, { id, summary: '分三档' })
    expect((await post('author', `${base}/publish`, { ids: id })).status).toBe(200)
    expect(await placesOf('worker')).toEqual(expect.arrayContaining(['detail', 'file', 'tree', 'ask', 'graph', 'history']))
    const told = async (who: string) => {
      const { body } = await get<HistoryEntry[]>(who, plus.history, { resource: 'wikiArticle', id })
      return body.data.map(({ operation, fields }) => [operation, JSON.stringify(fields).includes('草拟')])
    }
    const whole = [
      ['publish', false],
      ['update', true],
      ['update', true],
      ['create', false],
    ]
    expect(await told('author')).toEqual(whole)
    expect(await told('editor')).toEqual(whole)
    expect(await told('reader')).toEqual(whole.map(([operation]) => [operation, false]))
    const { body } = await get<HistoryEntry[]>('editor', plus.history, { resource: 'wikiArticle', id })
    const entry = body.data.find(({ operation }) => operation === 'update')?.id ?? ''
    const logged = async (who: string) =>
      (await get<LogDetail>(who, plus.logDetail, { kind: 'usual', id: entry })).body.data.fields
    expect([(await logged('editor')).length, (await logged('reader')).length]).toEqual([1, 0])
  })

  test('that was withdrawn is a draft again', async () => {
    const withdrawing = company.tokenFor({ permissions: { wikiArticle_view: 'all', wikiArticle_withdraw: 'all' } })
    await company.api.post(`${base}/withdraw`, { token: withdrawing, body: { ids: id } })
    expect(await placesOf('worker')).toEqual([])
  })
})
