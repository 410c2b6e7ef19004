import { permissionCode } from '@bip/contract'
import { talentCandidate } from '@bip/contract/resources'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../../app/session.tsx'
import { useIsSmall } from '../../../app/useIsSmall.ts'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { ListScreen } from '../../RecordScreens.tsx'
import { viewIn } from '../../views.ts'
import { CandidatePanels } from './CandidatePanels.tsx'
import { views } from './views.ts'

/** Candidates in three panels, or as a list with all that lists have. */
export const CandidatesPage = () => {
  const [search] = useSearchParams()
  const { can } = useSession()
  const isSmall = useIsSmall()
  if (!can(permissionCode(talentCandidate, 'view'))) return <StatusPage status={403} />
  // Panels stand beside each other or not at all.
  return isSmall || viewIn(search, views, 'panels') === 'list' ? <ListScreen core={talentCandidate} /> : <CandidatePanels />
}
