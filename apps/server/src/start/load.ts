import { sql } from 'kysely'
import type { Database, Tx } from '../db/database.ts'
import { makeContacts } from '../modules/crm/demo/contacts.ts'
import type { DemoCustomer } from '../modules/crm/demo/customers.ts'
import { fillWithStock, sizeFor } from '../modules/wms/load/stockLoad.ts'
import { createCalendar } from '../seed/demo/calendar.ts'
import { storeRows } from '../seed/demo/store.ts'
import { emptyWorld, type World } from '../seed/demo/world.ts'
import type { Services } from '../services/services.ts'
import { readFact, writeFact } from '../tenancy/facts.ts'

const atOnce = 20_000

/** Throws a sentence for the operator where the database is the embedded one. */
export function mustCarryLoad({ home }: Database): void {
  if (home === 'embedded')
    throw new Error('BIP_SEED=load makes millions of rows and needs PostgreSQL; set DATABASE_URL, or use BIP_SEED=demo.')
}

/** Adds to the demonstration what is measured with. A start that was killed goes on where it stopped. */
export async function fillWithLoad(
  services: Pick<Services, 'config' | 'database' | 'clock'>,
  progress: (line: string) => void,
): Promise<void> {
  const { contacts, entries } = services.config.load
  if (contacts > 0) await fillWithContacts(services, progress, contacts)
  if (entries > 0) await fillWithStock(services, progress, sizeFor(entries))
}

async function fillWithContacts(
  { config, database, clock }: Pick<Services, 'config' | 'database' | 'clock'>,
  progress: (line: string) => void,
  wanted: number,
): Promise<void> {
  const calendar = createCalendar(clock(), config.timeZone)
  const world = await database.asSystem(async (tx) => readWorld(tx, config.tenantId, calendar))
  for (;;) {
    const done = await database.asSystem(
      async (tx) => {
        const { contacts } = (await readFact(tx, 'load')) ?? { contacts: 0 }
        if (contacts >= wanted) return contacts
        const count = Math.min(atOnce, wanted - contacts)
        // A start that is ended between two of these must not leave the table without its indexes.
        await storeRows({ tx, config }, 'customerContacts', makeContacts(world, count, contacts))
        await writeFact(tx, 'load', { contacts: contacts + count })
        return contacts + count
      },
      { timeout: 120_000 },
    )
    progress(`load data: ${done.toLocaleString('en')} of ${wanted.toLocaleString('en')} contacts`)
    if (done >= wanted) break
  }
  await database.asSystem((tx) => sql`analyze customer_contacts`.execute(tx), { timeout: 120_000 })
}

async function readWorld(tx: Tx, tenantId: string, calendar: World['calendar']): Promise<World> {
  const { rows: customers } = await sql<{ id: string; ownerId: string | null; ownerDept: string | null; isVietnamese: boolean }>`
    select id, owner_id as "ownerId", owner_dept as "ownerDept", address like '%Việt Nam' as "isVietnamese" from customer
    where tenant_id = ${tenantId} and not is_deleted order by id`.execute(tx)
  const { rows: people } = await sql<World['people'][number]>`
    select id, dept_id as "deptId", account, real_name as "realName", false as "isHead" from "user"
    where tenant_id = ${tenantId} order by id`.execute(tx)
  const [admin] = people
  if (!admin || customers.length === 0) throw new Error('BIP_SEED=load adds to the demonstration, but this database holds none.')
  const byId = new Map(people.map((person) => [person.id, person]))
  const made = customers.map(
    ({ id, ownerId, ownerDept, isVietnamese }): DemoCustomer => ({
      id,
      at: '',
      by: byId.get(ownerId ?? '') ?? admin,
      days: -900,
      isVietnamese,
      values: { ownerId, ownerDept },
    }),
  )
  return { ...emptyWorld(calendar), people, admin, made: new Map([['customer', made]]) }
}
