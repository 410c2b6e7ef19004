import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { label, say } from '@bip/contract'
import { toItsEnd } from '../base/caller.ts'
import { Refusal } from '../base/errors.ts'
import type { Call } from '../http/route.ts'
import { cleanName } from './content/names.ts'
import { headBytes, sniff } from './content/sniff.ts'
import { keepFile, type Uploaded } from './keep.ts'
import { claimRoom, dropRoom, fileId, type Pending } from './quota.ts'

/** Largest file in bytes. */
export const maxBytes = 100 * 1024 * 1024

const noFile = label('请选择文件', 'choose a file', 'hãy chọn tệp')

const broken = label('上传中断，请重试', 'the upload broke off, send it again', 'quá trình tải lên bị gián đoạn, hãy gửi lại')

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
async function store(call: Call, { id, key }: Pending): Promise<Uploaded> {
  const { request, services, language, query } = call
  const brokeOff = new Refusal('badRequest', { reason: say(broken, language) })
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } }).catch(sendersFault(brokeOff))
  if (!part) throw new Refusal('badRequest', { reason: say(noFile, language) })
  const { head, content, digest } = await peek(part.file, brokeOff)
  const size = await services.files.put(key, content, maxBytes)
  const type = await sniff(head)
  if (part.file.truncated) throw new Refusal('tooLarge', { limit: `${maxBytes / 1024 / 1024} MB` })
  const businessType = String(query.businessType ?? 'floor_leader')
  return keepFile(call, { id, key, size, type, name: cleanName(part.filename), businessType, sha256: digest() })
}

/** What fails while a body is read is its sender's, who went away or sent no end; limits are told as such. */
const sendersFault =
  (brokeOff: Refusal) =>
  (error: Error): never => {
    throw 'statusCode' in error ? error : brokeOff
  }

type Peeked = { head: Uint8Array; content: Readable /** Of the whole, once it is read. */; digest: () => string }

/** The first bytes of a stream, and the whole of it all the same. Throws Refusal `badRequest` where it ends before its time. */
async function peek(stream: Readable, brokeOff: Refusal): Promise<Peeked> {
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
  const hash = createHash('sha256')
  const rest = async function* () {
    for (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
    for (let next = await read(); !next.done; next = await read()) {
      hash.update(next.value)
      yield next.value
    }
  }
  return {
    head: Buffer.concat(chunks).subarray(0, headBytes),
    content: Readable.from(rest(), { objectMode: false }),
    digest: () => hash.digest('hex'),
  }
}
