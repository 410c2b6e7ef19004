import { plus, type RolePerson } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { readRole } from '../../../administration/roles/store.ts'
import { id, ids, paged, pageOf } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { searchTerms } from '../../../kinds/search.ts'
import { modelFor } from '../../../model/model.ts'
import { placeOf } from '../../../model/place.ts'
import { save } from '../../../resources/write/save.ts'
import { userExtension } from './extension.ts'

/** Who has a role, by name; accounts that cannot sign in among them. */
const people = route({
  method: 'GET',
  path: plus.rolePeople,
  access: { permission: 'role_view' },
  query: z.object({ ...paged, roleId: id }),
  run: ({ session, services, query, language }) => {
    const { tenantId } = session
    const { roleId, search, current, size } = query
    return services.database.asTenant(
      tenantId,
      async (tx) => {
        await readRole(tx, session, roleId, language)
        const terms = searchTerms(search)
        const found = terms
          ? sql`and u.id in (select user_find(${terms.tokens}::text[], ${terms.terms}::text[], ${['realName', 'account', 'fnumber']}::text[]))`
          : sql``
        const from = sql`"user" u left join department d on d.tenant_id = u.tenant_id and d.id = u.dept_id
          where u.tenant_id = ${tenantId} and not u.is_deleted and ${roleId} = any(u.role_ids) ${found}`
        const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(tx)
        const { rows } =
          await sql<RolePerson>`select u.id, u.real_name as "realName", u.account, coalesce(u.fnumber, '') as fnumber,
            coalesce(u.post_name, '') as "postName", coalesce(d.dept_name, '') as "deptName", u.status
          from ${from} order by u.real_name_sort, u.id limit ${size} offset ${(current - 1) * size}`.execute(tx)
        return pageOf(rows, counted.rows[0]?.total ?? 0, query)
      },
      { readOnly: true },
    )
  },
})

/** Gives a role to people or takes it from them, beside the roles that they have otherwise; all of them or none. */
const bind = route({
  method: 'POST',
  path: plus.bindRole,
  access: { permission: 'user_grant' },
  body: z.object({ roleId: id, userIds: ids, isHeld: z.boolean() }),
  run: async (call) => {
    const { session, services, body, language } = call
    const { roleId, userIds, isHeld } = body
    const writing = { session, services, at: services.clock(), place: placeOf(call), extension: userExtension }
    await services.database.asTenant(session.tenantId, async (tx) => {
      await readRole(tx, session, roleId, language)
      // Always in the same order, so that two who grant at once wait for each other instead of both being refused.
      const { rows } = await sql<{
        id: string
        roleIds: string[]
      }>`select id, coalesce(to_json(role_ids), '[]') as "roleIds" from "user"
        where tenant_id = ${session.tenantId} and id = any(${userIds}::text[]) and not is_deleted order by id for update`.execute(
        tx,
      )
      const rolesOf = new Map(rows.map((row) => [row.id, row.roleIds]))
      for (const userId of new Set(userIds)) {
        const others = (rolesOf.get(userId) ?? []).filter((held) => held !== roleId)
        const roleIds = isHeld ? [...others, roleId] : others
        await save({ ...writing, tx, model: modelFor('user') }, { id: userId, roleIds })
      }
    })
    return null
  },
})

export const roleBindingRoutes = [people, bind]
