import { ChartNoAxesGantt, Columns3, List } from '@bip/design-system/icons'
import { ViewChoice } from '../../ViewChoice.tsx'
import { useProjectText } from './useProjectText.ts'

/** List, portfolio or board over the same question. */
export const ViewSwitch = () => {
  const { t } = useProjectText()
  return (
    <ViewChoice
      label={t('views.label')}
      items={[
        { value: 'list', label: t('views.list'), icon: <List size={14} aria-hidden /> },
        { value: 'portfolio', label: t('views.portfolio'), icon: <ChartNoAxesGantt size={14} aria-hidden /> },
        { value: 'board', label: t('views.board'), icon: <Columns3 size={14} aria-hidden /> },
      ]}
    />
  )
}
