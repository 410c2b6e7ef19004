import { ChartNoAxesGantt, Columns3, Filter, List } from '@bip/design-system/icons'
import { ViewChoice } from '../../ViewChoice.tsx'
import { useOppsText } from './useOppsText.ts'

/** List, board, funnel or forecast over the same question. */
export const ViewSwitch = () => {
  const { t } = useOppsText()
  return (
    <ViewChoice
      label={t('views.label')}
      items={[
        { value: 'list', label: t('views.list'), icon: <List size={14} aria-hidden /> },
        { value: 'board', label: t('views.board'), icon: <Columns3 size={14} aria-hidden /> },
        { value: 'funnel', label: t('views.funnel'), icon: <Filter size={14} aria-hidden /> },
        { value: 'forecast', label: t('views.forecast'), icon: <ChartNoAxesGantt size={14} aria-hidden /> },
      ]}
    />
  )
}
