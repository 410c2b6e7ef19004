import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = { body: Buffer; meta: Record<string, string> }
type Parts = { key: string; parts: Map<number, Buffer>; meta: Record<string, string>; begunAt: Date }

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`
const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>${text}`

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const metaOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [])),
  )

/** As much of S3 as the store asks for, in memory, by path: objects with ranges and copies, uploads in parts, several removed at once. */
export async function startS3Server(accessKeyId: string) {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, Parts>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })

  const missing = (response: ServerResponse, code: string) =>
    response.writeHead(404, { 'content-type': 'application/xml' }).end(xml(`<Error><Code>${code}</Code></Error>`))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://s3')
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'))
    const body = await bodyOf(request)
    const say = (text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(xml(text))
    if (!String(request.headers.authorization).includes(`Credential=${accessKeyId}/`)) return void response.writeHead(403).end()
    const uploadId = url.searchParams.get('uploadId')
    const upload = uploadId ? uploads.get(uploadId) : undefined
    if (uploadId && !upload) return void missing(response, 'NoSuchUpload')
    if (upload && uploadId) return void ofUpload(request, response, { url, body, upload, uploadId, say })
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, parts: new Map(), meta: metaOf(request), begunAt: new Date() })
      return void say(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    if (request.method === 'GET' && url.searchParams.has('uploads')) {
      const all = [...uploads].map(
        ([id, { key: of, begunAt }]) =>
          `<Upload><Key>${of}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
      )
      return void say(`<ListMultipartUploadsResult>${all.join('')}</ListMultipartUploadsResult>`)
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, one = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(one)
      return void say('<DeleteResult></DeleteResult>')
    }
    ofObject(request, response, key, body, say)
  }

  type Asked = { url: URL; body: Buffer; upload: Parts; uploadId: string; say: (text: string) => unknown }
  function ofUpload({ method }: IncomingMessage, response: ServerResponse, { url, body, upload, uploadId, say }: Asked) {
    const { key, parts, meta } = upload
    if (method === 'PUT') {
      parts.set(Number(url.searchParams.get('partNumber')), body)
      return response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (method === 'GET') {
      const all = [...parts].map(
        ([number, part]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(part)}</ETag><Size>${part.length}</Size></Part>`,
      )
      return say(`<ListPartsResult><IsTruncated>false</IsTruncated>${all.join('')}</ListPartsResult>`)
    }
    uploads.delete(uploadId)
    if (method === 'DELETE') return response.writeHead(204).end()
    const whole = Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part))
    objects.set(key, { body: whole, meta })
    return say(`<CompleteMultipartUploadResult><ETag>${etagOf(whole)}</ETag></CompleteMultipartUploadResult>`)
  }

  function ofObject(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    body: Buffer,
    say: (text: string) => unknown,
  ) {
    const { method, headers } = request
    const source = headers['x-amz-copy-source']
    if (method === 'PUT' && typeof source === 'string') {
      const from = objects.get(decodeURIComponent(source.replace(/^\//, '')).split('/').slice(1).join('/'))
      if (!from) return missing(response, 'NoSuchKey')
      objects.set(key, from)
      return say(`<CopyObjectResult><ETag>${etagOf(from.body)}</ETag></CopyObjectResult>`)
    }
    if (method === 'PUT') {
      objects.set(key, { body, meta: metaOf(request) })
      return response.writeHead(200, { etag: etagOf(body) }).end()
    }
    const found = objects.get(key)
    if (method === 'DELETE') return response.writeHead(204).end(objects.delete(key) && undefined)
    if (!found) return missing(response, 'NoSuchKey')
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
    const part = found.body.subarray(Number(from), to === '' ? undefined : Number(to) + 1)
    response.writeHead(headers.range ? 206 : 200, {
      ...found.meta,
      etag: etagOf(found.body),
      'content-length': part.length,
      'last-modified': new Date().toUTCString(),
    })
    return response.end(method === 'HEAD' ? undefined : part)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    endpoint: `http://127.0.0.1:${port}`,
    keys: () => [...objects.keys()].toSorted(),
    unfinished: () => uploads.size,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
