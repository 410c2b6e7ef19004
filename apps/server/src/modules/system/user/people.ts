import type { Page } from '@bip/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../../base/errors.ts'
import { route } from '../../../http/route.ts'
import { searchTerms } from '../../../kinds/search.ts'
import { choosable, weightNow } from '../../../resources/read/chosen.ts'
import { type Away, withAway } from './away.ts'

/** A colleague as pickers show them: what everybody may know of everybody. */
type Colleague = {
  id: string
  realName: string
  account: string
  avatar: string
  fnumber: string
  postName: string
  deptId: string
  deptName: string
}

/** What a list that is answered whole may hold. */
const maxListed = 2000

const size = z.coerce.number().int().min(1).max(200)
/** Pickers send an empty text for "any". */
const id = z.string().regex(/^[\w-]{0,64}$/)
const asked = z.object({
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: size.default(20),
  realName: z.string().max(100).optional(),
  roleId: id.optional(),
  deptId: id.optional(),
})

const columns = sql`
  u.id, u.real_name as "realName", u.account, '' as avatar, coalesce(u.fnumber, '') as fnumber, coalesce(u.post_name, '') as "postName",
  coalesce(u.dept_id, '') as "deptId", coalesce(d.dept_name, '') as "deptName"`
const from = sql`"user" u left join department d on d.tenant_id = u.tenant_id and d.id = u.dept_id`

/** The person picker's list: enabled people, by name (also in pinyin), role, and department with those below it. */
const page = (path: string) =>
  route({
    method: 'GET',
    path,
    access: { signedIn: true },
    query: asked,
    run: async ({
      session: { tenantId, timeZone },
      services,
      query: { current, size, realName, roleId, deptId },
    }): Promise<Page<Colleague & Away>> => {
      const conditions: RawBuilder<unknown>[] = [choosable(tenantId)]
      const search = searchTerms(realName ?? '')
      if (search)
        conditions.push(
          sql`u.id in (select user_find(${search.tokens}::text[], ${search.terms}::text[], ${['realName', 'account', 'fnumber']}::text[]))`,
        )
      if (roleId) conditions.push(sql`${roleId} = any(u.role_ids)`)
      if (deptId)
        conditions.push(sql`u.dept_id in (
        with recursive below(id) as (
          select ${deptId}::text collate "C"
          union
          select c.id from department c join below b on c.parent_id = b.id where c.tenant_id = ${tenantId} and not c.is_deleted
        ) select id from below)`)
      const where = sql.join(conditions, sql` and `)
      return services.database.asTenant(
        tenantId,
        async (tx) => {
          const counted = await sql<{ total: number }>`select count(*) as total from "user" u where ${where}`.execute(tx)
          const found = await sql<Colleague>`
          select ${columns} from ${from} where ${where}
          order by u.real_name_sort, u.id limit ${size} offset ${(current - 1) * size}`.execute(tx)
          const total = Number(counted.rows[0]?.total ?? 0)
          const records = await withAway(tx, found.rows, { tenantId, timeZone, now: services.clock() })
          return { records, total, current, size, pages: Math.ceil(total / size) }
        },
        { readOnly: true },
      )
    },
  })

/** Everybody of a department, or of all, by name: for lists that show them whole. */
const whole = route({
  method: 'GET',
  path: '/blade-system/user/user-list',
  access: { signedIn: true },
  query: z.object({ deptId: id.optional() }),
  run: ({ session: { tenantId }, services, query: { deptId } }): Promise<Colleague[]> =>
    services.database.asTenant(
      tenantId,
      async (tx) => {
        const { rows } = await sql<Colleague>`select ${columns} from ${from}
          where ${choosable(tenantId)} ${deptId ? sql`and u.dept_id = ${deptId}` : sql``}
          order by u.real_name_sort, u.id limit ${maxListed + 1}`.execute(tx)
        if (rows.length > maxListed) throw new Refusal('tooManyRows', { total: `> ${maxListed}`, limit: maxListed })
        return rows
      },
      { readOnly: true },
    ),
})

/** The people whom the caller chooses most, of late above all; then their own department, its head first. A start for every picker. */
const frequent = route({
  method: 'GET',
  path: '/blade-bip/bip-blade-user/frequently-used-users',
  access: { signedIn: true },
  run: async ({ session: { tenantId, userId, deptId, timeZone }, services }): Promise<(Colleague & Away)[]> =>
    services.database.asTenant(
      tenantId,
      async (tx) => {
        const { rows } = await sql<Colleague>`
          select ${columns} from ${from}
          left join user_choice c on c.tenant_id = u.tenant_id and c.user_id = ${userId} and c.chosen_id = u.id
          where ${choosable(tenantId)} and u.id <> ${userId}
            and (u.dept_id = ${deptId} or c.chosen_id is not null)
          order by ${weightNow(services.clock())} desc nulls last, (d.leader_id = u.id) desc nulls last, u.real_name_sort, u.id
          limit 20`.execute(tx)
        return withAway(tx, rows, { tenantId, timeZone, now: services.clock() })
      },
      { readOnly: true },
    ),
})

export const peopleRoutes = [page('/blade-bip/bip-blade-user/page'), page('/blade-system/search/user'), whole, frequent]
