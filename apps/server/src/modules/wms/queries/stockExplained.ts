import { stockExplained as declared, stockEntry } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'
import { narrowed, ofBalance } from './dimensions.ts'

export const stockExplained = answering(
  declared,
  ({
    asked: { balance, ...asked },
    within,
  }) => sql`select b.id, b.posted_on, b.source_type, b.source_no, b.source_id, b.line_no, b.material_id, b.warehouse_id,
      b.location_id, b.lot_no, b.serial_no, b.owner_id, b.quantity, b.value, b.is_reverse
    from stock_entry b where ${within(stockEntry, 'b')} and ${narrowed(asked)} ${ofBalance(sql`b.balance_id`, balance)}`,
)
