import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/**
 * Says on customers when somebody last spoke with them and when somebody means to, from their contact records. Records of `except` do not
 * count: they are about to go.
 */
export async function countContacts(
  tx: Tx,
  tenantId: string,
  customers: readonly unknown[],
  except: readonly string[] = [],
): Promise<void> {
  const ids = [...new Set(customers.filter((id) => typeof id === 'string'))]
  if (ids.length === 0) return
  const of = sql`contact_records r where r.tenant_id = c.tenant_id and r.customer_id = c.id and not r.is_deleted
    and not (r.id = any(${except}::text[]))`
  await sql`update customer c set last_contact_at = (select max(r.contacted_at) from ${of}),
      next_contact_on = (select min(r.next_on) from ${of} and not coalesce(r.is_next_done, false))
    where c.tenant_id = ${tenantId} and c.id = any(${ids}::text[])`.execute(tx)
}
