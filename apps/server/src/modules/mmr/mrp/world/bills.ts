import { sql } from 'kysely'
import type { Tx } from '../../../../db/database.ts'
import { dayOf } from './days.ts'

export type BillRow = {
  bomId: string
  material: string
  from: number
  /** Null where it goes on. */
  to: number | null
  lot: number
  part: string
  quantity: number
  scrap: number
  isPhantom: boolean
}

/** Lines of all released versions, of those that hold today or later. */
export async function readBills(tx: Tx, tenantId: string, today: string): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`select b.id as "bomId", b.material_id as material, ${dayOf('b.valid_from')} as from,
      ${dayOf('b.valid_to')} as to, round(b.lot_quantity * 10000)::float8 as lot, l.material_id as part,
      round(l.quantity * 1000000)::float8 as quantity, round(coalesce(l.scrap_rate, 0) * 100)::int as scrap,
      coalesce(l.is_phantom, false) as "isPhantom"
    from material_bom b join material_bom_lines l on l.tenant_id = b.tenant_id and l.parent_id = b.id
    where b.tenant_id = ${tenantId} and not b.is_deleted and b.bom_status = 'released'
      and (b.valid_to is null or b.valid_to >= ${today}::date) and l.material_id is not null and l.quantity > 0
    order by b.material_id, b.valid_from desc, b.id, l.line_no`.execute(tx)
  return rows
}

/** Which materials go into which. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

function graphOf(bills: readonly BillRow[], from: 'material' | 'part', to: 'material' | 'part'): Graph {
  const graph = new Map<string, Set<string>>()
  for (const bill of bills) {
    const own = graph.get(bill[from])
    if (own) own.add(bill[to])
    else graph.set(bill[from], new Set([bill[to]]))
  }
  return graph
}

/** Some materials with all that is reached from them. */
function reached(graph: Graph, from: Iterable<string>): Set<string> {
  const found = new Set(from)
  for (const material of found) for (const next of graph.get(material) ?? []) found.add(next)
  return found
}

/** Materials with all that goes into them, at any level. */
export const withParts = (bills: readonly BillRow[], materials: Iterable<string>): Set<string> =>
  reached(graphOf(bills, 'material', 'part'), materials)

/** Materials with all that they go into, at any level. */
export const withWholes = (bills: readonly BillRow[], materials: Iterable<string>): Set<string> =>
  reached(graphOf(bills, 'part', 'material'), materials)
