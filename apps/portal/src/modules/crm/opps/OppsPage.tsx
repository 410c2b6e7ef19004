import { opps } from '@bip/contract/resources'
import { ResourceFrame } from '@bip/records'
import { useSearchParams } from 'react-router-dom'
import { ListScreen } from '../../RecordScreens.tsx'
import { useWholeList } from '../../useWholeList.ts'
import { viewIn, viewName } from '../../views.ts'
import { LaneMenu } from './LaneMenu.tsx'
import { lanesName } from './lanes.ts'
import { OppsBoard } from './OppsBoard.tsx'
import { OppsForecast } from './OppsForecast.tsx'
import { OppsFunnel } from './OppsFunnel.tsx'
import { type OppsView, views } from './views.ts'

const looks = { board: OppsBoard, funnel: OppsFunnel, forecast: OppsForecast } as const

/** Opportunities as a list, a board, a funnel or a forecast; the question lives in the address and is the same for all. */
export const OppsPage = () => {
  const [search] = useSearchParams()
  const view = viewIn(search, views)
  return view === 'list' ? <ListScreen core={opps} /> : <Overview view={view} />
}

const Overview = ({ view }: { view: Exclude<OppsView, 'list'> }) => {
  const { question, ask, total, look } = useWholeList(opps, { sort: 'oppsExpectedTransactionDate', kept: [viewName, lanesName] })
  const Look = looks[view]
  return (
    <ResourceFrame core={opps} question={question} onQuestionChange={ask} total={total} tools={view === 'board' && <LaneMenu />}>
      <Look {...look} />
    </ResourceFrame>
  )
}
