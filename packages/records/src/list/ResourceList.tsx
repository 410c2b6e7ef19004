import { type AnyRecord, baseFields, type Core, type ListQuestion, normaliseQuestion } from '@bip/contract'
import { type ColumnLayout, DataList, lazyPart, useMedia } from '@bip/design-system'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { mayUse } from '../actions/may.ts'
import { useRunner } from '../actions/useRunner.tsx'
import { useBulk } from '../bulk/useBulk.tsx'
import { useCollection } from '../data/useCollection.ts'
import { useList } from '../data/useList.ts'
import { GroupedList } from '../groups/GroupedList.tsx'
import { GroupSelect } from '../groups/GroupSelect.tsx'
import { groupShown } from '../groups/useGroups.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { useExport } from '../transfer/useExport.ts'
import { keepQuestion } from '../walk/lastQuestion.ts'
import { cardKeys } from './cardKeys.ts'
import { Freshness } from './Freshness.tsx'
import { ListHead } from './ListHead.tsx'
import { EmptyList, FailedList, ForbiddenList, UnaskedList } from './ListLook.tsx'
import { asksNothing, readState, standardState, writeState } from './listState.ts'
import { openedBy } from './opened.ts'
import { isNarrowed, missingAsks, sortOf, withFilter, withGroup, withoutFilters, withSearch, withSort } from './question.ts'
import { RowActions } from './RowActions.tsx'
import { columnsForAddress, shownKeys, withShownKeys } from './shownColumns.ts'
import { type ConditionsOptions, useConditions } from './useConditions.tsx'
import { useFirstWidths } from './useFirstWidths.ts'
import { useHeadFilters } from './useHeadFilters.tsx'
import { useListColumns } from './useListColumns.tsx'
import { useListLayout } from './useListLayout.ts'
import { useListTotals } from './useListTotals.ts'
import { useSelection } from './useSelection.ts'
import { useSelectionBar } from './useSelectionBar.tsx'
import { useViewStore } from './useViewStore.ts'

const ImportDialog = lazyPart(() => import('../transfer/ImportDialog.tsx').then((module) => module.ImportDialog))

const rowKey = (record: AnyRecord): string => record.id
/** What every record has beside its own fields; a list within a page spares its room. */
const isBase = (key: string): boolean => baseFields.some((name) => name === key)

const noRows: readonly AnyRecord[] = []

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

