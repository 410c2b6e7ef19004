import { Gantt, type GanttMarker, type PlanTask } from '@bip/charts/gantt'
import { calendarWith } from '@bip/contract/calendar'
import { type PlanRow, planItem, type WholePlan } from '@bip/contract/resources'
import { Button, type DataColumn, Empty, Link, lazyPart, Result, SegmentedControl, Skeleton } from '@bip/design-system'
import { Layers, Upload } from '@bip/design-system/icons'
import { useDictionary, useHost, wordOf } from '@bip/records'
import { useListLayout } from '@bip/records/parts'
import { Suspense, useMemo, useState } from 'react'
import { todayIn } from '../../../app/todayIn.ts'
import { useBaselines } from './baselines/useBaselines.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { groupedPlan, type PlanGrouping, planGroupings } from './groupedPlan.ts'
import { planOf } from './planOf.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useLivePlan } from './useLivePlan.ts'
import { usePlan } from './usePlan.ts'
import { usePlanSteps } from './usePlanSteps.ts'
import { usePlanText } from './usePlanText.ts'

const BaselinesDialog = lazyPart(() => import('./baselines/BaselinesDialog.tsx').then((module) => module.BaselinesDialog))
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog))

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
  return <PlanChart key={projectId} answered={data} onStale={() => void mutate()} />
}

/** Items have no mode: their links and constraints say where they stand. */
const itemAsks = ['progress', 'deadline', 'constraint'] as const

/** The head under which an item stands in a grouping. */
const useGroupOf = (by: PlanGrouping) => {
  const { t } = usePlanText()
  const { entries } = useDictionary('DC_PROJECT_STAGE')
  return useMemo(
    () =>
      ({ phase, ownerId, ownerName, deptName }: PlanRow) => {
        const [key, name] =
          by === 'phase'
            ? [phase, phase && wordOf(entries, phase)]
            : by === 'person'
              ? [ownerId, ownerName]
              : [deptName, deptName]
        return { key: key ?? '', name: name || t('group.nobody') }
      },
    [by, entries, t],
  )
}

const PlanChart = ({ answered, onStale }: { answered: WholePlan; onStale: () => void }) => {
  const { t } = usePlanText()
  const host = useHost()
  const live = useLivePlan(answered)
  const { shown: whole } = live
  const [layout, setLayout] = useListLayout(planItem, ['gantt'])
  const [by, setBy] = useState<PlanGrouping>('wbs')
  const [open, setOpen] = useState<'import' | 'baselines' | null>(null)
  const groupOf = useGroupOf(by)
  const plan = useMemo(() => planOf(whole), [whole])
  const drawn = useMemo(() => (by === 'wbs' ? plan : groupedPlan(whole, plan, groupOf)), [by, plan, whole, groupOf])
  const baselines = useBaselines(answered)
  const { onStep, question, conflict } = usePlanSteps({ plan, whole, ...live })
  const rows = useMemo(() => new Map(whole.items.map((row) => [row.id, row])), [whole])
  const markers = useMemo<GanttMarker[]>(
    () => [
      { day: whole.project.planEnd, label: t('planEnd') },
      ...(whole.project.deliveryDate ? [{ day: whole.project.deliveryDate, label: t('deliveryDate') }] : []),
    ],
    [whole, t],
  )
  const columns = useMemo(() => {
    const textColumn = (key: 'itemNo' | 'ownerName', header: string, width: number): DataColumn<PlanTask> => ({
      ...{ key, header, width, pin: 'start', isSortable: false, isFilterable: false },
      value: (task) => rows.get(task.key)?.[key] ?? '',
    })
    // The page of an item holds what the chart does not draw: its constraint, its links with their lags, files, history.
    const number: DataColumn<PlanTask> = {
      ...textColumn('itemNo', t('columns.no'), 70),
      cell: { render: ({ row: { key }, text }) => text && <Link onPress={() => host.openRecord(planItem, key)}>{text}</Link> },
    }
    return [number, textColumn('ownerName', t('columns.owner'), 90)]
  }, [rows, t, host])
  const today = todayIn(host.timeZone)
  const tools = (
    <>
      <SegmentedControl
        label={t('group.label')}
        size="small"
        value={by}
        onChange={setBy}
        items={planGroupings.map((value) => ({ value, label: t(`group.${value}`) }))}
      />
      <Button size="small" variant="quiet" icon={<Layers size={14} aria-hidden />} onPress={() => setOpen('baselines')}>
        {t('baselines.open')}
      </Button>
      {whole.mayEdit && (
        <Button size="small" variant="quiet" icon={<Upload size={14} aria-hidden />} onPress={() => setOpen('import')}>
          {t('import.open')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <Gantt
        label={t('label')}
        plan={drawn}
        today={today}
        baselines={baselines.drawn}
        markers={markers}
        columns={columns}
        tools={tools}
        exportAs={{
          name: `${whole.project.code} ${whole.project.name}`,
          codeOf: (key) => rows.get(key)?.itemNo,
          baselines: baselines.readAll,
        }}
        onStep={whole.mayEdit && by === 'wbs' ? onStep : undefined}
        layout={layout}
        onLayoutChange={setLayout}
        asks={itemAsks}
        onOpenTask={(key) => rows.has(key) && host.openRecord(planItem, key)}
        empty={<Empty title={t('empty')} description={t('emptyHint')} />}
      />
      {question && <ReasonDialog question={question} />}
      {conflict && <ConflictDialog question={conflict} />}
      <Suspense fallback={null}>
        {open === 'baselines' && (
          <BaselinesDialog
            whole={answered}
            baselines={baselines}
            calendar={calendarWith(answered)}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'import' && (
          <ImportDialog
            whole={whole}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null)
              onStale()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
