import { dayNumber, startDay } from '@bip/contract/calendar'
import {
  type ColumnLayout,
  type DataColumn,
  type DataSelection,
  DataTable,
  type DataTableHandle,
  Empty,
  toast,
  useLocale,
  useMedia,
  useRowHeight,
} from '@bip/design-system'
import { type ComponentPropsWithRef, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { widthOf } from './axis/axis.ts'
import { PlanDialogs } from './dialogs/PlanDialogs.tsx'
import { type TaskAsk, taskAsks } from './dialogs/taskDraft.ts'
import { ExportMenu } from './exchange/ExportMenu.tsx'
import { usePicture } from './exchange/usePicture.ts'
import { Hint, Root } from './Gantt.styles.ts'
import { ganttTexts } from './Gantt.texts.ts'
import type { Baseline } from './model/baseline.ts'
import { levelled } from './model/levelling.ts'
import type { Plan } from './model/Plan.ts'
import type { PlanTask } from './model/types.ts'
import { cellEdits } from './moving/cellEdits.ts'
import { useBarInput } from './moving/useBarInput.ts'
import { useHolding } from './moving/useHolding.ts'
import type { GanttMarker, GanttOutcome, GanttStep } from './types.ts'
import { useAxis } from './useAxis.ts'
import { useGanttRows } from './useGanttRows.ts'
import { useSteps } from './useSteps.ts'
import { AxisHead } from './view/AxisHead.tsx'
import { Backdrop } from './view/Backdrop.tsx'
import { BaselineLayer } from './view/BaselineLayer.tsx'
import { BaselineLegend } from './view/BaselineLegend.tsx'
import { EffectNote } from './view/EffectNote.tsx'
import { createGanttStores } from './view/GanttStores.ts'
import { LinkLayer } from './view/LinkLayer.tsx'
import { LoadPanel } from './view/LoadPanel.tsx'
import { type GanttLook, Tools } from './view/Tools.tsx'
import { useGanttColumns } from './view/useGanttColumns.tsx'
import { useRepaint } from './view/useRepaint.ts'
import { useRoom } from './view/useRoom.ts'
import { useScene } from './view/useScene.ts'
import { useSight } from './view/useSight.ts'

export type GanttProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Name of the plan for screen readers. */
  label: string
  /** The plan, which steps change in place. Another plan is another object. */
  plan: Plan
  /** `YYYY-MM-DD` */
  today: string
  /** Stores a step, which is shown at once; what it refuses, or throws, is taken back. Without it the plan is read only. */
  onStep?: (step: GanttStep) => GanttOutcome | Promise<GanttOutcome>
  /** Earlier states to compare with, two at most: the first is drawn below the bars, the second above. Default none. */
  baselines?: readonly Baseline[]
  /** Default none. */
  markers?: readonly GanttMarker[]
  /** Further columns of the table. Default none. */
  columns?: readonly DataColumn<PlanTask>[]
  /** Words beside a bar. Default by how many days it misses its deadline, and the name where there is no table to tell it. Keep it the same function. */
  barLabel?: (task: PlanTask) => string
  /** px of a day, from 0.25 to 960. Default 24. */
  defaultPxPerDay?: number
  /** What the reader did to the columns, to be kept. */
  layout?: ColumnLayout
  onLayoutChange?: (layout: ColumnLayout) => void
  /** Buttons of the caller's own, before the search. */
  tools?: ReactNode
  /** Offers the plan as a sheet, a picture, on paper and for Microsoft Project; `name` is that of the files, `codeOf` the number of a task. Default it is not offered. */
  exportAs?: { name: string; codeOf?: (key: string) => string | undefined; baselines?: () => Promise<readonly Baseline[]> }
  /** Opens the page of a task, from its dialog, or, where the plan is read only, at once. Default there is none. */
  onOpenTask?: (key: string) => void
  /** What the dialog of a task asks beside name, days and links. Default all of it. */
  asks?: readonly TaskAsk[]
  /** Default critical path and slack. */
  defaultLook?: Partial<GanttLook>
  /** Stands in place of a plan without tasks. Default a short notice. */
  empty?: ReactNode
}

const noColumns: readonly DataColumn<PlanTask>[] = []
const noBaselines: readonly Baseline[] = []
const noMarkers: readonly GanttMarker[] = []
const noLayout: ColumnLayout = {}
const nothing: DataSelection = { mode: 'some', keys: new Set() }