const AllowedList = ({
  core,
  question,
  onQuestionChange,
  columns: wanted,
  isEmbedded = false,
  fixed,
  tools,
  onEditRows,
}: ResourceListProps) => {
  const host = useHost()
  const { t, noun } = useText()
  const usualSize = core.list.size
  const asked = useMemo(
    () => normaliseQuestion({ ...question, size: question.size ?? usualSize, filters: { ...question.filters, ...fixed } }),
    [question, fixed, usualSize],
  )
  const missing = missingAsks(core, asked)
  useEffect(() => {
    if (!isEmbedded) keepQuestion(host, core, asked)
  }, [isEmbedded, host, core, asked])
  const group = groupShown(core, asked)
  const answer = useList(core, asked, missing.length === 0 && group === undefined)
  const rows = answer.page?.records ?? noRows
  const hidden = useMemo(() => new Set(Object.keys(fixed ?? {})), [fixed])
  const isHidden = useCallback((key: string) => hidden.has(key) || (isEmbedded && isBase(key)), [hidden, isEmbedded])
  const isPhone = useMedia('(max-width: 600px)')
  const cardFields = useMemo(() => cardKeys(core, isHidden), [core, isHidden])
  const columns = useFirstWidths(core, useListColumns(core, isHidden, rows, isPhone ? cardFields[0] : undefined), rows)
  const [kept, keep] = useListLayout(core, isEmbedded ? [...hidden] : null)
  const layout = useMemo(() => (wanted ? withShownKeys(columns, kept, wanted) : kept), [columns, kept, wanted])
  const inCards = useMemo(() => withShownKeys(columns, {}, cardFields), [columns, cardFields])
  const shown = isPhone ? inCards : layout
  const totals = useListTotals(core, asked, missing.length > 0 ? [] : shownKeys(columns, shown))
  const refresh = (): void => {
    answer.refresh()
    totals.refresh()
  }
  const ask = (next: ListQuestion, shown = layout): void => onQuestionChange(next, columnsForAddress(columns, shown))
  const setLayout = (next: ColumnLayout): void => {
    keep(next)
    ask(question, next)
  }
  const viewStore = useViewStore(core)
  const selection = useSelection(rows, asked)
  const bulk = useBulk(core, selection.clear)
  const runner = useRunner(core, (_, ids) => selection.drop(ids))
  const [isImporting, setImporting] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const exported = useExport(core, asked)
  const asking: ConditionsOptions = { core, question, onQuestionChange: ask, hidden }
  const { conditions, placeholder } = useConditions(asking)
  const headFilters = useHeadFilters(asking, columns)

  const { run } = runner
  const leads = core.computed ? core.computed.opens !== undefined : core.calls.detail !== undefined
  const open = (record: AnyRecord): void => {
    const opened = openedBy(host, core, record)
    if (opened) host.openRecord(opened.core, opened.id)
  }
  const collection = useCollection(core)
  const rowActions = useCallback(
    (record: AnyRecord) => <RowActions core={core} record={record} run={run} collection={collection} />,
    [core, run, collection],
  )

  const { page } = answer
  const selectionBar = useSelectionBar({
    core,
    question: asked,
    columns: core.list.columns,
    selection,
    total: page?.total ?? 0,
    runner,
    bulk,
  })
  const mayCreate = core.calls.submit !== undefined && mayUse(host, core, 'add')
  const create = mayCreate ? () => host.navigate(host.createPath(core, fixed && { ...fixed })) : undefined
  const mayImport = mayCreate && core.transfer !== false && mayUse(host, core, 'import')
  const openImport = mayImport && !isEmbedded ? () => setImporting(true) : undefined
  const mayExport = core.transfer !== false && mayUse(host, core, 'export')
  const hasFailed = answer.error !== undefined && page === undefined
  const isPaged = page !== undefined && (!isEmbedded || page.total > page.size)
  const clear = (): void => ask(withoutFilters(question))

  const headWith = (onExport: (() => void) | undefined, total = page?.total) => (
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
  const frame = {
    label: t('list.caption', { what: noun(core.label) }),
    search: {
      value: question.search ?? '',
      placeholder,
      onSearch: (search: string) => ask(withSearch(question, search)),
    },
    conditions,
    onClear: isNarrowed(question) ? clear : undefined,
    tools: !isEmbedded && (
      <>
        {(!isPhone || asked.group !== undefined) && (
          <GroupSelect core={core} group={asked.group} onChange={(key) => ask(withGroup(question, key))} />
        )}
        {tools}
      </>
    ),
    views: {
      store: viewStore,
      state: writeState({ question, layout }, usualSize),
      standard: standardState,
      isUntouched: asksNothing(question, usualSize),
      onApply: (state: string) => {
        const view = readState(core, state)
        keep(view.layout)
        ask(view.question, view.layout)
      },
    },
    isEmbedded,
  }
  if (group !== undefined)
    return (
      <GroupedList
        core={core}
        asked={asked}
        by={group}
        columns={shownKeys(columns, layout).flatMap((key) => columns.find((column) => column.key === key) ?? [])}
        onOpen={(key, filter) => ask(withFilter(question, key, filter))}
        onRecord={leads ? open : undefined}
        rowActions={core.computed ? undefined : rowActions}
        frame={frame}
        head={headWith}
      />
    )

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
          layout: shown,
          onLayoutChange: isPhone ? undefined : setLayout,
          rowActions: core.computed ? undefined : rowActions,
          onRowPress: leads ? open : undefined,
          isLoading: answer.isLoading || (answer.isValidating && page !== undefined),
          errorState: hasFailed ? (
            <FailedList
              core={core}
              error={answer.error}
              onRetry={refresh}
              onReset={asksNothing(question, usualSize) ? undefined : () => ask({})}
            />
          ) : undefined,
          emptyState:
            missing.length > 0 ? (
              <UnaskedList fields={missing} />
            ) : (
              page && (
                <EmptyList
                  core={core}
                  isNarrowed={isNarrowed(question)}
                  onClear={clear}
                  onCreate={create}
                  onImport={openImport}
                />
              )
            ),
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
