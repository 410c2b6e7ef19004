import { label, type OnlineSession, plus, say } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { anywhere, ids, paged, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { writeAdminHistory } from '../../logs/adminHistory.ts'

const session = label('会话', 'the session', 'phiên')

/** Who of the tenant is signed in, the latest first. */
const online = route({
  method: 'GET',
  path: plus.online,
  access: { permission: 'online_view' },
  query: z.object(paged),
  run: ({ session: caller, services, query }) => {
    const { search, size, current } = query
    const now = services.clock().toISOString()
    const found = search
      ? sql`and concat_ws(' ', u.account, u.real_name, u.real_name_find, d.dept_name, s.address) ilike ${anywhere(search)}`
      : sql``
    const from = sql`session s join "user" u on u.tenant_id = s.tenant_id and u.id = s.user_id
      left join department d on d.tenant_id = u.tenant_id and d.id = u.dept_id
      where s.tenant_id = ${caller.tenantId} and s.ended_at is null and s.expires_at > ${now}::timestamptz ${found}`
    return services.database.asSystem(
      async (tx) => {
        const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(tx)
        const { rows } = await sql<OnlineSession>`select s.id, s.user_id as "userId", u.account, u.real_name as "realName",
            coalesce(d.dept_name, '') as "deptName", s.agent, s.address, s.created_at as "createdAt",
            s.seen_at as "seenAt", s.id = ${caller.sessionId} as "isCurrent"
          from ${from} order by 9 desc, s.id limit ${size} offset ${(current - 1) * size}`.execute(tx)
        return pageOf(rows, counted.rows[0]?.total ?? 0, query)
      },
      { readOnly: true },
    )
  },
})

/** Signs people of the tenant out where they are; their tokens are worth nothing from now on. */
const end = route({
  method: 'POST',
  path: plus.endOnline,
  access: { permission: 'online_end' },
  smallWrites: true,
  body: z.object({ ids }),
  run: async ({ session: caller, services, body, language }) => {
    const { tenantId } = caller
    const at = services.clock().toISOString()
    await services.database.asSystem(async (tx) => {
      const { rows } = await sql<{ id: string; userId: string }>`update session
        set ended_at = ${at}::timestamptz, end_reason = 'signed out by an administrator'
        where tenant_id = ${tenantId} and id = any(${body.ids}::text[]) and ended_at is null
        returning id, user_id as "userId"`.execute(tx)
      if (rows.length === 0) throw new Refusal('notFound', { what: say(session, language) })
      for (const { userId } of rows) await writeAdminHistory(tx, caller, { resource: 'session', id: userId, operation: 'end' })
    })
    services.access.forget(tenantId)
    return null
  },
})

export const onlineRoutes = [online, end]
