import { plus } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { route } from '../../http/route.ts'
import { sessionOf } from '../../http/serving/serve.ts'
import type { Services } from '../../services/services.ts'
import { addressKey } from '../guard/addressKey.ts'
import { clearAttempts } from '../guard/guard.ts'
import { verifyPassword } from '../secrets/passwords.ts'
import { admit, attemptOf } from '../signIn/admission.ts'
import { visitorOf } from '../signIn/call.ts'
import { makeTicket, sceneForm, targetForm, ticketForm, ticketHolder } from './tickets.ts'

const scene = z.string().regex(sceneForm)
const target = z.string().regex(targetForm).default('/')

const mustBeOffered = ({ config }: Services) => {
  if (!config.loginModes.includes('sso')) throw new Refusal('grantDisabled', { mode: 'sso' })
}

/** A ticket for the caller, such as for the browser that an app of theirs opens. */
const own = route({
  method: 'POST',
  path: plus.ticket,
  access: { signedIn: true },
  body: z.object({ sceneId: scene, to: target }),
  rateLimit: 60,
  run: async ({ session: { tenantId, userId, sessionId }, services, body: { sceneId, to } }) => {
    mustBeOffered(services)
    return makeTicket(services, { tenantId, userId, scene: sceneId, target: to, madeBy: userId, sessionId })
  },
})

/** Whom a ticket lets in, for the question that a browser asks before it lets anybody in; taken where they are in already. */
const holder = route({
  method: 'POST',
  path: plus.ticketHolder,
  access: { public: true },
  body: z.object({ ticket: z.string().regex(ticketForm) }),
  rateLimit: 60,
  run: async ({ services, body, request }) => {
    mustBeOffered(services)
    // Somebody whose own session is over is asked like everybody.
    const caller = await sessionOf(request, services).catch(() => null)
    const found = await ticketHolder(services, body.ticket, caller)
    if (!found) throw new Refusal('ticketWrong')
    return found
  },
})

/** A ticket for an account, asked for by a client with its secret; only clients that may sign in so. */
const byClient = route({
  method: 'POST',
  path: plus.clientTicket,
  access: { public: true },
  body: z.object({ tenantId: z.string().optional(), account: z.string().max(64), sceneId: scene, to: target }),
  rateLimit: 600,
  run: async ({ services, body, request }) => {
    mustBeOffered(services)
    const visitor = await visitorOf(services, request, body.tenantId)
    const [id, secret] = basicOf(request.headers.authorization)
    if (!id || !secret) throw new Refusal('clientNeeded')
    // Counted by address as well: whoever guesses elsewhere does not keep the client itself out.
    const needs = { ...visitor, subject: `client:${id}@${addressKey(visitor.address)}` }
    await admit(services, needs, { hasCaptcha: true })
    const { tenantId } = visitor
    const client = await services.database.asSystem((tx) => findClient(tx, tenantId, id), { readOnly: true })
    const matches = await verifyPassword(secret, client?.hash ?? undefined, { isStranger: true })
    if (!client || !matches) throw new Refusal('clientNeeded')
    const { rows } = await services.database.asSystem(async (tx) => {
      await clearAttempts(tx, services.clock(), attemptOf(needs))
      return sql<{ id: string }>`select id from "user" where tenant_id = ${tenantId} and lower(account) = lower(${body.account})
        and not is_deleted and status = 'enabled'`.execute(tx)
    })
    const userId = rows[0]?.id
    if (!userId) throw new Refusal('notFound', { what: body.account })
    return makeTicket(services, { tenantId, userId, scene: body.sceneId, target: body.to, madeBy: `client:${id}` })
  },
})

async function findClient(tx: Tx, tenantId: string, clientId: string): Promise<{ hash: string | null } | undefined> {
  const { rows } = await sql<{ hash: string | null }>`
    select s.hash from client c left join client_secret s on s.tenant_id = c.tenant_id and s.client_id = c.client_id
    where c.tenant_id = ${tenantId} and c.client_id = ${clientId} and not c.is_deleted and c.status = 'enabled'
      and 'authorization_code' = any(c.grant_types)`.execute(tx)
  return rows[0]
}

/** Id and secret of a Basic header. */
function basicOf(header = ''): [id: string, secret: string] {
  const [, encoded = ''] = /^Basic ([\w+/=-]+)$/i.exec(header) ?? []
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const cut = text.indexOf(':')
  return cut < 0 ? ['', ''] : [text.slice(0, cut).slice(0, 40), text.slice(cut + 1).slice(0, 200)]
}

export const ticketRoutes = [own, byClient, holder]
