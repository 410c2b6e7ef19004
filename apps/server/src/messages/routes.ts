import { homeCalls, label, type MessageChoices, type MessageType, plus, say } from '@bip/contract'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { placeOf } from '../model/place.ts'
import { once, repeatable } from '../resources/write/idempotency.ts'
import { choicesOf, choose } from './choices.ts'
import { openMessage, openSent, receivedMessage, receivedMessages, sentMessages, topMessages } from './read.ts'
import { readAll, removeMessages, send } from './write.ts'

const base = '/blade-message/message'
const signedIn = { signedIn: true } as const
const message = label('消息', 'The message', 'Tin nhắn')

const maxAttachments = 9

// zod's literals keep the numbers that the contract names.
const messageType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]) satisfies z.ZodType<MessageType>
const type = z.coerce.number().pipe(messageType)
const page = z.object({
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(10),
  type: z.preprocess((given) => (given === '' ? undefined : given), type.optional()),
})
const one = z.object({ id: z.string().min(1).max(64) })
const ids = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : (given ?? [])),
  z.array(z.string().min(1).max(64)).max(20_000),
)
const draft = z
  .object({
    type: type.default(1),
    title: z.string().trim().min(1).max(100),
    content: z.string().trim().min(1).max(5000),
    userIds: ids,
    receivers: ids,
    deptIds: ids,
    roleIds: ids,
    /** Files as a form sends them; their ids are enough. */
    attachments: z
      .array(z.union([z.string().min(1).max(64), z.object({ id: z.string().min(1).max(64) }).transform(({ id }) => id)]))
      .max(maxAttachments)
      .default([]),
  })
  .transform(({ receivers, userIds, ...rest }) => ({ ...rest, userIds: [...userIds, ...receivers] }))

const choices = z.object({ announced: z.array(messageType).max(4) }) satisfies z.ZodType<MessageChoices>

const read = <T>({ services, session }: Pick<Call, 'services' | 'session'>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  services.database.asTenant(session.tenantId, work, { readOnly: true })

/** Opens a message. While the disk is nearly full it can be read too, and then counts as unread still. */
const openOne = ({ session, services, language }: Pick<Call, 'services' | 'session' | 'language'>, id: string) =>
  services.database
    .asTenant(session.tenantId, (tx) => openMessage(tx, session, language, id))
    .catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.key !== 'storageFull') throw error
      return read({ services, session }, (tx) => receivedMessage(tx, session, language, id))
    })

/** An absent message is told as one that was removed. */
async function found<T>(asked: Promise<T | undefined>, { language }: Pick<Call, 'language'>): Promise<T> {
  const value = await asked
  if (value === undefined) throw new Refusal('notFound', { what: say(message, language) })
  return value
}

/** Messages to the caller and from them. */
export const routes = (): Route[] => [
  route({
    method: 'GET',
    path: `${base}/my/topList`,
    access: signedIn,
    run: (call) => read(call, (tx) => topMessages(tx, call.session, call.language)),
  }),
  route({
    method: 'GET',
    path: `${base}/my/list`,
    access: signedIn,
    query: page,
    run: (call) => read(call, (tx) => receivedMessages(tx, call.session, call.language, call.query)),
  }),
  route({
    method: 'GET',
    path: `${base}/my/sendList`,
    access: signedIn,
    query: page,
    run: (call) => read(call, (tx) => sentMessages(tx, call.session, call.language, call.query)),
  }),
  // The desk's name for it is the second.
  ...[`${base}/detail`, homeCalls.article].map((path) =>
    route({
      method: 'GET',
      path,
      access: signedIn,
      query: one,
      run: ({ session, services, query, language }) => found(openOne({ session, services, language }, query.id), { language }),
    }),
  ),
  route({
    method: 'GET',
    path: `${base}/sendDetail`,
    access: signedIn,
    query: one,
    run: (call) =>
      found(
        read(call, (tx) => openSent(tx, call.session, call.language, call.query.id)),
        call,
      ),
  }),
  route({
    method: 'POST',
    path: `${base}/remove`,
    access: signedIn,
    query: z.object({ ids: ids.optional() }),
    body: z.object({ ids: ids.optional() }).nullish(),
    run: async ({ session, services, query, body }) => {
      const wanted = [...(query.ids ?? []), ...(body?.ids ?? [])]
      await services.database.asTenant(session.tenantId, (tx) => removeMessages(tx, session, wanted))
      return null
    },
  }),
  route({
    method: 'GET',
    path: plus.messageChoices,
    access: signedIn,
    run: (call) => read(call, (tx) => choicesOf(tx, call.session)),
  }),
  route({
    method: 'POST',
    path: plus.submitMessageChoices,
    access: signedIn,
    body: choices,
    run: async ({ session, services, body }) => {
      await services.database.asTenant(session.tenantId, (tx) => choose(tx, session, body))
      return null
    },
  }),
  route({
    method: 'POST',
    path: `${base}/readAll`,
    access: signedIn,
    run: async ({ session, services }) => {
      await services.database.asTenant(session.tenantId, (tx) => readAll(tx, session))
      return null
    },
  }),
  route({
    method: 'POST',
    path: `${base}/save`,
    access: { permission: 'message_send' },
    body: draft,
    run: async (call) => {
      const { session, services, body, request } = call
      const asked = repeatable(request.headers['idempotency-key'], request.routeOptions.url, body)
      const at = services.clock()
      const id = await services.database.asTenant(session.tenantId, (tx) =>
        once({ tx, session, at }, asked, () => send(tx, session, body, { at, place: placeOf(call) })),
      )
      return { id }
    },
  }),
]
