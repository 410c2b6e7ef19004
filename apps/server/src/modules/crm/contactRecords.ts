import { sql } from 'kysely'
import type { Extension } from '../../model/extension.ts'
import { countContacts } from './lastContact.ts'
import { refuseStrangers } from './sameCustomer.ts'

/** What was said is of now and of oneself where nothing else is said; it settles the step that it follows. */
export const contactRecordsExtension: Extension = {
  afterSaveAll: async (context, saved) => {
    await refuseStrangers(context, saved, 'contactId')
    const { tx, session, at } = context
    const { tenantId } = session
    const ids = saved.map(({ record }) => record.id)
    await sql`update contact_records set contacted_at = coalesce(contacted_at, ${at.toISOString()}::timestamptz),
        person_id = coalesce(person_id, create_user), is_next_done = coalesce(is_next_done, false)
      where tenant_id = ${tenantId} and id = any(${ids}::text[])`.execute(tx)
    const followed = saved.flatMap(({ record, before }) => (!before && record.followsId ? [String(record.followsId)] : []))
    await sql`update contact_records set is_next_done = true
      where tenant_id = ${tenantId} and id = any(${followed}::text[])`.execute(tx)
    const customers = saved.flatMap(({ record, before }) => [record.customerId, before?.customerId])
    await countContacts(tx, tenantId, customers)
  },
  beforeRemove: async ({ tx, session }, records) => {
    const customers = records.map(({ customerId }) => customerId)
    await countContacts(
      tx,
      session.tenantId,
      customers,
      records.map(({ id }) => id),
    )
  },
}
