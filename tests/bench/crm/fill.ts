import pg from 'pg'
import { findText, findTokens, sortKey } from '../../../apps/server/src/kinds/search.ts'

const tenant = '000000'
const base = 'tenant_id, id, version, create_time, update_time, is_deleted'

/** How many customers duplicates are looked for among; the list gets the rest afterwards. */
export const distinct = 100_000
const entries = 5000

const places = ['苏州', '杭州', '长沙', '武汉', '重庆', '天津', '合肥', '西安', '宁波', '佛山']
const names = '精工 华远 远山 金鼎 恒泰 瑞丰 天成 博创 嘉禾 永利 明达 鸿运 新源 中联 海川 大有 正和 安泰 立信 兴业'.split(' ')
const trades = ['机械', '自动化', '电气', '重工', '包装', '食品', '制药', '汽车', '电子', '化工']
const signs = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥'

/** A name that nobody else has: the number is written in signs of its own. */
const nameOf = (at: number): string => {
  const own = [at % 22, Math.floor(at / 22) % 22, Math.floor(at / 484) % 22].map((digit) => signs[digit]).join('')
  const [place, name, trade] = [at % 10, Math.floor(at / 10) % 20, Math.floor(at / 200) % 10]
  return `${places[place]}${names[name]}${own}${trades[trade]}${Math.floor(at / 2000)}有限公司`
}

export type Asked = { fullname: string; taxNumber: string; website: string }

/** What somebody types who enters a customer once more. */
export const typed = (at: number): Asked => ({
  fullname: nameOf(at).replace(/\d+有限公司$/, ''),
  taxNumber: `91320500BN${at}`,
  website: `https://www.kh${at}.example/about`,
})

export type Filling = { client: pg.Client; people: readonly { id: string; department: string }[] }

export async function openFilling(url: string): Promise<Filling> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string; department: string }>(
    `select distinct owner_id as id, owner_dept as department from customer where tenant_id = $1 and owner_id is not null and owner_dept is not null`,
    [tenant],
  )
  return { client, people: rows }
}

/** Customers that are told apart by name, tax number and web domain; every twentieth lies in the pool. */
export async function fillDistinct({ client, people }: Filling): Promise<void> {
  const step = 10_000
  for (let from = 0; from < distinct; from += step) {
    const rows = Array.from({ length: step }, (_, index) => {
      const at = from + index
      const [fullname, code] = [nameOf(at), `B${at}`]
      const [find, codeFind] = [findText(fullname), findText(code)]
      const { id: owner = null, department = null } = (at % 20 === 0 ? undefined : people[at % people.length]) ?? {}
      return {
        ...{ id: `bench-${at}`, code, codeFind, fullname, sort: sortKey(fullname), find, tokens: findTokens([codeFind, find]) },
        ...{ owner, department, pool: owner ? 'owned' : 'pool', tax: typed(at).taxNumber, domain: `kh${at}.example` },
        at,
      }
    })
    await client.query(
      `insert into customer (${base}, cm_code, cm_code_find, fullname, fullname_sort, fullname_find, find_tokens, status, level, industry,
          owner_id, owner_dept, pool_status, tax_number, web_domain, credit_limit, last_contact_at)
        select '${tenant}', id, 1, now() - at * interval '1 minute', now(), false, code, "codeFind", fullname, sort, find, tokens,
          (array['prospect', 'active', 'lost'])[1 + at % 3], (array['A', 'B', 'C'])[1 + at % 3], (array['automotive', 'food'])[1 + at % 2],
          owner, department, pool, tax, domain, at, now() - (at % 200) * interval '1 day'
        from jsonb_to_recordset($1) as r (id text, code text, "codeFind" text, fullname text, sort text, find text, tokens text[],
          owner text, department text, pool text, tax text, domain text, at int)`,
      [JSON.stringify(rows)],
    )
  }
  await client.query('vacuum analyze customer')
}

/** Copies of the first customers until there are `count`. Indexes are built at the end, as any large load does. */
export async function fillMore({ client }: Filling, count: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as made from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = 'customer'::regclass and not x.indisprimary`,
  )
  for (const { name } of indexes) await client.query(`drop index "${name}"`)
  await client.query(
    `insert into customer (${base}, cm_code, cm_code_find, fullname, fullname_sort, fullname_find, find_tokens, status, level, industry,
        owner_id, owner_dept, pool_status, tax_number, web_domain, credit_limit, last_contact_at)
      select tenant_id, id || '-' || n, 1, create_time - n * interval '80 days', now(), false, cm_code || '-' || n, cm_code_find,
        fullname || '-' || n, fullname_sort || n, fullname_find, find_tokens, status, level, industry, owner_id, owner_dept, pool_status,
        tax_number || '-' || n, n || web_domain, credit_limit, last_contact_at
      from customer cross join generate_series(1, $1::int) n where tenant_id = '${tenant}' and id like 'bench-%'`,
    [Math.ceil(count / distinct) - 1],
  )
  await client.query(`set maintenance_work_mem = '256MB'`)
  for (const { made } of indexes) await client.query(made)
  await client.query('vacuum analyze customer')
}

/** A customer with thousands of entries on the timeline: records, changes of opportunities and of the customer. Answers its id. */
export async function fillTimeline({ client, people }: Filling): Promise<string> {
  const customerId = 'bench-1'
  const own = people[1 % people.length]
  const values = [tenant, customerId, own?.id ?? null, own?.department ?? null]
  await client.query(
    `insert into contact_records (${base}, subject, customer_id, way, contacted_at, person_id, summary, next_step, is_next_done, owner_id, owner_dept)
      select $1, 'bench-r' || n, 1, now() - n * interval '3 hours', now(), false, 'Call ' || n, $2, 'call', now() - n * interval '3 hours', $3,
        'What was said', 'What comes next', true, $3, $4 from generate_series(1, ${entries * 0.7}) n`,
    values,
  )
  await client.query(
    `insert into opps (${base}, create_user, create_dept, opps_name, customer_id, opps_status_id, amount, bd_user_id)
      select $1, 'bench-o' || n, 1, now() - n * interval '30 hours', now(), false, $3, $4, 'Deal ' || n, $2, 'visit', 1000, $3
      from generate_series(1, ${entries * 0.1}) n`,
    values,
  )
  await client.query(
    `insert into change_history (tenant_id, id, resource, record_id, version, operation, changes, user_id, user_name, at)
      select $1, 'bench-h' || n, case when n % 2 = 0 then 'customer' else 'opps' end,
        case when n % 2 = 0 then $2 else 'bench-o' || (1 + n % ${entries * 0.1}) end, 2, 'update',
        case when n % 2 = 0 then '{"level": {"before": "A", "after": "B"}}'::jsonb
          else '{"oppsStatusId": {"before": "lead", "after": "visit"}}'::jsonb end, $3, '', now() - n * interval '7 hours'
      from generate_series(1, ${entries * 0.2}) n`,
    values.slice(0, 3),
  )
  await client.query('vacuum analyze contact_records, opps, change_history')
  return customerId
}
