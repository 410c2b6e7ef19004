import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { type DemoContext, type DemoStep, making } from '../../../seed/demo/step.ts'
import { store } from '../../../seed/demo/store.ts'
import { makeAreas } from './areas.ts'
import { makeContactRecords } from './contactRecords.ts'
import { makeContacts } from './contacts.ts'
import { withDetails } from './customerDetails.ts'
import { makeCustomers } from './customers.ts'
import { makeFoundries } from './foundries.ts'

/** Says in which city each of them lies, as far as the sample of regions has it. */
const findRegions = (tx: Tx, tenantId: string, table: string) =>
  sql`update ${sql.table(table)} t set region_id = r.id from region r
    where t.tenant_id = ${tenantId} and r.tenant_id = t.tenant_id and r.level = 'city' and position(r.region_name in t.address) > 0`.execute(
    tx,
  )

async function storeCustomers(context: DemoContext, count: number): Promise<void> {
  await store(context, 'customer', withDetails(context.world, makeCustomers(context.world, count)))
  await findRegions(context.tx, context.config.tenantId, 'customer')
}

async function storeFoundries(context: DemoContext, count: number): Promise<void> {
  await store(context, 'foundry', makeFoundries(context.world, count))
  await findRegions(context.tx, context.config.tenantId, 'foundry')
}

async function storeContactRecords(context: DemoContext, count: number): Promise<void> {
  const { tx, config, world } = context
  await store(context, 'contactRecords', makeContactRecords(world, count))
  await sql`update customer c set last_contact_at = r.last, next_contact_on = r.next from (
      select customer_id, max(contacted_at) as last, min(next_on) filter (where not is_next_done) as next
      from contact_records where tenant_id = ${config.tenantId} group by customer_id) r
    where c.tenant_id = ${config.tenantId} and c.id = r.customer_id`.execute(tx)
}

/** Customers with their people and conversations, foundries, areas. */
export const demo: readonly DemoStep[] = [
  { key: 'customer', name: 'customers', count: 5000, run: storeCustomers },
  making({
    key: 'customerContacts',
    name: 'contacts',
    count: 12_000,
    after: ['customer'],
    make: (world, count) => makeContacts(world, count),
  }),
  {
    key: 'contactRecords',
    name: 'contact records',
    count: 6000,
    after: ['customer', 'customerContacts'],
    run: storeContactRecords,
  },
  { key: 'foundry', name: 'OEM factories', count: 40, after: ['customer'], run: storeFoundries },
  making({ key: 'crmCustomerArea', name: 'areas of customers', count: 400, after: ['customer', 'foundry'], make: makeAreas }),
]
