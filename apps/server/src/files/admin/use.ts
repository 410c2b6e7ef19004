import { type FileUse, type FileUsePage, plus } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { anywhere, paged, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { limitsOf } from '../quota.ts'

type Used = Pick<FileUse, 'files' | 'bytes'>

/** How much room the files of the tenant take, and those of each person, the most first. */
export const fileUseRoute = route({
  method: 'GET',
  path: plus.fileUse,
  access: { permission: 'file_view' },
  query: z.object(paged),
  run: async ({ session: { tenantId }, services, query }): Promise<FileUsePage> => {
    const { search, size, current } = query
    const limits = await limitsOf(services, tenantId)
    const from = sql`file_use f left join "user" u on u.tenant_id = f.tenant_id and u.id = f.user_id
      where f.tenant_id = ${tenantId} and f.files > 0
      ${search ? sql`and concat_ws(' ', u.account, u.real_name, u.real_name_find) ilike ${anywhere(search)}` : sql``}`
    return services.database.asTenant(
      tenantId,
      async (tx) => {
        const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(tx)
        const all = await sql<Used>`select coalesce(sum(files), 0)::float8 as files, coalesce(sum(bytes), 0)::float8 as bytes
          from file_use where tenant_id = ${tenantId}`.execute(tx)
        const { rows } = await sql<Omit<FileUse, 'limit'>>`select f.user_id as id, coalesce(u.real_name, '') as "realName",
            coalesce(u.account, '') as account, f.files, f.bytes::float8 as bytes
          from ${from} order by f.bytes desc, f.user_id limit ${size} offset ${(current - 1) * size}`.execute(tx)
        const records = rows.map((row) => ({ ...row, limit: limits.person }))
        const company = { ...(all.rows[0] ?? { files: 0, bytes: 0 }), limit: limits.tenant }
        return { ...pageOf<FileUse>(records, counted.rows[0]?.total ?? 0, query), company }
      },
      { readOnly: true },
    )
  },
})
