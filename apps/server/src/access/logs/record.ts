import { type TokenGrant, tenantHeader } from '@bip/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../http/errors.ts'
import type { Services } from '../../services.ts'

const agentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''

/** Notes every call of somebody who is signed in once its answer is on the way, by the route's pattern: no query and no body is kept. */
export function recordCalls(fastify: FastifyInstance, { logs }: Pick<Services, 'logs'>): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const { session, routeOptions, method } = request
    if (!session || !routeOptions.url) return
    const ms = Math.round(reply.elapsedTime)
    if (!logs.wantsCall(session.tenantId, routeOptions.config.onlyReads === true, reply.statusCode, ms)) return
    logs.add({
      tenantId: session.tenantId,
      kind: 'api',
      userId: session.userId,
      userName: session.realName,
      subject: `${method} ${routeOptions.url.replace(/^\/api/, '')}`,
      outcome: String(reply.statusCode),
      ms,
      trace: request.id,
      address: request.ip,
      agent: agentOf(request),
    })
  })
}

/** Notes a fault of ours with the number that the caller was told. */
export function recordError(
  { logs, config }: Pick<Services, 'logs' | 'config'>,
  request: FastifyRequest,
  described: string,
): void {
  const { session } = request
  const [first = ''] = described.split('\n')
  logs.add({
    tenantId: session?.tenantId ?? config.tenantId,
    kind: 'error',
    userId: session?.userId,
    userName: session?.realName,
    subject: `${request.method} ${request.routeOptions.url ?? ''} ${first}`,
    outcome: '500',
    trace: request.id,
    address: request.ip,
    agent: agentOf(request),
    detail: described,
  })
}

type Asked = { grant_type?: string; username?: string; tenantId?: string }

/** Notes who signed in, or did not, from where; a session that is only renewed is no sign-in. */
export function noteSignIn(
  { logs, config }: Pick<Services, 'logs' | 'config'>,
  request: FastifyRequest,
  { grant_type: grant = '', username = '', tenantId }: Asked,
  became: TokenGrant | Refusal,
): void {
  if (grant === 'refresh_token') return
  const named = request.headers[tenantHeader.toLowerCase()]
  const isRefused = became instanceof Refusal
  logs.add({
    kind: 'login',
    tenantId: isRefused ? (typeof named === 'string' && named) || tenantId || config.tenantId : became.tenant_id,
    userId: isRefused ? '' : became.user_id,
    userName: isRefused ? '' : became.real_name,
    subject: isRefused ? username.trim().slice(0, 64) : became.account,
    outcome: !isRefused ? 'success' : became.key === 'loginLocked' ? 'lockout' : 'failure',
    trace: request.id,
    address: request.ip,
    agent: agentOf(request),
    detail: isRefused ? `${grant.slice(0, 40)} ${became.key}` : grant.slice(0, 40),
  })
}
