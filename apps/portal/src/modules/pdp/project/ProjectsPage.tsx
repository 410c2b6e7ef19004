import { type AnyRecord, baseFields, type ListQuestion, questionFromUrl, questionToUrl, say } from '@bip/contract'
import { project } from '@bip/contract/resources'
import { ResourceFrame, useList } from '@bip/records'
import { startTransition, useEffect, useEffectEvent, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePreferences } from '../../../app/preferences.ts'
import { useTabLabel } from '../../../shell/tabContext.ts'
import { ListScreen } from '../../RecordScreens.tsx'
import { GroupMenu } from './GroupMenu.tsx'
import { Portfolio } from './Portfolio.tsx'
import { ProjectBoard } from './ProjectBoard.tsx'
import { groupName, type ProjectView, viewIn, viewName } from './views.ts'

/** Everything that matches is asked for; the gateway refuses what is too much, and says so. */
const everything = -1
/** ms after which a look at all projects is asked for anew, so that changes of others show. */
const askAgainAfter = 30_000

const isField = (key: string): boolean => key in project.fields || baseFields.some((field) => field === key)

const looks = { portfolio: Portfolio, board: ProjectBoard } as const
export type LookProps = {
  records: readonly AnyRecord[]
  status: 'ready' | 'loading' | 'failed'
  onRetry: () => void
}

/** Projects as a list, a portfolio or a board; the question lives in the address and is the same for all. */
export const ProjectsPage = () => {
  const [search] = useSearchParams()
  const view = viewIn(search)
  return view === 'list' ? <ListScreen core={project} /> : <Overview view={view} />
}

const noRecords: readonly AnyRecord[] = []

const Overview = ({ view }: { view: Exclude<ProjectView, 'list'> }) => {
  const [search, setSearch] = useSearchParams()
  const { language } = usePreferences()
  useTabLabel(say(project.label, language))
  const question = useMemo(() => questionFromUrl(search, isField, project.list.size), [search])
  const whole = useMemo((): ListQuestion => ({ ...question, current: 1, size: everything, sort: ['planEnd'] }), [question])
  const { page, error, refresh } = useList(project, whole)
  const askAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    const timer = setInterval(askAgain, askAgainAfter)
    return () => clearInterval(timer)
  }, [])
  const ask = (next: ListQuestion): void => {
    const params = questionToUrl({ ...next, current: 1 }, project.list.size)
    params.set(viewName, view)
    const group = search.get(groupName)
    if (group) params.set(groupName, group)
    startTransition(() => setSearch(params, { replace: true }))
  }
  const Look = looks[view]
  const status = page ? 'ready' : error ? 'failed' : 'loading'
  return (
    <ResourceFrame
      core={project}
      question={question}
      onQuestionChange={ask}
      total={page?.total}
      tools={view === 'portfolio' && <GroupMenu />}
    >
      <Look records={page?.records ?? noRecords} status={status} onRetry={refresh} />
    </ResourceFrame>
  )
}
