import { tenantHeader } from '@bip/contract'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'

const tenantForm = /^[\w-]{1,64}$/
const hostForm = /^[\w.-]{1,253}$/

/** The tenant whose domain a browser asked by, with or without its port; undefined where no tenant has it. */
export async function tenantOfHost(
  tx: Tx,
  { host, hostname }: Pick<FastifyRequest, 'host' | 'hostname'>,
): Promise<string | undefined> {
  if (!hostForm.test(hostname)) return undefined
  const { rows } = await sql<{ id: string }>`
    select tenant_id as id from tenant where lower(domain) in (${host.toLowerCase()}, ${hostname.toLowerCase()})
    order by lower(domain) = ${host.toLowerCase()} desc limit 1`.execute(tx)
  return rows[0]?.id
}

/** The tenant a sign-in is for: the one it names, else that of the domain, else the operator's. Undefined for a name that none can have. */
export async function wantedTenant(
  { database, config }: Services,
  request: FastifyRequest,
  named: string | undefined,
): Promise<string | undefined> {
  const header = request.headers[tenantHeader.toLowerCase()]
  const wanted = (typeof header === 'string' && header) || named
  if (wanted) return tenantForm.test(wanted) ? wanted : undefined
  return (await database.asSystem((tx) => tenantOfHost(tx, request), { readOnly: true })) ?? config.tenantId
}

/** The origin under which the caller's browser sees the portal. */
export const portalOrigin = (request: FastifyRequest, { config }: Pick<Services, 'config'>): URL => {
  const asked = `${request.protocol}://${request.host}`
  return new URL(config.portalUrl ?? (URL.canParse(asked) ? new URL(asked).origin : 'http://localhost'))
}
