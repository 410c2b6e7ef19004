import { planOrderCount } from '@bip/contract/resources'
import { useSearchParams } from 'react-router-dom'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { ListScreen } from '../../RecordScreens.tsx'
import { viewIn } from '../../views.ts'
import { StatisticsView } from './StatisticsView.tsx'
import { useOverviewText } from './useOverviewText.ts'

/** The generated list of counts with its exports, or the statistics with a way to what they add up. */
export const CountsPage = () => {
  const [search] = useSearchParams()
  return viewIn(search, ['statistics']) === 'statistics' ? <Statistics /> : <ListScreen core={planOrderCount} />
}

const Statistics = () => {
  const { t } = useOverviewText()
  useTabLabel(t('counts.statistics'))
  return <StatisticsView />
}
