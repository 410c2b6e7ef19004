import { type TokenGrant, tenantHeader } from '@bip/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../base/errors.ts'
import type { Services } from '../services/services.ts'

const agentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''

/** What is noted where the client left before the answer; what the call did may be stored all the same. */
const clientLeft = 499

/** Notes every call of somebody who is signed in once it has ended, by the route's pattern: no query and no body is kept. */
export function recordCalls(fastify: FastifyInstance, { logs }: Pick<Services, 'logs'>): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const startedAt = performance.now()
    request.exchange.onEnd(({ isAborted }) =>
      recordCall(logs, request, isAborted ? clientLeft : reply.statusCode, Math.round(performance.now() - startedAt)),
    )
  })
}

function recordCall(logs: Services['logs'], request: FastifyRequest, status: number, ms: number): void {
  const { session, routeOptions, method } = request
  if (!session || !routeOptions.url) return
  if (!logs.wantsCall(session.tenantId, routeOptions.config.onlyReads === true, status, ms)) return
  logs.add({
    tenantId: session.tenantId,
    kind: 'api',
    userId: session.userId,
    userName: session.realName,
    subject: `${method} ${routeOptions.url.replace(/^\/api/, '')}`,
    outcome: String(status),
    ms,
    trace: request.id,
    address: request.ip,
    agent: agentOf(request),
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
    isSummed: true,
    ownLines: session ? 20 : 3,
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
    // Only whoever can sign in writes a line for each time.
    isSummed: isRefused,
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
