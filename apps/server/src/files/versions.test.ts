import { type FileVersion, plus, type StoredFile } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'
import { multipart } from '../testing/http.ts'

let company: Company
let [admin, sales, buyer] = ['', '', '']
beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
  buyer = await company.signIn('buyer')
})
afterAll(() => company.stop())

const put = async (token: string, content: string, name = '图纸.txt'): Promise<StoredFile> => {
  const path = '/blade-resource/oss/endpoint/put-file'
  const { data } = (await company.api.post<StoredFile>(path, { token, ...multipart({ name, content: Buffer.from(content) }) }))
    .body
  return data
}
const replace = (token: string, id: string, replaces: string) =>
  company.api.post<StoredFile>(plus.replaceFile, { token, body: { id, replaces } })
const versions = (token: string, id: string) => company.api.get<FileVersion[]>(plus.fileVersions, { token, query: { id } })
const content = (token: string, id: string) => company.api.get(`/blade-resource/oss/file/${id}`, { token })

const hold = (fileId: string, resource: string) =>
  company.services.database.asSystem((tx) =>
    sql`insert into file_holder (tenant_id, file_id, resource, field, row_id, record_id)
      values ('000000', ${fileId}, ${resource}, 'f', 'r', 'r')`.execute(tx),
  )

/** A file with a second version. */
async function twoVersions() {
  const first = await put(sales, 'first')
  const second = await put(sales, 'second one')
  const { body } = await replace(sales, second.id, first.id)
  return { first, second: body.data }
}

describe('versions of a file', () => {
  test('are listed with who, when and size, the newest first, and each can be read', async () => {
    const { first, second } = await twoVersions()
    expect(second).toMatchObject({ name: '图纸.txt', size: 10, version: 2 })
    const { data } = (await versions(sales, second.id)).body
    expect(data.map(({ id, version, size }) => [id, version, size])).toEqual([
      [second.id, 2, 10],
      [first.id, 1, 5],
    ])
    expect(data[0]).toMatchObject({ createUserName: expect.stringMatching(/./), createTime: expect.stringMatching(/^20/) })
    expect((await content(sales, first.id)).raw.toString()).toBe('first')
    expect((await versions(sales, first.id)).body.data).toHaveLength(1)
  })

  test('an older one comes back as the newest, and the history keeps all', async () => {
    const { first, second } = await twoVersions()
    const body = { id: first.id, replaces: second.id }
    const third = (await company.api.post<StoredFile>(plus.restoreFile, { token: sales, body })).body.data
    expect(third).toMatchObject({ version: 3, size: 5 })
    expect((await content(sales, third.id)).raw.toString()).toBe('first')
    expect((await versions(sales, third.id)).body.data.map(({ version }) => version)).toEqual([3, 2, 1])
  })

  test('no file has two places, and no circle can be', async () => {
    const { first, second } = await twoVersions()
    const other = await put(sales, 'other')
    for (const [id, replaces] of [
      [second.id, other.id],
      [first.id, second.id],
      [other.id, other.id],
    ] as const)
      expect((await replace(sales, id, replaces)).status).toBe(400)
  })

  test('only one’s own upload replaces, and only what one may read', async () => {
    const { second } = await twoVersions()
    const own = await put(buyer, 'own')
    expect((await replace(sales, own.id, second.id)).status).toBe(404)
    await hold(second.id, 'decision')
    expect((await replace(buyer, own.id, second.id)).status).toBe(404)
    expect((await versions(buyer, second.id)).status).toBe(404)
    expect((await versions(company.tokenFor({ tenantId: '200000' }), second.id)).status).toBe(404)
  })

  test('an older one is read by who sees what holds the newest, and by nobody else', async () => {
    const { first, second } = await twoVersions()
    await hold(second.id, 'decision')
    expect((await content(buyer, first.id)).status).toBe(404)
    await hold(second.id, 'avatar')
    expect((await content(buyer, first.id)).status).toBe(200)
    const refused = await company.api.post(plus.removeFiles, { token: admin, body: { ids: [first.id] } })
    expect(refused.status).toBe(409)
  })
})
