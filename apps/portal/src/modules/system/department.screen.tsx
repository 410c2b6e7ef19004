import { department } from '@bip/contract/resources'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { RecordTreePage } from './trees/RecordTreePage.tsx'
import { useSystemText } from './useSystemText.ts'

const Departments = () => {
  const { t } = useSystemText()
  return <RecordTreePage core={department} levelPath="/blade-system/dept/lazy-tree" title={t('trees.departments')} />
}

export const screen: ResourceScreen = { list: Departments }
