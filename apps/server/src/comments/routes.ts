import { commentCalls, commentsPerMinute, maxCommentFiles, maxCommentLength, maxMentions } from '@bip/contract'
import { z } from 'zod'
import { Budget } from '../http/budget.ts'
import { type Call, type Route, route } from '../http/route.ts'
import type { Extension } from '../model/extension.ts'
import { placeOf } from '../model/place.ts'
import { once, repeatable } from '../resources/write/idempotency.ts'
import type { Services } from '../services/services.ts'
import { seenBy } from './see.ts'
import { answered, commentsOf, ownComment, takeComment } from './store.ts'
import { saveComment, tellChange } from './write.ts'

const id = z.string().regex(/^[\w-]{1,64}$/)
const resource = z.string().regex(/^\w{1,60}$/)
const signedIn = { signedIn: true } as const

const asked = z.object({ resource, id, before: id.optional() })
const draft = z.object({
  resource,
  recordId: id,
  id: id.optional(),
  replyTo: id.optional(),
  text: z.string().trim().min(1).max(maxCommentLength),
  mentions: z.array(id).max(maxMentions).default([]),
  files: z.array(id).max(maxCommentFiles).default([]),
})

const budgets = new WeakMap<Services['database'], Budget>()

/** Nobody fills a record with comments by a program. */
function spend({ session, services }: Pick<Call, 'session' | 'services'>): void {
  const budget = budgets.get(services.database) ?? new Budget(commentsPerMinute)
  budgets.set(services.database, budget)
  budget.spend(`${session.tenantId}/${session.userId}`)
}

/** What people say about records: whoever sees a record reads it and may say something. */
export const commentRoutes = (extensions: Readonly<Record<string, Extension>>): Route[] => [
  route({
    method: 'GET',
    path: commentCalls.list,
    access: signedIn,
    query: asked,
    run: (call) => {
      const { session, services, query } = call
      const about = { resource: query.resource, recordId: query.id }
      return services.database.asTenant(
        session.tenantId,
        async (tx) => {
          await seenBy(tx, session, about, placeOf(call), extensions)
          return commentsOf(tx, session, about, query.before)
        },
        { readOnly: true },
      )
    },
  }),
  route({
    method: 'POST',
    path: commentCalls.submit,
    access: signedIn,
    body: draft,
    run: async (call) => {
      const { session, services, body, request } = call
      spend(call)
      const place = placeOf(call)
      const at = services.clock()
      const { replyTo } = body
      const author =
        replyTo === undefined
          ? undefined
          : await services.database.asTenant(session.tenantId, (tx) => answered(tx, session, body, replyTo, place), {
              readOnly: true,
            })
      const people = await services.access.people(session.tenantId, [
        ...new Set([...body.mentions, ...(author ? [author.userId] : [])]),
      ])
      const asked = repeatable(request.headers['idempotency-key'], request.routeOptions.url, body)
      return services.database.asTenant(session.tenantId, async (tx) => {
        const seen = await seenBy(tx, session, body, place, extensions)
        return once({ tx, session, at }, asked, () => saveComment(tx, { session, at, place, seen, people }, body))
      })
    },
  }),
  route({
    method: 'POST',
    path: commentCalls.remove,
    access: signedIn,
    body: z.object({ id }),
    run: async (call) => {
      const { session, services, body } = call
      const place = placeOf(call)
      await services.database.asTenant(session.tenantId, async (tx) => {
        const about = await ownComment(tx, session, body.id, place)
        const seen = await seenBy(tx, session, about, place, extensions)
        await takeComment(tx, session, body.id, services.clock())
        await tellChange(tx, { session, at: services.clock(), place, seen }, about)
      })
      return null
    },
  }),
]
