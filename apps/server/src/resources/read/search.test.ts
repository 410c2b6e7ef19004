import { plus, type SearchHit } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RecordsServer, startRecordsServer } from '../testing/server.ts'

let server: RecordsServer
beforeAll(async () => {
  server = await startRecordsServer()
  const admin = server.as('alpha.admin')
  const add = async (path: string, body: object) => {
    const answer = await admin.post(path, body)
    expect(answer, `${answer.msg} ${server.logged}`).toMatchObject({ code: 200 })
  }
  await add('/blade-bip/customer/submit', { fullname: '柳州精工机械' })
  await add('/blade-bip/customer/submit', { fullname: '机械柳州分公司' })
  for (let at = 0; at < 6; at += 1) await add('/blade-bip/customer/submit', { fullname: `机械厂 ${at}` })
  await add('/blade-bip/ScmSupplier/supplier-submit', { supplierName: '柳州机械配件' })
})
afterAll(() => server.stop())

const search = async (who: `alpha.${string}` | `beta.${string}`, q: string): Promise<SearchHit[]> =>
  (await server.as(who).get(plus.search, { q })).data as SearchHit[] // looked at below

describe('the search over all records', () => {
  test('finds every kind in one call, by characters, pinyin and initials, what begins so first', async () => {
    const hits = await search('alpha.admin', '柳州')
    expect(hits.map(({ label }) => label)).toEqual(expect.arrayContaining(['柳州精工机械', '机械柳州分公司', '柳州机械配件']))
    expect(hits.at(-1)?.label).toBe('机械柳州分公司')
    expect(hits.find(({ resource }) => resource === 'supplier')).toMatchObject({ label: '柳州机械配件', note: 'S0001' })
    expect((await search('alpha.admin', 'liuzhou')).length).toBe(3)
    expect((await search('alpha.admin', 'lz')).length).toBeGreaterThan(2)
  })

  test('shows a few of each kind', async () => {
    expect((await search('alpha.admin', '机械')).filter(({ resource }) => resource === 'customer')).toHaveLength(4)
  })

  test('shows what the caller may see and nothing else', async () => {
    expect(await search('alpha.worker', '柳州')).toEqual([])
    expect(await search('beta.admin', '柳州')).toEqual([])
    expect((await search('alpha.buyer', '柳州')).map(({ resource }) => resource)).toEqual(['supplier'])
    // Sales see their own customers alone, and these are the administrator's.
    expect(await search('alpha.sales', '柳州')).toEqual([])
  })

  test('finds nothing for nothing, and stays well for what is no text', async () => {
    expect(await search('alpha.admin', ' ')).toEqual([])
    expect(await search('alpha.admin', "%' or 1=1 --")).toEqual([])
    expect((await server.as('alpha.admin').get(plus.search, { q: 'x'.repeat(200) })).status).toBe(400)
    expect((await server.as().get(plus.search, { q: 'x' })).status).toBe(401)
  })
})
