import { Activity } from '@bip/design-system/icons'
import { HeadAction, useHost } from '@bip/records'
import { useMaterialsText } from '../useMaterialsText.ts'

/** The way from a material to its demand and supply. */
export const BalanceButton = ({ materialId }: { materialId: string }) => {
  const { t } = useMaterialsText()
  const { navigate, permissions } = useHost()
  if (!permissions.has('mrpProjection_view')) return null
  return (
    <HeadAction
      Icon={Activity}
      label={t('planner.balance')}
      onPress={() => navigate(`/mmr/mrp-projection?materialId=${encodeURIComponent(materialId)}`)}
    />
  )
}
