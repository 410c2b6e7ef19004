import { type ListQuestion, normaliseQuestion, questionFromUrl, questionToUrl } from '@bip/contract'
import type { ProcessTask } from '@bip/contract/workflow'
import { DataList, Empty, PageHeader, useLocale, useMedia } from '@bip/design-system'
import { SearchX } from '@bip/design-system/icons'
import { type ReactNode, startTransition, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '../../app/auth.tsx'
import { useText } from '../../app/useText.ts'
import { useMenus } from '../../menus/useMenus.ts'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { rowKey } from './rowKey.ts'
import type { TaskColumn } from './taskColumns.tsx'
import { taskPath, withParent } from './taskPath.ts'
import { useDeciding } from './useDeciding.tsx'
import { isTaskCondition, type TaskCondition, useTaskConditions } from './useTaskConditions.tsx'
import { useTaskPage } from './useTaskPage.ts'

export type TaskListProps = {
  title: string
  /** Path of the call that answers the tasks. */
  path: string
  columns: readonly TaskColumn[]
  /** What stands in an empty list that nothing narrows. */
  empty: ReactNode
  /** Its tasks are the reader's to decide, also several at once. */
  isDecidable?: boolean
  /** What a press on a task does instead of opening it. */
  onTask?: (task: ProcessTask) => void
  /** What it may be asked for. */
  conditions?: readonly TaskCondition[]
}

const noConditions: readonly TaskCondition[] = []

/** What a card of a phone shows below the subject. */
const inCards = new Set(['title', 'summary', 'processIsFinished', 'startUsername', 'createTime'])

const noTasks: readonly ProcessTask[] = []

/** A list of tasks or processes; search and page live in the address, a press opens the request. */
export const TaskList = (props: TaskListProps) => {
  const { title, path, columns, empty, isDecidable = false, onTask, conditions = noConditions } = props
  const { t } = useText()
  const { formatDateTime, formatRelative } = useLocale()
  const { timeZone } = useAuth().settings
  const navigate = useNavigate()
  const entry = useMenus().index.byPath.get(useLocation().pathname)?.at(-1)?.id
  const [search, setSearch] = useSearchParams()
  const question = useMemo(() => questionFromUrl(search, isTaskCondition), [search])
  const answer = useTaskPage(path, question)
  const shown = useMemo(
    () =>
      columns.map((column) => column({ t, formatRelative, formatDateTime: (instant) => formatDateTime(instant, { timeZone }) })),
    [columns, t, formatDateTime, formatRelative, timeZone],
  )
  const ask = (next: ListQuestion): void =>
    startTransition(() => setSearch(questionToUrl(normaliseQuestion(next)), { replace: true }))

  const offered = useTaskConditions(conditions, question, ask)
  const isNarrowed = Boolean(question.search) || Object.keys(question.filters ?? {}).length > 0
  const isPhone = useMedia('(max-width: 600px)')
  const { data, error } = answer
  const deciding = useDeciding(data?.records ?? noTasks)
  const hasFailed = error !== undefined && data === undefined
  const list = (
    <DataList
      label={title}
      head={<PageHeader title={title} count={data?.total} />}
      search={{
        value: question.search ?? '',
        placeholder: t('work.search'),
        onSearch: (text) => ask({ ...question, search: text, current: 1 }),
      }}
      conditions={offered}
      onClear={isNarrowed ? () => ask({ ...question, search: '', filters: {}, current: 1 }) : undefined}
      table={{
        columns: isPhone ? shown.filter(({ key }) => inCards.has(key)) : shown,
        rows: data?.records ?? noTasks,
        rowKey,
        isServed: true,
        hasColumnMenu: false,
        hasCards: true,
        ...(isDecidable && {
          selectionMode: 'multiple' as const,
          selection: deciding.selection,
          onSelectionChange: deciding.onSelectionChange,
        }),
        onRowPress: onTask ?? ((task) => navigate(isDecidable ? taskPath(task) : withParent(taskPath(task), entry))),
        isLoading: answer.isLoading || answer.isValidating,
        emptyState: data && (isNarrowed ? <Empty icon={<SearchX size={20} />} title={t('work.noMatches')} /> : empty),
        errorState: hasFailed ? <LoadFailed error={error} onRetry={() => void answer.mutate()} /> : undefined,
      }}
      selectionBar={isDecidable ? deciding.bar : undefined}
      paging={
        data && data.total > 0
          ? { current: data.current, size: data.size, total: data.total, onChange: (page) => ask({ ...question, ...page }) }
          : undefined
      }
    />
  )
  return (
    <>
      {list}
      {deciding.element}
    </>
  )
}
