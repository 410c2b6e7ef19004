import { wireCompare as declaredCompare, wireWhereUsed as declaredUse, wireBom, wireExecute } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'
import { answering } from '../../../queries/answer.ts'

/** What a wire says of itself, and what each of its columns is called where it changed. */
const cells = {
  from_device: { 'zh-CN': '起点元件', en: 'from device', vi: 'từ thiết bị' },
  from_terminal: { 'zh-CN': '起点端子', en: 'from terminal', vi: 'từ đầu nối' },
  to_device: { 'zh-CN': '终点元件', en: 'to device', vi: 'đến thiết bị' },
  to_terminal: { 'zh-CN': '终点端子', en: 'to terminal', vi: 'đến đầu nối' },
  wire_type: { 'zh-CN': '线型', en: 'type', vi: 'loại dây' },
  cross_section: { 'zh-CN': '截面', en: 'cross-section', vi: 'tiết diện' },
  color: { 'zh-CN': '颜色', en: 'colour', vi: 'màu' },
  length: { 'zh-CN': '长度', en: 'length', vi: 'chiều dài' },
  ferrule: { 'zh-CN': '端头', en: 'ferrule', vi: 'đầu cốt' },
  label_text: { 'zh-CN': '号管内容', en: 'label', vi: 'nhãn dây' },
} as const

const column = (side: 'x' | 'y', name: string): Sql => sql`${sql.ref(`${side}.${name}`)}`
const routeOf = (side: 'x' | 'y'): Sql =>
  sql`concat_ws(' → ', concat_ws(':', nullif(${column(side, 'from_device')}, ''), nullif(${column(side, 'from_terminal')}, '')),
    concat_ws(':', nullif(${column(side, 'to_device')}, ''), nullif(${column(side, 'to_terminal')}, '')))`
const wireOf = (side: 'x' | 'y'): Sql =>
  sql`concat_ws(' · ', nullif(${column(side, 'wire_type')}, ''), trim_scale(${column(side, 'cross_section')})::text || ' mm²',
    nullif(${column(side, 'color')}, ''), trim_scale(${column(side, 'length')})::text || ' mm', nullif(${column(side, 'ferrule')}, ''))`

/** A wire is the same where its number is; numbers are unique within a list. */
export const wireCompare = answering(declaredCompare, ({ asked: { leftId, rightId }, within, place: { language } }) => {
  const side = (ids: readonly string[]) => sql`select w.* from wire_bom b
    join wire_bom_wires w on w.tenant_id = b.tenant_id and w.parent_id = b.id
    where ${within(wireBom, 'b')} and b.id = any(${ids}::text[])`
  const differing = Object.entries(cells).map(
    ([name, words]) =>
      sql`case when ${column('x', name)}::text is distinct from ${column('y', name)}::text then ${words[language]}::text end`,
  )
  const changed = sql`concat_ws(', ', ${sql.join(differing)})`
  return sql`select wire_no as id, wire_no, left_route, right_route, left_wire, right_wire,
      case when is_left and is_right then nullif(changed, '') end as changed_in,
      case when not is_left then 'added' when not is_right then 'removed' when changed = '' then 'same' else 'changed' end as difference
    from (select coalesce(x.wire_no, y.wire_no) as wire_no, x.id is not null as is_left, y.id is not null as is_right,
        ${changed} as changed, ${routeOf('x')} as left_route, ${routeOf('y')} as right_route, ${wireOf('x')} as left_wire,
        ${wireOf('y')} as right_wire
      from (${side(leftId)}) x full join (${side(rightId)}) y on y.wire_no = x.wire_no) both_sides`
})

/** Texts are found wherever they stand in a cell, in any case; what was not asked for is not looked at. */
export const wireWhereUsed = answering(declaredUse, ({ asked: { device, wireType, ferrule }, within }) => {
  const holds = (cell: Sql, wanted: string | undefined) =>
    wanted ? sql`position(lower(${wanted}::text) in lower(coalesce(${cell}, ''))) > 0` : sql`true`
  return sql`select b.id, b.bom_no, b.name, b.bom_version, b.audit_status, b.project_name, w.wires, w.length,
      (select string_agg(e.no, ', ' order by e.no) from wire_execute e where ${within(wireExecute, 'e')} and e.bom_id = b.id
        and e.audit_status = 'passed' and coalesce(e.finished_qty, 0) < e.qty) as running
    from wire_bom b join lateral (
      select count(*)::numeric as wires, coalesce(sum(w.length), 0) as length from wire_bom_wires w
      where w.tenant_id = b.tenant_id and w.parent_id = b.id
        and (${holds(sql`w.from_device`, device)} or ${holds(sql`w.to_device`, device)})
        and ${holds(sql`w.wire_type`, wireType)} and ${holds(sql`w.ferrule`, ferrule)}) w on w.wires > 0
    where ${within(wireBom, 'b')}`
})
