import { label, say } from '@bip/contract'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../base/errors.ts'

const packed = label(
  '不支持压缩的请求内容，请直接发送原文',
  'a packed body is not read here; send it as it is',
  'không nhận nội dung đã nén; hãy gửi nguyên bản',
)

/** Refuses a body that is packed, before a byte of it is read: nothing here unpacks requests. */
export async function refusePacked({ headers, language }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity')
    throw new Refusal('badRequest', { reason: say(packed, language) })
}
