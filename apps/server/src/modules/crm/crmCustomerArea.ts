import { sql } from 'kysely'
import type { Extension } from '../../model/extension.ts'

/** An area with the code of a foundry is one of that foundry. */
export const crmCustomerAreaExtension: Extension = {
  afterSaveAll: async ({ tx, session }, saved) => {
    const ids = saved.map(({ record }) => record.id)
    await sql`update crm_customer_area a set foundry_id = (select f.id from foundry f
        where f.tenant_id = a.tenant_id and lower(f.foundry_code) = lower(a.factory_code) and not f.is_deleted)
      where a.tenant_id = ${session.tenantId} and a.id = any(${ids}::text[])`.execute(tx)
  },
}
