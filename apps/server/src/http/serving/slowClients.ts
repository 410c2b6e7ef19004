import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Exchange, exchangesOn } from './exchange.ts'

/** How long clients may take. Times in ms, rates in bytes a second. */
export type ClientLimits = {
  /** Until the headers of a request are whole, from connecting or from its first byte. */
  headersTimeout: number
  /** Without a byte in either direction while the client's part is due. */
  silenceTimeout: number
  /** A body older than `rateAfter` that arrives more slowly than `minRate` is given up. */
  minRate: number
  rateAfter: number
  /** How many bodies slower than `slowRate` one address may have open; the oldest ones are given up. */
  maxSlowEach: number
  slowRate: number
  /** Bytes of answers that wait for their readers, on all connections; past it the largest ones are cut off. */
  maxUnsent: number
  /** How long what is under way may take once the server is told to end. */
  endTimeout: number
  /** How often connections are looked at. */
  checkEvery: number
}

export const clientLimits: ClientLimits = {
  headersTimeout: 10_000,
  silenceTimeout: 30_000,
  minRate: 1024,
  rateAfter: 20_000,
  maxSlowEach: 32,
  slowRate: 8 * 1024,
  maxUnsent: 192 * 1024 * 1024,
  endTimeout: 2000,
  checkEvery: 1000,
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request from its first hook to its end. */
    exchange: Exchange
  }
}

/** A body on its way: the socket's count of bytes and the time at its beginning. */
type Arriving = { address: string; startedAt: number; from: number }

/** Nobody is called slow within the first moments. */
const slowAfter = 2000

/**
 * Gives each request its `exchange`, and ends connections whose clients stall: headers and bodies that do not arrive, answers that
 * nobody reads. When the server closes, what is half sent goes at once and the rest after `endTimeout`.
 */
export function watchClients(fastify: FastifyInstance, limits: ClientLimits): void {
  const server = fastify.server as Server // HTTP/1, plain or TLS
  const arriving = new Map<IncomingMessage, Arriving>()
  const exchanges = new Set<Exchange>()
  server.setTimeout(limits.silenceTimeout)
  server.on('timeout', (socket) => {
    if ([...exchangesOn(socket)].some(({ isOurTurn }) => isOurTurn)) socket.setTimeout(limits.silenceTimeout)
    else socket.destroy()
  })
  fastify.addHook('onRequest', async (request, reply) => {
    const { raw, ip: address } = request
    const exchange = new Exchange(raw, reply.raw)
    request.exchange = exchange
    // Tests may call without a connection.
    if (!(raw.socket instanceof Socket)) return
    exchanges.add(exchange)
    exchange.onEnd(() => exchanges.delete(exchange))
    if (!raw.complete) arriving.set(raw, { address, startedAt: performance.now(), from: raw.socket.bytesRead })
  })
  const round = setInterval(() => {
    giveUpSlow(arriving, limits)
    cutUnread(exchanges, limits.maxUnsent)
  }, limits.checkEvery)
  fastify.addHook('preClose', async () => {
    for (const { socket } of arriving.keys()) socket.destroy()
    setTimeout(() => server.closeAllConnections(), limits.endTimeout).unref()
  })
  fastify.addHook('onClose', async () => clearInterval(round))
}

function giveUpSlow(arriving: Map<IncomingMessage, Arriving>, limits: ClientLimits): void {
  const now = performance.now()
  const slow = new Map<string, IncomingMessage[]>()
  for (const [request, state] of arriving) {
    const { socket } = request
    if (request.complete || socket.destroyed) {
      arriving.delete(request)
      continue
    }
    // What has arrived waits for us: the client's time begins again.
    if (request.readableLength > 0) Object.assign(state, { startedAt: now, from: socket.bytesRead })
    const age = now - state.startedAt
    const rate = ((socket.bytesRead - state.from) * 1000) / Math.max(age, 1)
    if (age > limits.rateAfter && rate < limits.minRate) giveUp(request)
    else if (age > slowAfter && rate < limits.slowRate) slow.set(state.address, [...(slow.get(state.address) ?? []), request])
  }
  // The map keeps the order in which requests came.
  for (const requests of slow.values())
    for (const request of requests.slice(0, Math.max(0, requests.length - limits.maxSlowEach))) giveUp(request)
}

const timeoutAnswer = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

function giveUp({ socket }: IncomingMessage): void {
  const isUnanswered = [...exchangesOn(socket)].every(({ response }) => !response.headersSent)
  if (isUnanswered) socket.write(timeoutAnswer)
  socket.destroySoon()
}

function cutUnread(exchanges: ReadonlySet<Exchange>, maxUnsent: number): void {
  const sockets = [...new Set([...exchanges].map(({ request }) => request.socket))]
  let unsent = sockets.reduce((sum, { writableLength }) => sum + writableLength, 0)
  for (const socket of sockets.toSorted((a, b) => b.writableLength - a.writableLength)) {
    if (unsent <= maxUnsent) return
    unsent -= socket.writableLength
    socket.destroy()
  }
}
