import { Columns3, List } from '@bip/design-system/icons'
import { useIsSmall } from '../../../app/useIsSmall.ts'
import { ViewChoice } from '../../ViewChoice.tsx'
import { useTalentText } from '../useTalentText.ts'

/** Panels or the list. */
export const ViewSwitch = () => {
  const { t } = useTalentText()
  if (useIsSmall()) return null
  return (
    <ViewChoice
      label={t('views.label')}
      first="panels"
      items={[
        { value: 'panels', label: t('views.panels'), icon: <Columns3 size={14} aria-hidden /> },
        { value: 'list', label: t('views.list'), icon: <List size={14} aria-hidden /> },
      ]}
    />
  )
}
