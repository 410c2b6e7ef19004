import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { rename, rm, symlink } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { errorHeader, plus, tokenHeader } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '../../../../../tests/support/figures.ts'
import { createServer, type Server } from '../../app.ts'
import { forgetParameters } from '../../tenancy/parameters.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { multipart } from '../../testing/http.ts'
import { randomOf } from '../../testing/random.ts'
import { tidyAtStart, tidyFiles } from '../content/tidy.ts'
import type { Uploaded } from '../keep.ts'

const megabyte = 1024 * 1024
const piece = 256 * 1024
let company: Company
let second: Server
let now = new Date()
let free = Number.MAX_SAFE_INTEGER
let ports: number[] = []
let [admin, sales, buyer] = ['', '', '']

beforeAll(async () => {
  const config = { fileBytes: 20 * megabyte, requestsPerMinute: 1_000_000 }
  company = await startCompany({ config, clock: () => now, freeBytes: () => free })
  const { services } = company
  // A restart, as far as uploads can tell: another server on the same data.
  second = await createServer(services.config, {
    database: services.database,
    seed: false,
    clock: () => now,
    log: () => undefined,
  })
  for (const { fastify } of [company, second]) await fastify.listen({ host: '127.0.0.1', port: 0 })
  ports = [company, second].map(({ fastify }) => (fastify.server.address() as AddressInfo).port) // they listen on TCP
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
  buyer = await company.signIn('buyer')
})
afterEach(() => {
  now = new Date()
  expect(company.logged).toEqual([])
})
afterAll(async () => {
  await second.fastify.close()
  await second.services.access.close()
  await company.stop()
})
beforeEach(async () => {
  free = Number.MAX_SAFE_INTEGER
  await company.api.post(plus.setParameter, { token: admin, body: { key: 'file.personLimit', value: '100' } })
  forgetParameters(company.services, '000000')
})

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
const contents = () => {
  const folder = join(company.dataFolder, 'files', '000000')
  return existsSync(folder) ? readdirSync(folder) : []
}
const rooms = async () => {
  const { rows } = await company.services.database.asSystem((tx) => sql<{ id: string }>`select id from file_pending`.execute(tx))
  return rows.map(({ id }) => id)
}

type Sent = {
  method: string
  path: string
  token?: string
  headers?: Record<string, string>
  body?: Buffer
  cutAfter?: number
  server?: number
}
type Got = { status: number; headers: IncomingMessage['headers']; body: string }

/** A call over a socket of its own; one that is cut answers null. */
function call({ method, path, token = sales, headers, body, cutAfter, server = 0 }: Sent): Promise<Got | null> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        port: ports[server],
        method,
        path: `/api${path}`,
        agent: false,
        headers: {
          'tus-resumable': '1.0.0',
          [tokenHeader]: `bearer ${token}`,
          ...(body && { 'content-type': 'application/offset+octet-stream', 'content-length': String(body.length) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', () => resolve(null))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
        )
      },
    )
    request.on('error', (error) => (cutAfter === undefined ? reject(error) : resolve(null)))
    if (cutAfter === undefined) request.end(body)
    else request.write(body?.subarray(0, cutAfter) ?? '', () => request.destroy())
  })
}

async function create(content: Buffer, values: Record<string, string> = {}, token = sales): Promise<string> {
  const headers = { 'upload-length': String(content.length), 'upload-metadata': metadata({ name: '视频.mp4', ...values }) }
  const got = await call({ method: 'POST', path: plus.uploads, token, headers })
  expect(got).toMatchObject({ status: 201 })
  return String(got?.headers.location).replace('/api', '')
}
const offsetOf = async (path: string, server = 0): Promise<number> => {
  const got = await call({ method: 'HEAD', path, server })
  expect(got?.status).toBe(200)
  return Number(got?.headers['upload-offset'])
}
const idOf = (path: string) => path.split('/').at(-1) ?? ''
const finish = (path: string, token = sales) => company.api.post<Uploaded>(plus.finishUpload, { token, body: { id: idOf(path) } })
const sendAll = async (path: string, content: Buffer, server = 0) => {
  const got = await call({ method: 'PATCH', path, server, headers: { 'upload-offset': '0' }, body: content })
  expect(got?.status).toBe(204)
}

