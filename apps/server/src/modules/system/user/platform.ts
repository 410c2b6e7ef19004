import { label, say } from '@bip/contract'
import { user } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../../base/errors.ts'
import type { Tx } from '../../../db/database.ts'
import { id } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { differencesOf, writeAdminHistory } from '../../../logs/adminHistory.ts'
import { modelOf } from '../../../model/model.ts'
import { demandWithin } from '../../../resources/read/within.ts'
import type { Session } from '../../../services/session.ts'

/** Where an account is used: at a desk, on a handheld, by another system. */
const userTypes = ['web', 'app', 'other'] as const
type Platform = { id: string; userType: (typeof userTypes)[number]; userExt: string }

const nothing = label('平台信息', 'platform info', 'thông tin nền tảng')

async function readPlatform(tx: Tx, { tenantId }: Session, userId: string, missing: string): Promise<Platform> {
  const { rows } =
    await sql<Platform>`select u.id, coalesce(p.user_type, 'web') as "userType", coalesce(p.user_ext, '') as "userExt"
    from "user" u left join user_platform p on p.tenant_id = u.tenant_id and p.user_id = u.id
    where u.tenant_id = ${tenantId} and u.id = ${userId} and not u.is_deleted`.execute(tx)
  if (!rows[0]) throw new Refusal('notFound', { what: missing })
  return rows[0]
}

/** On which platform an account is used, with what that platform knows of it. */
export const platformRoutes = [
  route({
    method: 'GET',
    path: '/blade-system/user/platform-detail',
    access: { permission: 'user_view' },
    query: z.object({ id }),
    run: ({ session, services, query, language }) =>
      services.database.asTenant(
        session.tenantId,
        async (tx) => {
          await demandWithin(tx, session, modelOf(user), { operation: 'view', id: query.id, language })
          return readPlatform(tx, session, query.id, say(user.label, language))
        },
        { readOnly: true },
      ),
  }),
  route({
    method: 'POST',
    path: '/blade-system/user/update-platform',
    access: { permission: 'user_edit' },
    body: z.object({ id, userType: z.enum(userTypes), userExt: z.string().trim().max(500).default('') }),
    run: async ({ session, services, body, language }) => {
      await services.database.asTenant(session.tenantId, async (tx) => {
        await demandWithin(tx, session, modelOf(user), { operation: 'edit', id: body.id, language })
        const before = await readPlatform(tx, session, body.id, say(nothing, language))
        await sql`insert into user_platform (tenant_id, user_id, user_type, user_ext)
          values (${session.tenantId}, ${body.id}, ${body.userType}, ${body.userExt})
          on conflict (tenant_id, user_id) do update set user_type = excluded.user_type, user_ext = excluded.user_ext`.execute(tx)
        const changes = differencesOf(before, body)
        if (Object.keys(changes).length > 0)
          await writeAdminHistory(tx, session, { resource: 'platform', id: body.id, operation: 'update', changes })
      })
      return null
    },
  }),
]
