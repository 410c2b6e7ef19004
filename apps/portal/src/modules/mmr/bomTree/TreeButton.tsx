import { Network } from '@bip/design-system/icons'
import { HeadAction, useHost } from '@bip/records'
import { useMaterialsText } from '../useMaterialsText.ts'

/** The way from a material to all levels of what it consists of. */
export const TreeButton = ({ materialId }: { materialId: string }) => {
  const { t } = useMaterialsText()
  const { navigate, permissions } = useHost()
  if (!permissions.has('bomChildren_view')) return null
  return (
    <HeadAction
      Icon={Network}
      label={t('tree.open')}
      onPress={() => navigate(`/mmr/bom-tree/${encodeURIComponent(materialId)}`)}
    />
  )
}
