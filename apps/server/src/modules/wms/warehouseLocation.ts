import { type AnyRecord, isEmpty } from '@bip/contract'
import { warehouseLocation } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'

/** Within a warehouse a location has its name alone. */
async function refuseSameName({ tx, session, place }: Context, values: Values, before: AnyRecord | null): Promise<void> {
  if (isEmpty(values.warehouseId) || isEmpty(values.locationName)) return
  const { rows } = await sql`select from warehouse_location where tenant_id = ${session.tenantId} and not is_deleted
    and warehouse_id = ${values.warehouseId} and lower(location_name) = lower(${values.locationName}) and id <> ${before?.id ?? ''}
    limit 1`.execute(tx)
  const field = warehouseLocation.fields.locationName.label[place.language]
  if (rows.length > 0) throw new Refusal('duplicate', { field, value: String(values.locationName) })
}

export const warehouseLocationExtension: Extension = { beforeSave: refuseSameName }
