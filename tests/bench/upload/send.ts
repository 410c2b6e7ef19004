import { request as httpRequest } from 'node:http'
import { tokenHeader } from '../../../packages/contract/src/index.ts'

export type Got = { status: number; headers: NodeJS.Dict<string | string[]>; body: string }
export type Asked = {
  port: number
  token: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer
  /** The connection breaks after so many bytes of the body. */
  cutAfter?: number
  /** What happens at the moment of the cut. */
  onCut?: () => void
}

/** A call over a connection of its own; null where it broke. */
export function send({ port, token, method, path, headers, body, cutAfter, onCut }: Asked): Promise<Got | null> {
  return new Promise((resolve) => {
    const request = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method,
        path: `/api${path}`,
        agent: false,
        headers: {
          'tus-resumable': '1.0.0',
          [tokenHeader]: `bearer ${token}`,
          ...(body && { 'content-length': String(body.length) }),
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
    request.on('error', () => resolve(null))
    if (cutAfter === undefined) request.end(body)
    else
      request.write(body?.subarray(0, cutAfter) ?? '', () => {
        onCut?.()
        request.destroy()
      })
  })
}
