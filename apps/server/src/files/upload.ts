import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { label, say } from '@bip/contract'
import { newId } from '../db/id.ts'
import { Refusal } from '../http/errors.ts'
import type { Call } from '../http/route.ts'
import { insertRows } from '../resources/changes.ts'
import { cleanName } from './names.ts'
import { headBytes, sniff } from './sniff.ts'
import { linkOf } from './stored.ts'

/** Largest file in bytes. */
export const mostBytes = 100 * 1024 * 1024

/** What nothing holds yet is read by whoever was told its id: nobody may find one by trying. */
const fileId = (): string => newId() + randomBytes(12).toString('hex')

const noFile = label('请选择文件', 'choose a file', 'hãy chọn tệp')

/** What the upload calls answer; `attachId` and `link` are the spec's names for it. */
export type Uploaded = {
  id: string
  attachId: string
  link: string
  name: string
  originalName: string
  size: number
  type: string
}

/** Stores the file of a multipart call under a key of our own. The content comes first: a row never names what is not there. */
export async function upload({ request, session, services, language, query }: Call): Promise<Uploaded> {
  const part = request.isMultipart() ? await request.file({ limits: { fileSize: mostBytes, files: 1 } }) : undefined
  if (!part) throw new Refusal('badRequest', { reason: say(noFile, language) })
  const id = fileId()
  const key = `${session.tenantId}/${id}`
  const { head, content } = await peek(part.file)
  const size = await services.files.put(key, content, mostBytes)
  const type = await sniff(head)
  const originalName = cleanName(part.filename)
  const businessType = String(query.businessType ?? 'floor_leader').slice(0, 60)
  try {
    if (part.file.truncated) throw new Refusal('tooLarge', { limit: `${mostBytes / 1024 / 1024} MB` })
    await services.database.asTenant(session.tenantId, (tx) =>
      insertRows(tx, 'stored_file', [
        {
          tenant_id: session.tenantId,
          id,
          storage_key: key,
          original_name: originalName,
          type,
          size,
          business_type: businessType.replace(/\p{Cc}/gu, '').toWellFormed(),
          create_user: session.userId,
          create_time: services.clock().toISOString(),
        },
      ]),
    )
  } catch (error) {
    await services.files.remove(key)
    throw error
  }
  return { id, attachId: id, link: linkOf(id), name: originalName, originalName, size, type }
}

/** The first bytes of a stream, and the whole of it all the same. */
async function peek(stream: Readable): Promise<{ head: Uint8Array; content: Readable }> {
  const chunks: Buffer[] = []
  const iterator: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  let length = 0
  while (length < headBytes) {
    const { value, done } = await iterator.next()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  const rest = async function* () {
    yield* chunks
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { head: Buffer.concat(chunks).subarray(0, headBytes), content: Readable.from(rest(), { objectMode: false }) }
}
