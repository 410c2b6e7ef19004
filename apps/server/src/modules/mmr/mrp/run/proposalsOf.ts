import { dayText } from '@bip/contract/calendar'
import { traceOf } from '../net/trace.ts'
import type { Action, Demand, Plan } from '../net/world.ts'
import type { ReadWorld } from '../world/readWorld.ts'

/** A proposal before it has a number. */
export type ProposalValues = Record<string, unknown> & { needKey: string }

/** So many pegs are kept with a proposal, the first ones; the whole of them is in the projection of its material. */
const maxPegs = 200
const maxRoots = 6
/** What has to be begun later than in so many days is proposed by a later run; until then it only stands in the balance. */
const horizonDays = 60

const decimal = (quantity: number): string => (quantity / 10_000).toFixed(4)
const zero = '0.0000'

/** What is stored of each action of a plan. */
export function proposalsOf(plan: Plan, { world, materials, documents }: Omit<ReadWorld, 'days'>): ProposalValues[] {
  const { pegsOf, rootsOf } = traceOf(plan, maxRoots)

  function pegs(of: Action['of']): Record<string, unknown>[] {
    return pegsOf(of)
      .slice(0, maxPegs)
      .map(({ demand: at, quantity }) => {
        const demand = plan.demands[at] as Demand // pegs name demands of the plan
        return {
          demandKind: demand.kind,
          demandNo: demand.no || null,
          intoMaterialId: demand.into === undefined ? null : (materials[demand.into]?.id ?? null),
          quantity: decimal(quantity),
          neededOn: dayText(demand.day),
          origin: demand.of ? rootsOf(demand.of).join(', ').slice(0, 300) || null : demand.no || null,
        }
      })
  }

  const near = plan.actions.filter(({ kind, start }) => kind !== 'order' || start <= world.today + horizonDays)
  return near.map((action): ProposalValues => {
    const { kind, reason, of, quantity, day, start } = action
    const material = materials[action.material]
    const document = 'supply' in of ? documents[of.supply] : undefined
    const supplyDay = document ? dayText(document.day) : null
    const roots = rootsOf(of).join(', ').slice(0, 300)
    const first = pegsOf(of)[0]
    const firstDemand = first && plan.demands[first.demand]
    // What a safety stock needs is due another day each day and is still the same need.
    const due = firstDemand?.kind === 'safety' ? 'safety' : dayText(day)
    const isMade = document ? document.kind === 'mo' : world.materials[action.material]?.isMade
    const isOrder = kind === 'order'
    return {
      proposalStatus: 'open',
      mrpAction: kind,
      orderType: isMade ? 'manufacture' : 'purchase',
      materialId: material?.id ?? null,
      quantity: decimal(quantity),
      neededOn: dayText(day),
      startOn: dayText(start),
      wasQuantity: document ? decimal(document.quantity) : null,
      wasOn: supplyDay,
      reason,
      neededBy: roots || null,
      supplyKind: document?.kind ?? null,
      supplyNo: document?.no ?? null,
      supplyId: document?.id ?? null,
      supplyLineId: document?.lineId ?? null,
      orgId: document?.orgId ?? material?.orgId ?? null,
      takenStatus: 'none',
      moId: document?.kind === 'mo' ? document.id : null,
      needKey: [material?.id, kind, document?.lineId ?? document?.id ?? '', due, decimal(quantity), roots]
        .join('|')
        .slice(0, 300),
      dismissReason: null,
      lines: isOrder
        ? [
            {
              materialId: material?.id ?? null,
              quantity: decimal(quantity),
              neededOn: dayText(day),
              supplierId: material?.supplierId ?? null,
              price: material?.price ?? null,
              madeQuantity: zero,
            },
          ]
        : [],
      pegs: pegs(of),
      erpState: 'none',
      erpNo: null,
      erpReason: null,
      remark: null,
    }
  })
}
