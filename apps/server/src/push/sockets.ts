import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { languageOf, tokenHeader } from '@bip/contract'
import { readToken } from '@bip/contract/crypto'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Services } from '../services/services.ts'
import type { Listener } from './connection.ts'
import type { Frame } from './frames.ts'
import { largestFrame } from './frames.ts'
import type { Hub } from './hub.ts'
import { pushPath } from './path.ts'

type Needs = Pick<Services, 'access' | 'config'>

/** A reader that is so far behind is cut off and fetches the truth when it is back. Bytes. */
const maxUnsent = 512 * 1024
const maxSockets = 10_000

/** Takes WebSocket upgrades on the push path, from this origin and those of the configuration. */
export function openSockets(
  fastify: FastifyInstance,
  services: Needs,
  { hub, heartbeat }: { hub: Hub; heartbeat: number },
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrame,
    perMessageDeflate: false,
    clientTracking: true,
  })
  fastify.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const refusal = refusalOf(request, services, sockets.clients.size)
    if (refusal) return refuse(socket, refusal)
    sockets.handleUpgrade(request, socket, head, (opened) => talk(opened, request))
  })

  function talk(socket: WebSocket, request: IncomingMessage): void {
    const connection = hub.accept({
      heartbeat,
      now: () => performance.now(),
      identify: (headers) => identify(headers, request, services),
      wire: {
        send: (text) => {
          if (socket.readyState !== socket.OPEN) return
          if (socket.bufferedAmount > maxUnsent) socket.terminate()
          else socket.send(text)
        },
        end: () => {
          socket.close(1000)
          // Somebody who does not answer the farewell is not waited for.
          setTimeout(() => socket.terminate(), 500).unref()
        },
        cut: () => socket.terminate(),
      },
    })
    socket.on('message', (data) => connection.receive(bytesOf(data)))
    socket.on('close', () => hub.forget(connection))
    socket.on('error', () => socket.terminate())
  }
}

const bytesOf = (data: Buffer | ArrayBuffer | Buffer[]): Buffer =>
  Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data)

type RefusedUpgrade = '403 Forbidden' | '404 Not Found' | '503 Service Unavailable'

function refusalOf({ url = '', headers }: IncomingMessage, { config }: Needs, open: number): RefusedUpgrade | null {
  if (url.split('?')[0] !== pushPath) return '404 Not Found'
  if (open >= maxSockets) return '503 Service Unavailable'
  // Only browsers name an origin, and only they carry somebody else's pages.
  if (headers.origin === undefined) return null
  const forwarded = config.trustProxy ? headers['x-forwarded-host'] : undefined
  const host = (typeof forwarded === 'string' ? forwarded : headers.host)?.toLowerCase()
  const isOurs = URL.canParse(headers.origin) && new URL(headers.origin).host === host
  return isOurs || config.origins.includes(headers.origin) ? null : '403 Forbidden'
}

function refuse(socket: Duplex, status: RefusedUpgrade): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Whose token it is: in the header of every other call, or as the passcode that STOMP clients know. */
async function identify(
  headers: Frame['headers'],
  request: IncomingMessage,
  { access, config }: Needs,
): Promise<Listener | null> {
  const token = await readToken(headers[tokenHeader] ?? headers[tokenHeader.toLowerCase()] ?? headers.passcode, config.cryptoKey)
  const session = token ? await access.resolve(token) : null
  if (!session || session.isPasswordDue) return null
  const { tenantId, userId, sessionId } = session
  return { tenantId, userId, sessionId, language: languageOf(headers['accept-language'] ?? request.headers['accept-language']) }
}
