import { existsSync, readdirSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { errorHeader, type FileUsePage, plus, tokenHeader } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetParameters } from '../tenancy/parameters.ts'
import { type Company, startCompany } from '../testing/company.ts'
import { multipart } from '../testing/http.ts'
import { sizeText } from './content/sizeText.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const tenantLimit = 25 * megabyte
let company: Company
let free = Number.MAX_SAFE_INTEGER
let [admin, sales, buyer] = ['', '', '']

beforeAll(async () => {
  company = await startCompany({ config: { tenantFileBytes: tenantLimit }, freeBytes: () => free })
  await company.fastify.listen({ host: '127.0.0.1', port: 0 })
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
  buyer = await company.signIn('buyer')
})
afterAll(() => company.stop())
beforeEach(async () => {
  free = Number.MAX_SAFE_INTEGER
  const { database } = company.services
  await database.asSystem((tx) => sql`delete from stored_file`.execute(tx))
  await database.asSystem((tx) => sql`delete from file_pending`.execute(tx))
  await company.api.post(plus.setParameter, { token: admin, body: { key: 'file.personLimit', value: '10' } })
  forgetParameters(company.services, '000000')
})

const path = '/blade-resource/oss/endpoint/put-file'
const upload = (token: string, bytes: number, headers = {}) => {
  const sent = multipart({ name: 'a.bin', content: Buffer.alloc(bytes, 7) })
  return company.api.post<{ id: string; used: number; limit: number }>(path, {
    token,
    ...sent,
    headers: { ...sent.headers, ...headers },
  })
}
const use = async () => (await company.api.get<FileUsePage>(plus.fileUse, { token: admin })).body.data
const pending = async () => {
  const { rows } = await company.services.database.asSystem((tx) => sql<{ id: string }>`select id from file_pending`.execute(tx))
  return rows.length
}
const folder = () => join(company.dataFolder, 'files', '000000')
const contents = () => (existsSync(folder()) ? readdirSync(folder()) : [])

describe('the room that files take', () => {
  test('is limited for each person, to the byte, and the refusal says what is used of what', async () => {
    const before = contents().length
    expect((await upload(sales, 6 * megabyte)).status).toBe(200)
    const refused = await upload(sales, 4 * megabyte + 1)
    expect(refused.status).toBe(413)
    expect(refused.headers[errorHeader.toLowerCase()]).toBe('ownFilesFull')
    expect(refused.body.msg).toContain('已用 6 MB，上限 10 MB')
    expect(refused.body.data).toEqual({ used: 6 * megabyte, limit: 10 * megabyte })
    const vi = await upload(sales, 5 * megabyte, { 'accept-language': 'vi' })
    expect(vi.body.msg).toMatch(/đã dùng 6 MB trên 10 MB/)
    expect((await upload(sales, 4 * megabyte)).status).toBe(200)
    expect((await upload(sales, 1)).status).toBe(413)
    expect((await upload(buyer, 1)).status).toBe(200)
    expect(contents()).toHaveLength(before + 3)
    expect(await pending()).toBe(0)
  })

  test('is limited for all of the company', async () => {
    for (const token of [sales, buyer]) expect((await upload(token, 10 * megabyte)).status).toBe(200)
    const refused = await upload(admin, 6 * megabyte)
    expect([refused.status, refused.headers[errorHeader.toLowerCase()]]).toEqual([413, 'companyFilesFull'])
    expect(refused.body.msg).toContain('已用 20 MB，上限 25 MB')
    expect((await upload(admin, 5 * megabyte)).status).toBe(200)
  })

  test('is not overrun by many uploads at once', async () => {
    const before = contents().length
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(sales, 3 * megabyte)))
    const stored = answers.filter(({ status }) => status === 200).length
    expect(stored).toBeGreaterThan(0)
    expect(stored).toBeLessThanOrEqual(3)
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(20 - stored)
    expect((await use()).company.bytes).toBe(stored * 3 * megabyte)
    expect(await pending()).toBe(0)
    expect(contents()).toHaveLength(before + stored)
  })

  test('is told to administrators by person, and free again when files are removed', async () => {
    const { id } = (await upload(sales, 2 * megabyte)).body.data
    await upload(buyer, 1 * megabyte)
    const told = await use()
    expect(told.company).toEqual({ files: 2, bytes: 3 * megabyte, limit: tenantLimit })
    expect(told.records).toEqual([
      expect.objectContaining({ realName: '陈嘉宁', account: 'sales', files: 1, bytes: 2 * megabyte, limit: 10 * megabyte }),
      expect.objectContaining({ account: 'buyer', files: 1, bytes: 1 * megabyte }),
    ])
    expect((await company.api.get(plus.fileUse, { token: sales })).status).toBe(403)
    const other = company.tokenFor({ tenantId: '200000', permissions: { file_view: 'all' } })
    expect((await company.api.get<FileUsePage>(plus.fileUse, { token: other })).body.data.company.bytes).toBe(0)
    expect((await company.api.post(plus.removeFiles, { token: admin, body: { ids: [id] } })).status).toBe(200)
    expect((await use()).company).toMatchObject({ files: 1, bytes: 1 * megabyte })
    expect(await pending()).toBe(0)
  })

  test('is not there on a disk that is nearly full, whatever is announced', async () => {
    free = 130 * megabyte
    const refused = await upload(sales, 3 * megabyte)
    expect([refused.status, refused.headers[errorHeader.toLowerCase()]]).toEqual([503, 'storageFull'])
    expect((await upload(sales, 1 * megabyte)).status).toBe(200)
  })
})

