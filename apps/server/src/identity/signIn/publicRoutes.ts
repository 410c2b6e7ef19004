import { type LoginMode, type LoginSource, languages, plus, type Settings } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { defaultDemoPassword } from '../../base/config.ts'
import { demoAccounts } from '../../base/demoAccounts.ts'
import { Refusal } from '../../base/errors.ts'
import { version } from '../../base/version.ts'
import { route } from '../../http/route.ts'
import { pushPath } from '../../push/path.ts'
import type { Services } from '../../services/services.ts'
import { readFact } from '../../tenancy/facts.ts'
import { tenantOfHost } from './tenant.ts'

/** Asked by every client before it shows anything. */
const settings = route({
  method: 'GET',
  path: plus.settings,
  access: { public: true },
  run: async ({ services, language, request }): Promise<Settings> => {
    const { config, keys, database } = services
    const { tenant, tenantId, isTenantKnown, isDemo } = await database.asSystem(
      async (tx) => {
        const found = await tenantOfHost(tx, request)
        const tenantId = found ?? config.tenantId
        const { rows } = await sql<{ title: string | null; time_zone: string; captcha: Settings['captcha'] | null }>`
          select title, time_zone, captcha from tenant where tenant_id = ${tenantId}`.execute(tx)
        const isDemo = (await readFact(tx, 'demo')) !== undefined
        return { tenant: rows[0], tenantId, isTenantKnown: found !== undefined, isDemo }
      },
      { readOnly: true },
    )
    return {
      title: tenant?.title ?? 'BIP2.0',
      version,
      languages: [...languages],
      ...waysIn(config),
      isTenantKnown,
      captcha: tenant?.captcha ?? config.captcha,
      sm2PublicKey: keys.sm2.publicKey,
      push: pushPath,
      ...(config.allowedOrigins.length > 0 && { allowedOrigins: [...config.allowedOrigins] }),
      tenantId,
      timeZone: tenant?.time_zone ?? config.timeZone,
      ...(isDemo && { demo: { password: shownPassword(services), accounts: demoAccounts(language) } }),
      ...(config.cryptoKey && { encryption: { data: true, token: true } }),
    }
  },
})

/** What the login page offers: a third party only where the operator named one. */
function waysIn({ loginModes, sources, isOpenToRegister }: Services['config']) {
  const modeOf = (kind: 'oidc' | 'wechat') => (kind === 'wechat' ? 'wechat' : 'social')
  const loginSources = sources
    .filter(({ kind }) => loginModes.includes(modeOf(kind)))
    .map(({ source, name, kind }): LoginSource => ({ source, name, kind }))
  const has = (mode: LoginMode) =>
    !(mode === 'social' || mode === 'wechat') || loginSources.some(({ kind }) => modeOf(kind) === mode)
  return { loginModes: loginModes.filter(has), loginSources, isOpenToRegister } satisfies Partial<Settings>
}

/** A password that the operator chose is for those whom they tell; only the one in the manual is shown to everybody. */
const shownPassword = ({ config }: Services) => (config.demoPassword === defaultDemoPassword ? defaultDemoPassword : '')

/** Which tenant a domain belongs to, for the login page of a plant with several. */
const tenantInfo = route({
  method: 'GET',
  path: '/blade-system/tenant/info',
  access: { public: true },
  query: z.object({ domain: z.string().regex(/^[\w.:-]{1,253}$/) }),
  run: async ({ services, query }) => {
    const { rows } = await services.database.asSystem(
      (tx) =>
        sql<{
          tenantId: string
        }>`select tenant_id as "tenantId" from tenant where lower(domain) = lower(${query.domain}) limit 1`.execute(tx),
      { readOnly: true },
    )
    if (!rows[0]) throw new Refusal('notFound', { what: query.domain })
    return rows[0]
  },
})

export const publicRoutes = [settings, tenantInfo]
