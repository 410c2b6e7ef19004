import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../base/errors.ts'
import { pieceType } from '../body/bodies.ts'

/** Uploads that one person may send at once: several windows of a browser, and some more. */
const maxUploadsEach = 32

const key = Symbol('inFlight')

/** How many requests are worked on, of how many. */
export type InFlight = { now: number; max: number }

declare module 'fastify' {
  interface FastifyInstance {
    [key]?: InFlight
  }
}

/** How busy the server is; null before it has routes. */
export const inFlightOf = (fastify: FastifyInstance): InFlight | null => fastify[key] ?? null

/**
 * Limits what is worked on at once: at most `max` requests, and as many uploads beside them. A request takes its place when its body is
 * there, so that slow senders keep nobody out, and gives it back when its exchange has ended.
 */
export function limitInFlight(fastify: FastifyInstance, max: number): void {
  const calls: InFlight = { now: 0, max }
  const uploads: InFlight = { now: 0, max }
  const uploadsOf = new Map<string, number>()
  fastify.decorate(key, calls)

  fastify.addHook('onRequest', async (request) => {
    if (!isExempt(request) && !hasBody(request)) enter(request, calls)
  })
  fastify.addHook('preValidation', async (request) => {
    if (isExempt(request) || !hasBody(request)) return
    if (!isUpload(request)) return enter(request, calls)
    const person = request.session?.userId ?? request.ip
    const count = uploadsOf.get(person) ?? 0
    if (count >= maxUploadsEach) throw new Refusal('tooMany')
    enter(request, uploads)
    uploadsOf.set(person, count + 1)
    request.exchange.onEnd(() => {
      const left = (uploadsOf.get(person) ?? 1) - 1
      if (left > 0) uploadsOf.set(person, left)
      else uploadsOf.delete(person)
    })
  })
}

const isExempt = (request: FastifyRequest): boolean => request.routeOptions.config.always === true

const isUpload = (request: FastifyRequest): boolean => request.isMultipart() || request.headers['content-type'] === pieceType

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function enter(request: FastifyRequest, places: InFlight): void {
  if (places.now >= places.max) throw new Refusal('busy')
  places.now += 1
  request.exchange.onEnd(() => {
    places.now -= 1
  })
}
