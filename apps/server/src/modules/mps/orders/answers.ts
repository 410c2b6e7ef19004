import {
  customer,
  material,
  mo,
  moEtd,
  moItem,
  moItemBom,
  moItemTree,
  moTechnology,
  moTree,
  prdMoMaterial,
  produceRoute,
  stockBalance,
  stockReservation,
  workGroup,
  workProcess,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import { type AnsweredQuery, answering } from '../../../queries/answer.ts'
import { columnsOf } from '../../../queries/columnsOf.ts'
import { joinParts, ownPieces } from './ownPieces.ts'

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Orders of one level: those under `parentId`, or those at the top. */
const orders = answering(moTree, ({ asked: { parentId, billNo }, within }) => {
  const level = parentId ? sql`o.parent_id = ${parentId}` : billNo ? sql`true` : sql`o.parent_id is null`
  const named = billNo ? sql`and o.bill_no ilike ${like(billNo)}` : sql``
  return sql`select o.id, ${parentId ?? null}::text as parent_id, o.bill_no, m.material_name, m.material_code, o.quantity, o.mo_status,
      o.planned_start, o.planned_end, o.due_date, c.below > 0 as has_children, c.below as children
    from (select * from mo o where ${within(mo, 'o')} and ${level} ${named} order by o.create_time desc limit 500) o
    left join material m on m.tenant_id = o.tenant_id and m.id = o.material_id and ${within(material, 'm')}
    cross join lateral (select count(*) as below from mo b where b.parent_id = o.id and ${within(mo, 'b')}) c`
})

const items = answering(moItemTree, ({ asked: { parentId, billNo }, within }) => {
  const level = parentId
    ? sql`(i.parent_item_id = ${parentId} or (i.mo_id = ${parentId} and i.parent_item_id is null))`
    : sql`i.parent_item_id is null`
  const named = billNo ? sql`and o.bill_no ilike ${like(billNo)}` : sql``
  return sql`select i.id, ${parentId ?? null}::text as parent_id, i.item_no, i.quantity, i.finished_quantity, i.item_status,
      i.planned_start, i.planned_end, i.due_date,
      exists (select from mo_item b where b.parent_item_id = i.id and ${within(moItem, 'b')}) as has_children
    from (select i.* from mo_item i join mo o on o.tenant_id = i.tenant_id and o.id = i.mo_id and ${within(mo, 'o')}
      where ${within(moItem, 'i')} and ${level} ${named} order by i.create_time desc limit 500) i`
})

const etd = answering(moEtd, ({ asked: { isLate }, within }) => {
  const late = sql`greatest(coalesce(o.planned_end, current_date) - o.due_date, 0)`
  return sql`select o.id, o.bill_no, m.material_name, m.material_code, c.fullname as customer_name, o.quantity, o.mo_status, o.due_date,
      o.planned_end, ${late} as late_days, round(o.finished_quantity * 100 / nullif(o.quantity, 0), 1) as progress
    from mo o left join material m on m.tenant_id = o.tenant_id and m.id = o.material_id and ${within(material, 'm')}
    left join customer c on c.tenant_id = o.tenant_id and c.id = o.customer_id and ${within(customer, 'c')}
    where ${within(mo, 'o')} and o.mo_status not in ('done', 'cancelled') ${isLate === true ? sql`and ${late} > 0` : sql``}`
})

const technology = answering(moTechnology, ({ asked: { moId = [], materialId = [] }, within }) => {
  const hours = sql`round((coalesce(s.setup_minutes, 0) + coalesce(s.run_minutes, 0) * coalesce(o.quantity, 1)) / 60, 2)`
  return sql`select s.id, r.route_code, r.route_version, s.step_no, p.process_name, g.work_group_name, s.setup_minutes, s.run_minutes,
      s.crew, ${hours} as hours
    from produce_route r join produce_route_steps s on s.tenant_id = r.tenant_id and s.parent_id = r.id
    left join mo o on o.tenant_id = r.tenant_id and o.route_id = r.id and o.id = any(${moId}::text[]) and ${within(mo, 'o')}
    left join work_process p on p.tenant_id = s.tenant_id and p.id = s.process_id and ${within(workProcess, 'p')}
    left join work_group g on g.tenant_id = s.tenant_id and g.id = s.work_group_id and ${within(workGroup, 'g')}
    where ${within(produceRoute, 'r')} and (o.id is not null or (r.route_status = 'released'
      and (r.material_id = any(${materialId}::text[]) or ${moId.length + materialId.length === 0})))`
})

const components = answering(moItemBom, ({ asked: { itemId = [] }, within }) => {
  const need = sql`round(ceil(c.per_piece * ${ownPieces} * (100 + coalesce(c.scrap_rate, 0)) * 100) / 10000, 4)`
  const taken = sql`coalesce((select sum(r.quantity) from stock_reservation r where ${within(stockReservation, 'r')}
    and r.reserved_for = i.item_no and r.material_id = c.material_id and r.reservation_status in ('active', 'used')), 0)`
  const free = sql`coalesce((select sum(b.available) from stock_balance b where ${within(stockBalance, 'b')}
    and b.material_id = c.material_id), 0)`
  return sql`select x.id || x.item_id as id, x.item_no, x.material_name, x.material_code, x.required, x.requisitioned,
      greatest(x.required - x.requisitioned, 0) as open, x.available
    from (select c.id, i.id as item_id, i.item_no, m.material_name, m.material_code, ${need} as required, ${taken} as requisitioned,
        ${free} as available
      from mo_item i join mo o on o.tenant_id = i.tenant_id and o.id = i.mo_id and ${within(mo, 'o')} ${joinParts}
      join mo_components c on c.tenant_id = o.tenant_id and c.parent_id = o.id
      left join material m on m.tenant_id = c.tenant_id and m.id = c.material_id and ${within(material, 'm')}
      where ${within(moItem, 'i')} and i.id = any(${itemId}::text[])) x`
})

const orderMaterials = answering(prdMoMaterial, ({ within }) => {
  const need = sql`round(ceil(c.per_piece * o.quantity * (100 + coalesce(c.scrap_rate, 0)) * 100) / 10000, 4)`
  const names = columnsOf(material, 'm', {
    materialCode: 'materialCode',
    materialName: 'materialName',
    specification: 'specification',
  })
  const numbers = columnsOf(mo, 'o', { billNo: 'billNo', mtoNo: 'mtoNo' })
  return sql`select c.id, o.id as mo_id, ${numbers}, c.material_id, ${names}, m.unit, c.per_piece, ${need} as required,
      o.mo_status, o.due_date
    from mo o join mo_components c on c.tenant_id = o.tenant_id and c.parent_id = o.id
    join material m on m.tenant_id = c.tenant_id and m.id = c.material_id and ${within(material, 'm')}
    where ${within(mo, 'o')} and o.mo_status not in ('done', 'cancelled')`
})

export const orderAnswers: readonly AnsweredQuery[] = [orders, items, etd, technology, components, orderMaterials]
