import { Button } from '@bip/design-system'
import { Activity } from '@bip/design-system/icons'
import { useHost } from '@bip/records'
import { useMaterialsText } from '../useMaterialsText.ts'

/** The way from a material to its demand and supply. */
export const BalanceButton = ({ materialId }: { materialId: string }) => {
  const { t } = useMaterialsText()
  const { navigate, permissions } = useHost()
  if (!permissions.has('mrpProjection_view')) return null
  return (
    <Button
      icon={<Activity size={16} aria-hidden />}
      onPress={() => navigate(`/mmr/mrp-projection?materialId=${encodeURIComponent(materialId)}`)}
    >
      {t('planner.balance')}
    </Button>
  )
}
