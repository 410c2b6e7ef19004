import type { GanttStep, Plan, PlanTask } from '@bip/charts/gantt'
import { needsReason, type PlanLinkRow, type PlanRow, type ReplannedItem, splitText } from '@bip/contract/resources'
import { daysOf } from './planOf.ts'

const followersOf = (plan: Plan, { edits }: GanttStep): string[] =>
  edits.flatMap((edit) => {
    if (edit.kind === 'addLink') return [edit.link.to]
    if (edit.kind === 'setLink' || edit.kind === 'removeLink') {
      const link = plan.links.find(({ key }) => key === edit.key)
      return [link?.to ?? edit.key.split(' ').at(-1) ?? '']
    }
    return []
  })

const linksTo = (plan: Plan, key: string): PlanLinkRow[] =>
  plan.links.flatMap(({ from, to, type = 'FS', lag = 0, lagUnit }) => {
    if (to !== key) return []
    return [{ predecessorId: from, linkType: type, lag: Math.round(lag), ...(lagUnit === 'calendar' && { lagUnit }) }]
  })

/** A constraint as it is stored, where it is another one than is stored already. */
function constraintOf({ constraint }: Partial<PlanTask>, row: PlanRow): Pick<ReplannedItem, 'constraintType' | 'constraintDate'> {
  const [constraintType, constraintDate] = [constraint?.type ?? null, constraint?.date.slice(0, 10) ?? null]
  return constraintType === row.constraintType && constraintDate === row.constraintDate ? {} : { constraintType, constraintDate }
}

/** What a step came to, item by item, against what is stored: dates that moved, progress, names and links. */
export function replannedOf(plan: Plan, step: GanttStep, rows: ReadonlyMap<string, PlanRow>): ReplannedItem[] {
  const followers = new Set(followersOf(plan, step))
  const own = new Map(step.edits.flatMap((edit) => (edit.kind === 'setTask' ? [[edit.key, edit] as const] : [])))
  const keys = new Set([...step.effect.moved, ...step.effect.summaries].map(({ key }) => key))
  for (const key of [...own.keys(), ...followers]) keys.add(key)
  return [...keys].flatMap((id): ReplannedItem[] => {
    const row = rows.get(id)
    if (!row || !plan.has(id)) return []
    const { planStart, planEnd } = daysOf(plan, id)
    const { set = {}, isAsked = false } = own.get(id) ?? {}
    const isMoved = planStart !== row.planStart || planEnd !== row.planEnd
    const item: ReplannedItem = {
      id,
      version: row.version,
      ...(isMoved && { planStart, planEnd }),
      // A bar that was dragged keeps its day by its dates; a constraint is stored where there is one, or somebody asked for it.
      ...('constraint' in set && (isAsked || row.constraintType) && constraintOf(set, row)),
      ...('deadline' in set &&
        (set.deadline?.slice(0, 10) ?? null) !== row.deadline && { deadline: set.deadline?.slice(0, 10) ?? null }),
      ...('splits' in set && splitText(set.splits) !== row.splits && { splits: splitText(set.splits) }),
      ...(set.progress !== undefined && !plan.isSummary(id) && { progress: set.progress }),
      ...(set.name !== undefined && { planItemName: set.name }),
      ...(followers.has(id) && { links: linksTo(plan, id) }),
    }
    return Object.keys(item).length > 2 ? [item] : []
  })
}

/** Whether any of what a step changes was approved, so that it needs a reason. */
export const asksReason = (items: readonly ReplannedItem[], rows: ReadonlyMap<string, PlanRow>): boolean =>
  items.some((item) => needsReason(rows.get(item.id)?.status ?? '', item))
