import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'

/** How many base units of its material one unit is by which a supplier sells it; `of` is the row of what the supplier sells. */
export const boughtByFactor = (of: Sql): Sql =>
  sql`select case when ${of}.unit is null or ${of}.unit = bought.unit then 1 else (select conversion.factor from material_unit_conversions conversion
      where conversion.tenant_id = bought.tenant_id and conversion.parent_id = bought.id and conversion.unit = ${of}.unit limit 1) end as factor
    from material bought where bought.tenant_id = ${of}.tenant_id and bought.id = ${of}.material_id`

/** What one of a supplier's units costs where so many of them are bought: the price of the highest step that is reached, else the price of one. */
export const priceFor = (tenantId: string, sourceId: Sql, price: Sql, quantity: Sql): Sql =>
  sql`coalesce((select step.price from supplier_material_price_breaks step where step.tenant_id = ${tenantId}
      and step.parent_id = ${sourceId} and step.min_quantity <= ${quantity} order by step.min_quantity desc limit 1), ${price})`
