import { type FileDetail, label, plus, say } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { anywhere, ids, paged, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { writeAdminHistory } from '../../logs/adminHistory.ts'
import { dropRoom, releaseLater } from '../quota.ts'
import { linkOf } from '../stored.ts'
import { usageOf } from './usage.ts'

const file = label('文件', 'the file', 'tệp')
const newerVersions = label('新版本', 'newer versions', 'phiên bản mới hơn')
const places = label('记录', 'places', 'nơi')

type Row = Omit<FileDetail, 'link' | 'usage'>

/** What was uploaded, newest first, with the records that hold it. */
const list = route({
  method: 'GET',
  path: plus.files,
  access: { permission: 'file_view' },
  query: z.object(paged),
  run: ({ session, services, query, language }) => {
    const { tenantId } = session
    const { search, size, current } = query
    const from = sql`stored_file f left join "user" u on u.tenant_id = f.tenant_id and u.id = f.create_user where f.tenant_id = ${tenantId}
      ${search ? sql`and concat_ws(' ', f.original_name, f.type, u.real_name, u.real_name_find) ilike ${anywhere(search)}` : sql``}`
    return services.database.asTenant(
      tenantId,
      async (tx) => {
        const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(tx)
        const { rows } = await sql<Row>`select f.id, f.original_name as "originalName", f.type, f.size::float8 as size,
            coalesce(f.business_type, '') as "businessType", coalesce(u.real_name, '') as "createUserName", f.create_time as "createTime"
          from ${from} order by f.id desc limit ${size} offset ${(current - 1) * size}`.execute(tx)
        const usage = await usageOf(
          tx,
          session,
          rows.map(({ id }) => id),
          language,
        )
        const records = rows.map((row) => ({ ...row, link: linkOf(row.id), usage: usage.get(row.id) ?? [] }))
        return pageOf<FileDetail>(records, counted.rows[0]?.total ?? 0, query)
      },
      { readOnly: true },
    )
  },
})

/** Removes files that nothing holds; all of them or none. */
const remove = route({
  method: 'POST',
  path: plus.removeFiles,
  access: { permission: 'file_remove' },
  smallWrites: true,
  body: z.object({ ids }),
  run: async ({ session, services, body, language }) => {
    const { tenantId } = session
    const keys = await services.database.asTenant(tenantId, async (tx) => {
      const { rows } = await sql<{ id: string; key: string; name: string }>`delete from stored_file
        where tenant_id = ${tenantId} and id = any(${body.ids}::text[]) returning id, storage_key as key, original_name as name`.execute(
        tx,
      )
      if (rows.length < new Set(body.ids).size) throw new Refusal('notFound', { what: say(file, language) })
      const usage = [...(await usageOf(tx, session, body.ids, language)).values()].flat()
      if (usage.length > 0) throw new Refusal('inUse', { count: usage.length, what: say(places, language) })
      const newer = await sql<{ count: number }>`select count(*)::int as count from stored_file
        where tenant_id = ${tenantId} and replaces = any(${body.ids}::text[])`.execute(tx)
      const versions = newer.rows[0]?.count ?? 0
      if (versions > 0) throw new Refusal('inUse', { count: versions, what: say(newerVersions, language) })
      for (const { id, name } of rows)
        await writeAdminHistory(tx, session, {
          resource: 'file',
          id,
          operation: 'remove',
          changes: { originalName: { before: name, after: null } },
        })
      await releaseLater(tx, session, rows, services.clock())
      return rows.map(({ key }) => key)
    })
    // What cannot be taken away now, upkeep tries again.
    await Promise.all(keys.map((key) => services.files.remove(key)))
      .then(() => dropRoom(services, tenantId, body.ids))
      .catch(() => undefined)
    return null
  },
})

export const fileAdminRoutes = [list, remove]
