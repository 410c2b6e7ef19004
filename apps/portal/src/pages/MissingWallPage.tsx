import { Result } from '@bip/design-system'
import { useText } from '../app/useText.ts'
import { PublicPage } from './PublicPage.tsx'

/** The address of a wall that is not built yet, which it says. */
export const MissingWallPage = () => {
  const { t } = useText()
  return (
    <PublicPage>
      <Result status={404} title={t('pages.noWall')} description={t('pages.noWallHint')} />
    </PublicPage>
  )
}
