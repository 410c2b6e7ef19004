import type { GanttOutcome, GanttStep, Plan } from '@bip/charts/gantt'
import { type PlanRow, planCalls, planItem, type ReplannedItem, type WholePlan } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { reasonOf, useHost, useRefresh } from '@bip/records'
import { useRef, useState } from 'react'
import type { Reason, ReasonQuestion } from './ReasonDialog.tsx'
import { asksReason, replannedOf } from './replannedOf.ts'
import { usePlanText } from './usePlanText.ts'

type Options = { plan: Plan; whole: WholePlan /** Asks for the plan anew. */; onStale: () => void }

type Answer = { versions: Record<string, number>; changeNo: string | null }

/** Stores steps in a plan one after the other, each whole; approved items ask why. */
export const usePlanSteps = ({ plan, whole, onStale }: Options) => {
  const { client } = useHost()
  const refresh = useRefresh()
  const toast = useToast()
  const { t } = usePlanText()
  const [question, setQuestion] = useState<ReasonQuestion | null>(null)
  const last = useRef<Reason | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  // What is stored, as far as this page knows; another plan begins anew.
  const known = useRef<{ of: WholePlan; rows: Map<string, PlanRow> } | null>(null)
  const rowsOf = (): Map<string, PlanRow> => {
    if (known.current?.of !== whole) known.current = { of: whole, rows: new Map(whole.items.map((row) => [row.id, row])) }
    return known.current.rows
  }

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
  const keep = (items: readonly ReplannedItem[], versions: Record<string, number>): void => {
    const rows = rowsOf()
    for (const { id, planItemName, progress, version: _, ...rest } of items) {
      const row = rows.get(id)
      if (!row) continue
      const name = planItemName ?? row.name
      rows.set(id, { ...row, ...rest, name, progress: progress ?? row.progress, version: versions[id] ?? row.version })
    }
  }
  const store = async (step: GanttStep): Promise<GanttOutcome> => {
    const items = replannedOf(plan, step, rowsOf())
    if (items.length === 0) return { status: 'stored' }
    const isReasoned = asksReason(items, rowsOf())
    const reason = isReasoned ? await ask(items.length) : null
    if (isReasoned && !reason) return { status: 'refused', reason: t('cancelled') }
    if (reason) last.current = reason
    try {
      const body = { projectId: whole.project.id, items, ...reason }
      const { versions, changeNo } = await client.request<Answer>({ method: 'POST', path: planCalls.replan, body, silent: true })
      keep(items, versions)
      toast.success(changeNo ? t('recorded', { number: changeNo }) : t('stored'))
      void refresh(planItem)
      return { status: 'stored' }
    } catch (error) {
      onStale()
      return { status: 'refused', reason: reasonOf(error) }
    }
  }
  /** A step waits for the one before it, so that versions are known. */
  const onStep = (step: GanttStep): Promise<GanttOutcome> => {
    const next = queue.current.then(() => store(step))
    queue.current = next.catch(() => undefined)
    return next
  }
  return { onStep, question }
}
