import { stockReserved as declared, saleOrder, stockBalance, stockReservation } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'
import { narrowed, ofBalance } from './dimensions.ts'

/** Whoever does not see a sales order is told its number, as the reservation says it, and no way to it. */
export const stockReserved = answering(
  declared,
  ({
    asked: { balance, ...asked },
    within,
  }) => sql`select l.id, r.no as reservation_no, r.id as reservation_id, r.reserved_for, o.id as order_id, r.needed_on, l.quantity,
      b.material_id, b.warehouse_id, b.location_id, b.lot_no, b.owner_id
    from stock_reservation r join stock_reservation_allocations l on l.tenant_id = r.tenant_id and l.parent_id = r.id
    join stock_balance b on b.tenant_id = l.tenant_id and b.id = l.balance_id and ${within(stockBalance, 'b')}
    left join sale_order o on o.no = r.reserved_for and ${within(saleOrder, 'o')}
    where ${within(stockReservation, 'r')} and r.reservation_status = 'active' and ${narrowed(asked)} ${ofBalance(sql`b.id`, balance)}`,
)
