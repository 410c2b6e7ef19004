import { type AnyRecord, baseFields, type Core, type ListQuestion, normaliseQuestion } from '@bip/contract'
import { isModalOpen, Pagination, Table } from '@bip/design-system'
import { lazy, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { mayUse } from '../actions/may.ts'
import { useRunner } from '../actions/useRunner.tsx'
import { useList } from '../data/useList.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { ColumnSettings } from './ColumnSettings.tsx'
import { Freshness } from './Freshness.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListHead } from './ListHead.tsx'
import { EmptyList, FailedList, ForbiddenList } from './ListLook.tsx'
import { ListSelection } from './ListSelection.tsx'
import { Foot, Frame, Page } from './list.styles.ts'
import { isNarrowed, sortOf, withoutFilters, withSort } from './question.ts'
import { RowActions } from './RowActions.tsx'
import { useListColumns } from './useListColumns.tsx'
import { useListSettings } from './useListSettings.ts'
import { useSelection } from './useSelection.ts'

const ImportDialog = lazy(() => import('../transfer/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })))

const rowKey = (record: AnyRecord): string => record.id
/** What every record has beside its own fields; a list within a page spares its room. */
const isBase = (key: string): boolean => baseFields.some((name) => name === key)

const noRows: readonly AnyRecord[] = []

export type ResourceListProps = {
  core: Core
  /** Search, filters, order and page; the app keeps it in the address. */
  question: ListQuestion
  onQuestionChange: (question: ListQuestion) => void
  /** A part of another page: no page head, its own height. Default false. */
  isEmbedded?: boolean
  /** Field values that every row has and a new record starts with, such as the parent of an embedded list. */
  fixed?: Readonly<Record<string, string>>
}

/** The generated list of a resource. */
export const ResourceList = (props: ResourceListProps) => {
  const host = useHost()
  return mayUse(host, props.core, 'view') ? <AllowedList {...props} /> : <ForbiddenList core={props.core} />
}

const AllowedList = ({ core, question, onQuestionChange, isEmbedded = false, fixed }: ResourceListProps) => {
  const host = useHost()
  const { t, noun } = useText()
  const asked = useMemo(() => normaliseQuestion({ ...question, filters: { ...question.filters, ...fixed } }), [question, fixed])
  const answer = useList(core, asked)
  const rows = answer.page?.records ?? noRows
  const hidden = useMemo(() => new Set(Object.keys(fixed ?? {})), [fixed])
  const settings = useListSettings(core)
  const shownKeys = useMemo(
    () => settings.columns.filter((key) => !hidden.has(key) && !(isEmbedded && isBase(key))),
    [settings.columns, hidden, isEmbedded],
  )
  const columns = useListColumns(core, shownKeys)
  const selection = useSelection(rows)
  const runner = useRunner(core, (_, ids) => selection.drop(ids))
  const [isImporting, setImporting] = useState(false)
  const searchRef = useRef<HTMLInputElement>(null)
  useSearchKey(searchRef, !isEmbedded)

  const { run } = runner
  const rowActions = useCallback((record: AnyRecord) => <RowActions core={core} record={record} run={run} />, [core, run])

  const { page } = answer
  const mayCreate = core.calls.submit !== undefined && mayUse(host, core, 'add')
  const create = mayCreate ? () => host.navigate(host.createPath(core, fixed && { ...fixed })) : undefined
  const mayImport = mayCreate && core.transfer !== false && mayUse(host, core, 'import')
  const openImport = mayImport && !isEmbedded ? () => setImporting(true) : undefined
  const hasFailed = answer.error !== undefined && page === undefined
  const isPaged = page !== undefined && (!isEmbedded || page.total > page.size)

  return (
    <Page data-embedded={isEmbedded || undefined} aria-label={t('list.caption', { what: noun(core.label) })}>
      <ListHead
        core={core}
        question={asked}
        total={page?.total}
        isEstimated={page?.estimated === true}
        isEmbedded={isEmbedded}
        onCreate={create}
        onImport={openImport}
      />
      {!isEmbedded && (
        <ListFilters
          core={core}
          question={question}
          onQuestionChange={onQuestionChange}
          hidden={hidden}
          searchRef={searchRef}
          tools={<ColumnSettings core={core} settings={settings} />}
        />
      )}
      <Frame>
        <ListSelection
          core={core}
          question={asked}
          columns={shownKeys}
          selection={selection}
          total={page?.total ?? 0}
          runner={runner}
        />
        <Table
          caption={t('list.caption', { what: noun(core.label) })}
          columns={columns}
          rows={hasFailed ? noRows : rows}
          rowKey={rowKey}
          stickyFirst
          maxHeight={isEmbedded ? 420 : undefined}
          selection={isEmbedded ? undefined : { mode: 'multiple', keys: selection.keys, onChange: selection.setKeys }}
          sort={sortOf(core, question)}
          onSortChange={(sort) => onQuestionChange(withSort(question, sort))}
          defaultWidths={settings.widths}
          onWidthsChange={settings.setWidths}
          rowActions={rowActions}
          onRowPress={core.calls.detail ? (record) => host.openRecord(core, record.id) : undefined}
          isLoading={answer.isLoading || (answer.isValidating && page !== undefined)}
          errorState={hasFailed ? <FailedList core={core} error={answer.error} onRetry={answer.refresh} /> : undefined}
          emptyState={
            page && (
              <EmptyList
                core={core}
                isNarrowed={isNarrowed(question)}
                onClear={() => onQuestionChange(withoutFilters(question))}
                onCreate={create}
                onImport={openImport}
              />
            )
          }
        />
        {isPaged && (
          <Foot>
            <Pagination
              current={page.current}
              size={page.size}
              total={page.total}
              isEstimated={page.estimated === true}
              onChange={(next) => onQuestionChange(normaliseQuestion({ ...question, ...next }))}
            />
            <Freshness
              answeredAt={answer.answeredAt}
              hasFailed={answer.error !== undefined}
              isValidating={answer.isValidating}
              onRefresh={answer.refresh}
            />
          </Foot>
        )}
      </Frame>
      {runner.element}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog core={core} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Page>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** `/` leads to the search of the list in sight. */
const useSearchKey = (searchRef: RefObject<HTMLInputElement | null>, isActive: boolean): void => {
  useEffect(() => {
    if (!isActive) return
    const focusSearch = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isModalOpen()) return
      event.preventDefault()
      searchRef.current?.focus()
      searchRef.current?.select()
    }
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [searchRef, isActive])
}