/** A plan as a tree of tasks beside a time axis: read, moved and linked by pointer, finger and keys. */
export const Gantt = (props: GanttProps) => {
  const { label, plan, today, onStep, baselines = noBaselines, markers = noMarkers, ...others } = props
  const { columns: more = noColumns, barLabel, defaultPxPerDay = 24, layout: givenLayout, ...further } = others
  const { onLayoutChange, defaultLook, tools, exportAs, empty, onOpenTask, asks = taskAsks, ref, ...rest } = further
  const { t } = useLocale()
  const root = useObjectRef(ref)
  const table = useRef<DataTableHandle<PlanTask>>(null)
  const hintId = useId()
  const room = useRoom(root)
  const isNarrow = useMedia('(max-width: 760px)')
  const [stores] = useState(createGanttStores)
  const [look, setLook] = useState<GanttLook>({ critical: true, baseline: true, slack: true, load: false, ...defaultLook })
  const [selection, setSelection] = useState<DataSelection>(nothing)
  const [layout, setLayout] = useControlledState(givenLayout, noLayout, onLayoutChange)
  const shown = look.baseline ? baselines : noBaselines
  const [first = null, second] = shown
  const { painter, words, progressAt, prepare } = useScene(plan, barLabel, shown)
  const steps = useSteps({ plan, onStep, words })
  const { version } = steps
  const rowHeight = useRowHeight(root)
  const rows = useGanttRows(plan, version)
  const view = useAxis({ root, plan, today, defaultPxPerDay, version })
  const { axis } = view
  const holding = useHolding(stores, steps)
  const scene = prepare({ axis, version, look, baseline: first, today: dayNumber(today) })
  const placed = useMemo(() => markers.map((marker) => ({ ...marker, at: dayNumber(marker.day) })), [markers])
  const head = useCallback(
    () => <AxisHead axis={axis} stores={stores} today={dayNumber(today)} markers={placed} />,
    [axis, stores, today, placed],
  )
  const columns = useGanttColumns({ plan, painter, progressAt, more, axisWidth: widthOf(axis), head, isNarrow, room, layout })
  useSight(root, stores, widthOf(axis))

  useRepaint({ root, stores, scene, painter })

  const level = (): void => {
    const edits = levelled(plan, dayNumber(today))
    if (edits.length === 0) toast.info(t(ganttTexts.isLevel))
    else holding.propose(edits)
  }
  const picture = usePicture({ plan, rows: rows.places, look, baselines: shown, today, progressAt })

  const taskIn = (cell: HTMLElement): PlanTask | undefined => painter.taskIn(cell)
  const input = useBarInput({
    ...{ root, plan, axis, stores, steps, holding, words, scene, selection, taskIn },
    ...{ rows: rows.places, rowHeight, onZoom: view.zoom, onOpen: onOpenTask },
  })
  return (
    <Root
      {...rest}
      ref={root}
      data-editable={steps.isEditable || undefined}
      {...input}
      onFocus={({ target }) => {
        // A pointer has seen what it presses; only the keyboard brings a bar into sight.
        const task = target.matches('.body [data-painted]:focus-visible') ? taskIn(target) : undefined
        if (task) view.reveal(startDay(plan.spanOf(task.key).start))
      }}
    >
      <Tools
        root={root}
        legend={first && <BaselineLegend baselines={shown} />}
        stores={stores}
        steps={steps}
        look={look}
        can={{ critical: true, slack: true, baseline: baselines.length > 0, load: (plan.input.resources?.length ?? 0) > 0 }}
        onLook={setLook}
        onZoom={view.zoom}
        onFit={view.fit}
        onToday={view.goToToday}
        filter={rows.filter}
        onFilter={rows.setFilter}
      >
        {tools}
        {exportAs && (
          <ExportMenu
            name={exportAs.name}
            codeOf={exportAs.codeOf}
            baselines={exportAs.baselines}
            picture={() => picture(exportAs.name)}
            onSheet={async () => table.current?.export({ fileName: exportAs.name })}
          />
        )}
      </Tools>
      <Hint id={hintId}>{t(ganttTexts.hint)}</Hint>
      <DataTable<PlanTask>
        handle={table}
        label={label}
        aria-describedby={hintId}
        columns={columns}
        rows={rows.roots}
        rowKey={({ key }) => key}
        tree={rows.tree}
        filter={rows.passes}
        expansion={rows.expansion}
        onExpansionChange={rows.setExpansion}
        selectionMode={steps.isEditable ? 'multiple' : 'none'}
        selection={selection}
        onSelectionChange={setSelection}
        layout={layout}
        onLayoutChange={setLayout}
        onEdit={
          onStep &&
          ((edits) => {
            const reason = steps.make(cellEdits(plan, edits))
            if (reason) throw new Error(reason)
          })
        }
        backdrop={
          <Backdrop axis={axis} stores={stores} calendar={plan.calendar} today={dayNumber(today)} markers={placed}>
            <LinkLayer scene={scene} rows={rows.places} rowHeight={rowHeight} version={version} />
            {second && (
              <BaselineLayer scene={scene} baseline={second} rows={rows.places} rowHeight={rowHeight} version={version} />
            )}
          </Backdrop>
        }
        emptyState={empty ?? <Empty title={t(ganttTexts.empty)} />}
      />
      {look.load && (
        <LoadPanel
          plan={plan}
          axis={axis}
          stores={stores}
          version={version}
          owner={rows.owner}
          onOwner={rows.setOwner}
          onLevel={steps.isEditable ? level : undefined}
        />
      )}
      <PlanDialogs stores={stores} plan={plan} steps={steps} words={words} onOpen={onOpenTask} asks={asks} />
      <EffectNote plan={plan} stores={stores} words={words} onApply={holding.make} onDiscard={holding.giveUp} />
    </Root>
  )
}
