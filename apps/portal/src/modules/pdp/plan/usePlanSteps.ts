import type { GanttOutcome, GanttStep, Plan } from '@bip/charts/gantt'
import { ApiError } from '@bip/contract/client'
import { type PlanRow, planCalls, planItem, type ReplannedItem, type WholePlan } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { reasonOf, useHost, useRefresh } from '@bip/records'
import { type RefObject, useRef, useState } from 'react'
import type { ConflictQuestion, PlanConflict } from './ConflictDialog.tsx'
import type { ReasonQuestion } from './ReasonDialog.tsx'
import { asksReason, replannedOf } from './replannedOf.ts'
import type { KnownRows } from './useLivePlan.ts'
import { readPlan } from './usePlan.ts'
import { usePlanText } from './usePlanText.ts'
import type { Reason } from './useReason.tsx'
import { useStepQueue } from './useStepQueue.ts'

type Options = {
  plan: Plan
  whole: WholePlan
  known: RefObject<KnownRows>
  /** How many steps are on their way. */
  pending: RefObject<number>
  /** Shows the plan as it is stored now. */
  adopt: (whole: WholePlan) => void
}

type Answer = { versions: Record<string, number>; changeNo: string | null }

/** The items of a step that somebody else changed meanwhile. */
export function conflictsOf(
  items: readonly ReplannedItem[],
  known: KnownRows,
  now: ReadonlyMap<string, PlanRow>,
): PlanConflict[] {
  return items.flatMap((item): PlanConflict[] => {
    const [before, theirs] = [known.get(item.id), now.get(item.id)]
    if (!before || !theirs || theirs.version === item.version) return []
    return [
      {
        id: item.id,
        name: theirs.name,
        who: theirs.updatedBy ?? '—',
        theirs: { start: theirs.planStart, end: theirs.planEnd, progress: Number(theirs.progress) },
        mine: {
          start: item.planStart ?? before.planStart,
          end: item.planEnd ?? before.planEnd,
          progress: item.progress ?? Number(before.progress),
        },
      },
    ]
  })
}

/** Stores steps in a plan one after the other, each whole; approved items ask why, and what others changed meanwhile is chosen between. */
export const usePlanSteps = ({ plan, whole, known, pending, adopt }: Options) => {
  const { client } = useHost()
  const refresh = useRefresh()
  const toast = useToast()
  const { t } = usePlanText()
  const [question, setQuestion] = useState<ReasonQuestion | null>(null)
  const [conflict, setConflict] = useState<ConflictQuestion | null>(null)
  const last = useRef<Reason | null>(null)
  const projectId = whole.project.id

  const ask = (count: number): Promise<Reason | null> =>
    new Promise((resolve) =>
      setQuestion({
        count,
        last: last.current,
        answer: (given) => {
          setQuestion(null)
          resolve(given)
        },
      }),
    )
  const choose = (conflicts: readonly PlanConflict[]): Promise<'mine' | 'theirs'> =>
    new Promise((resolve) =>
      setConflict({
        conflicts,
        answer: (keep) => {
          setConflict(null)
          resolve(keep)
        },
      }),
    )
  const current = (): Promise<WholePlan> => readPlan(client, projectId)
  const send = async (items: readonly ReplannedItem[], reason: Reason | null): Promise<Answer> => {
    const body = { projectId, items, ...reason }
    const answer = await client.request<Answer>({ method: 'POST', path: planCalls.replan, body, silent: true })
    toast.success(answer.changeNo ? t('recorded', { number: answer.changeNo }) : t('stored'))
    return answer
  }
  const keep = (items: readonly ReplannedItem[], versions: Record<string, number>): void => {
    for (const { id, planItemName, progress, version: _, ...rest } of items) {
      const row = known.current.get(id)
      if (!row) continue
      const name = planItemName ?? row.name
      const version = versions[id] ?? row.version
      known.current.set(id, { ...row, ...rest, name, progress: progress ?? row.progress, version })
    }
  }
  /** Somebody else was first: shows both, and stores this one over it where that is wanted. */
  const settle = async (items: readonly ReplannedItem[], reason: Reason | null): Promise<GanttOutcome> => {
    const now = await current()
    const rows = new Map(now.items.map((row) => [row.id, row]))
    const chosen = await choose(conflictsOf(items, known.current, rows))
    if (chosen === 'theirs') {
      adopt(now)
      return { status: 'refused', reason: t('conflict.kept') }
    }
    const mine = items.flatMap((item) => {
      const row = rows.get(item.id)
      return row ? [{ ...item, version: row.version }] : []
    })
    await send(mine, reason)
    adopt(await current())
    return { status: 'stored' }
  }
  const store = async (step: GanttStep): Promise<GanttOutcome> => {
    const items = replannedOf(plan, step, known.current)
    if (items.length === 0) return { status: 'stored' }
    const isReasoned = asksReason(items, known.current)
    const reason = isReasoned ? await ask(items.length) : null
    if (isReasoned && !reason) return { status: 'refused', reason: t('cancelled') }
    if (reason) last.current = reason
    try {
      const answer = await send(items, reason).catch((error: unknown) => {
        if (error instanceof ApiError && error.key === 'stale') return null
        throw error
      })
      if (!answer) return await settle(items, reason)
      keep(items, answer.versions)
      return { status: 'stored' }
    } catch (error) {
      adopt(await current().catch(() => whole))
      return { status: 'refused', reason: reasonOf(error) }
    }
  }
  const onStep = useStepQueue({ store, pending, onIdle: () => void refresh(planItem) })
  return { onStep, question, conflict }
}
