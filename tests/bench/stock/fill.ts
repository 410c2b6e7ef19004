import pg from 'pg'

type Filled = {
  warehouseId: string
  warehouseIds: string[]
  materialId: string
  materialIds: string[]
  balances: number
  entries: number
}

const tenant = '000000'
const base = 'tenant_id, id, version, create_time, update_time, is_deleted'
const stamp = `1, now(), now(), false`
const [warehouses, places, materials] = [10, 10_000, 10_000]
const atOnce = 1_000_000

/** What lies where, worked out of the number `n` of a balance: one of ten warehouses, a place in it, a lot; a twentieth is of material 0. */
const where = `'bench-m' || case when n / 7 % 20 = 0 then 0 else (n::bigint * 7919 + n / ${places}) % ${materials} end,
  'bench-w' || n % ${warehouses}, 'bench-l' || n % ${warehouses} || '-' || n / ${warehouses} % ${places},
  'B' || n / ${warehouses * places}`

/**
 * Adds to a demonstration: ten warehouses of 10 000 places, 10 000 materials, balances all over them, and entries over two years, of which a
 * twentieth are of one material. Every balance is the sum of its entries. Indexes are built once the rows are there.
 */
export async function fill(url: string, balances: number, entries: number): Promise<Filled> {
  const clients = await Promise.all([connected(url), connected(url)])
  const [client] = clients
  try {
    await client.query(`insert into material (${base}, material_code, material_name, unit, is_active)
      select '${tenant}', 'bench-m' || n, ${stamp}, 'BENCH.' || n, 'Bench ' || n, 'pcs', true from generate_series(0, ${materials - 1}) n`)
    await client.query(`insert into warehouse (${base}, warehouse_code, warehouse_name, stock_type, picking_rule, is_active, allow_negative)
      select '${tenant}', 'bench-w' || n, ${stamp}, 'BENCH' || n, 'Bench ' || n, 'raw', 'fefo', true, false
      from generate_series(0, ${warehouses - 1}) n`)
    await client.query(`insert into warehouse_location (${base}, warehouse_id, location_name, location_aisle, location_rack, location_level,
        location_type, capacity, is_active)
      select '${tenant}', 'bench-l' || w || '-' || n, ${stamp}, 'bench-w' || w, 'X-' || w || '-' || n, lpad((n / 500)::text, 2, '0'),
        lpad((n / 10 % 50)::text, 2, '0'), (n % 10)::text, 'storage', 20000, true
      from generate_series(0, ${warehouses - 1}) w, generate_series(0, ${places - 1}) n`)
    // Two accounts write and audit all of it here: without a rule, whoever has the permission audits.
    await client.query(`update audit_node_config set is_active = false where document_type in ('wmsInStock', 'wmsOutStock')`)
    const each = Math.max(1, Math.floor(entries / balances))
    const total = each * balances
    await client.query('alter table stock_entry disable trigger stock_day_added')
    await withoutIndexes(clients, ['stock_balance', 'stock_entry'], async () => {
      await client.query(`insert into stock_balance (${base}, stock_name, material_id, warehouse_id, location_id, lot_no, quantity,
          reserved, available, value, first_in_on, last_moved_on)
        select '${tenant}', 'bench-b' || lpad(n::text, 9, '0'), ${stamp}, 'bench ' || n, ${where}, ${each}, 0, ${each}, ${each * 2},
          current_date - (n % 700), current_date - (n % 300) from generate_series(0, ${balances - 1}) n`)
      for (let from = 0; from < total; from += atOnce)
        await client.query(`insert into stock_entry (${base}, balance_id, posted_on, material_id, warehouse_id, location_id, lot_no,
            quantity, value, source_type, source_no, source_id, source_line_id, line_no, is_reverse)
          select '${tenant}', 'bench-e' || lpad(e::text, 9, '0'), ${stamp}, 'bench-b' || lpad(n::text, 9, '0'),
            current_date - 700 + (e::bigint * 700 / ${total})::int, ${where}, 1, 2, 'wmsInStock', 'RK-' || e / 100, 'bench-d' || e / 100,
            'bench-d' || e, 1, false
          from (select e, e % ${balances} as n from generate_series(${from}, ${Math.min(total, from + atOnce) - 1}) e) x`)
      await client.query(`insert into stock_day (tenant_id, material_id, warehouse_id, posted_on, received, issued, received_value,
          issued_value)
        select '${tenant}', material_id, warehouse_id, posted_on, count(*), 0, 2 * count(*), 0 from stock_entry
        where source_no like 'RK-%' and id like 'bench-e%' group by material_id, warehouse_id, posted_on`)
    })
    await client.query('alter table stock_entry enable trigger stock_day_added')
    return {
      ...{ warehouseId: 'bench-w0', materialId: 'bench-m0', balances, entries: total },
      warehouseIds: Array.from({ length: warehouses }, (_, n) => `bench-w${n}`),
      materialIds: Array.from({ length: materials }, (_, n) => `bench-m${n}`),
    }
  } finally {
    await Promise.all(clients.map((one) => one.end()))
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set max_parallel_maintenance_workers = 0`)
  return client
}

/** Fills tables that have their primary keys alone, then builds what was left away, on each connection one index at a time. */
async function withoutIndexes(clients: readonly pg.Client[], tables: readonly string[], work: () => Promise<void>) {
  const [client] = clients
  if (!client) return
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
      where i.indrelid = any($1::regclass[]) and not i.indisprimary order by i.indrelid, i.indexrelid`,
    [tables],
  )
  await client.query(rows.map(({ name }) => `drop index ${name}`).join('; '))
  await work()
  const waiting = [...rows]
  await Promise.all(
    clients.map(async (one) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await one.query(next.made)
    }),
  )
  await client.query(`vacuum analyze ${tables.join(', ')}, stock_day, material, warehouse_location`)
}
