import { type Language, type ShipRow, wallCalls } from '@bip/contract'
import { ship } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { inBackground } from '../../base/caller.ts'
import { named } from '../../db/naming.ts'
import { route } from '../../http/route.ts'
import { masked } from '../../kinds/masked.ts'
import { localDay, startOfDay } from '../../kinds/zone.ts'
import type { Services } from '../../services/services.ts'
import { tenantZone } from '../../tenancy/zone.ts'

/** A wall pages through what it gets; a plant with more than this a week needs a wall for each workshop. */
const maxRows = 500
/** Many walls cost one query in this time, ms. */
const freshFor = 5000

type Asked = { language: Language; workshop?: string }
type Stored = Omit<ShipRow, 'shipStatusName' | 'tone' | 'leaderName'> & { leaderName: string | null }

/** What the shipping walls show, to anybody: this week's dispatches and those that should have left before, nothing more of them than `ShipRow`. */
export function routes(services: Services) {
  const kept = new Map<string, { at: number; rows: Promise<ShipRow[]> }>()

  const fresh = (asked: Asked): Promise<ShipRow[]> => {
    const key = `${asked.language} ${asked.workshop ?? ''}`
    const now = services.clock().getTime()
    const known = kept.get(key)
    if (known && now - known.at < freshFor) return known.rows
    // Workshops are what callers write, so the memory of them is bounded.
    if (kept.size >= 50) kept.clear()
    const rows = inBackground(() => readShips(services, asked))
    kept.set(key, { at: now, rows })
    // A failure is not kept: the next wall asks again.
    rows.catch(() => kept.delete(key))
    return rows
  }

  return [
    route({
      method: 'GET',
      path: wallCalls.shipping,
      access: { public: true },
      query: z.object({ workshop: z.string().min(1).max(64).optional() }),
      run: ({ language, query }) => fresh({ language, workshop: query.workshop }),
    }),
  ]
}

async function readShips(services: Services, { language, workshop }: Asked): Promise<ShipRow[]> {
  const { database, clock } = services
  const { tenantId } = services.config
  const [monday, nextMonday] = weekOf(clock(), await tenantZone(services, tenantId))
  const rows = await database.asTenant(
    tenantId,
    async (tx) => {
      const { rows } = await sql<Stored>`
        select s.no, coalesce(c.fullname, '') as "customerName", coalesce(s.product_name, '') as "productName",
          coalesce(s.quantity, 0)::text as quantity, coalesce(s.workshop, '') as workshop,
          coalesce(${named('d', language)}, s.workshop, '') as "workshopName",
          coalesce(s.assembly_progress, 0)::int as "assemblyProgress", s.plan_ship_time as "planShipTime",
          s.actual_ship_time as "actualShipTime", coalesce(s.ship_status, '') as "shipStatus", u.real_name as "leaderName"
        from ship s
        left join customer c on c.tenant_id = s.tenant_id and c.id = s.customer_id
        left join "user" u on u.tenant_id = s.tenant_id and u.id = s.leader_id
        left join dictionary_value d on d.tenant_id = s.tenant_id and d.code = 'DC_WORKSHOP' and d.dict_key = s.workshop
        where s.tenant_id = ${tenantId} and not s.is_deleted and s.plan_ship_time is not null
          and ((s.actual_ship_time is null and s.plan_ship_time < ${nextMonday}) or s.actual_ship_time >= ${monday}
            or (s.plan_ship_time >= ${monday} and s.plan_ship_time < ${nextMonday}))
          ${workshop === undefined ? sql`` : sql`and s.workshop = ${workshop}`}
        order by s.plan_ship_time, s.id limit ${maxRows}`.execute(tx)
      return rows
    },
    { readOnly: true },
  )
  return rows.map((row) => {
    const state = ship.states?.[row.shipStatus]
    return {
      ...row,
      shipStatusName: state?.label[language] ?? row.shipStatus,
      tone: state?.tone ?? 'neutral',
      leaderName: masked(row.leaderName ?? ''),
    }
  })
}

/** The first instant of the week of `now` in a zone, and of the one after it. Weeks begin on Monday. */
function weekOf(now: Date, timeZone: string): [string, string] {
  const today = Date.parse(`${localDay(now, timeZone)}T00:00:00Z`)
  const day = 86_400_000
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day
  const start = (at: number): string => startOfDay(new Date(at).toISOString().slice(0, 10), timeZone)
  return [start(monday), start(monday + 7 * day)]
}
