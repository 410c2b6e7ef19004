import { ChartColumn, List } from '@bip/design-system/icons'
import { useHost } from '@bip/records'
import { ViewChoice } from '../../ViewChoice.tsx'
import { useOverviewText } from './useOverviewText.ts'

/** Counts as they were written down, or plans added up. */
export const CountsViewSwitch = () => {
  const { t } = useOverviewText()
  const { permissions } = useHost()
  if (!permissions.has('planStatistics_view')) return null
  return (
    <ViewChoice
      label={t('counts.view')}
      items={[
        { value: 'list', label: t('counts.list'), icon: <List size={14} aria-hidden /> },
        { value: 'statistics', label: t('counts.statistics'), icon: <ChartColumn size={14} aria-hidden /> },
      ]}
    />
  )
}
