import { captchaCodeHeader, captchaKeyHeader, type Language, workHeader } from '@bip/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import type { Services } from '../../services/services.ts'
import { devicesOf } from '../session/knownDevice.ts'
import type { Visitor } from './admission.ts'
import { wantedTenant } from './tenant.ts'

const text = z.union([z.string(), z.array(z.string()).transform((all) => all[0] ?? '')]).optional()

/** Everything that some way to sign in reads, as the spec names it; each reads its own part. */
export const grantParameters = z.object({
  grant_type: text,
  tenantId: text,
  username: text,
  password: text,
  refresh_token: text,
  phone: text,
  id: text,
  value: text,
  codeId: text,
  codeValue: text,
  source: text,
  code: text,
  state: text,
  iss: text,
  key: text,
  name: text,
  account: text,
  email: text,
})
export type GrantParameters = z.infer<typeof grantParameters>

export type GrantCall = {
  services: Services
  asked: GrantParameters
  visitor: Visitor
  request: FastifyRequest
  reply: FastifyReply
  language: Language
}

/** Who asks to come in. Throws Refusal `loginFailed` for a tenant that cannot be. */
export async function visitorOf(services: Services, request: FastifyRequest, tenant: string | undefined): Promise<Visitor> {
  const header = (name: string) => {
    const value = request.headers[name.toLowerCase()]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const tenantId = await wantedTenant(services, request, tenant)
  if (tenantId === undefined) throw new Refusal('loginFailed')
  return {
    tenantId,
    address: request.ip,
    agent: header('user-agent') ?? '',
    clientId: clientOf(request),
    captcha: { key: header(captchaKeyHeader), code: header(captchaCodeHeader) },
    devices: devicesOf(request, services),
    work: header(workHeader),
  }
}

/** The client of the Basic header, as long as an id may be; null without one. */
export function clientOf(request: FastifyRequest): string | null {
  const [, encoded = ''] = /^Basic ([\w+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? []
  const [, id] = /^([^:]{1,40}):/.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  return id?.replaceAll('\0', '') || null
}