/** Sends the head of an upload and a part of its body, then goes away. */
async function breakOff(bytes: number): Promise<void> {
  const { port } = company.fastify.server.address() as AddressInfo // it listens on TCP
  const { body, headers } = multipart({ name: 'a.bin', content: Buffer.alloc(2 * megabyte, 7) })
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `${tokenHeader}: bearer ${sales}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
  ]
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n`, () => resolve()))
  await expect.poll(pending, { interval: 5 }).toBeGreaterThan(0)
  await new Promise<void>((resolve) => socket.write(body.subarray(0, bytes), () => resolve()))
  socket.resetAndDestroy()
}

describe('an upload that breaks off', () => {
  test.each([0, 200, 8 * kilobyte, 300 * kilobyte, 1500 * kilobyte])(
    'after %i bytes leaves neither a part nor room that is kept',
    async (bytes) => {
      const before = contents()
      for (let time = 0; time < 5; time++) {
        await breakOff(bytes)
        await expect.poll(pending).toBe(0)
      }
      expect(contents()).toEqual(before)
      expect(company.logged.join()).not.toContain('Error')
    },
  )

  test('because the server ended is taken away at the next start, or after an hour', async () => {
    const { database, files, log, prune } = company.services
    const leave = async (name: string, beganAt: Date) => {
      await files.put(`000000/${name}`, Buffer.from('half'))
      await writeFile(join(folder(), `${name}.1.part`), 'half')
      const before = new Date(Date.now() - 2 * 86_400_000)
      await utimes(join(folder(), `${name}.1.part`), before, before)
      await database.asSystem((tx) =>
        sql`insert into file_pending values ('000000', ${name}, ${`000000/${name}`}, 'u', 5, ${beganAt.toISOString()})`.execute(
          tx,
        ),
      )
    }
    const before = contents()
    const hour = 3_600_000
    await leave('running', new Date())
    await leave('broken', new Date(Date.now() - 2 * hour))
    await prune.run()
    expect(contents().filter((name) => !before.includes(name))).toEqual(['running'])
    const { tidyAtStart } = await import('./content/tidy.ts')
    await tidyAtStart({ database: { ...database, home: 'embedded' }, files, log }, new Date())
    await expect.poll(() => contents()).toEqual(before)
  })
})

test('sizes are said as people read them', () => {
  expect([0, 1023, 1536, 100 * megabyte, 50 * 1024 * megabyte].map((size) => sizeText(size, 'vi'))).toEqual([
    '0 B',
    '1.023 B',
    '1,5 kB',
    '100 MB',
    '50 GB',
  ])
})