describe('an upload in pieces', () => {
  test('survives cuts at any byte and a server that takes over: the same bytes, hardly any twice', async () => {
    const random = randomOf(18)
    const cuts = count(8, 20)
    const content = randomBytes(cuts * piece + 777)
    const path = await create(content, { sha256: sha256(content) })
    let [offset, sent] = [0, 0]
    for (let cut = 0; offset < content.length; cut++) {
      const server = cut < cuts / 2 ? 0 : 1
      offset = await offsetOf(path, server)
      const body = content.subarray(offset, offset + piece)
      const cutAfter = cut < cuts ? random(body.length) : undefined
      const got = await call({ method: 'PATCH', path, server, headers: { 'upload-offset': String(offset) }, body, cutAfter })
      sent += cutAfter ?? body.length
      offset = got ? Number(got.headers['upload-offset']) : await offsetOf(path, server)
    }
    expect(sent - content.length).toBeLessThanOrEqual(piece)
    const { body } = await finish(path)
    expect(body.data).toMatchObject({ originalName: '视频.mp4', size: content.length })
    const back = await company.api.get(body.data.link.replace('/api', ''), { token: sales })
    expect(sha256(back.raw)).toBe(sha256(content))
    expect((await finish(path)).body.data).toEqual(body.data)
    expect(await rooms()).not.toContain(body.data.id)
  })

  test('is its maker’s alone, whatever session they have by now', async () => {
    const content = randomBytes(1000)
    const path = await create(content)
    for (const method of ['HEAD', 'PATCH', 'DELETE'])
      for (const [token, status] of [
        [buyer, 404],
        [company.tokenFor({ tenantId: '200000' }), 404],
        ['', 401],
      ] as const) {
        const got = await call({
          method,
          path,
          token,
          headers: { 'upload-offset': '0' },
          ...(method === 'PATCH' && { body: content }),
        })
        expect(got?.status, `${method} ${token}`).toBe(status)
      }
    expect((await finish(path, buyer)).status).toBe(404)
    expect((await finish(path)).body.msg).toContain('没有传完')
    await sendAll(path, content)
    sales = await company.signIn('sales')
    expect((await finish(path)).status).toBe(200)
  })

  test('has the name, type and size rules of every upload', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const path = await create(page, { name: '../../照片\u202Egnp.html', businessType: 'x\u0000y', filetype: 'image/png' })
    await sendAll(path, page)
    const { data } = (await finish(path)).body
    expect(data).toMatchObject({ originalName: '照片gnp.html', type: 'text/plain' })
    const large = { 'upload-length': String(20 * megabyte + 1), 'upload-metadata': metadata({ name: 'a' }) }
    expect((await call({ method: 'POST', path: plus.uploads, headers: large }))?.status).toBe(413)
    const none = { 'upload-length': '0', 'upload-metadata': metadata({ name: 'a' }) }
    expect((await call({ method: 'POST', path: plus.uploads, headers: none }))?.status).toBe(400)
    const more = await create(page)
    const got = await call({ method: 'PATCH', path: more, headers: { 'upload-offset': '0' }, body: Buffer.concat([page, page]) })
    expect(got?.status).toBe(413)
    expect(await offsetOf(more)).toBe(0)
    expect((await call({ method: 'PATCH', path: more, headers: { 'upload-offset': '5' }, body: page }))?.status).toBe(409)
    expect((await call({ method: 'HEAD', path: `${plus.uploads}/..%2f..%2fkeys` }))?.status).toBe(404)
  })

  test('takes its room from its first moment, and says in the caller’s words why there is none', async () => {
    await company.api.post(plus.setParameter, { token: admin, body: { key: 'file.personLimit', value: '10' } })
    forgetParameters(company.services, '000000')
    const headers = { 'upload-length': String(6 * megabyte), 'upload-metadata': metadata({ name: 'a' }) }
    const ask = (language: string) =>
      call({ method: 'POST', path: plus.uploads, token: buyer, headers: { ...headers, 'accept-language': language } })
    const first = await ask('zh-CN')
    expect(first?.status).toBe(201)
    const refused = await ask('vi')
    expect([refused?.status, refused?.headers[errorHeader.toLowerCase()]]).toEqual([413, 'ownFilesFull'])
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({ code: 413, success: false, msg: expect.stringContaining('6 MB') })
    const gone = await call({ method: 'DELETE', path: String(first?.headers.location).replace('/api', ''), token: buyer })
    expect(gone?.status).toBe(204)
    expect((await ask('zh-CN'))?.status).toBe(201)
    free = 100 * megabyte
    expect((await ask('zh-CN'))?.status).toBe(503)
  })

  test('that is not what was announced leaves nothing', async () => {
    const content = randomBytes(5000)
    const path = await create(content, { sha256: sha256(Buffer.from('before it was changed')) })
    await sendAll(path, content)
    const refused = await finish(path)
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining('不一致')])
    expect(contents()).not.toContain(idOf(path))
    expect(await rooms()).not.toContain(idOf(path))
  })

  // The device that is always full answers as a full disk does.
  test.runIf(existsSync('/dev/full'))(
    'that finds the disk full says so, keeps what it has and goes on when there is room',
    async () => {
      const content = randomBytes(600 * 1024)
      const path = await create(content)
      const place = join(company.dataFolder, 'files', '000000', idOf(path))
      const half = content.subarray(0, piece)
      expect((await call({ method: 'PATCH', path, headers: { 'upload-offset': '0' }, body: half }))?.status).toBe(204)
      await rename(place, `${place}.kept`)
      await symlink('/dev/full', place)
      const headers = { 'upload-offset': '0', 'accept-language': 'vi' }
      const refused = await call({ method: 'PATCH', path, headers, body: content.subarray(0, piece) })
      expect([refused?.status, refused?.headers[errorHeader.toLowerCase()]]).toEqual([503, 'storageFull'])
      expect(JSON.parse(refused?.body ?? '')).toMatchObject({ code: 503, msg: expect.stringContaining('Hết dung lượng lưu trữ') })
      expect((await finish(path)).status).toBe(400)
      await rm(place)
      await rename(`${place}.kept`, place)
      expect(await offsetOf(path)).toBe(piece)
      const rest = await call({
        method: 'PATCH',
        path,
        headers: { 'upload-offset': String(piece) },
        body: content.subarray(piece),
      })
      expect(rest?.status).toBe(204)
      expect((await finish(path)).body.data).toMatchObject({ originalName: '视频.mp4' })
      expect(await rooms()).not.toContain(idOf(path))
    },
  )

  test('outlives a start and an hour, and is gone a day after its last piece', async () => {
    const { database, files, log } = company.services
    const upkeep = tidyFiles({ database, files, log })
    // Signing in is not for days.
    const token = company.tokenFor({})
    const path = await create(randomBytes(1000), {}, token)
    const begun = now
    await tidyAtStart({ database: { ...database, home: 'embedded' }, files, log }, now)
    now = new Date(begun.getTime() + 20 * 3_600_000)
    expect(
      (await call({ method: 'PATCH', path, token, headers: { 'upload-offset': '0' }, body: Buffer.alloc(10) }))?.status,
    ).toBe(204)
    now = new Date(begun.getTime() + 40 * 3_600_000)
    await upkeep(now)
    expect(contents()).toContain(idOf(path))
    now = new Date(begun.getTime() + 45 * 3_600_000)
    await upkeep(now)
    expect(contents()).not.toContain(idOf(path))
    expect((await call({ method: 'HEAD', path, token }))?.status).toBe(404)
    now = new Date()
  })
})

