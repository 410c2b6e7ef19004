import { Gantt, type GanttOutcome, type GanttStep } from '@bip/charts/gantt'
import { type MovedPhases, type PhasePlan, phasePlanCalls, planOrderPhase } from '@bip/contract/resources'
import { type ColumnLayout, Empty, useToast } from '@bip/design-system'
import { reasonOf, useHost, useRefresh } from '@bip/records'
import { useMemo, useRef, useState } from 'react'
import { movesOf, planOfPhases } from './planOfPhases.ts'
import { usePhaseText } from './usePhaseText.ts'

type PhaseChartProps = { whole: PhasePlan; today: string; tools: React.ReactNode; onStale: () => void }

/** The axis tells the days; the table keeps to what it does not. */
const firstLayout: ColumnLayout = { shown: { duration: false, finish: false, progress: false } }
const look = { critical: false, slack: false, load: true }

/** Phases of open orders on one axis, with the load of departments and stations below; what is moved is stored. */
export const PhaseChart = ({ whole, today, tools, onStale }: PhaseChartProps) => {
  const { t } = usePhaseText()
  const { client } = useHost()
  const refresh = useRefresh()
  const toast = useToast()
  const plan = useMemo(
    () => planOfPhases(whole, today, { dept: (name) => t('deptLoad', { name }), station: (name) => t('stationLoad', { name }) }),
    [whole, today, t],
  )
  const [layout, setLayout] = useState(firstLayout)
  const versions = useMemo(() => new Map(whole.phases.map(({ id, version }) => [id, version])), [whole])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const store = async (step: GanttStep): Promise<GanttOutcome> => {
    const phases = movesOf(plan, step, versions)
    if (!phases) return { status: 'refused', reason: t('onlyDates') }
    if (phases.length === 0) return { status: 'stored' }
    try {
      const answer = await client.request<MovedPhases>({
        method: 'POST',
        path: phasePlanCalls.move,
        body: { phases },
        silent: true,
      })
      for (const [id, version] of Object.entries(answer.versions)) versions.set(id, version)
      toast.success(t('stored', { count: phases.length }))
      void refresh(planOrderPhase)
      return { status: 'stored' }
    } catch (error) {
      onStale()
      return { status: 'refused', reason: reasonOf(error) }
    }
  }
  /** A step waits for the one before it, so that versions are known. */
  const onStep = (step: GanttStep): Promise<GanttOutcome> => {
    const next = queue.current.then(() => store(step))
    queue.current = next
    return next
  }
  return (
    <Gantt
      label={t('label')}
      plan={plan}
      today={today}
      tools={tools}
      defaultPxPerDay={12}
      defaultLook={look}
      layout={layout}
      onLayoutChange={setLayout}
      exportAs={{ name: t('title') }}
      onStep={whole.mayMove ? onStep : undefined}
      empty={<Empty title={t('empty')} description={t('emptyHint')} />}
    />
  )
}
