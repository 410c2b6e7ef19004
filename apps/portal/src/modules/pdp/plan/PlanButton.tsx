import type { AnyRecord } from '@bip/contract'
import { ChartNoAxesGantt } from '@bip/design-system/icons'
import { HeadAction, useHost } from '@bip/records'
import { usePlanText } from './usePlanText.ts'

/** The way from a project to its plan. */
export const PlanButton = ({ record }: { record: AnyRecord }) => {
  const { t } = usePlanText()
  const { navigate, permissions } = useHost()
  if (!permissions.has('planItem_view')) return null
  return (
    <HeadAction
      Icon={ChartNoAxesGantt}
      label={t('open')}
      onPress={() => navigate(`/pdp/plan/${encodeURIComponent(record.id)}`)}
    />
  )
}
