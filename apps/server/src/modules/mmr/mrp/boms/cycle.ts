import { sql } from 'kysely'
import type { Tx } from '../../../../db/database.ts'

type Edge = { above: string; below: string }

/**
 * The materials by code that would contain each other if one consisted of these parts, from the material back to itself; undefined where
 * none do. Versions that are obsolete do not count.
 */
export async function cycleOf(
  tx: Tx,
  tenantId: string,
  material: string,
  parts: readonly string[],
): Promise<string[] | undefined> {
  const { rows } = await sql<Edge>`with recursive reach (id) as (
      select unnest(${parts}::text[]) collate "C"
      union select l.material_id from reach join material_bom b on b.tenant_id = ${tenantId} and b.material_id = reach.id
        and not b.is_deleted and b.bom_status <> 'obsolete'
      join material_bom_lines l on l.tenant_id = b.tenant_id and l.parent_id = b.id)
    select distinct b.material_id as above, l.material_id as below from reach
      join material_bom b on b.tenant_id = ${tenantId} and b.material_id = reach.id and not b.is_deleted and b.bom_status <> 'obsolete'
      join material_bom_lines l on l.tenant_id = b.tenant_id and l.parent_id = b.id`.execute(tx)
  const path = pathTo(material, parts, rows)
  if (!path) return undefined
  const named = await sql<{ id: string; code: string }>`select id, material_code as code from material
    where tenant_id = ${tenantId} and id = any(${path}::text[])`.execute(tx)
  const codes = new Map(named.rows.map(({ id, code }) => [id, code]))
  return path.map((id) => codes.get(id) ?? id)
}

/** The shortest way from a material through its parts to itself. */
function pathTo(material: string, parts: readonly string[], edges: readonly Edge[]): string[] | undefined {
  const below = Map.groupBy(edges, ({ above }) => above)
  const from = new Map(parts.map((part) => [part, material]))
  const back = (at: string): string[] => {
    const path = [at]
    for (let above = from.get(at); above !== undefined && above !== material; above = from.get(above)) path.unshift(above)
    return [material, ...path]
  }
  for (const [at] of from) {
    if (at === material) return back(at)
    for (const edge of below.get(at) ?? []) {
      if (edge.below === material) return [...back(at), material]
      if (!from.has(edge.below)) from.set(edge.below, at)
    }
  }
  return undefined
}
