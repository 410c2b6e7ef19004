import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { tokenHeader } from '@bip/contract'

/** A request as it goes over the wire; what `inject` cannot do (leave early, stall, never read) starts from its bytes. */
export type RawRequest = {
  method?: 'GET' | 'POST'
  /** The whole path, `/api` included. */
  path: string
  token?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** What the header says where that is more than is sent. */
  contentLength?: number
}

/** The bytes of a request. */
export function bytesOf({ method = 'GET', path, token, headers = {}, body, contentLength }: RawRequest): Buffer {
  const content = Buffer.from(body ?? '')
  const length = contentLength ?? content.length
  const lines = Object.entries({
    host: 'localhost',
    ...(token && { [tokenHeader]: `bearer ${token}` }),
    ...(length > 0 && { 'content-type': 'application/json', 'content-length': String(length) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), content])
}

/** An open connection to a port of this machine. Errors of its own are no failure: it is there to be cut. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Sends a request and leaves: once it is sent, or with the first byte of the answer. */
export async function sendAndLeave(port: number, bytes: Buffer, moment: 'sent' | 'answered'): Promise<void> {
  const socket = await openSocket(port)
  const closed = once(socket, 'close')
  const leave = () => (moment === 'sent' ? socket.resetAndDestroy() : socket.destroy())
  if (moment === 'answered') socket.once('data', leave).once('end', leave)
  socket.write(bytes, () => {
    if (moment === 'sent') leave()
  })
  await closed
}

/** Sends bytes, reads until the other side ends the connection, and answers all that came. */
export async function sendAndRead(port: number, bytes: Buffer): Promise<string> {
  const socket = await openSocket(port)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const closed = once(socket, 'close')
  socket.write(bytes)
  await closed
  return Buffer.concat(chunks).toString()
}

/** Sends bytes and reads nothing: the other side's buffers fill. */
export async function sendWithoutReading(port: number, bytes: Buffer): Promise<Socket> {
  const socket = await openSocket(port)
  socket.pause()
  socket.write(bytes)
  return socket
}

/** Resolves when the other side has ended all of these. */
export const allClosed = (sockets: readonly Socket[]): Promise<unknown> =>
  Promise.all(sockets.map((socket) => (socket.closed ? undefined : once(socket, 'close'))))

/** Runs `run` for the numbers below `count`, `width` of them at a time. */
export async function flood(count: number, width: number, run: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count) await run(next++)
    }),
  )
}
