import type { Settings } from '@bip/contract'

const key = 'saber-login-tenant'

/** The tenant that this browser last signed in to, where the domain does not say it. */
export const keptTenant = ({ tenantId, isTenantKnown }: Settings): string =>
  (!isTenantKnown && localStorage.getItem(key)) || tenantId

/** Remembers a tenant other than the usual one. */
export function keepTenant(settings: Settings, tenantId: string): void {
  if (tenantId === settings.tenantId) localStorage.removeItem(key)
  else localStorage.setItem(key, tenantId)
}
