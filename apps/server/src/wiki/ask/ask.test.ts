import { type AnyRecord, type WikiAnswer, wikiCalls } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany, withOffice } from '../../testing/company.ts'
import { passagesOf } from './passages.ts'
import { askedWords, marksOf } from './words.ts'

describe('a text in passages', () => {
  test('keeps lines together up to a glance and cuts long ones between sentences; nothing is lost', () => {
    expect(passagesOf('一。\n二。\n\n三。')).toEqual(['一。\n二。', '三。'])
    const long = Array.from({ length: 30 }, (_, at) => `第 ${at} 句说明如何校准扭矩扳手。`).join('')
    const passages = passagesOf(long)
    expect(passages.length).toBeGreaterThan(1)
    expect(passages.every((one) => one.length <= 200 && one.endsWith('。'))).toBe(true)
    expect(passages.join('')).toBe(long)
    expect(passagesOf('x'.repeat(450)).map(({ length }) => length)).toEqual([200, 200, 50])
    expect(passagesOf('')).toEqual([])
  })

  test('is marked where words of a question stand, in pairs, in pinyin and without accents', () => {
    const marked = (text: string, question: string) =>
      marksOf(text, new Set(askedWords(question))).map(([from, to]) => text.slice(from, to))
    expect(marked('仓库收货后两小时内报检，附送货单', '收货后多久报检？')).toEqual(['收货后', '报检'])
    expect(marked('仓库收货后两小时内报检', 'baojian')).toEqual(['报检'])
    expect(marked('Khóa và treo biển trước khi mở tủ điện', 'mo tu dien thi khoa the nao')).toEqual(['Khóa', 'mở', 'tủ', 'điện'])
    expect(askedWords('请问如何的？ what is the là gì')).toEqual([])
  })
})

describe('a question to the wiki', () => {
  let company: Company
  let admin: string
  let worker: string
  beforeAll(async () => {
    company = await startCompany({ sizes: withOffice })
    admin = await company.signIn('admin')
    worker = await company.signIn('worker')
  })
  afterAll(() => company.stop())
  const ask = async (search: string, token = worker) =>
    (await company.api.get<WikiAnswer[]>(wikiCalls.search, { token, query: { search } })).body.data
  const keep = async (values: object) =>
    (
      await company.api.post<AnyRecord>('/blade-bip/dc-wiki-document-publishing/create', {
        token: admin,
        body: { locale: 'zh', ...values },
      })
    ).body.data

  test('is answered by the passage that holds most of it, with what was asked marked in it', async () => {
    const [best] = await ask('关键件抽样的 AQL 是多少？')
    expect(best?.title).toBe('来料检验作业指导')
    const [passage] = best?.passages ?? []
    expect(passage?.marks.map(([from, to]) => passage.text.slice(from, to))).toEqual(
      expect.arrayContaining(['关键件', '抽样', 'AQL']),
    )
    expect((await ask('扭矩扳手多久校准一次')).map(({ title }) => title)[0]).toBe('螺栓紧固力矩表')
    expect((await ask('khi mo tu dien phai lam gi'))[0]?.title).toMatch(/^An toàn/)
    expect((await ask('lailiao jianyan'))[0]?.title).toBe('来料检验作业指导')
  })

  test('that nothing answers has no answer, and no words none either', async () => {
    expect(await ask('年会在哪家酒店举办')).toEqual([])
    expect(await ask('请问怎么')).toEqual([])
    expect(await ask('')).toEqual([])
  })

  test('a name weighs more than a mention; a new text is found at once, an old one no longer', async () => {
    const { id } = await keep({ title: '激光打标规范', path: 'ew-wiki/marking', content: '铭牌深度 0.2 mm。' })
    await company.api.post('/blade-bip/dc-wiki-document-publishing/publish', { token: admin, body: { ids: id } })
    const other = await keep({ title: '外协清单', path: 'ew-wiki/outside', content: '喷涂、激光打标外协。' })
    await company.api.post('/blade-bip/dc-wiki-document-publishing/publish', { token: admin, body: { ids: other.id } })
    expect((await ask('激光打标')).map(({ title }) => title)).toEqual(['激光打标规范', '外协清单'])
    const again = { id, content: '铭牌用化学蚀刻。' }
    await company.api.post('/blade-bip/dc-wiki-document-publishing/update', { token: admin, body: again })
    expect((await ask('铭牌蚀刻'))[0]?.passages?.[0]?.text).toBe('铭牌用化学蚀刻。')
    expect(await ask('铭牌深度 0.2')).toEqual([])
  })

  test('finds only what one may read: drafts and other companies’ articles are in no answer', async () => {
    expect(await ask('试样数量 三件 五件')).toEqual([])
    expect((await company.api.get(wikiCalls.search, { query: { search: '抽样' } })).status).toBe(401)
    expect((await company.api.get(wikiCalls.search, { token: company.tokenFor({}), query: { search: '抽样' } })).status).toBe(403)
  })
})
