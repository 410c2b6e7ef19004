import { type Core, parentField, permissionCode, type Scope } from '@bip/contract'
import { baselineMenu, isForFirstTenant } from '@bip/contract/baseline'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Services } from '../services/services.ts'

const prefixOf = (code: string): string => code.slice(0, code.indexOf('_'))

type Entry = { id: string; permission?: string }

/**
 * Menu entries by the family of codes that they lead to: `customer_view` leads to all that begins with `customer_`. A resource without an
 * entry comes with the one it hangs under.
 */
export function familiesOf(
  menu: readonly Entry[],
  cores: Readonly<Record<string, Core>>,
): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>()
  for (const { id, permission } of menu) {
    if (!permission) continue
    const family = prefixOf(permission)
    families.set(family, [...(families.get(family) ?? []), id])
  }
  for (const core of Object.values(cores)) {
    const family = familyOf(core)
    const above = families.has(family) ? undefined : entriesAbove(core, families, cores)
    if (above) families.set(family, above)
  }
  return families
}

const familyOf = (core: Core): string => prefixOf(permissionCode(core, 'view'))

/** The entries of the nearest resource above that has some. */
function entriesAbove(
  core: Core,
  families: ReadonlyMap<string, string[]>,
  cores: Readonly<Record<string, Core>>,
): string[] | undefined {
  const passed = new Set([core.key])
  let above = parentOf(core, cores)
  while (above && !passed.has(above.key)) {
    const entries = families.get(familyOf(above))
    if (entries) return entries
    passed.add(above.key)
    above = parentOf(above, cores)
  }
  return undefined
}

const parentOf = (core: Core, cores: Readonly<Record<string, Core>>): Core | undefined => {
  const to = parentField(core)?.[1].to
  return to === undefined || !Object.hasOwn(cores, to) ? undefined : cores[to]
}

const families = familiesOf(baselineMenu, resources)

/** Whether a tenant may have a code at all: what no menu leads to, itself or by what it hangs under, belongs to everybody. */
export function isOffered(code: string, isFirst: boolean, menuIds: ReadonlySet<string> | null): boolean {
  if (!isFirst && isForFirstTenant(code)) return false
  if (!menuIds) return true
  const entries = families.get(prefixOf(code))
  return !entries || entries.some((id) => menuIds.has(id))
}

/** What is left of permissions for a tenant with a package; `menuIds` is null without one. */
export function offered(
  permissions: ReadonlyMap<string, Scope>,
  isFirst: boolean,
  menuIds: ReadonlySet<string> | null,
): ReadonlyMap<string, Scope> {
  if (isFirst && !menuIds) return permissions
  return new Map([...permissions].filter(([code]) => isOffered(code, isFirst, menuIds)))
}

const home = '/desk/index'
/** Pages of the product that no permission guards, but for the one that everybody begins on. */
const open = new Set(baselineMenu.flatMap(({ id, path, permission }) => (path && path !== home && !permission ? [id] : [])))

/** Whether a tenant's menu may show an entry at all: a package leaves out pages that no permission guards, too. */
export const isShown = (id: string, menuIds: ReadonlySet<string> | null): boolean => !menuIds || !open.has(id) || menuIds.has(id)

/** The entries of a package, comma-joined as the spec has them. */
export const menusOf = (menuId: string): Set<string> => new Set(menuId.split(',').map((id) => id.trim()))

/** The menu entries of a tenant's package; null for a tenant without one, which may have all. */
export async function packageOf(
  { database, config }: Pick<Services, 'database' | 'config'>,
  tenantId: string,
): Promise<Set<string> | null> {
  const { rows } = await database.asSystem(
    (tx) =>
      sql<{ menuId: string }>`select p.menu_id as "menuId" from tenant t
      join tenant_package p on p.tenant_id = ${config.tenantId} and p.id = t.package_id and not p.is_deleted
      where t.tenant_id = ${tenantId}`.execute(tx),
    { readOnly: true },
  )
  return rows[0] ? menusOf(rows[0].menuId) : null
}
