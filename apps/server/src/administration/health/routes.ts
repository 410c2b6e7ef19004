import { type Health, type HealthDetail, label, plus, say } from '@bip/contract'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { lowBelow } from '../../base/disk.ts'
import { Refusal } from '../../base/errors.ts'
import { epoch } from '../../db/id.ts'
import { type Call, type Route, route } from '../../http/route.ts'
import { inFlightOf } from '../../http/serving/inFlight.ts'
import { writeAdminHistory } from '../../logs/adminHistory.ts'
import type { Prune } from '../../services/background.ts'
import type { Services } from '../../services/services.ts'
import { probe } from './probe.ts'

const server = label('服务器状态', 'The state of the server', 'Trạng thái máy chủ')

/** What is known without asking anything that could keep us waiting. */
function healthOf({ database, disk }: Services, { server }: Pick<FastifyRequest, 'server'>): Health {
  const { now, max } = inFlightOf(server) ?? { now: 0, max: 1 }
  const isFull = now >= max
  const { database: answers, checkedAt } = probe(database)
  const storage = disk.room()
  const isWell = !isFull && storage === 'enough' && database.room() === 'enough' && answers !== 'down'
  return { status: isWell ? 'up' : 'limited', isFull, database: answers, storage, checkedAt }
}

/** The server is a matter of the first tenant's people. */
function demandFirst({ session, services, language }: Pick<Call, 'session' | 'services' | 'language'>): void {
  if (session.tenantId !== services.config.tenantId) throw new Refusal('forbidden', { what: say(server, language) })
}

function upkeepOf(state: ReturnType<Prune['state']>): HealthDetail['upkeep'] {
  if (state.state === 'working') return state
  const seconds = (ms: number) => Math.round(ms / 1000)
  return { state: 'waiting', jumpedBySeconds: seconds(state.jumpedBy), forSeconds: seconds(state.sinceMs) }
}

async function outboxOf({ database, clock }: Services): Promise<HealthDetail['outbox']> {
  const { rows } = await database.asSystem(
    (tx) =>
      sql<{
        waiting: number
        oldest: string | null
      }>`select count(*)::int as waiting, min(id) as oldest from outbox where dead_at is null`.execute(tx),
    { readOnly: true },
  )
  const { waiting = 0, oldest = null } = rows[0] ?? {}
  // Ids begin with the moment at which they were made.
  const age = oldest === null ? 0 : clock().getTime() - epoch - Number(oldest.slice(0, 12))
  return { waiting, oldestSeconds: Math.max(0, Math.round(age / 1000)) }
}

/** How the server is, and what administrators of the first tenant do about it. */
export const healthRoutes: Route[] = [
  route({
    method: 'GET',
    path: plus.health,
    access: { public: true },
    always: true,
    run: async ({ services, request }): Promise<Health> => healthOf(services, request),
  }),
  route({
    method: 'GET',
    path: plus.healthDetail,
    access: { permission: 'tenant_view' },
    run: async (call): Promise<HealthDetail> => {
      demandFirst(call)
      const { services } = call
      const { disk, prune } = services
      return {
        ...healthOf(services, call.request),
        disk: { free: disk.free(), size: disk.size(), lowBelow },
        outbox: await outboxOf(services),
        upkeep: upkeepOf(prune.state()),
      }
    },
  }),
  route({
    method: 'POST',
    path: plus.confirmTime,
    access: { permission: 'tenant_edit' },
    smallWrites: true,
    run: async (call): Promise<null> => {
      demandFirst(call)
      const { services, session } = call
      await services.database.asTenant(session.tenantId, (tx) =>
        writeAdminHistory(tx, session, { resource: 'clock', id: 'server', operation: 'confirm' }),
      )
      await services.prune.confirm()
      return null
    },
  }),
]
