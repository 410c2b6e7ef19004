import { type DayNumber, dayText } from '@bip/contract/calendar'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/database.ts'
import { type PlantDays, readPlantDays } from '../../../../model/calendar/plantDays.ts'
import { bomsByMaterial, componentsOf } from '../net/explode.ts'
import { consume, monthKey } from '../net/forecasts.ts'
import type { Bom, Demand, PlannedMaterial, World } from '../net/world.ts'
import { type BillRow, readBills, withParts, withWholes } from './bills.ts'
import { ofMaterials } from './days.ts'
import { componentDemands, type DemandRow, orderedByMonth, planDemands, readForecasts, saleDemands } from './demands.ts'
import { readSupplies, type SupplyRow } from './supplies.ts'

/** What was due longer ago than so many days is no demand any more but something to be cleared up. */
const daysPast = 90
const bundleDays = 7
const deferDays = 7

/** What a run has to know of a material beside what it calculates with. */
export type MaterialFacts = { id: string; orgId: string | null; supplierId: string | null; price: string | null }

/** A world as it travels to the thread that calculates, and what its numbers stand for. */
export type ReadWorld = {
  world: Omit<World, 'isWorkday'>
  /** Days that differ from their week. */
  days: PlantDays
  materials: readonly MaterialFacts[]
  /** Of each supply of the world: its document. */
  documents: readonly SupplyRow[]
}

type Asked = {
  tenantId: string
  today: DayNumber
  /** `demanded`: what is needed or on order of ours, and what goes into it. */
  scope: 'demanded' | 'all'
  /** These materials, and what they go into, whatever the scope says. */
  only?: readonly string[]
  /** Where they were read already. */
  bills?: readonly BillRow[]
}

/** Everything that planning of materials goes by, as it stands in this transaction. */
export async function readWorld(tx: Tx, { tenantId, today, scope, only, bills: read }: Asked): Promise<ReadWorld> {
  const day = dayText(today)
  const month = day.slice(0, 7)
  const bills = read ?? (await readBills(tx, tenantId, day))
  const wanted = only ? [...withWholes(bills, only)] : null
  const asked = { tenantId, since: dayText(today - daysPast), only: wanted, today }
  const sales = await saleDemands(tx, asked)
  const plans = await planDemands(tx, asked)
  const forecasts = await readForecasts(tx, asked, month)
  const ordered = await orderedByMonth(tx, asked, month)
  const components = await componentDemands(tx, asked)
  const supplied = await readSupplies(tx, asked)
  const needed = [sales, plans, forecasts, components].flatMap((rows) => rows.map(({ material }) => material))
  const orders = supplied.filter(({ kind }) => kind === 'mo' || kind === 'purchaseRequest').map(({ material }) => material)
  const inScope = wanted ?? (scope === 'demanded' ? [...withParts(bills, [...needed, ...orders])] : null)
  const { materials, facts } = await readMaterials(tx, tenantId, inScope)
  const at = new Map(facts.map(({ id }, index) => [id, index]))
  const boms = bomsOf(bills, at)
  const documents = supplied.filter(({ material }) => at.has(material))
  const supplies = documents.map(({ material, day, quantity, kind, no, canShrink, canGrow }) => ({
    ...{ material: at.get(material) as number, day, quantity, kind, no, canShrink, canGrow },
  }))
  const known = <R extends { material: string }>(rows: readonly R[]) =>
    rows.flatMap((row) => {
      const material = at.get(row.material)
      return material === undefined ? [] : [{ ...row, material }]
    })
  const demand = (rows: readonly DemandRow[], kind: Demand['kind']): Demand[] =>
    known(rows).map(({ material, day, quantity, no }) => ({ material, day, quantity, kind, no }))
  const soldBy = new Map(known(ordered).map(({ material, month, quantity }) => [monthKey(material, month), quantity]))
  const supplyOf = new Map(documents.map(({ id }, index) => [id, index]))
  const parts = known(components).map(({ moId, material, day, quantity, no }): Demand => {
    const supply = supplyOf.get(moId)
    const of = supply === undefined ? {} : { of: { supply }, into: supplies[supply]?.material }
    return { material, day, quantity, kind: 'component', no, ...of }
  })
  const bare = documents.flatMap((document, supply): Demand[] => {
    if (!document.isBare) return []
    const { material, quantity, day } = supplies[supply] as World['supplies'][number]
    return componentsOf(bomsByMaterial(boms), material, quantity, Math.max(day, today)).map((part) => ({
      ...{
        ...part,
        day: day - (materials[material]?.leadDays ?? 0),
        kind: 'component',
        no: document.no,
        of: { supply },
        into: material,
      },
    }))
  })
  const demands = [
    ...demand(sales, 'sale'),
    ...demand(plans, 'plan'),
    ...consume(known(forecasts), soldBy, today, month),
    ...parts,
    ...bare,
  ]
  const world = { today, materials, boms, demands, supplies, bundleDays, deferDays }
  return { world, days: await readPlantDays(tx, tenantId), materials: facts, documents }
}

type MaterialRow = PlannedMaterial & MaterialFacts

async function readMaterials(tx: Tx, tenantId: string, only: readonly string[] | null) {
  const { rows } = await sql<MaterialRow>`select m.id, m.org_id as "orgId", m.reference_price::text as price,
      m.supplier_ids[1] as "supplierId", coalesce(m.lead_days, 0)::int as "leadDays",
      round(coalesce(m.safety_stock, 0) * 10000)::float8 as "safetyStock",
      round(coalesce(m.min_order_quantity, 0) * 10000)::float8 as "minOrder",
      round(coalesce(m.order_multiple, 0) * 10000)::float8 as multiple, m.source = 'made' as "isMade"
    from material m where m.tenant_id = ${tenantId} and not m.is_deleted ${ofMaterials('m.id', only)} order by m.id`.execute(tx)
  return {
    materials: rows.map(({ leadDays, safetyStock, minOrder, multiple, isMade }): PlannedMaterial => {
      return { leadDays, safetyStock, minOrder, multiple, isMade: isMade === true }
    }),
    facts: rows.map(({ id, orgId, supplierId, price }): MaterialFacts => ({ id, orgId, supplierId, price })),
  }
}

/** Bills of the materials that are looked at, as far as their components are. */
function bomsOf(bills: readonly BillRow[], at: ReadonlyMap<string, number>): Bom[] {
  return [...Map.groupBy(bills, ({ bomId }) => bomId).values()].flatMap((rows): Bom[] => {
    const first = rows[0] as BillRow // a group has a row at least
    const material = at.get(first.material)
    if (material === undefined) return []
    const lines = rows.flatMap(({ part, quantity, scrap, isPhantom }) => {
      const own = at.get(part)
      return own === undefined ? [] : [{ material: own, quantity, scrap, isPhantom }]
    })
    return [{ material, from: first.from, to: first.to ?? Number.POSITIVE_INFINITY, lot: first.lot, lines }]
  })
}
