import { type AnyRecord, type Core, type ListQuestion, normaliseQuestion, type Page } from '@bip/contract'
import { DataList, Empty, PageHeader, useLocale } from '@bip/design-system'
import { type ReactNode, useMemo } from 'react'
import { useList } from '../data/useList.ts'
import { mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { Freshness } from '../list/Freshness.tsx'
import { EmptyList, FailedList, ForbiddenList } from '../list/ListLook.tsx'
import { isNarrowed, withoutFilters, withSearch } from '../list/question.ts'
import { useConditions } from '../list/useConditions.tsx'
import { useFirstWidths } from '../list/useFirstWidths.ts'
import { useHeadFilters } from '../list/useHeadFilters.tsx'
import { useListColumns } from '../list/useListColumns.tsx'
import { useListLayout } from '../list/useListLayout.ts'
import { type ListingParts, useListingParts } from './useListingParts.tsx'

export type ListingRowsProps<R extends object, P extends Page<R> = Page<R>> = {
  /** Made by `coreOfListing`; the same object for as long as the list stands. */
  core: Core
  question: ListQuestion
  onQuestionChange: (question: ListQuestion) => void
  /** Field values that every row has, whatever is asked. */
  fixed?: Readonly<Record<string, string>>
  /** Stands in the place of the listing's own name. */
  title?: string
  parts?: ListingParts<R, P>
}

/** The list of a listing: its columns, search and filters as declared, and what the page does with rows. */
export const ListingRows = <R extends object, P extends Page<R> = Page<R>>(props: ListingRowsProps<R, P>) =>
  mayUse(useHost(), props.core, 'view') ? <AllowedRows {...props} /> : <ForbiddenList core={props.core} />

const nothing: readonly AnyRecord[] = []
const rowKey = ({ id }: AnyRecord): string => id

const AllowedRows = <R extends object, P extends Page<R>>(props: ListingRowsProps<R, P>) => {
  const { core, question, onQuestionChange, fixed, title, parts = {} } = props
  const { t, say } = useText()
  const { formatNumber } = useLocale()
  const asked = useMemo(() => normaliseQuestion({ ...question, filters: { ...question.filters, ...fixed } }), [question, fixed])
  const answer = useList(core, asked, true, { refreshInterval: parts.refreshInterval })
  const { page, error, refresh } = answer
  // What is asked again by itself every few seconds does so without a sign.
  const isAsking = answer.isValidating && parts.refreshInterval === undefined
  const hidden = useMemo(() => new Set(Object.keys(fixed ?? {})), [fixed])
  const listed = useListingParts<R, P>(parts, page?.records ?? nothing, {
    question: asked,
    rowId: core.computed?.listing?.rowId,
  })
  const isHidden = useMemo(() => (key: string) => hidden.has(key), [hidden])
  const columns = useFirstWidths(core, useListColumns(core, isHidden, listed.rows), listed.rows)
  const [layout, keep] = useListLayout(core, null)
  const asking = { core, question, onQuestionChange, hidden }
  const headFilters = useHeadFilters(
    asking,
    columns.filter(({ key }) => core.list.filters.includes(key)),
  )
  const own = parts.conditions?.(question, onQuestionChange) ?? []
  const { conditions } = useConditions({
    ...asking,
    hidden: useMemo(() => new Set([...hidden, ...own.map(({ key }) => key)]), [hidden, own]),
  })
  const clear = (): void => onQuestionChange(withoutFilters(question))
  const { search, empty } = core.computed?.listing ?? {}
  const name = title ?? say(core.label)
  const hasFailed = error !== undefined && page === undefined
  const count = page && t(page.estimated ? 'list.countAbout' : 'list.count', { count: formatNumber(page.total) })
  // Answered by the listing's own call, whose page is of that form.
  const note: ReactNode = page && parts.note?.(page as unknown as P)
  return (
    <DataList
      label={name}
      head={
        <>
          <PageHeader title={name} note={count} actions={parts.actions?.(asked)} />
          {note}
        </>
      }
      search={{
        value: question.search ?? '',
        placeholder: search && say(search),
        onSearch: (text) => onQuestionChange(withSearch(question, text)),
      }}
      conditions={[...own, ...conditions]}
      onClear={isNarrowed(question) ? clear : undefined}
      selectionBar={listed.selectionBar}
      table={{
        columns,
        headFilters,
        rows: hasFailed ? nothing : listed.rows,
        rowKey,
        isServed: true,
        hasCards: true,
        ...listed.table,
        layout,
        onLayoutChange: keep,
        isLoading: answer.isLoading || (isAsking && page !== undefined),
        errorState: hasFailed ? (
          <FailedList core={core} error={error} onRetry={refresh} onReset={isNarrowed(question) ? clear : undefined} />
        ) : undefined,
        emptyState:
          page &&
          (isNarrowed(question) || !empty ? (
            <EmptyList core={core} isNarrowed={isNarrowed(question)} onClear={clear} />
          ) : (
            <Empty title={say(empty.title)} description={empty.hint && say(empty.hint)} />
          )),
      }}
      paging={
        page && page.total > 0
          ? {
              current: page.current,
              size: page.size,
              total: page.total,
              isEstimated: page.estimated === true,
              onChange: (next) => onQuestionChange(normaliseQuestion({ ...question, ...next })),
            }
          : undefined
      }
      status={
        page && (
          <Freshness answeredAt={answer.answeredAt} hasFailed={error !== undefined} isValidating={isAsking} onRefresh={refresh} />
        )
      }
    />
  )
}
