import { gzip } from 'node:zlib'
import { errorHeader, type Language, label, say } from '@bip/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../base/errors.ts'
import { formRefusal } from './body/forms.ts'
import { Json, WithMessage } from './route.ts'
import { seal } from './sealing.ts'

const done = label('操作成功', 'Done', 'Thành công')
const worthZipping = 8 * 1024

/** The envelope of a success. What the database wrote as JSON is spliced in unread. */
export function successText(data: unknown, language: Language): string {
  if (data instanceof WithMessage) return successOf(JSON.stringify(data.data) ?? 'null', data.text[language])
  return successOf(data instanceof Json ? data.text : (JSON.stringify(data) ?? 'null'), done[language])
}

const successOf = (json: string, msg: string) => `{"code":200,"success":true,"data":${json},"msg":${JSON.stringify(msg)}}`

/** The envelope of a refusal. */
export const refusalText = (refusal: Refusal, language: Language): string =>
  JSON.stringify({ code: refusal.status, success: false, data: refusal.data, msg: refusal.say(language) })

/** Sends an envelope, sealed where the operator gave a key and packed where that pays. */
export async function sendEnvelope(request: FastifyRequest, reply: FastifyReply, text: string, cryptoKey?: string) {
  reply.header('cache-control', 'no-store')
  const body = cryptoKey ? await seal(text, cryptoKey) : text
  reply.type(cryptoKey ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
  if (body.length < worthZipping || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body)
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  return reply.send(await zip(body))
}

/** Sends a refusal with the status of its own and its key in a header. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  language: Language,
  cryptoKey?: string,
) {
  reply.code(refusal.status).header(errorHeader, refusal.key)
  // Nobody makes room within a second.
  if (refusal.status === 503) reply.header('retry-after', refusal.key === 'storageFull' ? '60' : '1')
  if (refusal.key === 'tooMany') reply.header('retry-after', '10')
  return sendEnvelope(request, reply, refusalText(refusal, language), cryptoKey)
}

const zip = (text: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    gzip(text, { level: 1 }, (error, packed) => (error ? reject(error) : resolve(packed)))
  })

const reasons = {
  json: label('内容不是有效的 JSON', 'the body is not JSON', 'nội dung không phải JSON hợp lệ'),
  type: label('不支持的内容类型', 'this content type is not read here', 'kiểu nội dung không được hỗ trợ'),
  address: label('地址无法解析', 'the address cannot be read', 'không đọc được địa chỉ'),
  other: label('无法读取', 'it cannot be read', 'không đọc được'),
}

/** What was thrown, as the refusal that the caller is told; null where it is a fault of ours. */
export function refusalOf(error: unknown, language: Language): Refusal | null {
  if (error instanceof Refusal) return error
  const refusedForm = formRefusal(error, language)
  if (refusedForm) return refusedForm
  const { code = '', statusCode = 500 } = typeof error === 'object' && error !== null ? (error as ThrownByFastify) : {} // both are checked below
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE' || statusCode === 413)
    return new Refusal('tooLarge', { limit: '' })
  if (statusCode < 400 || statusCode >= 500) return null
  const reason =
    /JSON/i.test(code) || error instanceof SyntaxError
      ? 'json'
      : /MEDIA_TYPE/.test(code)
        ? 'type'
        : /URL/.test(code)
          ? 'address'
          : 'other'
  return new Refusal('badRequest', { reason: say(reasons[reason], language) })
}

type ThrownByFastify = { code?: string; statusCode?: number }
