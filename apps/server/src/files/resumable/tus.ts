import { errorHeader, label, plus, say } from '@bip/contract'
import { MemoryLocker, Server } from '@tus/server'
import { type DataStore, ERRORS, Upload } from '@tus/utils'
import { sql } from 'kysely'
import { isDiskFull } from '../../base/disk.ts'
import { Refusal } from '../../base/errors.ts'
import { refusalOf, refusalText } from '../../http/answer.ts'
import type { Call } from '../../http/route.ts'
import { claimRoom, dropRoom, fileId } from '../quota.ts'
import { detailsOf, readPending } from './details.ts'

const upload = label('上传', 'The upload', 'Lượt tải lên')

/** One writer for each upload in this process: whoever comes back ends the connection that hangs. */
const locker = new MemoryLocker()

const maxIdLength = 64

/**
 * Answers a call of the tus protocol (creation, offset, patch, termination). An upload is its maker's alone, takes room from its first
 * moment, and lies where its file will lie; what the protocol does not know (rights, quota, names) is held here.
 */
export async function serveTus(call: Call): Promise<void> {
  const { request, reply, session, services, language } = call
  const { tenantId, userId } = session
  const store = await services.files.pieces()
  const pending = { id: fileId(), key: '' }
  pending.key = `${tenantId}/${pending.id}`
  const tus = new Server({
    path: `/api${plus.uploads}`,
    datastore: withRooms(store, call),
    locker,
    relativeLocation: true,
    // Pages of other origins have no business here.
    allowedOrigins: [],
    maxSize: services.config.fileBytes,
    namingFunction: () => pending.key,
    generateUrl: (_, { path }) => `${path}/${pending.id}`,
    getFileIdFromRequest: (_, last) =>
      last && last.length <= maxIdLength && /^\w+$/.test(last) ? `${tenantId}/${last}` : undefined,
    onIncomingRequest: async (_, key) => {
      if (key === pending.key) return
      const id = idOf(key)
      const found = await services.database.small.asTenant(tenantId, async (tx) => {
        const row = await readPending(tx, tenantId, id)
        if (row && request.method === 'PATCH')
          await sql`update file_pending set touched_at = ${services.clock().toISOString()}::timestamptz
            where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
        return row
      })
      if (found?.userId !== userId) throw new Refusal('notFound', { what: say(upload, language) })
    },
    onUploadCreate: async (_, { size, metadata }) => {
      if (size === undefined || size === 0) throw new Refusal('badRequest', { reason: say(empty, language) })
      await claimRoom(services, call, pending, size, detailsOf(metadata))
      return {}
    },
    onResponseError: (_, error) => answerOf(error, call),
  })
  // Refusals of the protocol's own library leave by its answer, so the reply is given to it whole.
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
  await tus.handle(request.raw, reply.raw)
}

const empty = label('文件是空的', 'the file is empty', 'tệp rỗng')

const idOf = (key: string): string => key.split('/').at(-1) ?? ''

/** A store that knows the whole of an upload from the room that was kept for it, and gives the room back with the upload. */
function withRooms(store: DataStore, { services, session: { tenantId } }: Call): DataStore {
  return Object.create(store, {
    getUpload: {
      value: async (key: string) => {
        const { database } = services
        const row = await database.small.asTenant(tenantId, (tx) => readPending(tx, tenantId, idOf(key)))
        if (!row) throw ERRORS.FILE_NOT_FOUND
        const { offset } = await store.getUpload(key)
        return new Upload({ id: key, size: row.bytes, offset })
      },
    },
    remove: {
      value: async (key: string) => {
        await store.remove(key)
        await dropRoom(services, tenantId, [idOf(key)])
      },
    },
  })
}

/** A refusal with the status and the envelope of every other call. */
function answerOf(error: Error | { status_code: number; body: string }, { services, language, reply }: Call) {
  const isWrite = 'status_code' in error && error.status_code === ERRORS.FILE_WRITE_ERROR.status_code
  const meant = isWrite || isDiskFull(error) ? new Refusal('storageFull') : error
  if ('status_code' in meant && !(meant instanceof Error)) return envelopeOf(meant.status_code, meant.body.trim())
  const refusal = refusalOf(meant, language)
  if (refusal) {
    reply.raw.setHeader(errorHeader, refusal.key)
    return { status_code: refusal.status, body: refusalText(refusal, language) }
  }
  services.log(`An upload in pieces failed: ${meant instanceof Error ? meant.message : ''}`)
  return envelopeOf(500, '')
}

const envelopeOf = (code: number, msg: string) => ({
  status_code: code,
  body: JSON.stringify({ code, success: false, data: null, msg }),
})
