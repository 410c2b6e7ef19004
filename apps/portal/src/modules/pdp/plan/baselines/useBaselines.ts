import type { Baseline } from '@bip/charts/gantt'
import type { AnyRecord, RowTable } from '@bip/contract'
import { rowsOfTable } from '@bip/contract'
import type { Client } from '@bip/contract/client'
import { type BaselineRow, planBaseline, planCalls, type WholePlan } from '@bip/contract/resources'
import { useHost, useList } from '@bip/records'
import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { usePlanText } from '../usePlanText.ts'
import { approvedKey, approvedOf, baselineOf, type ComparedPlan } from './compared.ts'

/** So many are listed; a plan is kept at its turns, not every day. */
const maxListed = 200
/** As many as a file of MS Project holds. */
const maxFileBaselines = 11
/** One lies below the bars, one above. */
export const maxDrawn = 2

export const readBaseline = async (client: Client, { id, baselineName }: AnyRecord): Promise<ComparedPlan> => {
  const table = await client.request<RowTable<BaselineRow>>({ path: planCalls.baseline, query: { id }, silent: true })
  return { key: id, name: String(baselineName), rows: rowsOfTable(table) }
}

/** The earlier plans of a project: which there are, which of them are drawn, and what they hold. */
export const useBaselines = (whole: WholePlan) => {
  const { client, permissions } = useHost()
  const { t } = usePlanText()
  const [chosen, setChosen] = useState<readonly string[]>([approvedKey])
  const question = useMemo(() => ({ filters: { projectId: whole.project.id }, size: maxListed }), [whole.project.id])
  const { page } = useList(planBaseline, question, permissions.has('planBaseline_view'))
  const records = useMemo(() => page?.records ?? [], [page])
  const shown = records.filter(({ id }) => chosen.includes(id))
  const key = shown.length > 0 && [
    'about',
    planBaseline.key,
    planCalls.baseline,
    ...shown.map(({ id, version }) => `${id} ${version}`),
  ]
  const { data: read } = useSWR(key, () => Promise.all(shown.map((record) => readBaseline(client, record))), {
    keepPreviousData: true,
  })
  const drawn = useMemo(() => {
    const known = new Map([approvedOf(whole, t('baselines.approved')), ...(read ?? [])].map((plan) => [plan.key, plan]))
    return chosen.flatMap((one) => {
      const plan = known.get(one)
      return plan && plan.rows.length > 0 ? [baselineOf(plan)] : []
    })
  }, [chosen, read, whole, t])
  /** Draws one, or no longer; beyond two the one that was chosen first goes. */
  const draw = (one: string, isDrawn: boolean): void =>
    setChosen((before) => [...before.filter((other) => other !== one), ...(isDrawn ? [one] : [])].slice(-maxDrawn))
  /** All earlier plans, the approved one first, the latest of the others after it. */
  const readAll = async (): Promise<readonly Baseline[]> => {
    const kept = await Promise.all(records.slice(0, maxFileBaselines).map((record) => readBaseline(client, record)))
    return [approvedOf(whole, t('baselines.approved')), ...kept].filter(({ rows }) => rows.length > 0).map(baselineOf)
  }
  return { records, chosen, draw, drawn, readAll }
}

export type Baselines = ReturnType<typeof useBaselines>
