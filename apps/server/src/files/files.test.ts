import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { plus } from '@bip/contract'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../resources/testing/server.ts'

let server: RecordsServer
let sales: Caller
const put = '/blade-resource/oss/endpoint/put-file'
const file = (id: string) => `/blade-resource/oss/file/${id}`

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  server = await startRecordsServer()
  sales = server.as('alpha.sales')
})
afterAll(() => server.stop())

describe('an uploaded file', () => {
  it('is answered with its link, and comes back byte for byte to its own company', async () => {
    const { data, code } = await sales.upload(put, { name: '图纸 A.png', content: png, type: 'text/html' })
    expect(code).toBe(200)
    expect(data).toEqual({
      id: data.id,
      attachId: data.id,
      link: `/api${file(data.id)}`,
      name: '图纸 A.png',
      originalName: '图纸 A.png',
      size: png.length,
      type: 'image/png',
    })
    const back = await server.as('alpha.worker').get(file(data.id))
    expect(back.bytes.equals(png)).toBe(true)
    expect(back.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(back.headers['content-disposition']).toMatch(/^inline; .*filename\*=UTF-8''%E5%9B%BE%E7%BA%B8%20A\.png$/)
    expect((await sales.get(file(data.id), { download: '' })).headers['content-disposition']).toMatch(/^attachment/)
    const part = await sales.get(file(data.id), {}, { range: 'bytes=1-3' })
    expect([part.status, part.bytes.toString()]).toEqual([206, 'PNG'])
    expect((await sales.get(file(data.id), {}, { range: 'bytes=900-' })).status).toBe(416)
  })

  it('is nobody’s else', async () => {
    const { data } = await sales.upload(put, { name: 'a.txt', content: Buffer.from('geheim') })
    expect((await server.as().get(file(data.id))).status).toBe(401)
    expect((await server.as('beta.admin').get(file(data.id))).status).toBe(404)
    expect((await server.as().upload(put, { name: 'a.txt', content: png })).status).toBe(401)
    expect(await sales.post(put, { file: 'x' })).toMatchObject({ status: 400 })
    expect((await sales.get(file('..%2f..%2fkeys'))).status).toBe(404)
  })

  it('is known to records by its id alone', async () => {
    const { data } = await sales.upload(put, { name: 'quote.pdf', content: Buffer.from('%PDF-1.7\n') })
    const hostile = { id: data.id, name: '<script>', url: 'https://evil.example/x.html', size: 1, type: 'text/html' }
    const saved = await sales.post('/blade-bip/customer/submit', { fullname: '有附件', attachments: [hostile] })
    expect(saved, `${saved.msg} ${server.logged}`).toMatchObject({ code: 200 })
    expect(saved.data.attachments).toEqual([
      { id: data.id, name: 'quote.pdf', url: `/api${file(data.id)}`, size: 9, type: 'application/pdf' },
    ])
    const foreign = await server
      .as('beta.admin')
      .post('/blade-bip/customer/submit', { fullname: '偷附件', attachments: [hostile] })
    expect(foreign).toMatchObject({ status: 400, data: { fields: { attachments: '应为已上传的文件' } } })
  })
})

describe('a link to files', () => {
  const linkTo = async (ids: string[], name?: string) => {
    const answer = await sales.post(plus.fileLink, { ids, name })
    return { ...answer, path: String(answer.data?.link).replace(/^\/api/, '') }
  }
  const follow = (path: string, headers = {}) => {
    const url = new URL(path, 'http://bip')
    return server.as().get(url.pathname, Object.fromEntries(url.searchParams), headers)
  }

  it('opens one without a session for five minutes, in ranges, and nothing else', async () => {
    const { data } = await sales.upload(put, { name: '图纸.png', content: png })
    const { path } = await linkTo([data.id])
    const got = await follow(path)
    expect([got.status, got.bytes.equals(png), got.headers['content-type']]).toEqual([200, true, 'image/png'])
    expect((await follow(path, { range: 'bytes=1-3' })).bytes.toString()).toBe('PNG')
    expect((await follow(`${path}&download`)).headers['content-disposition']).toMatch(/^attachment/)
    expect((await follow(`${path.slice(0, -2)}xx`)).status).toBeGreaterThanOrEqual(400)
    expect((await follow(`${plus.fileContent}?ticket=e30.e30`)).status).toBeGreaterThanOrEqual(400)
    const other = await sales.upload(put, { name: 'b.txt', content: Buffer.from('b') })
    const swapped = path.replace(
      /ticket=[^.]+/,
      `ticket=${Buffer.from(JSON.stringify({ tenantId: 'alpha', ids: [other.data.id], expires: 1e12 })).toString('base64url')}`,
    )
    expect((await follow(swapped)).status).toBeGreaterThanOrEqual(400)
    expect((await linkTo([data.id, 'nobody'])).status).toBe(404)
    expect((await server.as('beta.admin').post(plus.fileLink, { ids: [data.id] })).status).toBe(404)
  })

  it('gives several as one zip, two of one name beside each other', async () => {
    const contents = [Buffer.from('first'), Buffer.from('second'), png]
    const ids: string[] = []
    for (const [index, content] of contents.entries())
      ids.push((await sales.upload(put, { name: index < 2 ? '说明.txt' : 'a.png', content })).data.id)
    const { path } = await linkTo(ids, '附件')
    const got = await follow(path)
    expect(got.headers['content-disposition']).toContain(encodeURIComponent('附件.zip'))
    const zip = unzipSync(new Uint8Array(got.bytes))
    expect(Object.keys(zip)).toEqual(['说明.txt', '说明 (2).txt', 'a.png'])
    expect(Object.values(zip).map((bytes) => Buffer.from(bytes))).toEqual(contents)
  })
})

describe('hostile files', () => {
  const contents: Record<string, Buffer> = {
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    js: Buffer.from('alert(1)'),
    exe: Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
    zip: Buffer.from('504b0304140000000000', 'hex'),
    polyglot: Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)//<script>')]),
    xhtml: Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><body onload="alert(1)"/></html>'),
    mht: Buffer.from('MIME-Version: 1.0\nContent-Type: multipart/related\n\n<script>'),
    empty: Buffer.alloc(0),
    bom: Buffer.from('\ufeff<script>alert(1)</script>'),
  }
  const names = ['../../../etc/passwd', '..\\..\\keys.json', 'a.png', 'photo\u202Egnp.html', 'x.html\u0000.png', '/etc/cron.d/x']
  const cases = Object.keys(contents).flatMap((content) => names.map((name) => ({ content, name })))

  it(`${cases.length} of them: none leaves its folder, none is shown as a page`, async () => {
    for (const { content, name } of cases) {
      const body = contents[content] ?? Buffer.alloc(0)
      const { data, code } = await sales.upload(put, { name, content: body, type: 'image/png' })
      expect(code, `${content} ${name}`).toBe(200)
      for (const sign of ['/', '\\', '\u0000', '\u202E']) expect(data.originalName).not.toContain(sign)
      const back = await sales.get(file(data.id))
      const type = String(back.headers['content-type'])
      expect(type, `${content} ${name}`).toMatch(/^(text\/plain; charset=utf-8|application\/octet-stream|image\/gif)$/)
      if (type !== 'image/gif') expect(back.headers['content-disposition']).toMatch(/^attachment/)
      expect(back.headers['content-security-policy']).toContain('sandbox')
      expect(back.headers['x-content-type-options']).toBe('nosniff')
      expect(back.bytes.equals(body)).toBe(true)
    }
    expect(readdirSync(join(server.dataFolder, 'files'))).toEqual(['alpha'])
    expect(
      readdirSync(join(server.dataFolder, 'files', 'alpha')).every((name) => /^\d{15}[\da-z]{13}[\da-f]{24}$/.test(name)),
    ).toBe(true)
    expect(server.logged).toEqual([])
  })
})
