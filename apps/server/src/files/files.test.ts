import { readdirSync } from 'node:fs'
import { join } from 'node:path'
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
