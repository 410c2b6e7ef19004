import { type FileDetail, type Page, plus } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const upload = async (name: string, token = sales) => {
  const boundary = 'b1'
  const body = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n图纸\r\n--${boundary}--\r\n`
  const answer = await company.api.post<{ id: string; link: string }>('/blade-resource/oss/endpoint/put-file', {
    token,
    body: Buffer.from(body),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  return answer.body.data
}
const list = async (search = '') =>
  (await company.api.get<Page<FileDetail>>(plus.files, { token: admin, query: { search } })).body.data
const remove = (ids: string[], token = admin) => company.api.post(plus.removeFiles, { token, body: { ids } })

test('uploads are listed newest first and found by file and by person, for those who may', async () => {
  await upload('drawing.txt')
  await upload('report.txt', admin)
  expect((await list()).records.map(({ originalName }) => originalName)).toEqual(['report.txt', 'drawing.txt'])
  expect((await list('chenjianing')).records[0]).toMatchObject({
    originalName: 'drawing.txt',
    createUserName: '陈嘉宁',
    usage: [],
  })
  expect((await company.api.get(plus.files, { token: sales })).status).toBe(403)
  const other = company.tokenFor({ tenantId: '200000', permissions: { file_view: 'all', file_remove: 'all' } })
  expect((await company.api.get<Page<FileDetail>>(plus.files, { token: other })).body.data.total).toBe(0)
  const [first] = (await list()).records
  expect((await remove([first?.id ?? ''], other)).status).toBe(404)
})

test('a picture of an article belongs to it', async () => {
  const { id, link } = await upload('picture.txt', admin)
  const article = { title: '来料检验', path: 'ew-wiki/check', content: `<img src="${link}">` }
  const made = await company.api.post('/blade-bip/dc-wiki-document-publishing/create', { token: admin, body: article })
  expect(made.status).toBe(200)
  expect((await list('picture.txt')).records[0]?.usage).toEqual([
    expect.objectContaining({ resource: 'wikiArticle', title: '来料检验' }),
  ])
  expect((await remove([id])).status).toBe(409)
})

test('of what is personal only the kind is told', async () => {
  const { id, link } = await upload('report.pdf.txt')
  const files = [{ id, name: 'report.pdf.txt', url: link }]
  await company.api.post('/blade-bip/plus/file-share/submit', { token: sales, body: { title: '体检报告', files } })
  const [shared] = (await list('report.pdf.txt')).records
  expect(shared?.usage).toEqual([expect.objectContaining({ resource: 'fileShare', title: '' })])
})

test('what a record, a message or an avatar holds tells so and is not removed; the rest goes, with its content and a history', async () => {
  const held = await upload('attached.txt')
  const free = await upload('free.txt')
  const { userId } = (await company.api.get<{ userId: string }>('/blade-auth/oauth/user-info', { token: admin })).body.data
  const sent = await company.api.post('/blade-message/message/save', {
    token: admin,
    body: {
      type: 1,
      title: '图纸已更新',
      content: '见附件',
      userIds: [userId],
      attachments: [(await upload('mine.txt', admin)).id],
    },
  })
  expect(sent.status).toBe(200)
  const [mine] = (await list('mine.txt')).records
  expect(mine?.usage).toEqual([expect.objectContaining({ resource: 'message', title: '图纸已更新' })])
  expect((await remove([held.id, mine?.id ?? ''])).status).toBe(409)
  expect((await list('attached.txt')).total).toBe(1)
  expect((await remove([free.id], sales)).status).toBe(403)
  expect((await remove([free.id, 'nothing'])).status).toBe(404)
  expect((await remove([free.id])).status).toBe(200)
  expect((await list('free.txt')).total).toBe(0)
  const gone = await company.api.get(free.link.replace('/api', ''), { token: sales })
  expect(gone.status).toBe(404)
  const log = await company.api.get<Page<{ outcome: string }>>(plus.logs, {
    token: admin,
    query: { kind: 'usual', search: `file ${free.id}` },
  })
  expect(log.body.data.records.map(({ outcome }) => outcome)).toEqual(['删除'])
})
