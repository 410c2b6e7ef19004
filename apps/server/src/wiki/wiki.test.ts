import { type AnyRecord, type WikiArticle, type WikiHot, type WikiTreeItem, wikiCalls, wikiTokenParameter } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany, withOffice } from '../testing/company.ts'

let company: Company
let admin: string
let worker: string
let wikiToken: string

beforeAll(async () => {
  company = await startCompany({ sizes: withOffice })
  admin = await company.signIn('admin')
  worker = await company.signIn('worker')
  const { body } = await company.api.get<string>('/blade-system/param/detail', {
    token: worker,
    query: { id: wikiTokenParameter },
  })
  wikiToken = body.data
})
afterAll(() => company.stop())

const base = '/blade-bip/dc-wiki-document-publishing'
const skip = '/blade-bip/feign/client/skip/wiki'
const get = <T>(path: string, query: Record<string, string> = {}, token = worker) => company.api.get<T>(path, { token, query })
const post = <T = AnyRecord>(path: string, body: object, token = admin) => company.api.post<T>(path, { token, body })

type GraphAnswer = { data?: { pages: Record<string, unknown> } | null; errors?: { message: string }[] }
/** The answer of the wiki's GraphQL, which has no envelope. */
async function ask(
  query: string,
  headers: Record<string, string> = {},
  rest: object = {},
): Promise<GraphAnswer & { status: number }> {
  const { status, body } = await company.api.post(wikiCalls.graph, { body: { query, ...rest }, headers })
  return { status, ...(body as unknown as GraphAnswer) }
}
const bearer = () => ({ authorization: `Bearer ${wikiToken}` })

test('readers find what is published, as a tree, by path, by id, by words; drafts are for who keeps them', async () => {
  const { data: tree } = (await get<WikiTreeItem[]>(`${skip}/pages/tree`, { path: 'ew-wiki', locale: 'zh' })).body
  expect(tree.map(({ path, title }) => [path, title])).toEqual([
    ['ew-wiki/assembly', 'assembly'],
    ['ew-wiki/project', 'project'],
    ['ew-wiki/quality', '质量手册'],
  ])
  expect((await get<WikiTreeItem[]>(`${skip}/trees`, { locale: 'vi' })).body.data[0]?.children[0]?.title).toMatch(/^An toàn/)
  const { data: incoming } = (await get<WikiArticle>(`${skip}/by-path`, { path: 'ew-wiki/quality/incoming' })).body
  expect(incoming.content).toContain('AQL 0.65')
  expect((await get<WikiArticle>(`/blade-bip/ew-wiki/${incoming.id}`)).body.data).toEqual(incoming)
  expect((await get<WikiArticle[]>('/blade-bip/ew-wiki/search', { search: 'lailiao' })).body.data).toMatchObject([
    { id: incoming.id },
    // It is mentioned there.
    { title: '质量手册' },
  ])
  expect((await get<WikiArticle[]>('/blade-bip/ew-wiki/search')).body.data).toEqual([])
  expect((await get(`${skip}/by-path`, { path: 'ew-wiki/supply/new-supplier' })).status).toBe(404)
  expect((await get(`/blade-bip/ew-wiki/..%2F`)).status).toBe(404)
  expect(
    (await get(`${skip}/pages/tree`, {}, company.tokenFor({ tenantId: 'other', permissions: { wikiArticle_view: 'all' } }))).body
      .data,
  ).toEqual([])
  expect((await get(`${skip}/pages/tree`, {}, company.tokenFor({}))).status).toBe(403)
})

test('an article is created, published, read, counted, withdrawn and removed by the spec’s own paths', async () => {
  const draft = { title: '扫码枪使用说明', path: 'ew-wiki/assembly/scanner', content: '长按三秒配对。' }
  expect((await post(`${base}/create`, draft, worker)).status).toBe(403)
  for (const path of ['/ew-wiki', 'ew wiki', 'a//b', 'a?b', 'a/', ''])
    expect([path, (await post(`${base}/create`, { ...draft, path })).status]).toEqual([path, 400])
  const { id } = (await post(`${base}/create`, draft)).body.data
  expect((await post(`${base}/create`, { ...draft, path: 'EW-WIKI/assembly/scanner' })).status).toBe(409)
  expect((await post(wikiCalls.visit, { id }, worker)).status).toBe(404)
  expect((await post(`${base}/${id}/publish`, {}, worker)).status).toBe(403)
  expect((await post(`${base}/${id}/publish`, {})).status).toBe(200)
  expect((await post(`${base}/${id}/publish`, {})).status).toBe(409)
  expect((await get<AnyRecord>(`${base}/${id}`)).body.data).toMatchObject({ status: 'published', title: draft.title })
  await post(`${base}/update`, { id, summary: '配对与充电' })
  for (let times = 0; times < 3; times += 1) expect((await post(wikiCalls.visit, { id }, worker)).status).toBe(200)
  const hot = (await get<WikiHot[]>(wikiCalls.hot)).body.data
  expect(hot[0]).toMatchObject({ id, visits: 3, description: '配对与充电' })
  expect(hot.length).toBeGreaterThan(3)
  expect((await company.api.delete(`${base}/${id}`, { token: admin })).status).toBe(409)
  await post(`${base}/withdraw`, { ids: id })
  expect((await company.api.delete(`${base}/${id}`, { token: worker })).status).toBe(403)
  expect((await company.api.delete(`${base}/${id}`, { token: admin })).status).toBe(200)
  expect((await get(`${base}/${id}`, {}, admin)).status).toBe(404)
})

