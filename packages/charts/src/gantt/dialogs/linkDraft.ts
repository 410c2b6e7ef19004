import type { PlanEdit } from '../model/edits.ts'
import type { Plan } from '../model/Plan.ts'
import type { LinkType, PlanLink } from '../model/types.ts'

/** What the dialog of a link holds; `lag` in days, as typed. */
export type LinkDraft = { type: LinkType; lag: string | null; lagUnit: 'working' | 'calendar' }

export const linkDraftOf = ({ type = 'FS', lag = 0, lagUnit = 'working' }: PlanLink): LinkDraft => ({
  type,
  lag: String(lag),
  lagUnit,
})

/** Whether both tasks are linked that way by another link. */
export const isTaken = (plan: Plan, { key, from, to }: PlanLink, { type }: LinkDraft): boolean =>
  plan.links.some((one) => one.key !== key && one.from === from && one.to === to && (one.type ?? 'FS') === type)

/** What of a draft differs from the link. */
export const linkEdits = (link: PlanLink, draft: LinkDraft): readonly PlanEdit[] => {
  const before = linkDraftOf(link)
  const set: Partial<Omit<PlanLink, 'key' | 'from' | 'to'>> = {
    ...(draft.type !== before.type && { type: draft.type }),
    ...(Number(draft.lag ?? 0) !== Number(before.lag) && { lag: Number(draft.lag ?? 0) }),
    ...(draft.lagUnit !== before.lagUnit && { lagUnit: draft.lagUnit }),
  }
  return Object.keys(set).length > 0 ? [{ kind: 'setLink', key: link.key, set }] : []
}
