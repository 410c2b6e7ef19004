import { project } from '@bip/contract/resources'
import { ResourceFrame } from '@bip/records'
import { useSearchParams } from 'react-router-dom'
import { ListScreen } from '../../RecordScreens.tsx'
import { useWholeList } from '../../useWholeList.ts'
import { viewIn, viewName } from '../../views.ts'
import { GroupMenu } from './GroupMenu.tsx'
import { Portfolio } from './Portfolio.tsx'
import { ProjectBoard } from './ProjectBoard.tsx'
import { groupName, type ProjectView, views } from './views.ts'

const looks = { portfolio: Portfolio, board: ProjectBoard } as const

/** Projects as a list, a portfolio or a board; the question lives in the address and is the same for all. */
export const ProjectsPage = () => {
  const [search] = useSearchParams()
  const view = viewIn(search, views)
  return view === 'list' ? <ListScreen core={project} /> : <Overview view={view} />
}

const Overview = ({ view }: { view: Exclude<ProjectView, 'list'> }) => {
  const { question, ask, total, look } = useWholeList(project, { sort: 'planEnd', kept: [viewName, groupName] })
  const Look = looks[view]
  return (
    <ResourceFrame
      core={project}
      question={question}
      onQuestionChange={ask}
      total={total}
      tools={view === 'portfolio' && <GroupMenu />}
    >
      <Look {...look} />
    </ResourceFrame>
  )
}
