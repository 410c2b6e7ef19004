import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { label, say } from '@bip/contract'
import { toItsEnd } from '../base/caller.ts'
import { Refusal } from '../base/errors.ts'
import { newId } from '../db/id.ts'
import { insertRows } from '../db/insertRows.ts'
import type { Call } from '../http/route.ts'
import { cleanName } from './content/names.ts'
import { headBytes, sniff } from './content/sniff.ts'
import { claimRoom, dropRoom, limitsOf, type Pending, settleRoom } from './quota.ts'
import { linkOf } from './stored.ts'

/** Largest file in bytes. */
export const maxBytes = 100 * 1024 * 1024

/** What nothing holds yet is read by whoever was told its id: nobody may find one by trying. */
const fileId = (): string => newId() + randomBytes(12).toString('hex')

const noFile = label('请选择文件', 'choose a file', 'hãy chọn tệp')

const broken = label('上传中断，请重试', 'the upload broke off, send it again', 'quá trình tải lên bị gián đoạn, hãy gửi lại')

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

/** Bytes that the call says it sends; as much as it may where it does not say. */
const announced = ({ headers }: Call['request']): number => Math.min(Number(headers['content-length'] ?? maxBytes), maxBytes)

/** Stores the file of a multipart call under a key of our own, where there is room for it. */
export async function upload(call: Call): Promise<Uploaded> {
  const { request, session, services, language } = call
  if (!request.isMultipart()) throw new Refusal('badRequest', { reason: say(noFile, language) })
  const id = fileId()
  const pending = { id, key: `${session.tenantId}/${id}` }
  // Nothing of the content is read before: a refusal comes at once.
  await claimRoom(services, call, pending, announced(request))
  try {
    return await store(call, pending)
  } catch (error) {
    await services.files.remove(pending.key)
    // Whoever left must not leave their room taken.
    await toItsEnd(() => dropRoom(services, session.tenantId, [id]))
    throw error
  }
}

/** The content comes first: a row never names what is not there. */
async function store({ request, session, services, language, query }: Call, { id, key }: Pending): Promise<Uploaded> {
  const brokeOff = new Refusal('badRequest', { reason: say(broken, language) })
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } }).catch(sendersFault(brokeOff))
  if (!part) throw new Refusal('badRequest', { reason: say(noFile, language) })
  const { head, content } = await peek(part.file, brokeOff)
  const size = await services.files.put(key, content, maxBytes)
  const type = await sniff(head)
  const originalName = cleanName(part.filename)
  const businessType = String(query.businessType ?? 'floor_leader').slice(0, 60)
  if (part.file.truncated) throw new Refusal('tooLarge', { limit: `${maxBytes / 1024 / 1024} MB` })
  const limits = await limitsOf(services, session.tenantId)
  await services.database.asTenant(session.tenantId, async (tx) => {
    await settleRoom(tx, { session, language, limits, id, bytes: size })
    await insertRows(tx, 'stored_file', [
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
    ])
  })
  return { id, attachId: id, link: linkOf(id), name: originalName, originalName, size, type }
}

/** What fails while a body is read is its sender's, who went away or sent no end; limits are told as such. */
const sendersFault =
  (brokeOff: Refusal) =>
  (error: Error): never => {
    throw 'statusCode' in error ? error : brokeOff
  }

/** The first bytes of a stream, and the whole of it all the same. Throws Refusal `badRequest` where it ends before its time. */
async function peek(stream: Readable, brokeOff: Refusal): Promise<{ head: Uint8Array; content: Readable }> {
  const chunks: Buffer[] = []
  const iterator: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  const read = () => iterator.next().catch(sendersFault(brokeOff))
  let length = 0
  while (length < headBytes) {
    const { value, done } = await read()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  const rest = async function* () {
    yield* chunks
    for (let next = await read(); !next.done; next = await read()) yield next.value
  }
  return { head: Buffer.concat(chunks).subarray(0, headBytes), content: Readable.from(rest(), { objectMode: false }) }
}
