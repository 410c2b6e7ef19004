import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** How many balances there are, and by how much each is changed, one move after the other; and over what they lie. */
export type LoadSize = {
  balances: number
  moves: readonly number[]
  warehouses: number
  /** Of each warehouse. */
  places: number
  materials: number
}

/** Three come and one goes, over and over. */
export const movesOf = (count: number): number[] => Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 3 : -1))

const days = 700
/** What a piece is worth. */
const worth = 2
const base = sql`tenant_id, id, version, create_time, update_time, is_deleted`
const stamp = sql`1, now(), now(), false`

/** Of the number `n` of a balance: a twentieth of all is of one material, the rest of all others. */
const materialOf = ({ places, materials }: LoadSize) =>
  sql`(case when n / 7 % 20 = 0 then 0 else (n::bigint * 7919 + n / ${sql.lit(places)}) % ${sql.lit(materials)} end)`
const where = (size: LoadSize) => {
  const { warehouses, places } = size
  return sql`'load-m' || ${materialOf(size)}, 'load-w' || n % ${sql.lit(warehouses)},
    'load-l' || n % ${sql.lit(warehouses)} || '-' || n / ${sql.lit(warehouses)} % ${sql.lit(places)}, 'LD' || n / ${sql.lit(warehouses * places)}`
}
const figure = (value: number, digits: number) => sql`${sql.lit(value.toFixed(digits))}::numeric`

/** How many days after the first a balance is moved for the time `at`: those of one material on the same days, but the one that moves daily. */
const dayOf = (size: LoadSize, at: number): RawBuilder<unknown> => {
  const span = Math.max(1, Math.floor(days / size.moves.length))
  const own = materialOf(size)
  return sql`(${sql.lit(at * span)} + (case when ${own} = 0 then n else ${own} end) % ${sql.lit(span)})::int`
}
const firstDay = sql`(current_date - ${sql.lit(days)})`

export async function insertMasterData(tx: Tx, tenantId: string, { warehouses, places, materials }: LoadSize): Promise<void> {
  await sql`insert into material (${base}, material_code, material_name, category, unit, is_active)
    select ${tenantId}, 'load-m' || n, ${stamp}, 'LD.' || lpad(n::text, 5, '0'), '外购件 ' || n, 'standard', 'pcs', true
    from generate_series(0, ${sql.lit(materials - 1)}) n`.execute(tx)
  await sql`insert into warehouse (${base}, warehouse_code, warehouse_name, stock_type, picking_rule, is_active, allow_negative)
    select ${tenantId}, 'load-w' || n, ${stamp}, 'LD' || n, '立体库 ' || n, 'raw', 'fefo', true, false
    from generate_series(0, ${sql.lit(warehouses - 1)}) n`.execute(tx)
  await sql`insert into warehouse_location (${base}, warehouse_id, location_name, location_aisle, location_rack, location_level,
      location_type, capacity, is_active)
    select ${tenantId}, 'load-l' || w || '-' || n, ${stamp}, 'load-w' || w, 'X-' || w || '-' || n, lpad((n / 500)::text, 2, '0'),
      lpad((n / 10 % 50)::text, 2, '0'), (n % 10)::text, 'storage', 20000, true
    from generate_series(0, ${sql.lit(warehouses - 1)}) w, generate_series(0, ${sql.lit(places - 1)}) n`.execute(tx)
}

/** What lies there after all moves. */
export async function insertBalances(tx: Tx, tenantId: string, size: LoadSize): Promise<void> {
  const quantity = size.moves.reduce((sum, move) => sum + move, 0)
  await sql`insert into stock_balance (${base}, stock_name, material_id, warehouse_id, location_id, lot_no, quantity, reserved, available,
      value, first_in_on, last_moved_on)
    select ${tenantId}, 'load-b' || lpad(n::text, 9, '0'), ${stamp}, '外购件 ' || ${materialOf(size)}, ${where(size)}, ${figure(quantity, 4)}, ${figure(0, 4)},
      ${figure(quantity, 4)}, ${figure(quantity * worth, 2)}, ${firstDay} + ${dayOf(size, 0)}, ${firstDay} + ${dayOf(size, size.moves.length - 1)}
    from generate_series(0, ${sql.lit(size.balances - 1)}) n`.execute(tx)
}

/** What came and went by day, which the ledger keeps beside its entries. */
export async function insertDays(tx: Tx, tenantId: string, size: LoadSize): Promise<void> {
  for (const [at, move] of size.moves.entries()) {
    const [came, went] = [Math.max(move, 0), Math.max(-move, 0)]
    await sql`insert into stock_day (tenant_id, material_id, warehouse_id, posted_on, received, issued, received_value, issued_value)
      select ${tenantId}, 'load-m' || ${materialOf(size)}, 'load-w' || n % ${sql.lit(size.warehouses)}, ${firstDay} + ${dayOf(size, at)},
        ${figure(came, 4)} * count(*), ${figure(went, 4)} * count(*), ${figure(came * worth, 2)} * count(*), ${figure(went * worth, 2)} * count(*)
      from generate_series(0, ${sql.lit(size.balances - 1)}) n group by 2, 3, 4`.execute(tx)
  }
}

/** One move of every balance, a hundred lines to a document. */
export async function insertEntries(tx: Tx, tenantId: string, size: LoadSize, at: number): Promise<void> {
  const move = size.moves[at] ?? 0
  const [kind, letters] = move > 0 ? ['wmsInStock', 'RK'] : ['wmsOutStock', 'CK']
  const before = at * size.balances
  await sql`insert into stock_entry (${base}, balance_id, posted_on, material_id, warehouse_id, location_id, lot_no, quantity, value,
      source_type, source_no, source_id, source_line_id, line_no, is_reverse)
    select ${tenantId}, 'load-e' || lpad((${sql.lit(before)} + n)::text, 9, '0'), ${stamp}, 'load-b' || lpad(n::text, 9, '0'),
      ${firstDay} + ${dayOf(size, at)}, ${where(size)}, ${figure(move, 4)}, ${figure(move * worth, 2)}, ${sql.lit(kind)},
      ${sql.lit(`${letters}-LD-`)} || (${sql.lit(before)} + n) / 100, 'load-d' || (${sql.lit(before)} + n) / 100,
      'load-d' || (${sql.lit(before)} + n), n % 100 + 1, false
    from generate_series(0, ${sql.lit(size.balances - 1)}) n`.execute(tx)
}