describe('GraphQL', () => {
  test('answers its reader: list, tree, one article, search', async () => {
    const { status, data, errors } = await ask(
      `query wiki($path: String!) { pages {
        list(limit: 2) { path } tree(locale: "zh") { title depth parent isFolder }
        singleByPath(path: $path) { title content } search(query: "lailiao") { path } missing: single(id: "none") { id } } }`,
      bearer(),
      { variables: { path: 'ew-wiki/assembly/torque' } },
    )
    expect([status, errors]).toEqual([200, undefined])
    expect(data?.pages).toMatchObject({
      list: [{ path: 'ew-wiki/assembly/handover' }, { path: 'ew-wiki/assembly/torque' }],
      singleByPath: { title: '螺栓紧固力矩表', content: expect.stringContaining('M24') },
      search: [{ path: 'ew-wiki/quality/incoming' }],
      missing: null,
    })
    expect(data?.pages.tree).toContainEqual({ title: '来料检验作业指导', depth: 1, parent: 'ew-wiki/quality', isFolder: false })
    expect((await ask('{ __schema { queryType { name } } }', bearer())).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    })
    expect((await ask('{ pages { list { path } } }', { 'blade-auth': `bearer ${worker}` })).data?.pages.list).toHaveLength(6)
  })

  test('a guest reads what is public, and is told nothing of the schema', async () => {
    expect((await ask('{ pages { list { path } } }')).data).toEqual({ pages: { list: [{ path: 'ew-wiki/quality/incoming' }] } })
    expect((await ask('{ pages { singleByPath(path: "ew-wiki/quality") { content } } }')).data?.pages.singleByPath).toBeNull()
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Page") { name } }', '{ pages { lst { path } } }']) {
      const { data, errors } = await ask(query)
      expect(data).toBeUndefined()
      expect(errors?.[0]?.message).not.toMatch(/Did you mean/)
    }
  })

  test('what is too deep, too large, no question or a change is refused without a fault', async () => {
    const aliases = Array.from({ length: 21 }, (_, at) => `a${at}: list { path }`).join(' ')
    const bomb = `query { pages { list { ...A } } } ${['A', 'B', 'C', 'D', 'E', 'F']
      .map(
        (name, at, all) =>
          `fragment ${name} on PageListItem { ${all[at + 1] ? `...${all[at + 1]} `.repeat(8) : 'id path title'} }`,
      )
      .join(' ')}`
    for (const query of [
      `{ pages { ${aliases} } }`,
      bomb,
      `{ pages { list { ${'path '.repeat(2000)} } } }`.slice(0, 7900),
      '{',
      '',
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
      'mutation { pages { list { path } } }',
      'subscription { pages { list { path } } }',
      'fragment A on Page { ...B } fragment B on Page { ...A } { pages { single(id: "1") { ...A } } }',
      'query a { pages { list { path } } } query b { pages { list { path } } }',
    ]) {
      const { status, data, errors } = await ask(query, bearer())
      expect([query.slice(0, 60), status, data ?? undefined, (errors?.length ?? 0) > 0]).toEqual([
        query.slice(0, 60),
        200,
        undefined,
        true,
      ])
    }
    expect((await ask('x'.repeat(9000))).status).toBe(400)
    expect((await company.api.post(wikiCalls.graph, { body: [{ query: '{ pages { list { path } } }' }] })).status).toBe(400)
    expect(company.logged).toEqual([])
  })

  test('readers are known to the wiki by their own accounts: registering changes nothing, signing in answers its token', async () => {
    const own = '/blade-bip/dc-wiki-user-info'
    for (let times = 0; times < 2; times += 1) expect((await post(`${own}/register`, {}, worker)).status).toBe(200)
    const { data: token } = (await get<string>(`${own}/login`)).body
    const read = await ask('{ pages { list { path } } }', { authorization: `Bearer ${token}` })
    expect(read.data?.pages.list).toHaveLength(6)
    expect((await company.api.get('/blade-bip/home-user/info', { token })).status).toBe(401)
    expect((await get(`${own}/login`, {}, company.tokenFor({}))).status).toBe(403)
    expect((await post(`${own}/register`, {}, company.tokenFor({}))).status).toBe(403)
  })

  test('its token is good for the wiki alone, and no longer than the session', async () => {
    expect((await ask('{ pages { list { path } } }', { authorization: 'Bearer nonsense' })).status).toBe(401)
    expect((await ask('{ pages { list { path } } }', { authorization: `Bearer ${worker}` })).status).toBe(401)
    expect((await company.api.get('/blade-bip/home-user/info', { token: wikiToken })).status).toBe(401)
    expect((await get('/blade-system/param/detail', { id: 'log.days' })).status).toBe(403)
    const leaving = await company.signIn('buyer')
    const { body } = await get<string>('/blade-system/param/detail', { id: wikiTokenParameter }, leaving)
    const theirs = { authorization: `Bearer ${body.data}` }
    expect((await ask('{ pages { list { path } } }', theirs)).status).toBe(200)
    await company.api.get('/blade-auth/oauth/logout', { token: leaving })
    await expect.poll(async () => (await ask('{ pages { list { path } } }', theirs)).status, { timeout: 3000 }).toBe(401)
  })
})
