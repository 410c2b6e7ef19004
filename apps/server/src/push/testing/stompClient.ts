import { type ClientOptions, WebSocket } from 'ws'
import { type Frame, FrameReader, writeFrame } from '../frames.ts'
import { pushPath } from '../path.ts'

/** A client of the socket that remembers what came; it waits, never sleeps. */
export type StompClient = {
  socket: WebSocket
  frames: Frame[]
  send(command: string, headers?: Record<string, string>, body?: string): void
  raw(data: string | Uint8Array): void
  /** The first frame, past or to come, of which this is true. */
  until(wanted: (frame: Frame) => boolean): Promise<Frame>
  /** Resolves with the close code. */
  closed: Promise<number>
}

/** Opens a socket without a word said. Rejects with the HTTP status where the server refuses it. */
export async function openStomp(address: string, options: ClientOptions = {}): Promise<StompClient> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}${pushPath}`, ['v12.stomp'], options)
  const reader = new FrameReader()
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    frames.push(...reader.read(Buffer.isBuffer(data) ? data : Buffer.from(data as ArrayBuffer)))
    for (const look of waiting) look()
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return {
    socket,
    frames,
    closed,
    send: (command, headers = {}, body = '') => socket.send(writeFrame(command, headers, body)),
    raw: (data) => socket.send(data),
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = frames.find(wanted)
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        closed.then((code) => reject(new Error(`The socket closed (${code}) before the frame came.`)))
        look()
      }),
  }
}

/** Opens a socket, signs in and listens to the user's own queue. */
export async function listen(address: string, token: string, headers: Record<string, string> = {}): Promise<StompClient> {
  const client = await openStomp(address)
  client.send('CONNECT', { 'accept-version': '1.2', host: 'bip', 'Blade-Auth': `bearer ${token}`, ...headers })
  await client.until(({ command }) => command === 'CONNECTED')
  client.send('SUBSCRIBE', { id: 'sub-0', destination: '/user/queue/singleMessage', receipt: 'ready' })
  await client.until(({ command }) => command === 'RECEIPT')
  return client
}
