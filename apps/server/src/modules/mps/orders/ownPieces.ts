import { sql } from 'kysely'

/** Pieces of each item `i` that are made by its parts, to be joined as `part`. */
export const joinParts = sql`left join (select tenant_id, parent_item_id, sum(quantity) as pieces from mo_item
  where parent_item_id is not null and not is_deleted and item_status <> 'cancelled' group by 1, 2) part
  on part.tenant_id = i.tenant_id and part.parent_item_id = i.id`

/** Pieces of an item `i` that it makes itself, beside those of its parts. */
export const ownPieces = sql`(i.quantity - coalesce(part.pieces, 0))`
