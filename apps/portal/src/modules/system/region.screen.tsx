import { region } from '@bip/contract/resources'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { RecordTreePage } from './trees/RecordTreePage.tsx'
import { useSystemText } from './useSystemText.ts'

const Regions = () => {
  const { t } = useSystemText()
  return <RecordTreePage core={region} levelPath="/blade-system/region/lazy-tree" title={t('trees.regions')} />
}

export const screen: ResourceScreen = { list: Regions }
