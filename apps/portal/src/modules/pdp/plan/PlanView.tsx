import { type Baseline, Gantt, type GanttMarker, type PlanTask } from '@bip/charts/gantt'
import { dayLength, dayNumber } from '@bip/contract/calendar'
import type { WholePlan } from '@bip/contract/resources'
import { Button, type DataColumn, Empty, Result, Skeleton } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useMemo } from 'react'
import { planOf } from './planOf.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { usePlan } from './usePlan.ts'
import { usePlanSteps } from './usePlanSteps.ts'
import { usePlanText } from './usePlanText.ts'

/** The plan of a project as a Gantt: read, moved, linked and stored. */
export const PlanView = ({ projectId }: { projectId: string }) => {
  const { t } = usePlanText()
  const { data, error, mutate } = usePlan(projectId)
  if (error && !data)
    return (
      <Result
        status={500}
        title={t('failed')}
        description={error.message}
        action={<Button onPress={() => void mutate()}>{t('retry')}</Button>}
      />
    )
  if (!data) return <Skeleton lines={12} height={24} />
  return <PlanChart key={projectId} whole={data} onStale={() => void mutate()} />
}

/** The plan as it was approved, to compare with. */
const baselineOf = ({ items }: WholePlan): Baseline => ({
  key: 'approved',
  name: '',
  spans: new Map(
    items.flatMap(({ id, baselineStart, baselineEnd }) =>
      baselineStart && baselineEnd
        ? [[id, { start: dayNumber(baselineStart) * dayLength, finish: (dayNumber(baselineEnd) + 1) * dayLength }] as const]
        : [],
    ),
  ),
})

const PlanChart = ({ whole, onStale }: { whole: WholePlan; onStale: () => void }) => {
  const { t } = usePlanText()
  const host = useHost()
  const plan = useMemo(() => planOf(whole), [whole])
  const baseline = useMemo(() => baselineOf(whole), [whole])
  const { onStep, question } = usePlanSteps({ plan, whole, onStale })
  const rows = useMemo(() => new Map(whole.items.map((row) => [row.id, row])), [whole])
  const markers = useMemo<GanttMarker[]>(
    () => [
      { day: whole.project.planEnd, label: t('planEnd') },
      ...(whole.project.deliveryDate ? [{ day: whole.project.deliveryDate, label: t('deliveryDate') }] : []),
    ],
    [whole, t],
  )
  const columns = useMemo(() => {
    const told = (key: 'itemNo' | 'ownerName', header: string, width: number): DataColumn<PlanTask> => ({
      ...{ key, header, width, pin: 'start', isSortable: false, isFilterable: false },
      value: (task) => rows.get(task.key)?.[key] ?? '',
    })
    return [told('itemNo', t('columns.no'), 70), told('ownerName', t('columns.owner'), 90)]
  }, [rows, t])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: host.timeZone }).format(new Date())
  return (
    <>
      <Gantt
        label={t('label')}
        plan={plan}
        today={today}
        baseline={baseline}
        markers={markers}
        columns={columns}
        onStep={whole.mayEdit ? onStep : undefined}
        empty={<Empty title={t('empty')} description={t('emptyHint')} />}
      />
      {question && <ReasonDialog question={question} />}
    </>
  )
}
