import { type ListViewDraft, type ListViews, plus, viewLimits } from '@bip/contract'
import { z } from 'zod'
import { type Route, route } from '../http/route.ts'
import { localDay } from '../kinds/zone.ts'
import { once, repeatable } from '../resources/write/idempotency.ts'
import { readyViews } from './ready.ts'
import { removeView, saveView, viewsOf } from './store.ts'

const signedIn = { signedIn: true } as const
const key = z.string().min(1).max(64)

const draft = z.object({
  id: key.optional(),
  list: key,
  name: z.string().trim().min(1).max(viewLimits.name),
  state: z.string().max(viewLimits.state),
  sharedWith: z.array(key).max(100),
  isDefault: z.boolean(),
}) satisfies z.ZodType<ListViewDraft>

/** Named views of lists: one's own, and those that others share. */
export const routes = (): Route[] => [
  route({
    method: 'GET',
    path: plus.views,
    access: signedIn,
    query: z.object({ list: key }),
    run: async ({ session, services, query, language }): Promise<ListViews> => {
      const reader = { userId: session.userId, deptId: session.deptId, today: localDay(services.clock(), session.timeZone) }
      const kept = await services.database.asTenant(session.tenantId, (tx) => viewsOf(tx, session, query.list, language), {
        readOnly: true,
      })
      return { ...kept, ready: readyViews(query.list, language, reader) }
    },
  }),
  route({
    method: 'POST',
    path: plus.submitView,
    access: signedIn,
    body: draft,
    run: ({ session, services, body, language, request }) => {
      const at = services.clock()
      const asked = repeatable(request.headers['idempotency-key'], request.routeOptions.url, body)
      return services.database.asTenant(session.tenantId, (tx) =>
        once({ tx, session, at }, asked, () => saveView(tx, session, body, { at, language })),
      )
    },
  }),
  route({
    method: 'POST',
    path: plus.removeView,
    access: signedIn,
    query: z.object({ id: key }),
    run: async ({ session, services, query, language }) => {
      await services.database.asTenant(session.tenantId, (tx) => removeView(tx, session, query.id, language))
      return null
    },
  }),
]
