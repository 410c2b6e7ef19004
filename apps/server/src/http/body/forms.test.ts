import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionOf } from '../../resources/testing/company.ts'
import { type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'
import { rawCall } from '../testing/rawCall.ts'

let server: RecordsServer
let url: string
let token: string
beforeAll(async () => {
  server = await startRecordsServer()
  url = await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  token = server.tokenFor(sessionOf('alpha', 'admin'))
})
afterAll(() => server.stop())

const form = { 'content-type': 'multipart/form-data; boundary=B' }
const part = (head: string, content = 'x') => `--B\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const file = part('name="file"; filename="in.csv"', '客户名称\n表单公司\n')
const end = '--B--\r\n'
const upload = '/blade-resource/oss/endpoint/put-file'
const intake = '/blade-bip/plus/import?resource=customer&dryRun=true'
const send = (path: string, headers: Record<string, string>, body: Buffer | string, language = 'en') =>
  rawCall({ url, path, body, headers: { 'blade-auth': `bearer ${token}`, 'accept-language': language, ...headers } })

/** Forms that are not whole, or not forms. */
const broken: Record<string, { headers?: Record<string, string>; body: string }> = {
  'no end': { body: file },
  'no end within the file': { body: file.slice(0, -8) },
  'no end within a header': { body: file.slice(0, 30) },
  'no end within a field': { body: part('name="a"').slice(0, -4) },
  nothing: { body: '' },
  garbage: { body: 'garbage'.repeat(10_000) },
  'no boundary': { headers: { 'content-type': 'multipart/form-data' }, body: file + end },
  'another boundary': { headers: { 'content-type': 'multipart/form-data; boundary=C' }, body: file + end },
  'a boundary without measure': {
    headers: { 'content-type': `multipart/form-data; boundary=${'B'.repeat(5000)}` },
    body: file + end,
  },
  'a name of the language’s own': { body: part('name="toString"; filename="a"') + end },
  'no name': { body: `--B\r\n\r\nx\r\n${end}` },
  'headers by the thousand': { body: `--B\r\n${'x: y\r\n'.repeat(20_000)}\r\nx\r\n${end}` },
}

describe.each([upload, intake])('a form sent to %s', (path) => {
  test.each(Object.entries(broken))('that is broken (%s) is a 400, in words', async (_, { headers = form, body }) => {
    const { status, text } = await send(path, headers, body)
    expect(status, text).toBe(400)
    expect(text).toContain('"success":false')
    expect(server.logged).toEqual([])
  })

  test('with parts by the hundred or a field of a megabyte is told its limits, or taken without them', async () => {
    const fields = await send(path, form, part('name="a"').repeat(200) + file + end)
    expect(fields).toMatchObject({ status: 400, text: expect.stringContaining('at most 9 files and 20 fields') })
    const large = await send(path, form, part('name="a"', 'x'.repeat(1024 * 1024)) + file + end)
    expect(large.status, large.text).toBe(200)
    expect(server.logged).toEqual([])
  })

  test('that is whole is taken', async () => {
    const { status, text } = await send(path, form, file + end)
    expect(status, text).toBe(200)
  })

  test('whose caller hangs up in the middle leaves nothing behind', async () => {
    await rawCall({
      url,
      path,
      headers: { 'blade-auth': `bearer ${token}`, ...form, 'content-length': '100000' },
      body: file,
      endsEarly: true,
    })
    expect(server.logged).toEqual([])
    expect((await send(path, form, file + end)).status).toBe(200)
  })
})

test('a form that is cut off is told so in three languages', async () => {
  expect((await send(intake, form, file, 'zh-CN')).text).toContain('表单不完整')
  expect((await send(intake, form, file, 'en')).text).toContain('the form is cut off')
  expect((await send(intake, form, file, 'vi')).text).toContain('biểu mẫu bị cắt ngang')
})

describe('a packed body', () => {
  test('is refused before it is read, whatever it holds', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))
    for (const encoding of ['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', 'x-unheard-of'])
      for (const [path, type] of [
        ['/blade-bip/customer/submit', 'application/json'],
        [upload, form['content-type']],
      ] as const) {
        const { status, text } = await send(path, { 'content-type': type, 'content-encoding': encoding }, bomb)
        expect(status, `${encoding} ${path}`).toBe(400)
        expect(text).toContain('a packed body is not read here')
      }
  })

  test('that says it is plain is read', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'identity' }
    expect((await send('/blade-bip/customer/submit', headers, '{"fullname":"未压缩公司"}')).status).toBe(200)
  })
})
