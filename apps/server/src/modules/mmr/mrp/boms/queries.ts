import { bomChildren, bomCompare, bomWhereUsed, material, materialBom } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../../queries/answer.ts'

/** A row for each way up. Quantities through several levels are multiplied; those of a bill are for one piece. */
export const whereUsed = answering(
  bomWhereUsed,
  ({
    tenantId,
    asked: { componentId },
    within,
  }) => sql`with recursive used (bom_id, material_id, level, quantity, scrap_rate, way, path) as (
      select b.id, b.material_id, 1, l.quantity / b.lot_quantity, l.scrap_rate, array[l.material_id, b.material_id], b.id
        from material_bom_lines l join material_bom b on b.tenant_id = l.tenant_id and b.id = l.parent_id
        where l.tenant_id = ${tenantId} and l.material_id = any(${componentId}::text[]) and ${within(materialBom, 'b')}
          and b.bom_status <> 'obsolete'
      union all
      select b.id, b.material_id, used.level + 1, used.quantity * l.quantity / b.lot_quantity, l.scrap_rate, used.way || b.material_id, used.path || '-' || b.id
        from used join material_bom_lines l on l.tenant_id = ${tenantId} and l.material_id = used.material_id
        join material_bom b on b.tenant_id = l.tenant_id and b.id = l.parent_id
        where ${within(materialBom, 'b')} and b.bom_status = 'released' and b.material_id <> all(used.way) and used.level < 12)
    select u.path as id, u.level::numeric as level, u.material_id, u.bom_id, b.bom_version, b.bom_status,
      round(u.quantity, 6) as quantity, u.scrap_rate
    from used u join material_bom b on b.tenant_id = ${tenantId} and b.id = u.bom_id
    join material m on m.id = u.material_id and ${within(material, 'm')} limit 5000`,
)

/** Lines of one material on both sides are one row; a material that stands several times in a bill is its sum. */
export const compare = answering(bomCompare, ({ asked: { leftId, rightId }, within }) => {
  const side = (ids: readonly string[]) => sql`select l.material_id, sum(l.quantity / b.lot_quantity) as quantity,
      max(coalesce(l.scrap_rate, 0)) as scrap, string_agg(l.position, ', ' order by l.line_no) as position
    from material_bom b join material_bom_lines l on l.tenant_id = b.tenant_id and l.parent_id = b.id
    where ${within(materialBom, 'b')} and b.id = any(${ids}::text[]) group by 1`
  return sql`select coalesce(x.material_id, y.material_id) as id, coalesce(x.material_id, y.material_id) as material_id,
      case when x.material_id is null then 'added' when y.material_id is null then 'removed'
        when round(x.quantity, 6) = round(y.quantity, 6) and x.scrap = y.scrap then 'same' else 'changed' end as difference,
      x.position as left_position, y.position as right_position, round(x.quantity, 6) as left_quantity,
      round(y.quantity, 6) as right_quantity, round(coalesce(y.quantity, 0) - coalesce(x.quantity, 0), 6) as change,
      x.scrap as left_scrap, y.scrap as right_scrap
    from (${side(leftId)}) x full join (${side(rightId)}) y on y.material_id = x.material_id`
})

/** The version that holds today: of several the one that began last. */
export const children = answering(
  bomChildren,
  ({
    tenantId,
    at,
    asked: { parentMaterialId },
    within,
  }) => sql`select l.id, l.material_id, m.material_code, m.specification, b.id as bom_id, l.position,
      round(l.quantity / b.lot_quantity, 6) as quantity, m.unit, l.scrap_rate, l.is_phantom, l.line_no::numeric as line_no,
      (select coalesce(sum(s.available), 0) from stock_balance s where s.tenant_id = ${tenantId} and s.material_id = l.material_id and not s.is_deleted) as available,
      (select count(*) from material_bom_lines d where d.tenant_id = ${tenantId} and d.parent_id = (
        select e.id from material_bom e where e.tenant_id = ${tenantId} and e.material_id = l.material_id and not e.is_deleted
          and e.bom_status = 'released' and e.valid_from <= ${at.toISOString()}::date
          and (e.valid_to is null or e.valid_to >= ${at.toISOString()}::date)
        order by e.valid_from desc, e.id limit 1))::numeric as components
    from (select * from material_bom b where ${within(materialBom, 'b')} and b.material_id = any(${parentMaterialId}::text[])
      and b.bom_status = 'released' and b.valid_from <= ${at.toISOString()}::date
      and (b.valid_to is null or b.valid_to >= ${at.toISOString()}::date)
      order by b.valid_from desc, b.id limit 1) b
    join material_bom_lines l on l.tenant_id = b.tenant_id and l.parent_id = b.id
    join material m on m.id = l.material_id and ${within(material, 'm')}`,
)
