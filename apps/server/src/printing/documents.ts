import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type PrintPreview, printCalls } from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import { newId } from '../db/id.ts'
import { disposition } from '../files/content/names.ts'
import { claimRoom } from '../files/quota.ts'
import type { Call, RawQuery } from '../http/route.ts'
import type { Services } from '../services/services.ts'

/** Seconds for which a link opens its document. */
const linkSeconds = 300

type Making = Pick<Call, 'session' | 'services' | 'language'>
type Document = { bytes: Buffer; name: string; pages: number; type: string }

/**
 * Keeps a rendered document for a while and answers a link to it that needs no session: frames and print services follow it. Upkeep takes
 * the document away within the hour, and the link ends long before.
 */
export async function keepDocument(call: Making, { bytes, name, pages, type }: Document): Promise<PrintPreview> {
  const { session, services } = call
  const id = newId() + randomBytes(12).toString('hex')
  const key = `${session.tenantId}/${id}`
  await claimRoom(services, call, { id, key }, bytes.length)
  await services.files.put(key, bytes)
  const expires = Math.floor(services.clock().getTime() / 1000) + linkSeconds
  const title = Buffer.from(name.slice(0, 80), 'utf8').toString('base64url')
  const payload = [session.tenantId, id, expires, title].join('.')
  const link = `/api${printCalls.document}?ticket=${payload}.${signatureOf(services, payload)}`
  return { link, pages, type, name }
}

const signatureOf = ({ keys }: Services, payload: string): string =>
  createHmac('sha256', keys.token).update(`print-link:${payload}`).digest('base64url')

/** Whom a ticket lets in; throws `ticketWrong` where it is not ours, was changed or has ended. */
function read(services: Services, ticket: RawQuery[string]): { key: string; name: string } {
  const text = typeof ticket === 'string' && ticket.length < 800 ? ticket : ''
  const cut = text.lastIndexOf('.')
  const payload = text.slice(0, Math.max(0, cut))
  const given = Buffer.from(text.slice(cut + 1))
  const due = Buffer.from(signatureOf(services, payload))
  const [tenantId = '', id = '', expires = '0', title = ''] = payload.split('.')
  const isOurs = given.length === due.length && timingSafeEqual(given, due)
  if (!isOurs || Number(expires) * 1000 <= services.clock().getTime()) throw new Refusal('ticketWrong')
  return { key: `${tenantId}/${id}`, name: Buffer.from(title, 'base64url').toString('utf8') }
}

/** Answers a rendered document to whoever holds its link. */
export async function sendDocument({ services, query, reply }: Pick<Call, 'services' | 'query' | 'reply'>): Promise<void> {
  const { key, name } = read(services, query.ticket)
  const content = await services.files.get(key)
  void reply
    .code(200)
    .type('application/pdf')
    .header('content-disposition', disposition(query.download === undefined ? 'inline' : 'attachment', `${name}.pdf`))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'")
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'no-store')
  await reply.send(content)
}
