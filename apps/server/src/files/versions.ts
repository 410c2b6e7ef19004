import { type FileVersion, label, plus, type StoredFile, say } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { type Call, route } from '../http/route.ts'
import { keepFile } from './keep.ts'
import { claimRoom, dropRoom, fileId } from './quota.ts'
import { mayReadFile } from './readable.ts'
import { asStoredFile, linkOf, readStored, type StoredRow } from './stored.ts'

const file = label('文件', 'The file', 'Tệp')
const taken = label(
  '该文件已是某个版本，请重新上传',
  'this file is a version already; upload it anew',
  'tệp này đã là một phiên bản, hãy tải lên lại',
)

const id = z.string().regex(/^\w{1,64}$/)
/** The newest ones; older ones stay stored. */
const maxVersions = 200

type Asking = Pick<Call, 'session' | 'language'>

/** A file that the caller may read; any other is told like what does not exist. */
async function mustRead(tx: Tx, { session, language }: Asking, fileId: string): Promise<StoredRow> {
  const row = (await readStored(tx, session.tenantId, [fileId])).get(fileId)
  if (!row || !(await mayReadFile(tx, session, row))) throw new Refusal('notFound', { what: say(file, language) })
  return row
}

/** Answers a file and what it replaced, the newest first. */
const list = route({
  method: 'GET',
  path: plus.fileVersions,
  access: { signedIn: true },
  query: z.object({ id }),
  run: (call): Promise<FileVersion[]> => {
    const { services, session, query } = call
    const { tenantId } = session
    return services.database.asTenant(
      tenantId,
      async (tx) => {
        await mustRead(tx, call, query.id)
        const { rows } = await sql<Omit<FileVersion, 'url'>>`
          with recursive versions as (
            select * from stored_file where tenant_id = ${tenantId} and id = ${query.id}
            union all
            select f.* from stored_file f join versions v on f.tenant_id = v.tenant_id and f.id = v.replaces
          )
          select v.id, v.original_name as name, v.type, v.size::float8 as size, v.version, v.create_time as "createTime",
            coalesce(u.real_name, '') as "createUserName"
          from versions v left join "user" u on u.tenant_id = v.tenant_id and u.id = v.create_user
          order by v.version desc limit ${maxVersions}`.execute(tx)
        return rows.map((row) => ({ ...row, url: linkOf(row.id) }))
      },
      { readOnly: true },
    )
  },
})

/** Makes a file that the caller has just uploaded the next version of one that they may read. */
const replace = route({
  method: 'POST',
  path: plus.replaceFile,
  access: { signedIn: true },
  smallWrites: true,
  body: z.object({ id, replaces: id }),
  run: (call): Promise<StoredFile> => {
    const { services, session, body, language } = call
    return services.database.asTenant(session.tenantId, async (tx) => {
      const next = await mustRead(tx, call, body.id)
      const before = await mustRead(tx, call, body.replaces)
      if (next.create_user !== session.userId) throw new Refusal('notFound', { what: say(file, language) })
      return asStoredFile(await follow(tx, call, next, before))
    })
  },
})

/** Makes an older version the newest: a copy of its content, so that what lies between stays in the history. */
const restore = route({
  method: 'POST',
  path: plus.restoreFile,
  access: { signedIn: true },
  body: z.object({ id, replaces: id }),
  run: async (call): Promise<StoredFile> => {
    const { services, session, body } = call
    const { tenantId } = session
    const { old, sha256, businessType } = await services.database.asTenant(
      tenantId,
      async (tx) => {
        await mustRead(tx, call, body.replaces)
        const old = await mustRead(tx, call, body.id)
        const { rows } = await sql<{ sha256: string | null; businessType: string | null }>`
          select sha256, business_type as "businessType" from stored_file where tenant_id = ${tenantId} and id = ${old.id}`.execute(
          tx,
        )
        return { old, sha256: rows[0]?.sha256 ?? '', businessType: rows[0]?.businessType ?? '' }
      },
      { readOnly: true },
    )
    const pending = { id: fileId(), key: '' }
    pending.key = `${tenantId}/${pending.id}`
    const kept = { size: Number(old.size), type: old.type, name: old.original_name, businessType, sha256 }
    await claimRoom(services, call, pending, kept.size, { name: kept.name, businessType })
    try {
      await services.files.copy(old.storage_key, pending.key)
      await keepFile(call, { ...pending, ...kept })
    } catch (error) {
      await services.files.remove(pending.key)
      await dropRoom(services, tenantId, [pending.id])
      throw error
    }
    return services.database.asTenant(tenantId, async (tx) => {
      const next = await mustRead(tx, call, pending.id)
      return asStoredFile(await follow(tx, call, next, await mustRead(tx, call, body.replaces)))
    })
  },
})

/** Sets one file behind another. A file that has a place among versions keeps it, so that no circle can be. */
async function follow(tx: Tx, { session, language }: Asking, next: StoredRow, before: StoredRow): Promise<StoredRow> {
  const { tenantId } = session
  const version = (before.version ?? 1) + 1
  const { rows } = await sql<{ id: string }>`update stored_file f set version = ${version}, replaces = ${before.id}
    where f.tenant_id = ${tenantId} and f.id = ${next.id} and f.id <> ${before.id} and f.replaces is null
      and not exists (select from stored_file l where l.tenant_id = f.tenant_id and l.replaces = f.id) returning id`.execute(tx)
  if (rows.length === 0) throw new Refusal('badRequest', { reason: say(taken, language) })
  return { ...next, version }
}

export const versionRoutes = [list, replace, restore]