describe('a file that is already there', () => {
  const known = (token: string, content: Buffer, name = '副本.bin') =>
    company.api.post<Uploaded | null>(plus.knownUpload, { token, body: { sha256: sha256(content), size: content.length, name } })
  const put = async (token: string, content: Buffer) =>
    (
      await company.api.post<Uploaded>('/blade-resource/oss/endpoint/put-file', {
        token,
        ...multipart({ name: 'a.bin', content }),
      })
    ).body.data

  test('is not sent again by whoever may read it, and is a file of its own', async () => {
    const content = randomBytes(3000)
    const first = await put(sales, content)
    const again = (await known(sales, content)).body.data
    expect(again).toMatchObject({ originalName: '副本.bin', size: 3000, type: first.type })
    expect(again?.id).not.toBe(first.id)
    expect((await company.api.post(plus.removeFiles, { token: admin, body: { ids: [first.id] } })).status).toBe(200)
    const back = await company.api.get(again?.link.replace('/api', '') ?? '', { token: sales })
    expect(back.raw.equals(content)).toBe(true)
  })

  test('is told to nobody else', async () => {
    const content = randomBytes(3001)
    const { id } = await put(sales, content)
    expect((await known(buyer, content)).body.data).toBeNull()
    expect((await known(company.tokenFor({ tenantId: '200000' }), content)).body.data).toBeNull()
    const hold = (resource: string) =>
      company.services.database.asSystem((tx) =>
        sql`insert into file_holder (tenant_id, file_id, resource, field, row_id, record_id)
          values ('000000', ${id}, ${resource}, 'f', 'r', 'r')`.execute(tx),
      )
    await hold('decision')
    expect((await known(buyer, content)).body.data).toBeNull()
    await hold('avatar')
    expect((await known(buyer, content)).body.data).toMatchObject({ size: 3001 })
  })
})
