import { type AnyRecord, baseFields, type ListQuestion, questionFromUrl, questionToUrl, say } from '@bip/contract'
import { opps } from '@bip/contract/resources'
import { ResourceFrame, useList } from '@bip/records'
import { startTransition, useEffect, useEffectEvent, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePreferences } from '../../../app/preferences.ts'
import { useTabLabel } from '../../../shell/tabContext.ts'
import { ListScreen } from '../../RecordScreens.tsx'
import { LaneMenu } from './LaneMenu.tsx'
import { lanesName } from './lanes.ts'
import { OppsBoard } from './OppsBoard.tsx'
import { OppsForecast } from './OppsForecast.tsx'
import { OppsFunnel } from './OppsFunnel.tsx'
import { type OppsView, viewIn, viewName } from './views.ts'

/** Everything that matches is asked for; the gateway refuses what is too much, and says so. */
const everything = -1
/** ms after which a look at all opportunities is asked for anew, so that moves of others show. */
const askAgainAfter = 30_000

const isField = (key: string): boolean => key in opps.fields || baseFields.some((field) => field === key)

const looks = { board: OppsBoard, funnel: OppsFunnel, forecast: OppsForecast } as const
export type LookProps = {
  records: readonly AnyRecord[]
  status: 'ready' | 'loading' | 'failed'
  onRetry: () => void
}

/** Opportunities as a list, a board, a funnel or a forecast; the question lives in the address and is the same for all. */
export const OppsPage = () => {
  const [search] = useSearchParams()
  const view = viewIn(search)
  return view === 'list' ? <ListScreen core={opps} /> : <Overview view={view} />
}

const noRecords: readonly AnyRecord[] = []

const Overview = ({ view }: { view: Exclude<OppsView, 'list'> }) => {
  const [search, setSearch] = useSearchParams()
  const { language } = usePreferences()
  useTabLabel(say(opps.label, language))
  const question = useMemo(() => questionFromUrl(search, isField, opps.list.size), [search])
  const whole = useMemo(
    (): ListQuestion => ({ ...question, current: 1, size: everything, sort: ['oppsExpectedTransactionDate'] }),
    [question],
  )
  const { page, error, refresh } = useList(opps, whole)
  const askAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    const timer = setInterval(askAgain, askAgainAfter)
    return () => clearInterval(timer)
  }, [])
  const ask = (next: ListQuestion): void => {
    const params = questionToUrl({ ...next, current: 1 }, opps.list.size)
    params.set(viewName, view)
    const lanes = search.get(lanesName)
    if (lanes) params.set(lanesName, lanes)
    startTransition(() => setSearch(params, { replace: true }))
  }
  const Look = looks[view]
  const status = page ? 'ready' : error ? 'failed' : 'loading'
  return (
    <ResourceFrame
      core={opps}
      question={question}
      onQuestionChange={ask}
      total={page?.total}
      tools={view === 'board' && <LaneMenu />}
    >
      <Look records={page?.records ?? noRecords} status={status} onRetry={refresh} />
    </ResourceFrame>
  )
}
