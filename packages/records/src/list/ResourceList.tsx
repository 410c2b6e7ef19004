import { type AnyRecord, type Core, type ListQuestion, normaliseQuestion } from '@bip/contract'
import { DataList, lazyPart } from '@bip/design-system'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useRunner } from '../actions/useRunner.tsx'
import { useBulk } from '../bulk/useBulk.tsx'
import { GroupedList } from '../groups/GroupedList.tsx'
import { mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useExport } from '../transfer/useExport.ts'
import { Freshness } from './Freshness.tsx'
import { ListHead } from './ListHead.tsx'
import { EmptyList, FailedList, ForbiddenList, UnaskedList } from './ListLook.tsx'
import { asksNothing } from './listState.ts'
import { isNarrowed, sortOf, withFilter, withoutFilters, withSort } from './question.ts'
import { shownKeys } from './shownColumns.ts'
import { askerOf, noRows, useAskedList, useLaidColumns, useShownTotals } from './useAskedList.ts'
import type { ConditionsOptions } from './useConditions.tsx'
import { useHeadFilters } from './useHeadFilters.tsx'
import { useListActs } from './useListActs.tsx'
import { useListFrame } from './useListFrame.tsx'
import { useSelection } from './useSelection.ts'
import { useSelectionBar } from './useSelectionBar.tsx'

const ImportDialog = lazyPart(() => import('../transfer/ImportDialog.tsx').then((module) => module.ImportDialog))

const rowKey = (record: AnyRecord): string => record.id

export type ResourceListProps = {
  core: Core
  /** Search, filters, order and page; the app keeps it in the address. */
  question: ListQuestion
  /** Hears what is asked next, and the columns beside it: null for those of the resource. */
  onQuestionChange: (question: ListQuestion, columns: readonly string[] | null) => void
  /** Keys of the columns shown, in order, as the address says; default as the reader left them, else as the resource says. */
  columns?: readonly string[]
  /** A part of another page: no page head, its own height. Default false. */
  isEmbedded?: boolean
  /** Field values that every row has and a new record starts with, such as the parent of an embedded list. */
  fixed?: Readonly<Record<string, string>>
  /** Beside the conditions, such as a way to another look at it. */
  tools?: ReactNode
  /** Turns an embedded list into a grid that is typed into. Default nobody may. */
  onEditRows?: () => void
}

/** The generated list of a resource. */
export const ResourceList = (props: ResourceListProps) => {
  const host = useHost()
  return mayUse(host, props.core, 'view') ? <AllowedList {...props} /> : <ForbiddenList core={props.core} />
}

const AllowedList = (props: ResourceListProps) => {
  const { core, question, isEmbedded = false, fixed, tools, onEditRows } = props
  const usualSize = core.list.size
  const { asked, missing, group, answer, rows } = useAskedList(props)
  const { page } = answer
  const hidden = useMemo(() => new Set(Object.keys(fixed ?? {})), [fixed])
  const laid = useLaidColumns({ core, columns: props.columns, isEmbedded, hidden, rows })
  const { columns, layout } = laid
  const { ask, layOut } = askerOf(laid, props)
  const totals = useShownTotals(core, asked, missing.length === 0, laid)
  const selection = useSelection(rows, asked)
  const bulk = useBulk(core, selection.clear)
  const runner = useRunner(core, (_, ids) => selection.drop(ids))
  const [isImporting, setImporting] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const exported = useExport(core, asked)
  const asking: ConditionsOptions = { core, question, onQuestionChange: ask, hidden }
  const frame = useListFrame({ asking, group: asked.group, laid, layOut, isEmbedded, tools })
  const headFilters = useHeadFilters(asking, columns)
  const { open, create, mayImport, mayExport, rowActions } = useListActs(props, runner.run)
  const selectionBar = useSelectionBar({
    core,
    question: asked,
    columns: core.list.columns,
    selection,
    total: page?.total ?? 0,
    runner,
    bulk,
  })
  const refresh = (): void => {
    answer.refresh()
    totals.refresh()
  }
  const openImport = mayImport ? () => setImporting(true) : undefined
  const clear = (): void => ask(withoutFilters(question))
  const hasFailed = answer.error !== undefined && page === undefined
  const isPaged = page !== undefined && (!isEmbedded || page.total > page.size)

  const headWith = (onExport: () => void, total = page?.total) => (
    <ListHead
      core={core}
      total={total}
      isEstimated={page?.estimated === true}
      isEmbedded={isEmbedded}
      onCreate={create}
      onEditRows={onEditRows}
      onImport={openImport}
      onExport={mayExport ? onExport : undefined}
      onAction={(name) => void runner.runList(name, asked)}
    />
  )
  if (group !== undefined)
    return (
      <GroupedList
        core={core}
        asked={asked}
        by={group}
        columns={shownKeys(columns, layout).flatMap((key) => columns.find((column) => column.key === key) ?? [])}
        onOpen={(key, filter) => ask(withFilter(question, key, filter))}
        onRecord={open}
        rowActions={rowActions}
        frame={frame}
        head={headWith}
      />
    )

  const empty = { core, isNarrowed: isNarrowed(question), onClear: clear, onCreate: create, onImport: openImport }
  return (
    <>
      <DataList
        {...frame}
        head={headWith(() => setExporting(true))}
        selectionBar={selectionBar}
        exporting={
          isExporting && page
            ? {
                ...exported,
                total: page.total,
                isEstimated: page.estimated === true,
                chosen: selection.records,
                onClose: () => setExporting(false),
              }
            : undefined
        }
        table={{
          columns,
          headFilters,
          rows: hasFailed ? noRows : rows,
          rowKey,
          isServed: true,
          ...(rows.length > 0 && totals.foot),
          selectionMode: isEmbedded || core.computed ? 'none' : 'multiple',
          selection: selection.chosen,
          onSelectionChange: selection.choose,
          sort: sortOf(core, question),
          onSortChange: (sort) => ask(withSort(question, sort)),
          hasCards: true,
          layout: laid.shown,
          onLayoutChange: laid.isPhone ? undefined : layOut,
          rowActions,
          onRowPress: open,
          isLoading: answer.isLoading || (answer.isValidating && page !== undefined),
          errorState: hasFailed ? (
            <FailedList
              core={core}
              error={answer.error}
              onRetry={refresh}
              onReset={asksNothing(question, usualSize) ? undefined : () => ask({})}
            />
          ) : undefined,
          emptyState: missing.length > 0 ? <UnaskedList fields={missing} /> : page && <EmptyList {...empty} />,
        }}
        paging={
          isPaged
            ? {
                current: page.current,
                size: page.size,
                total: page.total,
                isEstimated: page.estimated === true,
                onChange: (next) => ask(normaliseQuestion({ ...question, ...next }, usualSize)),
              }
            : undefined
        }
        status={
          isPaged && (
            <Freshness
              answeredAt={answer.answeredAt}
              hasFailed={answer.error !== undefined}
              isValidating={answer.isValidating}
              onRefresh={refresh}
            />
          )
        }
      />
      {runner.element}
      {bulk.element}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog core={core} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
