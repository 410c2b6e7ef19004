import { label, say } from '@bip/contract'
import { baselineMenu } from '@bip/contract/baseline'
import { sql } from 'kysely'
import { demandEverything } from '../../administration/holdings/demand.ts'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Context, Extension } from '../../model/extension.ts'
import { menusOf } from '../../tenancy/package.ts'

const tenants = label('租户', 'tenants', 'tổ chức thuê')
const unknownMenu = label('没有菜单“{id}”', 'there is no menu “{id}”', 'không có trình đơn “{id}”')
const known = new Set(baselineMenu.map(({ id }) => id))

/** Packages are a matter of the first tenant's people. */
function demandFirst({ session, services, place }: Context): void {
  if (session.tenantId !== services.config.tenantId) throw new Refusal('forbidden', { what: say(tenants, place.language) })
}

async function isOwn(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select tenant_has_package(${id}) as is`.execute(tx)
  return rows[0]?.is === true
}

/** Packages name menus that the product has, and stay while a tenant has them. */
export const tenantPackageExtension: Extension = {
  beforeSave: async (context, values, before) => {
    demandFirst(context)
    const { tx, session, place } = context
    // What the own tenant is offered is what everybody of it may have.
    if (before && 'menuId' in values && values.menuId !== before.menuId && (await isOwn(tx, before.id)))
      demandEverything(session, place.language)
    const wrong = [...menusOf(String(values.menuId ?? ''))].find((id) => !known.has(id))
    if (wrong === undefined) return
    const reason = say(unknownMenu, context.place.language, { id: wrong })
    throw new Refusal('invalidFields', { fields: reason }, { fields: { menuId: reason } })
  },
  // Every session reads its package; those of this process look again at once, others within a second.
  beforeRemove: async (context, records) => {
    demandFirst(context)
    const ids = records.map(({ id }) => id)
    const { rows } = await sql<{ uses: number }>`select tenant_package_uses(${ids}::text[]) as uses`.execute(context.tx)
    const uses = rows[0]?.uses ?? 0
    if (uses > 0) throw new Refusal('inUse', { count: uses, what: say(tenants, context.place.language) })
  },
}
