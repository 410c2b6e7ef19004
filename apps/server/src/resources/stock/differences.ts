import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export type Difference = {
  id: string
  name: string
  quantity: string
  entered: string
  value: string
  enteredValue: string
  reserved: string
  /** What active reservations say that they keep of it. */
  kept: string
}

/** So many balances are looked at in one statement. */
const atOnce = 2000

/**
 * Works balances out from their entries, and what is reserved of them from the reservations, some at a time by id: those that differ, and the
 * last id that was looked at; null at the end. All of it is written in one transaction, so what is read together must agree.
 */
export async function differencesAfter(
  tx: Tx,
  tenantId: string,
  after: string,
): Promise<{ found: Difference[]; last: string | null }> {
  const { rows } = await sql<
    Difference & { differs: boolean }
  >`select b.id, b.stock_name as name, b.quantity::text, b.value::text, b.reserved::text, coalesce(k.quantity, 0)::text as kept,
      coalesce(e.quantity, 0)::text as entered, coalesce(e.value, 0)::text as "enteredValue",
      b.quantity <> coalesce(e.quantity, 0) or b.value <> coalesce(e.value, 0)
        or b.reserved <> coalesce(k.quantity, 0) as differs
    from (select id, stock_name, quantity, value, reserved from stock_balance
      where tenant_id = ${tenantId} and id > ${after} order by id limit ${atOnce}) b
    left join lateral (select sum(x.quantity) as quantity, sum(x.value) as value from stock_entry x
      where x.tenant_id = ${tenantId} and x.balance_id = b.id and not x.is_deleted) e on true
    left join lateral (select sum(l.quantity) as quantity from stock_reservation_allocations l
      join stock_reservation r on r.tenant_id = l.tenant_id and r.id = l.parent_id and r.reservation_status = 'active' and not r.is_deleted
      where l.tenant_id = ${tenantId} and l.balance_id = b.id) k on true
    order by b.id`.execute(tx)
  return { found: rows.filter(({ differs }) => differs), last: rows.length < atOnce ? null : (rows.at(-1)?.id ?? null) }
}
