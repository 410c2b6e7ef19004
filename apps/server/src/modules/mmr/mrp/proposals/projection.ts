import { label } from '@bip/contract'
import { dayNumber, dayText } from '@bip/contract/calendar'
import { material, mrpProjection } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../../kinds/zone.ts'
import { notPossible } from '../../../../model/notPossible.ts'
import { answering } from '../../../../queries/answer.ts'
import { planDays } from '../../workdays.ts'
import { calculate } from '../net/calculate.ts'
import { BomCycle } from '../net/levels.ts'
import type { Plan, Supply } from '../net/world.ts'
import { type ReadWorld, readWorld } from '../world/readWorld.ts'

const cycle = label(
  '该物料的清单形成循环；请先修正物料清单',
  'Its bills of materials contain each other. Mend them first',
  'BOM của vật tư này lặp vòng. Hãy sửa BOM trước',
)

/** Whose number a source is: it is named to those who may see such records. */
const resourceOf: Readonly<Record<string, string>> = {
  sale: 'saleOrder',
  plan: 'planOrder',
  forecast: 'forecast',
  component: 'mo',
  mo: 'mo',
  purchaseOrder: 'purchaseOrder',
  purchaseRequest: 'purchaseRequest',
}

type Entry = {
  day: number
  entryKind: 'demand' | 'supply' | 'proposed'
  source: string
  no: string
  /** Ten-thousandths; what goes out is below zero. */
  quantity: number
  /** Counts as things are; what is proposed does not. */
  isReal: boolean
}

const decimal = (quantity: number): string => (quantity / 10_000).toFixed(4)
const rank = { supply: 0, proposed: 1, demand: 2 } as const

/** The calculation for a material and what it goes into, as of now: what a run would say. */
export const projection = answering(
  mrpProjection,
  async ({ tx, tenantId, session, at, place, asked: { materialId }, within }) => {
    const { rows } = await sql<{ id: string }>`select m.id from material m where ${within(material, 'm')}
    and m.id = any(${materialId.slice(0, 1)}::text[])`.execute(tx)
    const id = rows[0]?.id
    if (!id) return []
    const today = dayNumber(localDay(at, place.timeZone))
    const read = await readWorld(tx, { tenantId, today, scope: 'all', only: [id] })
    try {
      const plan = calculate({ ...read.world, ...planDays(read.days) })
      const mayName = (source: string) => session?.permissions.has(`${resourceOf[source] ?? 'mrpProposal'}_view`) === true
      return rowsOf(entriesOf(plan, read, id).map((entry) => (mayName(entry.source) ? entry : { ...entry, no: '' })))
    } catch (error) {
      if (error instanceof BomCycle) throw notPossible(place, cycle)
      throw error
    }
  },
)

function entriesOf({ demands, planned, actions }: Plan, { world, materials }: ReadWorld, id: string): Entry[] {
  const own = materials.findIndex((one) => one.id === id)
  const entries: Entry[] = []
  for (const { material, day, quantity, kind, no } of demands)
    if (material === own && kind !== 'safety')
      entries.push({ day, entryKind: 'demand', source: kind, no, quantity: -quantity, isReal: true })
  for (const { material, day, quantity, kind, no } of world.supplies)
    if (material === own) entries.push({ day, entryKind: 'supply', source: kind, no, quantity, isReal: true })
  for (const { material, day, quantity } of planned)
    if (material === own) entries.push({ day, entryKind: 'proposed', source: 'proposal', no: '', quantity, isReal: false })
  for (const action of actions) {
    if (action.material !== own || !('supply' in action.of)) continue
    const { day, quantity, no } = world.supplies[action.of.supply] as Supply
    const change = { entryKind: 'proposed' as const, source: 'proposal', no, isReal: false }
    if (action.kind === 'expedite' || action.kind === 'defer')
      entries.push({ ...change, day, quantity: -quantity }, { ...change, day: action.day, quantity })
    else entries.push({ ...change, day, quantity: action.quantity - quantity })
  }
  return entries.sort((one, other) => one.day - other.day || rank[one.entryKind] - rank[other.entryKind])
}

function rowsOf(entries: readonly Entry[]) {
  let [balance, planned] = [0, 0]
  return entries.map(({ day, entryKind, source, no, quantity, isReal }, index) => {
    if (isReal) balance += quantity
    planned += quantity
    return {
      id: String(index + 1),
      sort: String(index + 1),
      day: dayText(day),
      entryKind,
      source,
      no,
      incoming: quantity > 0 ? decimal(quantity) : null,
      outgoing: quantity < 0 ? decimal(-quantity) : null,
      balance: decimal(balance),
      plannedBalance: decimal(planned),
    }
  })
}
