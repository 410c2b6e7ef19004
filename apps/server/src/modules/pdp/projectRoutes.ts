import { project, projectCalls } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Route, route } from '../../http/route.ts'
import { localDay } from '../../kinds/zone.ts'
import { modelOf } from '../../model/model.ts'
import { placeOf } from '../../model/place.ts'
import { demand, reach } from '../../model/scope.ts'
import { demandWithin } from '../../resources/read/within.ts'
import { overviewOf } from './overview.ts'
import { factsOf } from './plan/settle.ts'

const projects = modelOf(project)
const id = z.string().min(1).max(64)

/** How projects stand: what they are judged by, and one of them at a glance. */
export const projectRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: projectCalls.facts,
    access: { permission: 'project_view' },
    query: z.object({ projectId: id.optional() }),
    run: (call) => {
      const { services, session, query, language } = call
      return services.database.asTenant(
        session.tenantId,
        async (tx) => {
          const within = reach(session, demand(session, projects, 'view', project.label[language]), sql`p`) ?? sql`true`
          const { rows } = await sql<{
            id: string
          }>`select p.id from project p where p.tenant_id = ${session.tenantId} and not p.is_deleted
            and ${query.projectId ? sql`p.id = ${query.projectId}` : sql`p.project_status in ('running', 'paused')`} and ${within} limit 2000`.execute(
            tx,
          )
          const today = localDay(services.clock(), placeOf(call).timeZone)
          const ids = rows.map((row) => row.id)
          return ids.length > 0 ? factsOf(tx, session.tenantId, ids, today) : []
        },
        { readOnly: true },
      )
    },
  }),
  route({
    method: 'GET',
    path: projectCalls.overview,
    access: { permission: 'project_view' },
    query: z.object({ projectId: id }),
    run: (call) => {
      const { services, session, query, language } = call
      return services.database.asTenant(
        session.tenantId,
        async (tx) => {
          await demandWithin(tx, session, projects, { operation: 'view', id: query.projectId, language })
          return overviewOf(tx, session, query.projectId, localDay(services.clock(), placeOf(call).timeZone))
        },
        { readOnly: true },
      )
    },
  }),
]
