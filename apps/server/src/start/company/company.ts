import { kept } from '../../db/naming.ts'
import { giveNumbers } from '../../identity/phones/store.ts'
import { departments } from '../../seed/demo/departments.ts'
import { nameHeads } from '../../seed/demo/heads.ts'
import type { DemoRole } from '../../seed/demo/roles.ts'
import type { DemoContext } from '../../seed/demo/step.ts'
import { store } from '../../seed/demo/store.ts'
import type { DemoRecord } from '../../seed/demo/world.ts'
import { organisations } from './organisations.ts'
import { makePeople } from './people.ts'

/** Who works here, in which departments of which companies, and what the sample roles may do. */
export async function storeCompany(
  { tx, config, world }: Omit<DemoContext, 'services'>,
  roles: readonly DemoRole[],
): Promise<void> {
  const { records, people, admin } = makePeople(world.calendar)
  world.people = people
  world.admin = admin
  const at = world.calendar.at(-420)
  const heads = new Map(people.filter(({ isHead }) => isHead).map(({ deptId, id }) => [deptId, id]))
  const byAdmin = ({ id, ...values }: { id: string } & Record<string, unknown>): DemoRecord => ({ id, at, by: admin, values })
  await store({ tx, config }, 'organisation', organisations.map(byAdmin))
  await store(
    { tx, config },
    'department',
    departments.map(({ id, deptName, deptCode, parentId, orgId }, sort) =>
      byAdmin({ id, deptName, deptCode, parentId, orgId, leaderId: heads.get(id) ?? null, sort: String(sort) }),
    ),
  )
  await store({ tx, config }, 'user', records)
  await giveNumbers(tx, config.tenantId, new Date(at))
  await nameHeads(tx, config.tenantId, world)
  await storeRoles({ tx, config }, roles)
}

async function storeRoles(
  { tx, config: { tenantId } }: Pick<DemoContext, 'tx' | 'config'>,
  roles: readonly DemoRole[],
): Promise<void> {
  const rows = roles.map(({ id, label, sort }) => ({ tenant_id: tenantId, id, code: id, ...kept(label), sort, customised: true }))
  await tx
    .insertInto('role')
    .values(rows.map(({ names, ...row }) => ({ ...row, names: JSON.stringify(names) })))
    .execute()
  const grants = roles.flatMap(({ id, grants }) =>
    Object.entries(grants).map(([code, scope]) => ({ tenant_id: tenantId, role_id: id, code, scope })),
  )
  await tx.insertInto('role_permission').values(grants).execute()
}
