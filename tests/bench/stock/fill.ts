import pg from 'pg'

type Filled = { warehouseId: string; materialId: string; materialIds: string[]; balances: number; entries: number }

const tenant = '000000'
const base = 'tenant_id, id, version, create_time, update_time, is_deleted'
const stamp = `1, now(), now(), false`

/**
 * Adds to a demonstration: a warehouse of 10 000 locations, balances all over it, and entries of which a twentieth are of one material. Every
 * balance is the sum of its entries in quantity.
 */
export async function fill(url: string, balances: number, entries: number): Promise<Filled> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: materials } = await client.query(
      `select id from material where tenant_id = '${tenant}' and is_active and coalesce(tracking, 'none') = 'none' order by id limit 5000`,
    )
    const materialIds = materials.map(({ id }) => String(id))
    await client.query(`create temp table own (n serial, id text)`)
    await client.query(`insert into own (id) select unnest($1::text[])`, [materialIds])
    await client.query(`insert into warehouse (${base}, warehouse_code, warehouse_name, stock_type, picking_rule, is_active, allow_negative)
      values ('${tenant}', 'bench-w', ${stamp}, 'BENCH', 'Bench', 'raw', 'fefo', true, false)`)
    await client.query(`insert into warehouse_location (${base}, warehouse_id, location_name, location_aisle, location_rack, location_level,
        location_type, capacity, is_active)
      select '${tenant}', 'bench-l' || n, ${stamp}, 'bench-w', 'X-' || n, lpad((n / 500)::text, 2, '0'), lpad((n / 10 % 50)::text, 2, '0'),
        (n % 10)::text, 'storage', 20000, true from generate_series(0, 9999) n`)
    const each = Math.max(1, Math.floor(entries / balances))
    await client.query(`insert into stock_balance (${base}, stock_name, material_id, warehouse_id, location_id, lot_no, quantity, reserved,
        available, value, first_in_on, last_moved_on)
      select '${tenant}', 'bench-b' || n, ${stamp}, 'bench ' || n, o.id, 'bench-w', 'bench-l' || (n % 10000), 'B' || (n / 10000),
        ${each}, 0, ${each}, ${each} * 2, current_date - (n % 700)::int, current_date - (n % 300)::int
      from generate_series(0, ${balances - 1}) n join own o on o.n = 1 + case when n % 20 = 0 then 0 else n % ${materialIds.length} end`)
    for (let at = 0; at < each; at += 1)
      await client.query(`insert into stock_entry (${base}, balance_id, posted_on, material_id, warehouse_id, location_id, lot_no, quantity,
          value, source_type, source_no, source_id, source_line_id, line_no, is_reverse)
        select '${tenant}', 'bench-e${at}-' || substr(b.id, 8), ${stamp}, b.id, current_date - (hashtext(b.id) % 700 + ${at} * 13)::int % 700,
          b.material_id, b.warehouse_id, b.location_id, b.lot_no, 1, 2, 'wmsInStock', 'RK-BENCH', 'bench', 'bench', 1, false
        from stock_balance b where b.tenant_id = '${tenant}' and b.warehouse_id = 'bench-w'`)
    await client.query('vacuum analyze stock_balance, stock_entry, warehouse_location')
    return { warehouseId: 'bench-w', materialId: materialIds[0] ?? '', materialIds, balances, entries: each * balances }
  } finally {
    await client.end()
  }
}
