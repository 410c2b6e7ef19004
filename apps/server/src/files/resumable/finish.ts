import type { Readable } from 'node:stream'
import { label, plus, say } from '@bip/contract'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { type Call, route } from '../../http/route.ts'
import { headBytes, sniff } from '../content/sniff.ts'
import { keepFile, type Uploaded, uploadedOf } from '../keep.ts'
import { dropRoom } from '../quota.ts'
import { readStored } from '../stored.ts'
import { type PendingUpload, readPending } from './details.ts'

const upload = label('上传', 'The upload', 'Lượt tải lên')
const unfinished = label(
  '文件还没有传完，请继续上传',
  'the file has not arrived whole; go on with it',
  'tệp chưa tải xong, hãy tiếp tục',
)
const changed = label(
  '收到的内容与原文件不一致（文件可能在上传时被修改），请重新上传',
  'what arrived differs from the file, which may have changed meanwhile; upload it again',
  'nội dung nhận được khác với tệp gốc (tệp có thể đã thay đổi), hãy tải lại',
)

/** Makes a file of what arrived in pieces, when all of it did and it is what was announced. Asked again, it answers the same. */
export const finishRoute = route({
  method: 'POST',
  path: plus.finishUpload,
  access: { signedIn: true },
  body: z.object({ id: z.string().regex(/^\w{1,64}$/) }),
  run: async (call): Promise<Uploaded> => {
    const { session, services, language, body } = call
    const { tenantId, userId } = session
    const { pending, stored } = await services.database.asTenant(tenantId, async (tx) => ({
      pending: await readPending(tx, tenantId, body.id),
      stored: (await readStored(tx, tenantId, [body.id])).get(body.id),
    }))
    // An answer that was lost is asked for again.
    if (stored?.create_user === userId) return uploadedOf({ ...stored, name: stored.original_name, size: Number(stored.size) })
    if (pending?.userId !== userId) throw new Refusal('notFound', { what: say(upload, language) })
    return finish(call, pending)
  },
})

async function finish(call: Call, { id, key, bytes, details }: PendingUpload): Promise<Uploaded> {
  const { services, session, language, signal } = call
  const store = await services.files.pieces()
  const { offset } = await store.getUpload(key)
  if (offset !== bytes) throw new Refusal('badRequest', { reason: say(unfinished, language) })
  await services.files.seal(key)
  const type = await sniff(await bytesOf(await services.files.get(key, { start: 0, end: Math.min(headBytes, bytes) - 1 })))
  const { sha256 } = await services.files.measure(key, signal)
  if (details.sha256 && details.sha256 !== sha256) {
    await services.files.remove(key)
    await dropRoom(services, session.tenantId, [id])
    throw new Refusal('badRequest', { reason: say(changed, language) })
  }
  return keepFile(call, { id, key, size: bytes, type, sha256, name: details.name, businessType: details.businessType })
}

async function bytesOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
