import { isSerial } from '@bip/contract'
import { sql } from 'kysely'
import { kept } from '../../access/naming.ts'
import { giveNumbers } from '../../access/phones/store.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import { modelFor } from '../../resources/model.ts'
import { insertRecords } from '../../resources/rows.ts'
import type { Services } from '../../services.ts'
import type { Calendar } from './calendar.ts'
import { makeContacts } from './contacts.ts'
import { makeCustomers } from './customers.ts'
import { departments } from './departments.ts'
import { makeLeaves, nameHeads } from './leaves.ts'
import { makeMaterials } from './materials.ts'
import { makePosts, makeProcedures, makeWiki } from './office.ts'
import { organisations } from './organisations.ts'
import { makeDocuments, makeNotes, makeProjectFiles, makeShares, withPapers } from './papers.ts'
import { makePeople } from './people.ts'
import { makePurchaseOrders } from './purchaseOrders.ts'
import { roles } from './roles.ts'
import { makeShips } from './ships.ts'
import { makeSuppliers } from './suppliers.ts'
import type { DemoRecord, World } from './world.ts'

/** How much is made; tests make less. */
export type DemoSizes = {
  customers: number
  contacts: number
  suppliers: number
  materials: number
  purchaseOrders: number
  ships: number
  /** Requests for leave. Default none. */
  leaves?: number
  /** Positions, procedures, the wiki, notes and files. Default none. */
  hasOffice?: boolean
}

export const demoSizes: DemoSizes = {
  customers: 5000,
  contacts: 12_000,
  suppliers: 320,
  materials: 20_000,
  purchaseOrders: 3000,
  ships: 400,
  leaves: 40,
  hasOffice: true,
}

export type DemoContext = { tx: Tx; config: Config; services: Services; world: World; sizes: DemoSizes }

/** A part of the demonstration data. It stores what it makes and notes in the world what later steps refer to. */
export type DemoStep = { name: string; run: (context: DemoContext) => Promise<void> }

/** In the order in which they need each other. Other areas append their own. */
export const demoSteps: DemoStep[] = [
  { name: 'organisations, people and roles', run: storeCompany },
  {
    name: 'positions, procedures and the wiki',
    run: async ({ world, sizes, ...context }) => {
      if (!sizes.hasOffice) return
      await store(context, 'post', makePosts(world))
      await store(context, 'sopDoc', makeProcedures(world))
      await store(context, 'wikiArticle', makeWiki(world))
    },
  },
  {
    name: 'notes and files',
    run: async ({ world, sizes, ...context }) => {
      if (!sizes.hasOffice) return
      await store(context, 'note', makeNotes(world))
      await store(context, 'fileShare', await withPapers(context, makeShares(world)))
      await store(context, 'fileManager', await withPapers(context, makeDocuments(world)))
      await store(context, 'projectFile', await withPapers(context, makeProjectFiles(world)))
    },
  },
  {
    name: 'customers',
    run: async ({ world, sizes, ...context }) => {
      const { records, customers } = makeCustomers(world, sizes.customers)
      world.customers = customers
      await store(context, 'customer', records)
    },
  },
  {
    name: 'contacts',
    run: ({ world, sizes, ...context }) => store(context, 'customerContacts', makeContacts(world, sizes.contacts)),
  },
  {
    name: 'suppliers',
    run: async ({ world, sizes, ...context }) => {
      const records = makeSuppliers(world, sizes.suppliers)
      world.suppliers = records
      await store(context, 'supplier', records)
    },
  },
  {
    name: 'materials',
    run: async ({ world, sizes, ...context }) => {
      const { records, materials } = makeMaterials(world, sizes.materials)
      world.materials = materials
      await store(context, 'material', records)
    },
  },
  {
    name: 'purchase orders',
    run: ({ world, sizes, ...context }) => store(context, 'purchaseOrder', makePurchaseOrders(world, sizes.purchaseOrders)),
  },
  { name: 'dispatches', run: ({ world, sizes, ...context }) => store(context, 'ship', makeShips(world, sizes.ships)) },
  {
    name: 'leave and approvals',
    run: async ({ tx, config, services, world, sizes }) => {
      await nameHeads(tx, config.tenantId, world)
      await makeLeaves({ tx, services, world }, sizes.leaves ?? 0)
    },
  },
]

/** The world before its first step. */
export function emptyWorld(calendar: Calendar): World {
  return { calendar, people: [], admin: { id: '', deptId: '' }, customers: [], suppliers: [], materials: [] }
}

type Place = { tx: Tx; config: Config }

const rowsAtOnce = 1000

/** Stores records of a resource with the derived columns and the counter of their numbers. */
export async function store({ tx, config }: Place, key: string, records: readonly DemoRecord[]): Promise<void> {
  const model = modelFor(key)
  for (let from = 0; from < records.length; from += rowsAtOnce)
    await insertRecords(
      tx,
      model,
      records.slice(from, from + rowsAtOnce).map(({ id, at, by, values }) => ({
        base: {
          tenant_id: config.tenantId,
          id,
          version: 1,
          create_user: by.id,
          create_dept: by.deptId,
          create_time: at,
          update_user: by.id,
          update_time: at,
          is_deleted: false,
        },
        values,
      })),
    )
  for (const [name, field] of Object.entries(model.core.fields))
    if (isSerial(field)) await countSerials({ tx, config }, key, name, records)
}

/** The next number that somebody draws follows the last one made here. */
async function countSerials(
  { tx, config }: Place,
  resource: string,
  field: string,
  records: readonly DemoRecord[],
): Promise<void> {
  const last = new Map<string, number>()
  for (const { values } of records) {
    const [, prefix = '', digits = '0'] = /^(.*?)(\d+)$/.exec(String(values[field]).replace(/^(.*-)?/, '')) ?? []
    const before = String(values[field]).slice(0, -(prefix.length + digits.length))
    last.set(before + prefix, Math.max(last.get(before + prefix) ?? 0, Number(digits)))
  }
  for (const [prefix, value] of last)
    await sql`
      insert into serial_counter (tenant_id, resource, field, prefix, value)
      values (${config.tenantId}, ${resource}, ${field}, ${prefix}, ${value})
      on conflict (tenant_id, resource, field, prefix) do update set value = greatest(serial_counter.value, excluded.value)`.execute(
      tx,
    )
}

async function storeCompany({ tx, config, world }: DemoContext): Promise<void> {
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
  await storeRoles({ tx, config })
}

async function storeRoles({ tx, config: { tenantId } }: Place): Promise<void> {
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
