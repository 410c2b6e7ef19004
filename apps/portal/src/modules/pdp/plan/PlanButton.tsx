import type { AnyRecord } from '@bip/contract'
import { Button } from '@bip/design-system'
import { ChartNoAxesGantt } from '@bip/design-system/icons'
import { useHost } from '@bip/records'
import { usePlanText } from './usePlanText.ts'

/** The way from a project to its plan. */
export const PlanButton = ({ record }: { record: AnyRecord }) => {
  const { t } = usePlanText()
  const { navigate, permissions } = useHost()
  if (!permissions.has('planItem_view')) return null
  return (
    <Button
      icon={<ChartNoAxesGantt size={16} aria-hidden />}
      onPress={() => navigate(`/pdp/plan/${encodeURIComponent(record.id)}`)}
    >
      {t('open')}
    </Button>
  )
}
