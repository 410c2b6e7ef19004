import pg from 'pg'
import { findText, findTokens, sortKey } from '../../../apps/server/src/kinds/search.ts'

const tenant = '000000'
/** Materials that are told apart by name; the rest are theirs with other codes. */
export const distinct = 20_000

const makers = '精工 华远 金鼎 恒泰 瑞丰 天成 博创 嘉禾 永利 明达 鸿运 新源 中联 海川 大有 正和 安泰 立信 兴业 三友'.split(' ')
const things = ['深沟球轴承', '伺服电机', '同步带轮', '直线导轨', '气缸', '电磁阀', '接近开关', '拖链', '减速机', '联轴器']

export const codeOf = (at: number): string => `BM${String(at).padStart(7, '0')}`
const nameOf = (at: number): string => `${makers[at % 20]}${things[Math.floor(at / 20) % 10]} ${Math.floor(at / 200)}型`

/** Fills materials until there are `count` of them, each with a code of its own. Indexes are built at the end, as any large load does. */
export async function fillMaterials(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select i.relname as name, pg_get_indexdef(i.oid) as made from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = 'material'::regclass and not x.indisprimary`,
    )
    for (const { name } of indexes) await client.query(`drop index "${name}"`)
    const names = Array.from({ length: Math.min(distinct, count) }, (_, at) => {
      const name = nameOf(at)
      const find = findText(name)
      return { at, name, sort: sortKey(name), find, tokens: findTokens([find]) }
    })
    await client.query(
      `insert into material (tenant_id, id, version, create_time, update_time, is_deleted, material_code, material_code_sort, material_code_find,
          material_name, material_name_sort, material_name_find, find_tokens, category, unit, source, is_active, tracking)
        select '${tenant}', 'bench-' || at, 1, now() - at * interval '1 second', now(), false, code, lower(code) || E'\\x01' || lower(code),
          lower(code), name, sort, find, tokens || array(select substr(lower(code), n, 2) from generate_series(1, 8) n)
            || array(select distinct substr(lower(code), n, 1) from generate_series(1, 9) n), 'standard', 'pcs', 'bought', true, 'none'
        from (select r.*, r.at + step * $2::int as number, 'BM' || lpad((r.at + step * $2::int)::text, 7, '0') as code
          from jsonb_to_recordset($1) as r (at int, name text, sort text, find text, tokens text[])
          cross join generate_series(0, $3::int) step) s (first, name, sort, find, tokens, at, code)`,
      [JSON.stringify(names), names.length, Math.ceil(count / names.length) - 1],
    )
    await client.query(`set maintenance_work_mem = '256MB'`)
    for (const { made } of indexes) await client.query(made)
    await client.query('vacuum analyze material')
  } finally {
    await client.end()
  }
}
